"""Sheets in and cards out, through file dialogs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from gmscreen.texts.catalogue import text
from gmscreen.ui.sheet_desk import SheetDesk


class SheetFiles:
    """Asks where files are, puts sheets on the desk and prints cards."""

    def __init__(
        self, window: QWidget, desk: SheetDesk, open_sheet: Callable[[Path], None], say: Callable[[str], None]
    ) -> None:
        self._window, self._desk, self._open_sheet, self._say = window, desk, open_sheet, say

    def choose(self) -> None:
        """Ask for sheets and put them on the desk."""
        names, _ = QFileDialog.getOpenFileNames(
            self._window, text("shell.open_title"), filter=text("shell.sheet_filter")
        )
        for name in names:
            self._open_sheet(Path(name))

    def can_export(self) -> bool:
        """Whether there is a sheet in hand to print."""
        return self._desk.current is not None

    def export_current(self) -> None:
        """Print the card of the sheet in hand."""
        if self._desk.current is not None:
            self.export_card(self._desk.current)

    def export_card(self, sheet: Path) -> None:
        """Ask where the card of a sheet goes, and print it there."""
        name, _ = QFileDialog.getSaveFileName(
            self._window, text("shell.export_title"), f"{sheet.stem}.pdf", text("shell.pdf_filter")
        )
        if name:
            self._print(sheet, Path(name))

    def _print(self, sheet: Path, target: Path) -> None:
        self._say(text("shell.exported", file=target))

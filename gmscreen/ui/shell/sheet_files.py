"""Sheets brought in through a file dialog."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from gmscreen.texts.catalogue import text
from gmscreen.ui.widgets.file_dialog import file_dialog


class SheetFiles:
    """Asks where sheets are and opens them.

    `window` gives the window that asks: a dialog opens on its screen.
    """

    def __init__(self, window: Callable[[], QWidget], take: Callable[[list[Path]], object]) -> None:
        self._window, self._take = window, take

    def choose(self) -> None:
        """Ask for sheets and open them."""
        dialog = file_dialog(self._window(), text("shell.open_title"), text("shell.sheet_filter"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.filesSelected.connect(self._open_all)
        dialog.open()

    def _open_all(self, names: list[str]) -> None:
        self._take([Path(name) for name in names])

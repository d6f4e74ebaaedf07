"""Sheets in and cards out, through file dialogs."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from gmscreen.rules.garganta.readings import Readings
from gmscreen.texts.catalogue import text
from gmscreen.ui.isolated import isolated
from gmscreen.ui.sheet_desk import SheetDesk
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.notice import Notice


class SheetFiles:
    """Asks where files are, opens sheets and prints cards; what goes wrong is said in the notice.

    `window` gives the window that asks: a dialog opens on its screen.
    """

    def __init__(
        self,
        window: Callable[[], QWidget],
        desk: SheetDesk,
        open_sheet: Callable[[Path], None],
        readings: Readings,
        say: Callable[[str], None],
        notice: Notice,
    ) -> None:
        self._window, self._desk, self._open_sheet = window, desk, open_sheet
        self._readings, self._say, self._notice = readings, say, notice

    def choose(self) -> None:
        """Ask for sheets and open them."""
        dialog = self._dialog("shell.open_title", "shell.sheet_filter")
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.filesSelected.connect(self._open_all)
        dialog.open()

    def _open_all(self, names: list[str]) -> None:
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
        dialog = self._dialog("shell.export_title", "shell.pdf_filter")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("pdf")
        dialog.selectFile(f"{sheet.stem}.pdf")
        dialog.fileSelected.connect(partial(self._print, sheet))
        dialog.open()

    def _dialog(self, title: str, kinds: str) -> QFileDialog:
        dialog = QFileDialog(self._window(), text(title))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setNameFilter(text(kinds))
        return dialog

    def _print(self, sheet: Path, target: str) -> None:
        # The press and the sheets' models are imported when a card is wanted, for start-up.
        from gmscreen.ui.shell.card_file import CardFileError, print_card  # noqa: PLC0415

        try:
            print_card(sheet, Path(target), self._readings)
        except CardFileError as error:
            self._notice.say(str(error), Tone.BAD)
        else:
            self._say(text("shell.exported", file=isolated(target)))

"""Sheets read from files only to be printed: the campaign does not take them in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from gmscreen.texts.catalogue import text
from gmscreen.ui.background import Background
from gmscreen.ui.theme.theme import Tone

if TYPE_CHECKING:  # what reads files is imported when one is read, for start-up
    from gmscreen.sheets.exchange.incoming import Incoming


class FileSheets(QObject):
    """`read` carries the sheets, a sequence of Taken; `told` what was wrong."""

    read = Signal(object)
    told = Signal(str, object)

    def __init__(self, window: Callable[[], QWidget], parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._background = Background(self)

    def ask(self) -> None:
        """Ask for files, and read them."""
        dialog = QFileDialog(self._window(), text("print_panel.files_title"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setNameFilter(text("shell.sheet_filter"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.filesSelected.connect(lambda names: self.take([Path(name) for name in names]))
        dialog.open()

    def take(self, paths: Sequence[Path]) -> None:
        """Read these: all of them, or none and what is wrong."""
        self._background.do(partial(_read, tuple(paths)), self._give)

    def _give(self, incoming: Incoming) -> None:
        problems = "\n".join((*incoming.problems, *incoming.skipped))
        self.told.emit(problems, Tone.BAD if incoming.problems else Tone.WARN)
        if incoming.sheets:
            self.read.emit(incoming.sheets)


def _read(paths: Sequence[Path]) -> Incoming:
    from gmscreen.sheets.exchange.incoming import read_all  # noqa: PLC0415 # see above

    return read_all(paths)

"""A print written to a file that somebody names."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from gmscreen.paper.press.pdf_file import write_pdf
from gmscreen.texts.catalogue import text
from gmscreen.ui.background import Background
from gmscreen.ui.isolated import isolated
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.file_dialog import save_dialog


class FileExport(QObject):
    """`told` says what came of it."""

    told = Signal(str, object)

    def __init__(self, window: Callable[[], QWidget], parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._folder = ""
        self._background = Background(self)

    def ask(self, folder: Path | None, name: str, write: Callable[[Path], object]) -> None:
        """Ask where to, with a name to begin with, and go on with the answer.

        It begins where the last file went, or in the folder that is given.
        """
        title, kind = text("print_panel.export_title"), text("shell.pdf_filter")
        begin = self._folder or (str(folder) if folder else "")
        dialog = save_dialog(self._window(), title, kind, "pdf", name, begin)
        dialog.fileSelected.connect(lambda file: write(Path(file)))
        dialog.open()

    def write(self, target: Path, data: bytes) -> None:
        """Write the file whole, or leave what is there."""
        self._folder = str(target.parent)
        if not self._background.do(partial(_written, target, data), lambda said: self.told.emit(*said)):
            self.told.emit(text("print_panel.still_writing"), Tone.WARN)


def _written(target: Path, data: bytes) -> tuple[str, Tone]:
    file = isolated(str(target))
    try:
        write_pdf(target, data)
    except OSError:
        return text("shell.not_exported", file=file), Tone.BAD
    return text("shell.exported", file=file), Tone.GOOD

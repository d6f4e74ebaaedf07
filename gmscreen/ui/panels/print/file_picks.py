"""Texts read from files only to be printed: the campaign does not take them in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from gmscreen.texts.catalogue import text
from gmscreen.ui.background import Background
from gmscreen.ui.panels.print.kinds import Source
from gmscreen.ui.panels.print.pick_rows import FromFile
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.file_dialog import file_dialog


@dataclass(frozen=True, slots=True)
class FilesRead:
    """What came of files: texts, or none and what is wrong; and what was passed over."""

    source: Source
    texts: tuple[FromFile, ...] = ()
    problems: tuple[str, ...] = ()
    skipped: tuple[str, ...] = ()


class FilePicks(QObject):
    """`read` carries a FilesRead with texts; `told` what was wrong, empty for nothing."""

    read = Signal(object)
    told = Signal(str, object)

    def __init__(self, window: Callable[[], QWidget], parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._background = Background(self)

    def ask(self, source: Source) -> None:
        """Ask for files of a source, and read them."""
        key = f"print_panel.{source}"
        dialog = file_dialog(self._window(), text(f"{key}.files_title"), text(f"{key}.filter"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.filesSelected.connect(lambda names: self.take(source, [Path(name) for name in names]))
        dialog.open()

    def take(self, source: Source, paths: Sequence[Path]) -> None:
        """Read these: all of them, or none and what is wrong."""
        self._background.do(partial(_read, source, tuple(paths)), self._give)

    def _give(self, read: FilesRead) -> None:
        words = "\n".join((*read.problems, *read.skipped))
        self.told.emit(words, Tone.BAD if read.problems else Tone.WARN)
        if read.texts:
            self.read.emit(read)


def _read(source: Source, paths: Sequence[Path]) -> FilesRead:
    return _sheets(paths) if source is Source.SHEETS else _handouts(paths)


def _sheets(paths: Sequence[Path]) -> FilesRead:
    from gmscreen.sheets.exchange.incoming import read_all  # noqa: PLC0415 # for start-up

    incoming = read_all(paths)
    texts = tuple(
        FromFile(each.sheet.name, each.written, Path(each.origin), each.sheet.kind)
        for each in incoming.sheets
    )
    return FilesRead(Source.SHEETS, texts, incoming.problems, incoming.skipped)


def _handouts(paths: Sequence[Path]) -> FilesRead:
    from gmscreen.paper.handouts.handout_files import handout_paths, read_handout  # noqa: PLC0415 # see above
    from gmscreen.sheets.errors import SheetError  # noqa: PLC0415
    from gmscreen.sheets.file_bytes import FileText  # noqa: PLC0415

    texts, problems = list[FromFile](), list[str]()
    for path in handout_paths(paths):
        try:
            handout = read_handout(path)
        except SheetError as error:
            problems.append(str(error))
        else:
            texts.append(FromFile(handout.name, FileText(handout.text), path))
    return FilesRead(Source.NOTES, () if problems else tuple(texts), tuple(problems))

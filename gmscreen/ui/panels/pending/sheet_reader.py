"""The sheets on the desk, each read again only when its file has changed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from gmscreen.locator import sample_sheets
from gmscreen.sheets.errors import SheetError
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.native_file import read_sheet

Stamp = tuple[int, int]


@dataclass(frozen=True, slots=True)
class ReadSheet:
    """A file, and the sheet in it; None for one that can't be read, and why."""

    path: Path
    sheet: Sheet | None
    problem: str = ""


class SheetReader:
    """Reads sheets, and remembers them as long as their files stay as they are."""

    def __init__(self) -> None:
        self._read: dict[Path, tuple[Stamp, ReadSheet]] = {}

    def all(self, paths: Iterable[Path]) -> tuple[ReadSheet, ...]:
        """The sheets of these files: what was opened in its order, then the samples by name."""
        return tuple(sorted(map(self._one, paths), key=_place))

    def _one(self, path: Path) -> ReadSheet:
        stamp = _stamp(path)
        known = self._read.get(path)
        if known is None or known[0] != stamp:
            known = self._read[path] = (stamp, _read(path))
        return known[1]


def _place(read: ReadSheet) -> tuple[bool, str]:
    is_sample = read.path.parent == sample_sheets()
    return is_sample, read.sheet.name if is_sample and read.sheet is not None else ""


def _read(path: Path) -> ReadSheet:
    try:
        return ReadSheet(path, read_sheet(path).sheet)
    except SheetError as error:
        return ReadSheet(path, None, str(error))


def _stamp(path: Path) -> Stamp:
    """When the file was written last, and its size; zeros for one that is gone."""
    try:
        told = path.stat()
    except OSError:
        return (0, 0)
    return (told.st_mtime_ns, told.st_size)

"""What is dropped on the window or pasted: sheets ready to be taken in, all of them or none."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from gmscreen.sheets.errors import SheetError, refusal
from gmscreen.sheets.exchange.archive import is_archive, texts_in_archive
from gmscreen.sheets.exchange.folder import paths_in_folder
from gmscreen.sheets.exchange.reading import understood
from gmscreen.sheets.exchange.sources import LARGEST_ALL, SUFFIXES, Source
from gmscreen.sheets.exchange.understood import UnderstoodLine
from gmscreen.sheets.file_bytes import LARGEST_FILE, FileText, read_text
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.native_file import sheet_in
from gmscreen.sheets.native_writer import sheet_text
from gmscreen.texts.catalogue import text
from gmscreen.texts.validation import printable

NATIVE = ".toml"

_NATIVE_TEXT = re.compile(r"^\s*schema\s*=\s*\d", re.MULTILINE)
_SURROGATE = re.compile("[\ud800-\udfff]")


@dataclass(frozen=True, slots=True)
class Taken:
    """A sheet ready to be taken in: its record, and its text as `AddSheet` wants it.

    `origin` is the file it came from, empty for pasted text; `folder` its folder within what was dropped.
    `lines` say what was understood of which line, none for a native file; `unknown` are keys nobody knows.
    """

    sheet: Sheet
    written: FileText
    origin: str = ""
    folder: str = ""
    lines: tuple[UnderstoodLine, ...] = ()
    warnings: tuple[str, ...] = ()
    unknown: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Incoming:
    """The sheets, or none of them and what is wrong; `skipped` says what was passed over, and why."""

    sheets: tuple[Taken, ...] = ()
    problems: tuple[str, ...] = ()
    skipped: tuple[str, ...] = ()


def read_any(source: Path | str) -> Incoming:
    """A file (.toml, .md, .txt), a folder or a .zip of such, or a pasted text.

    Whatever is in them is told in the answer, never raised.
    """
    return _pasted(source) if isinstance(source, str) else read_all([source])


def read_all(paths: Sequence[Path]) -> Incoming:
    """All that was dropped together: one bad file, and nothing is taken."""
    total = Incoming()
    for path in paths:
        total = _joined(total, _dropped(path))
    return replace(total, sheets=()) if total.problems else total


def _joined(first: Incoming, second: Incoming) -> Incoming:
    return Incoming(
        first.sheets + second.sheets, first.problems + second.problems, first.skipped + second.skipped
    )


def _pasted(written: str) -> Incoming:
    try:
        return Incoming(tuple(_read(Source("", FileText(written)), _is_native(written))))
    except SheetError as error:
        return Incoming(problems=(str(error),))


def _is_native(written: str) -> bool:
    """Whether a pasted text is a sheet's own file; a text too long for either is refused."""
    if len(written) > LARGEST_FILE:
        raise refusal(None, "text_too_large")
    if found := _SURROGATE.search(written):
        raise refusal(None, "control_character", written.count("\n", 0, found.start()) + 1)
    return bool(_NATIVE_TEXT.search(written))


def _dropped(path: Path) -> Incoming:
    if path.is_dir():
        return _several(lambda: _file_sources(path))
    if is_archive(path):
        return _several(lambda: texts_in_archive(path))
    if path.suffix.lower() not in SUFFIXES:
        return Incoming(problems=(str(refusal(path, "unknown_suffix")),))
    return _gathered([_file_source(path, path.name, "")], alone=True)


Reading = tuple[str, Callable[[], Source]]
"""The folder within what was dropped, and what reads a source there or raises SheetError."""


def _several(found: Callable[[], Iterable[Reading]]) -> Incoming:
    try:
        readings = list(found())
    except SheetError as error:
        return Incoming(problems=(str(error),))
    return _gathered(readings, alone=False)


def _file_sources(folder: Path) -> list[Reading]:
    paths = paths_in_folder(folder)
    return [_file_source(path, str(path.relative_to(folder)), _within(path, folder)) for path in paths]


def _within(path: Path, folder: Path) -> str:
    inner = path.parent.relative_to(folder)
    return "" if inner == Path() else inner.as_posix()


def _file_source(path: Path, name: str, folder: str) -> Reading:
    return folder, lambda: Source(name, read_text(path), folder, path)


def _gathered(readings: Iterable[Reading], *, alone: bool) -> Incoming:
    """Every source read; a file among others of which nothing is understood is passed over."""
    sheets: list[Taken] = []
    problems: list[str] = []
    skipped: list[str] = []
    size = 0
    for folder, reading in readings:
        try:
            source = reading()
            size += len(source.written.text)
            if size > LARGEST_ALL:
                raise refusal(source.path, "all_too_large")
            taken = list(_read(source, source.name.lower().endswith(NATIVE)))
        except SheetError as error:
            problems.append(_within_folder(folder, error))
            continue
        if taken or alone:
            sheets += taken
        else:
            skipped.append(text("exchange.skipped", file=printable(source.name)))
    return Incoming(() if problems else tuple(sheets), tuple(problems), tuple(skipped))


def _within_folder(folder: str, error: SheetError) -> str:
    """What is wrong, each file by its place within what was dropped."""
    place = f"{printable(folder)}/" if folder else ""
    return "\n".join(f"{place}{line}" for line in str(error).split("\n"))


def _read(source: Source, is_native: bool) -> list[Taken]:
    try:
        return _native(source) if is_native else _written(source)
    except SheetError as error:
        raise SheetError(source.path, error.problems) from error


def _native(source: Source) -> list[Taken]:
    read = sheet_in(source.written, source.path)
    return [Taken(read.sheet, source.written, source.name, source.folder, unknown=read.unknown)]


def _written(source: Source) -> list[Taken]:
    found = [one for one in understood(source.written.text) if one.is_something or not source.name]
    return [
        Taken(one.sheet, _native_text(one.sheet), source.name, source.folder, one.lines, one.warnings)
        for one in found
    ]


def _native_text(sheet: Sheet) -> FileText:
    """The sheet's own file, read once: what is taken in can be opened again."""
    written = sheet_text(sheet)
    if len(written.data) > LARGEST_FILE:
        raise refusal(None, "too_large")
    sheet_in(written)
    return written

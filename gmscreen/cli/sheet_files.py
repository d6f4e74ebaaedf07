"""The sheet files that a command names: read one by one, a bad one told and the others still read."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from pathlib import Path

from gmscreen.sheets.errors import SheetError
from gmscreen.sheets.exchange.incoming import NATIVE, read_any
from gmscreen.sheets.native_file import SheetFile, read_sheet
from gmscreen.texts.catalogue import text

FAILED = 1
"""The status of a command that could not read a file, or found an error in one."""

INDENT = "  "


def add_files(parser: ArgumentParser) -> None:
    """The files, and `--json`."""
    name, told = text("cli.files.name"), text("sheet_command.files")
    parser.add_argument("files", nargs="+", type=Path, metavar=name, help=told)
    parser.add_argument("--json", action="store_true", help=text("sheet_command.json"))


def read_sheets(paths: Iterable[Path]) -> Iterator[tuple[Path, SheetFile | None]]:
    """Each sheet with the path that it was read from; None for what is bad, told on standard error.

    A written sheet, a folder or an archive is read as when it is dropped on the window, which may give many.
    """
    for path in paths:
        yield from _native(path) if is_native(path) else _written(path)


def is_native(path: Path) -> bool:
    """Whether a file is a sheet's own, whose lines are those that a message may name."""
    return path.suffix.lower() == NATIVE and not path.is_dir()


def _native(path: Path) -> Iterator[tuple[Path, SheetFile | None]]:
    try:
        yield path, read_sheet(path)
    except SheetError as error:
        print(error, file=sys.stderr)
        yield path, None


def _written(path: Path) -> Iterator[tuple[Path, SheetFile | None]]:
    incoming = read_any(path)
    for problem in (*incoming.problems, *incoming.skipped):
        print(problem, file=sys.stderr)
    if not incoming.sheets:
        yield path, None
    for taken in incoming.sheets:
        inside = path if path.name == taken.origin else path / taken.origin
        yield inside, SheetFile(taken.sheet, taken.written)

"""The sheet files that a command names: read one by one, a bad one told and the others still read."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from pathlib import Path

from gmscreen.sheets.errors import SheetError
from gmscreen.sheets.native_file import SheetFile, read_sheet
from gmscreen.texts.catalogue import text


def add_files(parser: ArgumentParser) -> None:
    """The files, and `--json`."""
    name, told = text("cli.files.name"), text("sheet_command.files")
    parser.add_argument("files", nargs="+", type=Path, metavar=name, help=told)
    parser.add_argument("--json", action="store_true", help=text("sheet_command.json"))


def read_sheets(paths: Iterable[Path]) -> Iterator[tuple[Path, SheetFile | None]]:
    """Each file with its sheet; None for a bad one, which is told on standard error."""
    for path in paths:
        try:
            yield path, read_sheet(path)
        except SheetError as error:
            print(error, file=sys.stderr)
            yield path, None

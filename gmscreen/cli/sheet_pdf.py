"""`gmscreen sheet pdf FILE… -o OUT.pdf`: whole sheets on paper, or a blank one."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from gmscreen.cli.print_options import add_print_options, require_pdf
from gmscreen.cli.print_report import tell_pages
from gmscreen.cli.sheet_files import FAILED, read_sheets
from gmscreen.texts.catalogue import text
from gmscreen.texts.validation import printable

if TYPE_CHECKING:  # imported only where something is printed
    from gmscreen.paper.full_sheet.content import FullSheet


def add_arguments(parser: ArgumentParser) -> None:
    """The sheets, or `--blank`, and how they are printed."""
    name, told = text("cli.files.name"), text("sheet_command.files")
    parser.add_argument("files", nargs="*", type=Path, metavar=name, help=told)
    parser.add_argument("--blank", action="store_true", help=text("sheet_pdf.blank"))
    parser.add_argument("--duplex", action="store_true", help=text("sheet_pdf.duplex"))
    parser.add_argument("--pairs", action="store_true", help=text("sheet_pdf.pairs"))
    add_print_options(parser)


def run(options: Namespace) -> int:
    """Print all of the sheets, or, where one of them is bad, none; gives the exit status."""
    require_pdf(options)
    if bool(options.files) == options.blank:
        options.refuse(text("sheet_pdf.files_or_blank"))
    sheets = _blank() if options.blank else _sheets(options.files)
    return FAILED if sheets is None else _print(options, sheets)


def _print(options: Namespace, sheets: Sequence[FullSheet]) -> int:
    from gmscreen.paper.full_sheet.sheet_format import SheetFormat, Sides
    from gmscreen.paper.full_sheet.sheet_pdf import sheet_print
    from gmscreen.paper.press.inks import InkStyle
    from gmscreen.paper.press.measures import PaperSize
    from gmscreen.paper.press.pdf_file import write_pdf

    sides = Sides.BOTH if options.duplex else Sides.ONE
    paper, ink = PaperSize(options.paper), InkStyle(options.ink)
    made = sheet_print(sheets, SheetFormat(paper, ink, sides, paired=options.pairs))
    write_pdf(options.output, made.data)
    tell_pages(options.output, made.report, as_json=options.json, sheets=len(sheets))
    return 0


def _blank() -> list[FullSheet]:
    from gmscreen.paper.full_sheet.blank import blank_full_sheet

    return [blank_full_sheet()]


def _sheets(paths: Sequence[Path]) -> list[FullSheet] | None:
    """The sheets of all files; None, with every bad file told, where there is one."""
    from gmscreen.paper.full_sheet.edition import of_file
    from gmscreen.paper.full_sheet.of_sheet import full_sheet_of

    made: list[FullSheet] = []
    is_whole = True
    for path, file in read_sheets(paths):
        if file is None:
            is_whole = False
            continue
        if file.unknown:
            shown = text("sheet_pdf.unknown", file=printable(path.name), keys=", ".join(file.unknown))
            print(shown, file=sys.stderr)
        edition = of_file(printable(path.name), file.written.text)
        made.append(full_sheet_of(file.sheet, edition=edition))
    return made if is_whole else None

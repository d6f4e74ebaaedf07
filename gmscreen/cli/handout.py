"""`gmscreen handout FILE…|FOLDER -o OUT`: Markdown printed for players, or for the master."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from gmscreen.cli.print_options import SUFFIX, add_choice
from gmscreen.cli.print_report import tell_pages
from gmscreen.paper.handouts.handout import Handout, HandoutFormat, HandoutPaper
from gmscreen.paper.press.inks import InkStyle
from gmscreen.paper.press.pdf_file import write_pdf
from gmscreen.rules.errors import RuleError
from gmscreen.sheets.errors import SheetError
from gmscreen.texts.catalogue import text
from gmscreen.texts.problems import rule_problem

if TYPE_CHECKING:  # imported where there is something to print
    from gmscreen.paper.press.printed import Printed

FAILED = 1


def add_arguments(parser: ArgumentParser) -> None:
    """The texts, where the print goes, and all that a person may choose about it."""
    parser.set_defaults(refuse=parser.error)
    name, told = text("handout_command.name"), text("handout_command.files")
    parser.add_argument("files", nargs="+", type=Path, metavar=name, help=told)
    name, told = text("handout_command.output_name"), text("handout_command.output")
    parser.add_argument("-o", "--output", required=True, type=Path, metavar=name, help=told)
    add_choice(parser, "paper", HandoutPaper, HandoutPaper.A4, "handout_command")
    add_choice(parser, "ink", InkStyle, InkStyle.COLOUR)
    for key in ("campaign", "date"):
        name, told = text(f"handout_command.{key}_name"), text(f"handout_command.{key}")
        parser.add_argument(f"--{key}", default="", metavar=name, help=told)
    parser.add_argument("--mestre", action="store_true", help=text("handout_command.master"))
    name, told = text("handout_command.sheet_name"), text("handout_command.mark_no_entry")
    parser.add_argument("--mark-no-entry", nargs="+", default=[], type=Path, metavar=name, help=told)
    parser.add_argument("--ruler", action="store_true", help=text("handout_command.ruler"))
    parser.add_argument("--json", action="store_true", help=text("print_command.json"))


def run(options: Namespace) -> int:
    """Print all of the handouts, or, where one of them is bad, none; gives the exit status."""
    is_one = options.output.suffix.lower() == SUFFIX
    if not is_one and not options.output.is_dir():
        options.refuse(text("handout_command.no_place", file=options.output))
    complaints: list[str] = []
    handouts = _handouts(options.files, complaints)
    chosen = _chosen(options, complaints)
    prints = {} if complaints else _prints(handouts, chosen, options.output, complaints, joined=is_one)
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    if complaints:
        return FAILED
    for path, made in prints.items():
        write_pdf(path, made.data)
        tell_pages(path, made.report, as_json=options.json)
    return 0


def _handouts(named: Sequence[Path], complaints: list[str]) -> list[Handout]:
    from gmscreen.paper.handouts.handout_files import handout_paths, read_handout

    handouts: list[Handout] = []
    for path in handout_paths(named):
        try:
            handouts.append(read_handout(path))
        except SheetError as error:
            complaints.append(str(error))
    if not handouts and not complaints:
        complaints.append(text("handout_command.none", files=", ".join(map(str, named))))
    return handouts


def _chosen(options: Namespace, complaints: list[str]) -> HandoutFormat:
    return HandoutFormat(
        HandoutPaper(options.paper),
        InkStyle(options.ink),
        options.campaign,
        options.date,
        for_master=options.mestre,
        lacking=tuple(_lacking(options.mark_no_entry, complaints)),
        ruler=options.ruler,
    )


def _lacking(sheets: Sequence[Path], complaints: list[str]) -> list[str]:
    """The names on those sheets whose players have not answered the Cartão de Entrada."""
    from gmscreen.sheets.native_file import read_sheet

    names: list[str] = []
    for path in sheets:
        try:
            sheet = read_sheet(path).sheet
        except SheetError as error:
            complaints.append(str(error))
            continue
        names += [sheet.name] if sheet.lacks_entry_card else []
    return names


def _prints(
    handouts: Sequence[Handout],
    chosen: HandoutFormat,
    output: Path,
    complaints: list[str],
    *,
    joined: bool,
) -> dict[Path, Printed]:
    """Every print by its place: one for all, or one each in a folder; every bad handout is told."""
    from gmscreen.paper.handouts.handout_files import print_names
    from gmscreen.paper.handouts.handout_pdf import handouts_print

    ending = text("handout_command.master_ending") if chosen.for_master else ""
    groups = {output: handouts} if joined else {}
    if not joined:
        names = print_names(handouts, ending)
        groups = {output / name: [handout] for name, handout in zip(names, handouts, strict=True)}
    prints: dict[Path, Printed] = {}
    for path, group in groups.items():
        try:
            prints[path] = handouts_print(group, chosen)
        except RuleError as error:
            complaints.append(rule_problem(error))
    return prints

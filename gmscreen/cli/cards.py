"""`gmscreen cards FILE… -o OUT.pdf`: sheets printed as stat cards."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from gmscreen.cli.print_options import add_choice, require_pdf
from gmscreen.cli.print_report import report_json, tell_fallbacks
from gmscreen.paper.cards.card_format import Backs, Bleed, CardFormat, Flip, written_format
from gmscreen.paper.cards.content import CardContent, CardKind
from gmscreen.paper.cards.own_size import AnySize, read_size
from gmscreen.paper.press.inks import InkStyle
from gmscreen.paper.press.measures import PaperSize
from gmscreen.paper.press.pdf_file import write_pdf
from gmscreen.rules.errors import RuleError
from gmscreen.sheets.errors import SheetError
from gmscreen.texts.catalogue import plural, text
from gmscreen.texts.numbers import number
from gmscreen.texts.problems import rule_problem
from gmscreen.texts.validation import printable

FAILED = 1
MOST_COPIES = 1000
PICTURE_SUFFIXES = (".png", ".jpg", ".jpeg", ".webp")


def add_arguments(parser: ArgumentParser) -> None:
    """The sheets, the PDF, and all that a person may choose about the print."""
    parser.set_defaults(refuse=parser.error)
    parser.add_argument(
        "files", nargs="*", type=Path, metavar=text("cli.files.name"), help=text("cards_command.files")
    )
    output_name, output = text("cards_command.output_name"), text("cards_command.output")
    parser.add_argument("-o", "--output", required=True, type=Path, metavar=output_name, help=output)
    size_name, size = text("cards_command.size_name"), text("cards_command.size")
    parser.add_argument("--size", default="poker", metavar=size_name, help=size)
    add_choice(parser, "paper", PaperSize, PaperSize.A4)
    add_choice(parser, "ink", InkStyle, InkStyle.COLOUR)
    add_choice(parser, "bleed", Bleed, Bleed.FULL)
    add_choice(parser, "backs", Backs, Backs.NONE)
    add_choice(parser, "flip", Flip, Flip.LONG_EDGE)
    _add_path(parser, "emblem")
    _add_path(parser, "portraits")
    parser.add_argument(
        "--blank",
        nargs="?",
        choices=[*map(str, CardKind)],
        const=str(CardKind.PC),
        help=text("cards_command.blank"),
    )
    copies_name, copies = text("cards_command.copies_name"), text("cards_command.copies")
    parser.add_argument("--copies", type=int, metavar=copies_name, help=copies)
    parser.add_argument("--json", action="store_true", help=text("cards_command.json"))


def _add_path(parser: ArgumentParser, name: str) -> None:
    shown, words = text(f"cards_command.{name}_name"), text(f"cards_command.{name}")
    parser.add_argument(f"--{name}", type=Path, metavar=shown, help=words)


def run(options: Namespace) -> int:
    """Print all of the sheets, or, where one of them is bad, none; gives the exit status."""
    require_pdf(options)
    if not options.files and not options.blank:
        options.refuse(text("cards_command.nothing"))
    if options.copies is not None and not 1 <= options.copies <= MOST_COPIES:
        options.refuse(text("cards_command.copies_out_of_bounds", most=number(MOST_COPIES)))
    chosen = _chosen(options)
    found = _cards(options)
    if found is None:
        return FAILED
    cards = [*found, *_blank(options, chosen)]
    from gmscreen.paper.cards.card_pdf import cards_print

    made = cards_print(cards, chosen, emblem=_picture(options.emblem) if options.emblem else b"")
    write_pdf(options.output, made.data)
    if options.json:
        print(report_json(options.output, made.report, cards=len(cards), format=written_format(chosen)))
        return 0
    tell_fallbacks(made.report)
    print(plural("cards_command.done", len(cards), file=options.output))
    return 0


def _blank(options: Namespace, chosen: CardFormat) -> list[CardContent]:
    """Cards for the pen: so many, or a sheet of them."""
    if not options.blank:
        return []
    from gmscreen.paper.cards.blank_face import blank_card, blank_sheet_of

    kind = CardKind(options.blank)
    return [blank_card(kind)] * options.copies if options.copies else blank_sheet_of(kind, chosen)


def _chosen(options: Namespace) -> CardFormat:
    return CardFormat(
        _size(options),
        PaperSize(options.paper),
        InkStyle(options.ink),
        Bleed(options.bleed),
        Backs(options.backs),
        Flip(options.flip),
    )


def _size(options: Namespace) -> AnySize:
    try:
        return read_size(options.size)
    except RuleError as error:
        options.refuse(rule_problem(error))
        raise  # a refusal leaves


def _cards(options: Namespace) -> list[CardContent] | None:
    """The cards of all files; None, with every bad file told, where there is one."""
    from gmscreen.paper.cards.of_sheet import card_of
    from gmscreen.sheets.native_file import read_sheet

    cards: list[CardContent] = []
    complaints: list[str] = []
    for path in options.files:
        try:
            read = read_sheet(path)
        except SheetError as error:
            complaints.append(str(error))
            continue
        _tell_unknown(path, read.unknown)
        card = replace(card_of(read.sheet), portrait=_portrait(options.portraits, read.sheet.id))
        cards.extend([card] * (options.copies or 1))
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    return None if complaints else cards


def _portrait(folder: Path | None, sheet: str) -> bytes:
    """The picture in the folder that bears the sheet's id, or nothing."""
    named = [] if folder is None else [folder / f"{sheet}{suffix}" for suffix in PICTURE_SUFFIXES]
    return next((_picture(path) for path in named if path.exists()), b"")


def _picture(path: Path) -> bytes:
    """The bytes of a picture that can be printed; RuleError, which names the file, for one that can't."""
    from gmscreen.session.pictures import picture_facts, read_picture

    try:
        data = read_picture(path)
        picture_facts(data)
    except RuleError as error:
        raise RuleError("of_file", file=printable(path.name), problem=rule_problem(error)) from error
    return data


def _tell_unknown(path: Path, keys: Sequence[str]) -> None:
    if keys:
        words = text("cards_command.unknown", file=printable(path.name), keys=", ".join(keys))
        print(words, file=sys.stderr)

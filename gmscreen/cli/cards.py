"""`gmscreen cards FILE… -o OUT.pdf`: sheets printed as stat cards."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path

from gmscreen.paper.cards.card_format import CardFormat
from gmscreen.paper.cards.content import CardContent
from gmscreen.paper.press.inks import InkStyle
from gmscreen.paper.press.measures import CardSize, PaperSize
from gmscreen.paper.press.pdf_file import write_pdf
from gmscreen.sheets.errors import SheetError
from gmscreen.texts.catalogue import plural, text
from gmscreen.texts.validation import printable

FAILED = 1


def add_arguments(parser: ArgumentParser) -> None:
    """The sheets, the PDF, the format of card, the paper and the ink."""
    parser.set_defaults(refuse=parser.error)
    parser.add_argument(
        "files", nargs="+", type=Path, metavar=text("cli.files.name"), help=text("cards_command.files")
    )
    parser.add_argument(
        "-o",
        "--output",
        required=True,
        type=Path,
        metavar=text("cards_command.output_name"),
        help=text("cards_command.output"),
    )
    _add_choice(parser, "size", CardSize, CardSize.POKER)
    _add_choice(parser, "paper", PaperSize, PaperSize.A4)
    _add_choice(parser, "ink", InkStyle, InkStyle.COLOUR)


def _add_choice(parser: ArgumentParser, name: str, choices: type[StrEnum], usual: StrEnum) -> None:
    words = text(f"cards_command.{name}")
    parser.add_argument(f"--{name}", choices=[*map(str, choices)], default=str(usual), help=words)


def run(options: Namespace) -> int:
    """Print all of the sheets, or, where one of them is bad, none; gives the exit status."""
    if options.output.suffix.lower() != ".pdf":  # a sheet named by mistake is never overwritten
        options.refuse(text("cards_command.not_pdf", file=options.output))
    cards = _cards(options.files)
    if cards is None:
        return FAILED
    from gmscreen.paper.cards.card_pdf import card_pdf

    write_pdf(options.output, card_pdf(cards, _chosen(options)))
    _tell_undrawable(cards)
    print(plural("cards_command.done", len(cards), file=options.output))
    return 0


def _chosen(options: Namespace) -> CardFormat:
    return CardFormat(CardSize(options.size), PaperSize(options.paper), InkStyle(options.ink))


def _cards(files: Sequence[Path]) -> list[CardContent] | None:
    """The cards of all files; None, with every bad file told, where there is one."""
    from gmscreen.paper.cards.of_sheet import card_of
    from gmscreen.sheets.native_file import read_sheet

    cards: list[CardContent] = []
    complaints: list[str] = []
    for path in files:
        try:
            read = read_sheet(path)
        except SheetError as error:
            complaints.append(str(error))
            continue
        _tell_unknown(path, read.unknown)
        cards.append(card_of(read.sheet))
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    return None if complaints else cards


def _tell_unknown(path: Path, keys: Sequence[str]) -> None:
    if keys:
        words = text("cards_command.unknown", file=printable(path.name), keys=", ".join(keys))
        print(words, file=sys.stderr)


def _tell_undrawable(cards: Sequence[CardContent]) -> None:
    """Say which characters are spelled by their code on paper."""
    from gmscreen.paper.cards.undrawn import undrawn

    for words in undrawn(cards):
        print(words, file=sys.stderr)

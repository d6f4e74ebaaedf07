"""The options that every print of whole pages has: where to, on what paper, in which inks."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from enum import StrEnum
from pathlib import Path

from gmscreen.paper.press.inks import InkStyle
from gmscreen.paper.press.measures import PaperSize
from gmscreen.texts.catalogue import text

SUFFIX = ".pdf"


def add_print_options(parser: ArgumentParser) -> None:
    """`-o`, `--paper`, `--ink` and `--json`."""
    parser.set_defaults(refuse=parser.error)
    name, told = text("cards_command.output_name"), text("cards_command.output")
    parser.add_argument("-o", "--output", required=True, type=Path, metavar=name, help=told)
    add_choice(parser, "paper", PaperSize, PaperSize.A4)
    add_choice(parser, "ink", InkStyle, InkStyle.COLOUR)
    parser.add_argument("--json", action="store_true", help=text("print_command.json"))


def add_choice(
    parser: ArgumentParser, name: str, choices: type[StrEnum], usual: StrEnum, group: str = "cards_command"
) -> None:
    """An option that takes one of the choices; `group` is the table of texts that has its help."""
    words = text(f"{group}.{name}")
    parser.add_argument(f"--{name}", choices=[*map(str, choices)], default=str(usual), help=words)


def require_pdf(options: Namespace) -> None:
    """Leave with a sentence unless the file is named as a PDF: no sheet is overwritten by mistake."""
    if options.output.suffix.lower() != SUFFIX:
        options.refuse(text("cards_command.not_pdf", file=options.output))

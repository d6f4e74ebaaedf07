"""One sheet's card as a PDF file."""

from __future__ import annotations

from pathlib import Path

from gmscreen.paper.card_format import CardFormat
from gmscreen.paper.card_of_sheet import card_of
from gmscreen.paper.cards import card_pdf
from gmscreen.paper.pdf_file import write_pdf
from gmscreen.rules.garganta.readings import Readings
from gmscreen.sheets.errors import SheetError
from gmscreen.sheets.native_file import read_sheet
from gmscreen.texts.catalogue import text
from gmscreen.ui.isolated import isolated


class CardFileError(Exception):
    """A card that could not be printed, in words for a person."""


def print_card(sheet: Path, target: Path, readings: Readings) -> None:
    """Write the card of a sheet, poker size on A4, whole or not at all; CardFileError says what is wrong."""
    try:
        card = card_of(read_sheet(sheet).sheet, readings)
        write_pdf(target, card_pdf([card], CardFormat()))
    except SheetError as error:
        raise CardFileError(str(error)) from error
    except OSError as error:
        raise CardFileError(text("shell.not_exported", file=isolated(str(target)))) from error

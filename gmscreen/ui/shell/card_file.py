"""The cards of sheets as a PDF file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from gmscreen.paper.cards.card_format import CardFormat
from gmscreen.paper.cards.card_pdf import cards_print
from gmscreen.paper.cards.content import CardContent
from gmscreen.paper.cards.of_sheet import card_of
from gmscreen.paper.press.pdf_file import write_pdf
from gmscreen.rules.garganta.readings import Readings
from gmscreen.sheets.errors import SheetError
from gmscreen.texts.catalogue import text
from gmscreen.ui.isolated import isolated
from gmscreen.ui.sheet_desk import SheetDesk


class CardFileError(Exception):
    """Cards that could not be printed, in words for a person."""


def print_cards(
    desk: SheetDesk, sheets: Sequence[str], target: Path, readings: Readings, chosen: CardFormat
) -> tuple[str, ...]:
    """Write the cards, all or none; gives what must be said of them: characters without a glyph.

    CardFileError names every sheet that can't be read, or the file that can't be written.
    """
    made = cards_print(_cards(desk, sheets, readings), chosen)
    try:
        write_pdf(target, made.data)
    except OSError as error:
        raise CardFileError(text("shell.not_exported", file=isolated(str(target)))) from error
    return made.report.fallbacks


def _cards(desk: SheetDesk, sheets: Sequence[str], readings: Readings) -> list[CardContent]:
    complaints: list[str] = []
    cards = list(_readable(desk, sheets, readings, complaints))
    if complaints:
        raise CardFileError(" ".join(complaints))
    return cards


def _readable(
    desk: SheetDesk, sheets: Sequence[str], readings: Readings, complaints: list[str]
) -> Iterator[CardContent]:
    for sheet in sheets:
        try:
            yield card_of(desk.read(sheet).sheet, readings)
        except SheetError as error:
            complaints.append(str(error))

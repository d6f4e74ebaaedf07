"""Full sheets as a PDF: same bytes for same sheets, embedded fonts, searchable words, nothing that runs."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from gmscreen.paper.full_sheet.content import FullSheet
from gmscreen.paper.full_sheet.sheet_format import SheetFormat
from gmscreen.paper.full_sheet.sheet_press import SheetPress
from gmscreen.paper.full_sheet.sheet_style import BODY
from gmscreen.paper.press.content_texts import texts_of
from gmscreen.paper.press.measures import PAPER_POINTS
from gmscreen.paper.press.print_canvas import PrintCanvas
from gmscreen.paper.press.printed import Printed, PrintReport, Progress, Shrink, unwatched
from gmscreen.paper.press.printed_text import printed
from gmscreen.paper.press.undrawn import undrawn
from gmscreen.texts.catalogue import text

MOST_NAMES = 3


def sheet_print(sheets: Sequence[FullSheet], chosen: SheetFormat, progress: Progress = unwatched) -> Printed:
    """The sheets in order, each on pages of its own unless short ones are paired; ValueError without any."""
    if not sheets:
        raise ValueError("no sheets to print")
    file = BytesIO()
    canvas = PrintCanvas(file, PAPER_POINTS[chosen.paper], chosen.ink, _title(sheets))
    canvas.setSubject(text("full_sheet.subject"))
    canvas.showOutline()
    press, shrinks = SheetPress(canvas, chosen), []
    for number, sheet in enumerate(sheets):
        progress(number, len(sheets))
        made = press.add(sheet)
        if made.size < BODY and not sheet.for_pen:
            shrinks.append(Shrink(sheet.name, made.size))
    progress(len(sheets), len(sheets))
    press.finish()
    pages = canvas.getPageNumber() - 1
    return Printed(canvas.finished(), PrintReport(pages, undrawn(texts_of(tuple(sheets))), tuple(shrinks)))


def _title(sheets: Sequence[FullSheet]) -> str:
    """What the document is called: the names of the first few."""
    names = ", ".join(printed(sheet.name[:80]).replace("\n", " ") for sheet in sheets[:MOST_NAMES])
    return text("full_sheet.document", names=f"{names}…" if len(sheets) > MOST_NAMES else names)

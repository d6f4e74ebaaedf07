"""Full sheets as a PDF: same bytes for same sheets, embedded fonts, searchable words, nothing that runs."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from gmscreen.paper.full_sheet.content import FullSheet
from gmscreen.paper.full_sheet.page_furniture import page_furniture
from gmscreen.paper.full_sheet.sheet_format import SheetFormat, Sides
from gmscreen.paper.full_sheet.sheet_head import Head
from gmscreen.paper.full_sheet.sheet_layout import LaidOut, laid_out
from gmscreen.paper.full_sheet.sheet_style import BODY
from gmscreen.paper.press.content_texts import texts_of, with_texts
from gmscreen.paper.press.drawing import draw, drawing
from gmscreen.paper.press.marks import Placed
from gmscreen.paper.press.measures import PAPER_POINTS, Extent
from gmscreen.paper.press.picture import Picture, picture
from gmscreen.paper.press.print_canvas import PrintCanvas
from gmscreen.paper.press.printed import Printed, PrintReport, Progress, Shrink, unwatched
from gmscreen.paper.press.printed_text import printed
from gmscreen.paper.press.structure import Role
from gmscreen.paper.press.undrawn import undrawn
from gmscreen.texts.catalogue import text

_PIXELS = 320
"""Across a portrait: 300 to the inch."""

MOST_NAMES = 3
LONGEST_ENTRY = 120
"""Letters of a name in the outline; on the sheet it is whole."""


def sheet_print(sheets: Sequence[FullSheet], chosen: SheetFormat, progress: Progress = unwatched) -> Printed:
    """The sheets in order, each on pages of its own. At least one is needed: ValueError otherwise."""
    if not sheets:
        raise ValueError("no sheets to print")
    file = BytesIO()
    canvas = PrintCanvas(file, PAPER_POINTS[chosen.paper], chosen.ink, _title(sheets))
    canvas.setSubject(text("full_sheet.subject"))
    canvas.showOutline()
    shrinks = []
    for number, sheet in enumerate(sheets):
        progress(number, len(sheets))
        if chosen.sides is Sides.BOTH:
            _turn_to_front(canvas)
        made = _drawn(canvas, sheet, number, PAPER_POINTS[chosen.paper])
        if made.size < BODY and not sheet.for_pen:
            shrinks.append(Shrink(sheet.name, made.size))
    progress(len(sheets), len(sheets))
    pages = canvas.getPageNumber() - 1
    canvas.save()
    return Printed(file.getvalue(), PrintReport(pages, undrawn(texts_of(tuple(sheets))), tuple(shrinks)))


def _title(sheets: Sequence[FullSheet]) -> str:
    """What the document is called: the names of the first few."""
    names = ", ".join(printed(sheet.name[:80]).replace("\n", " ") for sheet in sheets[:MOST_NAMES])
    return text("full_sheet.document", names=f"{names}…" if len(sheets) > MOST_NAMES else names)


def _turn_to_front(canvas: PrintCanvas) -> None:
    """Leave the back of a sheet of paper empty."""
    if canvas.getPageNumber() % 2 == 0:
        canvas.showPage()


def _drawn(canvas: PrintCanvas, sheet: FullSheet, number: int, extent: Extent) -> LaidOut:
    """Draw the pages of a sheet, and enter it in the outline."""
    words = with_texts(sheet, printed)
    made = laid_out(Head(words, _picture(sheet)), extent)
    key = f"sheet-{number}"
    canvas.bookmarkPage(key)
    canvas.addOutlineEntry(words.name[:LONGEST_ENTRY].replace("\n", " "), key)
    for page, placed in enumerate(made.pages, start=1):
        around = Placed(0, 0, tuple(page_furniture(words, page, len(made.pages), extent)))
        draw(drawing((*placed, around), extent.height, canvas), canvas, ((Role.SECTION, number),))
        canvas.showPage()
    return made


def _picture(sheet: FullSheet) -> Picture | None:
    return picture(sheet.portrait, _PIXELS) if sheet.portrait else None

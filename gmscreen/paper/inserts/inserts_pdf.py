"""The screen's inserts as a PDF: same bytes for same tables."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from io import BytesIO

from gmscreen.paper.inserts.edition_line import edition_line
from gmscreen.paper.inserts.insert_pages import InsertPage
from gmscreen.paper.inserts.inserts_format import InsertsFormat
from gmscreen.paper.inserts.page_furniture import PageHead, ground_of, page_furniture
from gmscreen.paper.inserts.page_layout import laid_out
from gmscreen.paper.press.content_texts import texts_of, with_texts
from gmscreen.paper.press.drawing import draw, drawing
from gmscreen.paper.press.marks import Placed
from gmscreen.paper.press.measures import PAPER_POINTS
from gmscreen.paper.press.print_canvas import PrintCanvas
from gmscreen.paper.press.printed import Printed, PrintReport, Progress, unwatched
from gmscreen.paper.press.printed_text import printed
from gmscreen.paper.press.structure import Role
from gmscreen.paper.press.undrawn import undrawn
from gmscreen.texts.catalogue import text

_UNIT = re.compile(r"(?<=\d) (?=(?:m|kg|g|s|PV)\b)")


def inserts_print(
    pages: Sequence[InsertPage], chosen: InsertsFormat, progress: Progress = unwatched
) -> Printed:
    """The pages in order, each on a sheet that lies on its side, or on more where its tables have grown."""
    extent = PAPER_POINTS[chosen.paper].turned
    file = BytesIO()
    canvas = PrintCanvas(file, extent, chosen.ink, text("inserts.document"))
    canvas.setSubject(text("inserts.subject"))
    canvas.showOutline()
    sheets = list(_sheets(with_texts(tuple(pages), _on_paper), chosen, progress))
    edition = edition_line(pages)
    for place, (number, page, placed) in enumerate(sheets, start=1):
        head = PageHead(number, page.title, edition, text("paper.page", number=place, count=len(sheets)))
        furniture = Placed(0, 0, tuple(page_furniture(head, extent)))
        canvas.add_bookmark(page.title)
        draw(drawing((furniture, *placed), extent.height, canvas), canvas)
        canvas.showPage()
    return Printed(canvas.finished(), PrintReport(len(sheets), undrawn(texts_of(tuple(pages)))))


def _on_paper(words: str) -> str:
    """Words as the font can draw them; a unit stays with its number."""
    return _UNIT.sub("\N{NO-BREAK SPACE}", printed(words))


def _sheets(
    pages: Sequence[InsertPage], chosen: InsertsFormat, progress: Progress
) -> Iterator[tuple[int, InsertPage, tuple[Placed, ...]]]:
    """Every sheet of paper, with the number of its page and the marks in its columns."""
    ground = ground_of(PAPER_POINTS[chosen.paper].turned)
    for number, page in enumerate(pages, start=1):
        progress(number - 1, len(pages))
        for placed in laid_out(page.boxes, ground, ((Role.SECTION, number),)).pages:
            yield number, page, placed
    progress(len(pages), len(pages))

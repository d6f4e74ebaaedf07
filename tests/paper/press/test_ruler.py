"""The ruler of 100 mm, measured on the page as it is drawn."""

from __future__ import annotations

from collections.abc import Callable

import pypdfium2
import pytest

from gmscreen.paper.full_sheet.blank import blank_full_sheet
from gmscreen.paper.full_sheet.of_sheet import full_sheet_of
from gmscreen.paper.full_sheet.sheet_format import SheetFormat
from gmscreen.paper.full_sheet.sheet_pdf import sheet_print
from gmscreen.paper.handouts.handout import Handout, HandoutFormat, HandoutPaper
from gmscreen.paper.handouts.handout_pdf import handouts_print
from gmscreen.paper.inserts.insert_pages import insert_pages
from gmscreen.paper.inserts.inserts_format import InsertsFormat
from gmscreen.paper.inserts.inserts_pdf import inserts_print
from gmscreen.paper.press.inks import InkStyle
from gmscreen.paper.press.measures import PaperSize
from gmscreen.paper.press.printed import Printed
from tests.sheets.making import sample

DOTS = 300
MM = DOTS / 25.4
PLACE = 4.2
"""How far the ruler is from the lower edge of the paper, in millimetres."""

LETTER = PaperSize.LETTER
PRINTS: dict[str, Callable[[], Printed]] = {
    "sheet": lambda: sheet_print([full_sheet_of(sample("kallias"))], SheetFormat()),
    "plain sheet": lambda: sheet_print(
        [full_sheet_of(sample("draugr"))], SheetFormat(LETTER, InkStyle.PLAIN)
    ),
    "blank sheet": lambda: sheet_print([blank_full_sheet()], SheetFormat()),
    "handout": lambda: handouts_print([Handout("a", "texto")], HandoutFormat(ruler=True)),
    "small handout": lambda: handouts_print([Handout("a", "b")], HandoutFormat(HandoutPaper.A5, ruler=True)),
    "inserts": lambda: inserts_print(insert_pages(), InsertsFormat()),
    "plain inserts": lambda: inserts_print(insert_pages(), InsertsFormat(LETTER, InkStyle.PLAIN)),
}


def runs(page: pypdfium2.PdfPage, at: float) -> list[tuple[int, int]]:
    """Where the drawn page is dark, from the first dot to the last, `at` millimetres over its lower edge."""
    drawn = page.render(scale=DOTS / 72).to_pil().convert("L")
    low = drawn.height - round(at * MM)
    rows = [drawn.crop((0, y, drawn.width, y + 1)).tobytes() for y in range(low - 1, low + 2)]
    dark = [min(levels) < 190 for levels in zip(*rows, strict=True)]
    edges = [x for x in range(1, len(dark)) if dark[x] != dark[x - 1]]
    return list(zip(edges[::2], edges[1::2], strict=True))


@pytest.mark.parametrize("kind", PRINTS)
def test_every_page_has_a_ruler_of_a_hundred_millimetres(kind: str) -> None:
    document = pypdfium2.PdfDocument(PRINTS[kind]().data)
    for page in document:
        start, end = max(runs(page, PLACE), key=lambda run: run[1] - run[0])
        assert (end - start) / MM == pytest.approx(100, abs=0.2)
    document.close()


def test_a_tick_stands_at_each_centimetre() -> None:
    document = pypdfium2.PdfDocument(PRINTS["sheet"]().data)
    ticks = [(start + end) / 2 / MM for start, end in runs(document[0], PLACE + 0.6)][:11]
    document.close()
    assert [tick - ticks[0] for tick in ticks] == pytest.approx(
        [10 * number for number in range(11)], abs=0.2
    )

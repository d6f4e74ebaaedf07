"""The pages of full sheets, drawn one after the other; short ones two to a page where that is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from gmscreen.paper.cards.content import CardKind
from gmscreen.paper.full_sheet.content import FullSheet
from gmscreen.paper.full_sheet.page_furniture import cut_mark, page_furniture
from gmscreen.paper.full_sheet.sheet_format import SheetFormat, Sides
from gmscreen.paper.full_sheet.sheet_head import Head
from gmscreen.paper.full_sheet.sheet_layout import LaidOut, laid_out
from gmscreen.paper.full_sheet.sheet_style import BODY, MARGIN
from gmscreen.paper.press.content_texts import with_texts
from gmscreen.paper.press.drawing import draw, drawing
from gmscreen.paper.press.marks import Mark, Placed
from gmscreen.paper.press.measures import PAPER_POINTS, Extent
from gmscreen.paper.press.picture import Picture, picture
from gmscreen.paper.press.print_canvas import PrintCanvas
from gmscreen.paper.press.printed_text import printed
from gmscreen.paper.press.ruler import ruler_marks
from gmscreen.paper.press.structure import Role

_PIXELS = 320
"""Across a portrait: 300 to the inch."""

LONGEST_ENTRY = 120
"""Letters of a name in the outline; on the sheet it is whole."""


class SheetPress:
    """A canvas being filled with sheets; `finish` ends a page of which one half is still empty."""

    def __init__(self, canvas: PrintCanvas, chosen: SheetFormat) -> None:
        self._canvas, self._chosen = canvas, chosen
        self._extent = PAPER_POINTS[chosen.paper]
        self._half = Extent(self._extent.width, self._extent.height / 2)
        self._count = 0
        self._is_half_open = False

    def add(self, sheet: FullSheet) -> LaidOut:
        """Draw the pages of a sheet, and enter it in the outline."""
        head = Head(with_texts(sheet, printed), _picture(sheet))
        half = self._on_half(head)
        if half is None or not self._is_half_open:
            self._begin()
        self._count += 1
        self._enter(head.sheet)
        if half is not None:
            self._draw_half(head.sheet, half)
            return half
        made = laid_out(head, self._extent)
        for page, placed in enumerate(made.pages, start=1):
            self._draw(placed, tuple(page_furniture(head.sheet, page, len(made.pages), self._extent)), 0)
            self._end_page()
        return made

    def finish(self) -> None:
        """End the page that is begun."""
        if self._is_half_open:
            self._end_page()

    def _on_half(self, head: Head) -> LaidOut | None:
        """A creature on half a page, where that is wanted and holds it in full letters."""
        if not self._chosen.paired or head.sheet.kind is not CardKind.CREATURE:
            return None
        made = laid_out(head, self._half)
        return made if len(made.pages) == 1 and made.size == BODY else None

    def _begin(self) -> None:
        """A fresh page, on the front of the paper where both sides are printed."""
        self.finish()
        if self._chosen.sides is Sides.BOTH and self._canvas.getPageNumber() % 2 == 0:
            self._canvas.showPage()

    def _enter(self, sheet: FullSheet) -> None:
        self._canvas.add_bookmark(sheet.name[:LONGEST_ENTRY].replace("\n", " "))

    def _draw_half(self, sheet: FullSheet, made: LaidOut) -> None:
        down = self._half.height if self._is_half_open else 0.0
        self._draw(made.pages[0], tuple(page_furniture(sheet, 1, 1, self._half)), down)
        if self._is_half_open:
            self._end_page()
            return
        self._draw((), [cut_mark(self._extent)], 0)
        self._is_half_open = True

    def _draw(self, placed: Sequence[Placed], around: Sequence[Mark], down: float) -> None:
        parts = (*placed, Placed(0, 0, tuple(around)))
        lower = tuple(replace(part, y=part.y + down) for part in parts)
        within = ((Role.SECTION, self._count),)
        draw(drawing(lower, self._extent.height, self._canvas), self._canvas, within)

    def _end_page(self) -> None:
        self._draw((), tuple(ruler_marks(MARGIN, self._extent)), 0)
        self._canvas.showPage()
        self._is_half_open = False


def _picture(sheet: FullSheet) -> Picture | None:
    return picture(sheet.portrait, _PIXELS) if sheet.portrait else None

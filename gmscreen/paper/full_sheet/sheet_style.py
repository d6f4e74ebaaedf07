"""How large everything is on a full sheet, in points."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gmscreen.paper.cards.style import CardStyle, card_style
from gmscreen.paper.press.inks import Ink
from gmscreen.paper.press.measures import MM, CardSize, Extent
from gmscreen.paper.press.table_style import TableStyle

BODY, LEAST = 9.0, 6.5
"""Letters of the tables, and the smallest that they shrink to."""

MARGIN = 11 * MM
_HEAD_NEXT = 26.0
_FOOT = 14.0
_PEN_ROW = 1.9
"""The height of a row for a pen, in letter sizes."""


@dataclass(frozen=True, slots=True)
class SheetStyle:
    """The measures of a page in letters of `size`."""

    extent: Extent
    size: float
    for_pen: bool = False

    margin: float = MARGIN
    band: float = 17
    name: float = 25
    name_least: float = 13
    label: float = 7.5
    value: float = 15
    gutter: float = 16
    gap: float = 10

    @property
    def width(self) -> float:
        """What lies between the side margins."""
        return self.extent.width - 2 * self.margin

    @property
    def half(self) -> float:
        """The width of one of two columns."""
        return (self.width - self.gutter) / 2

    @property
    def starts(self) -> tuple[float, float]:
        """Where each of two columns begins, from the left margin."""
        return (0, self.half + self.gutter)

    @property
    def top(self) -> float:
        """Where the first page begins."""
        return self.margin

    @property
    def next_top(self) -> float:
        """Where what stands under the head of a later page begins."""
        return self.margin + _HEAD_NEXT

    @property
    def bottom(self) -> float:
        """Where the contents end; the foot is below."""
        return self.extent.height - self.margin - _FOOT

    @property
    def title(self) -> float:
        """Letters of the titles."""
        return self.size * 1.2

    @property
    def small(self) -> float:
        """Letters of headings, remarks and notes."""
        return max(LEAST, self.size * 0.86)

    @property
    def table(self) -> TableStyle:
        """Measures of the tables."""
        style = TableStyle(self.size, self.small, self.size * 0.14, inset=3, gutter=8)
        if not self.for_pen:
            return style
        return replace(style, least_row=self.size * _PEN_ROW, is_striped=False, rule=Ink.MUTED)

    @property
    def card(self) -> CardStyle:
        """Measures of the numbers of a line, as on a card of half the width."""
        return self._card(self.half)

    @property
    def wide_card(self) -> CardStyle:
        """The same, over the whole width."""
        return self._card(self.width)

    @property
    def track_card(self) -> CardStyle:
        """Measures of the boxes to tick."""
        return replace(self.wide_card, label=8.2)

    def _card(self, width: float) -> CardStyle:
        card = card_style(CardSize.A6)
        extent = Extent(width + 2 * card.margin, self.extent.height)
        return replace(card, extent=extent, label=6.8, weight=11.5, big=25, explains=True)

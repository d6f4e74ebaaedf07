"""The measures of a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gmscreen.paper.press.fonts import regular, semibold
from gmscreen.paper.press.inks import Ink
from gmscreen.paper.press.marks import Font
from gmscreen.paper.press.table import Column, Row, Tone


@dataclass(frozen=True, slots=True)
class TableStyle:
    """Measures in points: letters, those of headings and remarks, the space over and under each row, at the
    ends of a row and between columns; `least_row` is the height that a row has at least, for a pen; `rule`
    is the ink of the hairline under each.
    """

    size: float
    heading: float
    pad: float
    inset: float = 2.5
    gutter: float = 7
    least_row: float = 0
    is_striped: bool = True
    rule: Ink = Ink.EDGE

    def font(self, row: Row, column: Column) -> Font:
        """What a cell is set in."""
        leads = column.leads or row.tone is not Tone.PLAIN
        return semibold(self.size) if leads else regular(self.size)

    @property
    def heading_font(self) -> Font:
        """What the headings are set in."""
        return semibold(self.heading, Ink.MUTED)

    @property
    def remark_font(self) -> Font:
        """What stands under a row is set in."""
        return regular(self.heading, Ink.MUTED)

    def sides(self, count: int) -> list[float]:
        """The space that belongs to each of so many columns beside its cells."""
        return [self.gutter] * (count - 1) + [2 * self.inset]

    def starts(self, widths: Sequence[float]) -> list[float]:
        """Where the cells of each column begin."""
        return [self.inset + sum(widths[:index]) for index in range(len(widths))]

    def rooms(self, widths: Sequence[float]) -> list[float]:
        """How wide the cells of each column may be."""
        return [wide - side for wide, side in zip(widths, self.sides(len(widths)), strict=True)]

"""Cards on a sheet: how many, where, with how much bleed, and where the marks go."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from gmscreen.paper.press.measures import MM, PAPER_POINTS, CardSize, Extent, PaperSize, card_extent

BLEED = 3 * MM
MARK = 4 * MM
"""Length of a crop mark."""

LEAST_MARGIN = 7.5 * MM
RULER_MARGIN = 13 * MM
"""What a side needs to hold crop marks and the ruler beside them."""

FILLED_WITHIN = 0.05
"""Points by which cards may miss the edge of a sheet that they fill: half A4 is A4 but for rounding."""

TIGHT_MARGIN = 7.9 * MM
_TIGHT_BLEED = 1.5 * MM
_EDGE = 0.5 * MM


@dataclass(frozen=True, slots=True)
class Slot:
    """Where a card lies: its lower left corner, and how far its band bleeds to the left, right and top."""

    x: float
    y: float
    left: float
    right: float
    top: float


@dataclass(frozen=True, slots=True)
class Axis:
    """Cards along one side of the sheet: their starts and length, the margin before and after, the gutter."""

    starts: tuple[float, ...]
    length: float
    before: float
    after: float
    gutter: float

    @property
    def cuts(self) -> tuple[float, ...]:
        """Where the knife goes: both ends of every card, once where two cards touch."""
        ends = {round(start, 4) for start in self.starts}
        ends |= {round(start + self.length, 4) for start in self.starts}
        return tuple(sorted(ends))


@dataclass(frozen=True, slots=True)
class Imposition:
    """A sheet of cards. `turned` says that the page is shown on its side; all places are on that side.

    `columns` runs from the left, `rows` from the bottom; `ruler_below` tells whether the ruler lies in the
    bottom margin or stands in the left one.
    """

    extent: Extent
    card: Extent
    columns: Axis
    rows: Axis
    turned: bool
    ruler_below: bool

    @property
    def count(self) -> int:
        """How many cards lie on the sheet; 0 where none has the room."""
        return len(self.columns.starts) * len(self.rows.starts)

    @property
    def filled(self) -> bool:
        """Whether the cards' edges are the sheet's, so that marks must lie on the cards."""
        return self.columns.before == self.rows.before == 0

    @property
    def slots(self) -> tuple[Slot, ...]:
        """The places of the cards, row by row from the top left."""
        last = len(self.columns.starts) - 1
        top_row = self.rows.starts[-1]
        inside = (self.columns.gutter / 2, self.rows.gutter / 2)
        return tuple(
            Slot(
                x=x,
                y=y,
                left=bleed(self.columns.before) if index == 0 else inside[0],
                right=bleed(self.columns.after) if index == last else inside[0],
                top=bleed(self.rows.after) if y == top_row else inside[1],
            )
            for y in reversed(self.rows.starts)
            for index, x in enumerate(self.columns.starts)
        )


def bleed(margin: float) -> float:
    """How far a card may bleed into a margin: 3 mm, less where crop marks would run off the sheet."""
    return BLEED if margin >= TIGHT_MARGIN else min(margin, _TIGHT_BLEED)


def mark_length(margin: float) -> float:
    """How long a crop mark in a margin is: 4 mm, or up to half a millimetre from the edge; 0 without one."""
    return max(0.0, min(MARK, margin - bleed(margin) - _EDGE))


@cache
def imposition(size: CardSize, paper: PaperSize) -> Imposition:
    """The arrangement that holds most cards; upright where both hold the same."""
    card, sheet = card_extent(size), PAPER_POINTS[paper]
    upright, turned = _arranged(card, sheet, turned=False), _arranged(card, sheet.turned, turned=True)
    return turned if turned.count > upright.count else upright


def _arranged(card: Extent, sheet: Extent, *, turned: bool) -> Imposition:
    columns, rows = _whole_axis(card.width, sheet.width), _whole_axis(card.height, sheet.height)
    if columns and rows:
        return Imposition(sheet, card, columns, rows, turned, ruler_below=True)
    return _with_margins(card, sheet, turned=turned)


def _whole_axis(length: float, sheet: float) -> Axis | None:
    """Cards that fill the side from edge to edge, if they do."""
    count = round(sheet / length)
    if count == 0 or abs(sheet - count * length) > FILLED_WITHIN:
        return None
    return Axis(tuple(index * length for index in range(count)), length, 0.0, 0.0, 0.0)


def _with_margins(card: Extent, sheet: Extent, *, turned: bool) -> Imposition:
    columns = _axis(card.width, sheet.width)
    free = columns.before
    rows = _axis(card.height, sheet.height)
    spare = rows.before + rows.after
    below = spare >= RULER_MARGIN + LEAST_MARGIN
    if below:
        rows = _lifted(rows, max(0.0, RULER_MARGIN - rows.before))
    return Imposition(sheet, card, columns, rows, turned, ruler_below=below or free < RULER_MARGIN)


def _axis(length: float, sheet: float) -> Axis:
    """As many cards as fit, centred; with a gutter for the bleed of both where that costs no card."""
    count = int((sheet - 2 * LEAST_MARGIN) / length)
    gutter = 2 * BLEED
    if count * length + (count - 1) * gutter > sheet - 2 * LEAST_MARGIN:
        gutter = 0.0
    taken = count * length + (count - 1) * gutter
    margin = (sheet - taken) / 2
    starts = tuple(margin + index * (length + gutter) for index in range(count))
    return Axis(starts, length, margin, margin, gutter)


def _lifted(axis: Axis, by: float) -> Axis:
    starts = tuple(start + by for start in axis.starts)
    return Axis(starts, axis.length, axis.before + by, axis.after - by, axis.gutter)

"""Cards on a sheet: how many, where, with how much bleed, and where the marks go."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from gmscreen.paper.cards.card_format import Bleed
from gmscreen.paper.cards.own_size import MOST_SIDE, AnySize, extent_of
from gmscreen.paper.press.measures import MM, PAPER_POINTS, CardSize, Extent, PaperSize
from gmscreen.rules.errors import RuleError
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number

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
_MARK_GAP = 1 * MM
"""Between a cut and its mark where nothing bleeds."""


@dataclass(frozen=True, slots=True)
class Slot:
    """Where a card lies: its lower left corner, and how far it bleeds to each side."""

    x: float
    y: float
    left: float
    right: float
    top: float
    bottom: float


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
    bottom margin or stands in the left one. `bleed` is that of the cards, where there is room.
    """

    extent: Extent
    card: Extent
    columns: Axis
    rows: Axis
    turned: bool
    ruler_below: bool
    bleed: float

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
        left_to_right = list(zip(self.columns.starts, self._bleeds(self.columns), strict=True))
        upwards = list(zip(self.rows.starts, self._bleeds(self.rows), strict=True))
        return tuple(
            Slot(x, y, left, right, top, bottom)
            for y, (bottom, top) in reversed(upwards)
            for x, (left, right) in left_to_right
        )

    def _bleeds(self, axis: Axis) -> tuple[tuple[float, float], ...]:
        """How far each card of an axis bleeds before and after it: into a margin, or half of the gutter."""
        inside = [min(self.bleed, axis.gutter / 2)] * (len(axis.starts) - 1)
        before = (self.bleed_into(axis.before), *inside)
        return tuple(zip(before, (*inside, self.bleed_into(axis.after)), strict=True))

    def bleed_into(self, margin: float) -> float:
        """How far a card may bleed into a margin: less where crop marks would run off the sheet."""
        return self.bleed if margin >= TIGHT_MARGIN else min(margin, _TIGHT_BLEED, self.bleed)

    def mark_gap(self, margin: float) -> float:
        """How far from the cut a crop mark in a margin begins."""
        return max(self.bleed_into(margin), min(_MARK_GAP, margin))

    def mark_length(self, margin: float) -> float:
        """How long a crop mark in a margin is: 4 mm, or up to half a millimetre from the edge; or 0."""
        return max(0.0, min(MARK, margin - self.mark_gap(margin) - _EDGE))


@cache
def imposition(size: AnySize, paper: PaperSize, bleed: Bleed = Bleed.FULL) -> Imposition:
    """The arrangement that holds most cards; upright where both hold the same.

    RuleError where not even one has the room beside its crop marks.
    """
    card, sheet = extent_of(size), PAPER_POINTS[paper]
    arranged = _arranged_whole if size is CardSize.HALF_A4 else _with_margins
    width = BLEED if bleed is Bleed.FULL else 0.0
    upright = arranged(card, sheet, bleed=width, turned=False)
    turned = arranged(card, sheet.turned, bleed=width, turned=True)
    best = turned if turned.count > upright.count else upright
    if not best.count:
        raise RuleError(
            "card_too_large", "size", **_largest(paper), paper=text(f"print_panel.choice.paper.{paper}")
        )
    return best


def _largest(paper: PaperSize) -> dict[str, str]:
    """The sides of the largest card that a sheet holds, in whole millimetres."""
    sheet = PAPER_POINTS[paper]
    sides = {"width": sheet.width, "height": sheet.height}
    free = {name: int((side - 2 * LEAST_MARGIN) / MM) for name, side in sides.items()}
    return {name: number(min(millimetres, int(MOST_SIDE))) for name, millimetres in free.items()}


def _arranged_whole(card: Extent, sheet: Extent, *, bleed: float, turned: bool) -> Imposition:
    """From edge to edge where the cards fill the sheet: half A4 on A4."""
    columns, rows = _whole_axis(card.width, sheet.width), _whole_axis(card.height, sheet.height)
    if columns and rows:
        return Imposition(sheet, card, columns, rows, turned, ruler_below=True, bleed=bleed)
    return _with_margins(card, sheet, bleed=bleed, turned=turned)


def _whole_axis(length: float, sheet: float) -> Axis | None:
    """Cards that fill the side from edge to edge, if they do."""
    count = round(sheet / length)
    if count == 0 or abs(sheet - count * length) > FILLED_WITHIN:
        return None
    return Axis(tuple(index * length for index in range(count)), length, 0.0, 0.0, 0.0)


def _with_margins(card: Extent, sheet: Extent, *, bleed: float, turned: bool) -> Imposition:
    columns = _axis(card.width, sheet.width, bleed)
    free = columns.before
    rows = _axis(card.height, sheet.height, bleed)
    spare = rows.before + rows.after
    below = spare >= RULER_MARGIN + LEAST_MARGIN
    if below:
        rows = _lifted(rows, max(0.0, RULER_MARGIN - rows.before))
    beside = free >= RULER_MARGIN and not below
    return Imposition(sheet, card, columns, rows, turned, ruler_below=not beside, bleed=bleed)


def _axis(length: float, sheet: float, bleed: float) -> Axis:
    """As many cards as fit, centred; with a gutter for the bleed of both where that costs no card."""
    count = int((sheet - 2 * LEAST_MARGIN) / length)
    gutter = 2 * bleed
    if count * length + (count - 1) * gutter > sheet - 2 * LEAST_MARGIN:
        gutter = 0.0
    taken = count * length + (count - 1) * gutter
    margin = (sheet - taken) / 2
    starts = tuple(margin + index * (length + gutter) for index in range(count))
    return Axis(starts, length, margin, margin, gutter)


def _lifted(axis: Axis, by: float) -> Axis:
    starts = tuple(start + by for start in axis.starts)
    return Axis(starts, axis.length, axis.before + by, axis.after - by, axis.gutter)

"""How large everything is on each format of card, in points."""

from __future__ import annotations

from bisect import bisect
from dataclasses import dataclass, replace
from functools import cache
from math import sqrt

from gmscreen.paper.cards.own_size import AnySize, extent_of
from gmscreen.paper.press.measures import MM, CardSize, Extent, card_extent

_LEAST_COLUMN = 20
"""Width of a column over the letter size of labels."""


@dataclass(frozen=True, slots=True)
class CardStyle:
    """The measures of a format. Running text is `body`, and `least` when there is much of it, never smaller.

    `tells` says that there is room for the account of each number under it, `explains` for what signs mean.
    """

    extent: Extent
    margin: float
    band: float
    name: float
    name_least: float
    body: float
    least: float
    label: float
    fact: float
    weight: float
    big: float
    fact_columns: int
    figure_columns: int
    tells: bool
    explains: bool = False

    @property
    def width(self) -> float:
        """What lies between the side margins."""
        return self.extent.width - 2 * self.margin

    @property
    def is_wide(self) -> bool:
        """Whether the card lies on its side and has room for two columns: what would stand under something is
        set beside it.
        """
        column = (self.width - self.margin) / 2
        return self.extent.width > self.extent.height and column >= _LEAST_COLUMN * self.label

    @property
    def columns(self) -> tuple[float, ...]:
        """Where each column of running text begins, counted from the left edge."""
        if not self.is_wide:
            return (self.margin,)
        return (self.margin, self.margin + self.column_width + self.margin)

    @property
    def column_width(self) -> float:
        """How wide a column of running text is."""
        return (self.width - self.margin) / 2 if self.is_wide else self.width

    @property
    def in_column(self) -> CardStyle:
        """The style for what stands in one column of a wide card: upright, and as wide as the column."""
        return replace(self, extent=Extent(self.column_width + 2 * self.margin, self.extent.width))

    @property
    def bottom(self) -> float:
        """The lowest line of the contents."""
        return self.extent.height - self.margin


_STYLES = {
    CardSize.POKER: CardStyle(
        extent=card_extent(CardSize.POKER),
        margin=9.5,
        band=12,
        name=11.5,
        name_least=8,
        body=6.75,
        least=5.5,
        label=5.25,
        fact=7.75,
        weight=8,
        big=15,
        fact_columns=10,
        figure_columns=5,
        tells=False,
    ),
    CardSize.TAROT: CardStyle(
        extent=card_extent(CardSize.TAROT),
        margin=11,
        band=15,
        name=13.5,
        name_least=9,
        body=7.5,
        least=6,
        label=5.75,
        fact=8.75,
        weight=9,
        big=18,
        fact_columns=10,
        figure_columns=5,
        tells=False,
    ),
    CardSize.A6: CardStyle(
        extent=card_extent(CardSize.A6),
        margin=13.5,
        band=17,
        name=17.5,
        name_least=12,
        body=8.5,
        least=6,
        label=6.3,
        fact=10.5,
        weight=10.5,
        big=22,
        fact_columns=10,
        figure_columns=5,
        tells=True,
    ),
    CardSize.HALF_A4: CardStyle(
        extent=card_extent(CardSize.HALF_A4),
        margin=10 * MM,
        band=34,  # a printer leaves 4 mm of it blank where the card is half the sheet
        name=24,
        name_least=15,
        body=10.5,
        least=7,
        label=7.75,
        fact=13,
        weight=13,
        big=28,
        fact_columns=10,
        figure_columns=5,
        tells=True,
        explains=True,
    ),
    CardSize.SMALL: CardStyle(
        extent=card_extent(CardSize.SMALL),
        margin=7.5,
        band=8,
        name=10,
        name_least=7.5,
        body=6.25,
        least=5.5,
        label=5,
        fact=7,
        weight=7,
        big=12,
        fact_columns=10,
        figure_columns=5,
        tells=False,
    ),
}


@cache
def card_style(size: AnySize) -> CardStyle:
    """The measures of a format; those of a size of one's own lie between those of its neighbours."""
    return _STYLES[size] if isinstance(size, CardSize) else _between(extent_of(size))


_KNOTS = (CardSize.SMALL, CardSize.POKER, CardSize.TAROT, CardSize.A6, CardSize.HALF_A4)
"""The formats by what they hold."""

_SLENDEREST = 1.35
"""More than what any format with a name has: its side over its short side."""

_GRADED = ("margin", "band", "name", "name_least", "body", "least", "label", "fact", "weight", "big")


def _between(extent: Extent) -> CardStyle:
    """Each measure in step with what the card holds."""
    side = _side(extent)
    sides = [_side(_STYLES[knot].extent) for knot in _KNOTS]
    above = min(max(1, bisect(sides, side)), len(_KNOTS) - 1)
    low, high = _STYLES[_KNOTS[above - 1]], _STYLES[_KNOTS[above]]
    share = (side - sides[above - 1]) / (sides[above] - sides[above - 1])
    share = min(max(0.0, share), 1.0)
    measures = {
        name: round(getattr(low, name) + share * (getattr(high, name) - getattr(low, name)), 2)
        for name in _GRADED
    }
    nearest = high if share > 0.5 else low
    return replace(nearest, extent=extent, **measures)


def _side(extent: Extent) -> float:
    """The side of a square of the same area; of a long narrow card only as much as its short side allows."""
    return min(sqrt(extent.width * extent.height), _SLENDEREST * min(extent.width, extent.height))

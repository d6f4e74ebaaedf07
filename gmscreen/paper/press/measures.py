"""The sizes of cards and of sheets of paper, and millimetres in points."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

MM = 72 / 25.4
"""Points in a millimetre."""


class CardSize(StrEnum):
    """The formats of a card."""

    POKER = "poker"
    TAROT = "tarot"
    A6 = "a6"
    HALF_A4 = "half-a4"
    SMALL = "small"


class PaperSize(StrEnum):
    """The sheets of paper."""

    A4 = "a4"
    LETTER = "letter"


@dataclass(frozen=True, slots=True)
class Extent:
    """Width and height, in points."""

    width: float
    height: float

    @property
    def turned(self) -> Extent:
        """The same, lying on its side."""
        return Extent(self.height, self.width)


CARD_MILLIMETRES = {
    CardSize.POKER: (63.0, 88.0),
    CardSize.TAROT: (70.0, 120.0),
    CardSize.A6: (105.0, 148.0),
    CardSize.HALF_A4: (148.5, 210.0),
    CardSize.SMALL: (90.0, 50.0),
}
"""Width and height; the small one is a Brazilian visiting card, ten of which lie on A4 and on Letter."""

PAPER_POINTS = {PaperSize.A4: Extent(595.28, 841.89), PaperSize.LETTER: Extent(612, 792)}
"""Page boxes as every printer driver names them."""


def card_extent(size: CardSize) -> Extent:
    """A card's trimmed measure."""
    width, height = CARD_MILLIMETRES[size]
    return Extent(width * MM, height * MM)

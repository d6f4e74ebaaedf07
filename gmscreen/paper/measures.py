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


CARD_MILLIMETRES = {CardSize.POKER: (63, 88), CardSize.TAROT: (70, 120), CardSize.A6: (105, 148)}

PAPER_POINTS = {PaperSize.A4: Extent(595.28, 841.89), PaperSize.LETTER: Extent(612, 792)}
"""Page boxes as every printer driver names them."""


def card_extent(size: CardSize) -> Extent:
    """A card's trimmed measure."""
    width, height = CARD_MILLIMETRES[size]
    return Extent(width * MM, height * MM)

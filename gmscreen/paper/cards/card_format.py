"""What a person chooses for a print of cards."""

from __future__ import annotations

from dataclasses import dataclass

from gmscreen.paper.press.inks import InkStyle
from gmscreen.paper.press.measures import CardSize, PaperSize


@dataclass(frozen=True, slots=True)
class CardFormat:
    """The size of the cards, the sheets that they are printed on, and with which inks."""

    size: CardSize = CardSize.POKER
    paper: PaperSize = PaperSize.A4
    ink: InkStyle = InkStyle.COLOUR

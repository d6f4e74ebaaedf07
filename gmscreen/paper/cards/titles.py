"""What a print of cards calls itself and its sheets of paper."""

from __future__ import annotations

from collections.abc import Sequence

from gmscreen.paper.cards.content import CardContent
from gmscreen.paper.cards.own_size import AnySize, OwnSize
from gmscreen.paper.press.printed_text import printed
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number

MOST_NAMES = 3


def names_of(cards: Sequence[CardContent]) -> str:
    """The first few."""
    shown = ", ".join(printed(card.name[:80]).replace("\n", " ") for card in cards[:MOST_NAMES])
    return f"{shown}…" if len(cards) > MOST_NAMES else shown


def sheet_title(size: AnySize, sheet: int) -> str:
    """What lies on a sheet of paper: the format of its cards, and which sheet it is."""
    if isinstance(size, OwnSize):
        sides = {"width": number(size.width), "height": number(size.height)}
        return text("paper.title.own", **sides, number=sheet)
    return text(f"paper.title.{size}", number=sheet)

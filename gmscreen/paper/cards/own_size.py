"""A card's size: one that has a name, or one of a person's own in millimetres."""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import Decimal

from gmscreen.paper.press.measures import CARD_MILLIMETRES, MM, CardSize, Extent, card_extent
from gmscreen.rules.errors import RuleError
from gmscreen.texts.numbers import NumberError, number, parse_decimal

LEAST_SIDE, MOST_SIDE = Decimal(40), Decimal(280)
"""Bounds of either side, in millimetres: the narrowest card that holds a number with its label, and A4."""

_WRITTEN = re.compile(r"\s*([\d.,]+)\s*[x×X*]\s*([\d.,]+)\s*(?:mm)?\s*")
_STEP = Decimal("0.1")


@dataclass(frozen=True, slots=True)
class OwnSize:
    """Width and height in millimetres, to a tenth."""

    width: Decimal
    height: Decimal

    def __str__(self) -> str:
        """As it is written on the command line and in the settings."""
        return f"{self.width.normalize():f}x{self.height.normalize():f}"


AnySize = CardSize | OwnSize


def read_size(typed: str) -> AnySize:
    """A size by its name or as `80x110`, `80,5 × 110 mm`; one that measures what a name stands for is that.

    RuleError for anything else, and for a side out of bounds.
    """
    if typed in tuple(CardSize):
        return CardSize(typed)
    written = _WRITTEN.fullmatch(typed)
    if written is None:
        raise RuleError("card_size_unread", "size", typed=typed[:40])
    return own_size(_side(written[1], typed), _side(written[2], typed))


def own_size(width: Decimal, height: Decimal) -> AnySize:
    """The size of these millimetres; RuleError for a side out of bounds."""
    for side in (width, height):
        if not LEAST_SIDE <= side <= MOST_SIDE:
            bounds = {"least": number(LEAST_SIDE), "most": number(MOST_SIDE)}
            raise RuleError("card_side_out_of_bounds", "size", side=number(side), **bounds)
    named = (float(width), float(height))
    return next((size for size, sides in CARD_MILLIMETRES.items() if sides == named), OwnSize(width, height))


def _side(written: str, typed: str) -> Decimal:
    try:
        return parse_decimal(written).quantize(_STEP)
    except NumberError as error:
        raise RuleError("card_size_unread", "size", typed=typed[:40]) from error


def extent_of(size: AnySize) -> Extent:
    """The trimmed measure of a card, in points."""
    if isinstance(size, CardSize):
        return card_extent(size)
    return Extent(float(size.width) * MM, float(size.height) * MM)

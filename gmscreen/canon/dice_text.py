"""Dice in a canon file; apart from the other fields, since few tables have any and a start pays for them."""

from __future__ import annotations

from typing import Annotated

from pydantic import BeforeValidator
from pydantic_core import PydanticCustomError

from gmscreen.rules.dice import Dice, parse_dice
from gmscreen.rules.errors import RuleError


def _dice(value: object) -> object:
    if not isinstance(value, str):
        raise PydanticCustomError("string_type", "dice are written as text")
    try:
        return parse_dice(value)
    except RuleError as error:
        raise PydanticCustomError("dice_not_read", "not dice") from error


DiceText = Annotated[Dice, BeforeValidator(_dice)]
"""Dice written as text: `1d-3`."""

"""Dice in words."""

from __future__ import annotations

from gmscreen.rules.dice import Dice
from gmscreen.texts.numbers import MINUS


def dice_text(dice: Dice) -> str:
    """An expression as it is written at the table: `3d−1`."""
    return str(dice).replace("-", MINUS)

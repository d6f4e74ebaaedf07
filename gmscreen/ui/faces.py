"""Dice typed from the table: `4 1 3`, `4, 1, 3`, `4+1+3`, or `413` while no die has more than nine sides.

Or only what they come to: `11` for 3d, and `=11` wherever the same digits could be faces.
"""

from __future__ import annotations

import re

from gmscreen.rules.dice import Dice
from gmscreen.rules.errors import RuleError

_SEPARATORS = re.compile(r"[\s,;+]+")
_LONGEST = 600


def parse_faces(typed: str, dice: Dice) -> tuple[int, ...]:
    """The faces typed for these dice, checked in number and range; RuleError says what does not fit."""
    parts = [part for part in _SEPARATORS.split(typed.strip()[:_LONGEST]) if part]
    if len(parts) == 1 and dice.count > 1 and _faces_are_digits(dice):
        parts = list(parts[0])
    if not all(part.isascii() and part.isdigit() and len(part) <= 4 for part in parts):
        raise RuleError("faces_not_understood", "faces")
    faces = tuple(map(int, parts))
    dice.total_of(faces)
    return faces


def _faces_are_digits(dice: Dice) -> bool:
    return all(term.sides <= 9 for term in dice.terms)


def parse_table_dice(typed: str, dice: Dice) -> tuple[int, ...] | int:
    """The faces typed, or what the dice alone come to, as a bare int; RuleError says what does not fit.

    Digits that could be either (`11` on 2d) are refused with the two ways to write them.
    """
    compact = typed.strip()
    bare = compact.removeprefix("=").strip()
    if dice.count < 2 or not (bare.isascii() and bare.isdigit() and len(bare) <= 6):
        return parse_faces(typed, dice)
    if bare == compact and len(bare) == dice.count and _faces_are_digits(dice):
        return _faces_unless_sum(bare, dice)
    low, high = dice.sums
    if not low <= int(bare) <= high:
        raise RuleError("sum_out_of_range", "faces", low=low, high=high, given=int(bare))
    return int(bare)


def _faces_unless_sum(digits: str, dice: Dice) -> tuple[int, ...]:
    faces = parse_faces(digits, dice)
    low, high = dice.sums
    if low <= int(digits) <= high:
        raise RuleError("faces_or_sum", "faces", faces=" ".join(digits), sum=f"={digits}")
    return faces

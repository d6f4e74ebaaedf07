"""Dice typed from the table: `4 1 3`, `4, 1, 3`, `4+1+3`, or `413` while no die has more than nine sides."""

from __future__ import annotations

import re

from gmscreen.rules.dice import Dice
from gmscreen.rules.errors import RuleError

_SEPARATORS = re.compile(r"[\s,;+]+")
_LONGEST = 600


def parse_faces(typed: str, dice: Dice) -> tuple[int, ...]:
    """The faces typed for these dice, checked in number and range; RuleError says what does not fit."""
    parts = [part for part in _SEPARATORS.split(typed.strip()[:_LONGEST]) if part]
    if len(parts) == 1 and dice.count > 1 and all(term.sides <= 9 for term in dice.terms):
        parts = list(parts[0])
    if not all(part.isascii() and part.isdigit() and len(part) <= 4 for part in parts):
        raise RuleError("faces_not_understood", "faces")
    faces = tuple(map(int, parts))
    dice.total_of(faces)
    return faces

"""What the dice box understands.

`2d+1` rolls, `3d 12` tests against 12; what follows `=` lies on the table: `3d 12 = 4 1 3`, `3d 12 = 8`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from gmscreen.rules.checks import require_rollable
from gmscreen.rules.dice import Dice, parse_dice
from gmscreen.rules.errors import RuleError
from gmscreen.ui.faces import parse_table_dice

LONGEST_LINE = 800
_TEST = re.compile(
    r"(?P<dice>.*[\dd])(?:\s+|\s*≤\s*)(?P<level>\d{1,3})", re.ASCII | re.IGNORECASE | re.DOTALL
)
_THREE_DICE = parse_dice("3d")


@dataclass(frozen=True, slots=True)
class DiceLine:
    """A roll that was typed: dice, the level of a test or None, and what lies on the table if it does."""

    dice: Dice
    level: int | None = None
    on_table: tuple[int, ...] | int | None = None


def parse_dice_line(typed: str) -> DiceLine:
    """Read a line of the dice box; RuleError says what is not understood.

    A number after the dice, apart or after `≤` (or `<=`), is the level of a test, and tests are of 3d.
    """
    line = typed.strip()[:LONGEST_LINE].replace("<=", "≤")
    asked, equals, faces = line.partition("=")
    dice, level = _dice_and_level(asked.strip())
    return DiceLine(dice, level, parse_table_dice(faces, dice) if equals else None)


def _dice_and_level(asked: str) -> tuple[Dice, int | None]:
    test = _TEST.fullmatch(asked)
    if test is None:
        return parse_dice(asked), None
    dice, level = parse_dice(test["dice"]), int(test["level"])
    if dice != _THREE_DICE:
        raise RuleError("test_is_three_dice", "expression")
    require_rollable(level)
    return dice, level

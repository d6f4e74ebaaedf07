"""The chance that a resisted spell takes effect (20 §4.15)."""

from __future__ import annotations

from fractions import Fraction

from gmscreen.rules.checks import LOWEST_ROLLED_LEVEL, ROLLS
from gmscreen.rules.dice import three_dice_ways
from gmscreen.rules.garganta.magic import Casting, resisted_level, takes_effect

_WHOLE = 216


def resisted_chance(casting: Casting, target: int) -> Fraction:
    """The chance that the spell is cast and the target's margin stays under the caster's, level 16 at most.

    A target's level of 3 or less is not rolled: then the spell only has to be cast.
    """
    level = resisted_level(casting.level.as_int).as_int
    cast = [roll for roll in ROLLS if casting.outcome(roll).passed]
    ways = sum(three_dice_ways(roll) * _ways_to_yield(level - roll, target) for roll in cast)
    return Fraction(ways, _WHOLE**2)


def _ways_to_yield(caster_margin: int, target: int) -> int:
    if target < LOWEST_ROLLED_LEVEL:
        return _WHOLE
    return sum(three_dice_ways(roll) for roll in ROLLS if takes_effect(caster_margin, target - roll))

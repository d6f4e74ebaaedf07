"""The chance that a resisted spell takes effect, against plain enumeration."""

from fractions import Fraction
from itertools import product

import pytest

from gmscreen.canon.garganta.mana import mana_bands
from gmscreen.rules.garganta.magic import casting
from gmscreen.rules.garganta.resisted_odds import resisted_chance

THROWS = [sum(faces) for faces in product(range(1, 7), repeat=3)]


@pytest.mark.parametrize(("level", "target"), [(12, 10), (15, 14), (20, 9), (6, 18)])
def test_it_equals_the_count_of_all_throws(level: int, target: int) -> None:
    cast = casting(level, 1, mana_bands().at(1))
    works = 0
    for roll in THROWS:
        if cast.outcome(roll).passed:
            works += sum(target - other < min(level, 16) - roll for other in THROWS)
    assert resisted_chance(cast, target) == Fraction(works, 216**2)


def test_a_target_that_may_not_roll_only_needs_the_spell_to_be_cast() -> None:
    assert resisted_chance(casting(10, 1, mana_bands().at(1)), 3) == Fraction(1, 2)

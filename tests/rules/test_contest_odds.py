"""The odds of a quick contest (20 §1.5)."""

import pytest

from gmscreen.rules.checks import Winner, contest_odds
from gmscreen.rules.errors import RuleError


@pytest.mark.parametrize(("a", "b"), [(4, 4), (12, 9), (16, 16), (20, 10)])
def test_every_pair_of_rolls_is_counted_once(a: int, b: int) -> None:
    assert sum(contest_odds(a, b).values()) == 216**2


@pytest.mark.parametrize("level", [4, 10, 16])
def test_equals_are_equal(level: int) -> None:
    odds = contest_odds(level, level)
    assert odds[Winner.A] == odds[Winner.B]
    assert odds[Winner.NONE] > 0


def test_sides_change_with_their_names() -> None:
    one, other = contest_odds(13, 9), contest_odds(9, 13)
    assert (one[Winner.A], one[Winner.B]) == (other[Winner.B], other[Winner.A])
    assert one[Winner.A] > one[Winner.B]


def test_a_level_of_3_is_not_rolled() -> None:
    with pytest.raises(RuleError):
        contest_odds(12, 3)

"""Tests of 3d, their odds, and contests (20 §1)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.rules.checks import (
    ROLLS,
    Check,
    Contest,
    Outcome,
    Winner,
    outcome_of,
    quick_contest,
    success_odds,
    success_roll,
)
from gmscreen.rules.errors import RuleError

LEVELS = st.integers(4, 40)
DICE = st.integers(3, 18)


@pytest.mark.parametrize(
    ("level", "roll", "outcome"),
    [
        (4, 3, "critical_success"),
        (4, 4, "critical_success"),
        (14, 5, "success"),
        (15, 5, "critical_success"),
        (15, 6, "success"),
        (16, 6, "critical_success"),
        (16, 7, "success"),
        (10, 10, "success"),
        (10, 11, "failure"),
        (15, 17, "critical_failure"),
        (16, 17, "failure"),
        (30, 17, "failure"),
        (30, 18, "critical_failure"),
        (6, 15, "failure"),
        (6, 16, "critical_failure"),
        (5, 15, "critical_failure"),
        (4, 14, "critical_failure"),
    ],
)
def test_a_roll_means_what_the_manual_says(level: int, roll: int, outcome: str) -> None:
    assert success_roll(level, roll) == Check(Outcome(outcome), level - roll)


@given(st.integers(-20, 100), DICE)
def test_a_better_level_is_never_worse(level: int, roll: int) -> None:
    rank = [Outcome.CRITICAL_FAILURE, Outcome.FAILURE, Outcome.SUCCESS, Outcome.CRITICAL_SUCCESS]
    assert rank.index(outcome_of(level, roll)) <= rank.index(outcome_of(level + 1, roll))


@given(LEVELS)
def test_the_odds_count_every_way_once(level: int) -> None:
    odds = success_odds(level)
    assert sum(odds.values()) == 216
    assert all(odds.values())
    assert set(odds) == {outcome_of(level, roll) for roll in ROLLS}


@pytest.mark.parametrize("level", [3, 0, -20])
def test_a_level_of_three_is_not_rolled(level: int) -> None:
    for asked in (lambda: success_roll(level, 10), lambda: success_odds(level)):
        with pytest.raises(RuleError) as refused:
            asked()
        assert (refused.value.key, refused.value.field, refused.value.details) == (
            "level_not_rolled",
            "level",
            {"level": level},
        )


@pytest.mark.parametrize(
    ("a", "b", "winner"),
    [
        ((10, 10), (10, 11), "a"),
        ((10, 11), (12, 12), "b"),
        ((10, 8), (10, 9), "a"),
        ((10, 12), (10, 13), "a"),
        ((10, 9), (11, 10), "none"),
        ((10, 12), (9, 11), "none"),
        ((18, 17), (10, 10), "b"),
        ((4, 4), (4, 5), "a"),
    ],
)
def test_a_contest_goes_to_the_one_who_passes_or_passes_better(
    a: tuple[int, int], b: tuple[int, int], winner: str
) -> None:
    assert quick_contest(*a, *b) == Contest(Winner(winner), a[0] - a[1], b[0] - b[1])


@given(LEVELS, DICE, LEVELS, DICE)
def test_a_contest_seen_from_the_other_side_is_the_same(a: int, a_roll: int, b: int, b_roll: int) -> None:
    turned = {Winner.A: Winner.B, Winner.B: Winner.A, Winner.NONE: Winner.NONE}
    assert quick_contest(b, b_roll, a, a_roll).winner is turned[quick_contest(a, a_roll, b, b_roll).winner]


@pytest.mark.parametrize(("a", "b", "field"), [(3, 10, "a_level"), (10, 3, "b_level")])
def test_a_contest_names_the_level_that_is_not_rolled(a: int, b: int, field: str) -> None:
    with pytest.raises(RuleError) as refused:
        quick_contest(a, 10, b, 10)
    assert refused.value.field == field

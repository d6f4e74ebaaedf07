"""Fatigue: fights, marches, what is left, and breath."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal

import pytest

from gmscreen.canon.garganta.fatigue import weariness
from gmscreen.canon.garganta.load import load_ladders
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.fatigue import (
    Exertion,
    Exhaustion,
    breath_seconds,
    exhaustion,
    fight_fatigue,
    march_fatigue,
    strength_left,
)
from gmscreen.rules.garganta.load import Load, Scale, load_of

RULES, BREATH = weariness().fatigue, weariness().breath


def load(weight: int) -> Load:
    return load_of(12, Decimal(weight), load_ladders()[Scale.HUMAN])


@pytest.mark.parametrize(
    ("weight", "seconds", "crossed", "cost"),
    [(10, 10, True, 0), (10, 11, True, 1), (36, 60, True, 3), (36, 60, False, 0)],
)
def test_a_long_fight_costs_its_load_and_one(weight: int, seconds: int, cost: int, *, crossed: bool) -> None:
    assert fight_fatigue(load(weight), seconds, crossed_blades=crossed).value == cost


def test_the_overloaded_do_not_fight() -> None:
    with pytest.raises(RuleError) as refused:
        fight_fatigue(load(500), 60)
    assert refused.value.key == "overloaded_cannot_fight"


@pytest.mark.parametrize(("hot", "cost"), [(False, 8), (True, 12)])
def test_a_march_costs_by_the_hour(cost: int, *, hot: bool) -> None:
    assert march_fatigue(4, RULES, load(20), hot=hot).value == cost


@pytest.mark.parametrize("weight", [5, 30, 500])
def test_a_march_under_another_load_is_a_pendencia(weight: int) -> None:
    with pytest.raises(RuleError) as refused:
        march_fatigue(1, RULES, load(weight), hot=False)
    assert refused.value.key == "march_load_untold"


@pytest.mark.parametrize(
    ("left", "state"), [(2, "rested"), (1, "collapsed"), (0, "unconscious"), (-3, "unconscious")]
)
def test_the_last_point_fells_and_none_is_left_to_be_awake(left: int, state: str) -> None:
    assert exhaustion(left) is Exhaustion(state)


@pytest.mark.parametrize(("left", "strength"), [(12, 12), (5, 5), (20, 12)])
def test_tests_of_strength_use_what_is_left(left: int, strength: int) -> None:
    assert strength_left(12, left).value == strength


@pytest.mark.parametrize(
    ("exertion", "seconds"), [("resting", 120), ("light", 48), ("heavy", 12), ("held", 48)]
)
def test_breath_lasts_by_how_hard_one_works(exertion: str, seconds: int) -> None:
    assert breath_seconds(12, Exertion(exertion), BREATH).value == seconds


def test_tables_of_fatigue_are_whole() -> None:
    with pytest.raises(ValueError, match="every hardship"):
        replace(RULES, tolls={})
    with pytest.raises(ValueError, match="every exertion"):
        replace(BREATH, seconds_per_ht={})

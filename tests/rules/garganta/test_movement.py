"""Basic speed, move and dodge, in the order of the rules."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.canon.garganta.load import load_ladders
from gmscreen.rules.garganta.bonuses import NamedBonus
from gmscreen.rules.garganta.load import Scale
from gmscreen.rules.garganta.movement import (
    Body,
    basic_speed,
    beast_dodge,
    movement,
    running_bonus,
    tired_at,
)
from gmscreen.rules.garganta.readings import DEFAULT_READINGS, FatigueThreshold, Readings, RunningBonus

HUMAN = load_ladders()[Scale.HUMAN]
BODY = Body(dx=13, ht=12, st=12)
NOTHING = Decimal(0)
FIRST_AT_16 = replace(DEFAULT_READINGS, running=RunningBonus.FIRST_AT_16)
ONE_THIRD = replace(DEFAULT_READINGS, fatigue=FatigueThreshold.ONE_THIRD)


def move_of(body: Body, weight: Decimal = NOTHING, readings: object = DEFAULT_READINGS) -> int:
    return movement(body, weight, HUMAN, readings).move.as_int  # type: ignore[arg-type]


def test_basic_speed_keeps_its_quarters() -> None:
    assert basic_speed(13, 14).value == Fraction(27, 4)
    assert basic_speed(12, 12).value == 6


@pytest.mark.parametrize(
    ("level", "usual", "other"), [(7, 0, 0), (8, 1, 0), (15, 1, 0), (16, 2, 1), (24, 3, 2), (-8, 0, 0)]
)
def test_running_adds_by_the_reading_of_the_table(level: int, usual: int, other: int) -> None:
    assert running_bonus(level) == usual
    assert running_bonus(level, FIRST_AT_16) == other


@pytest.mark.parametrize(("weight", "move"), [(12, 6), (24, 5), (36, 4), (72, 3), (120, 2), (121, 0)])
def test_load_takes_off_what_its_level_says(weight: int, move: int) -> None:
    assert move_of(BODY, Decimal(weight)) == move


def test_running_comes_after_the_load_and_items_after_running() -> None:
    body = replace(BODY, running=16, racial_move=-1, move_bonuses=(NamedBonus("Botas", 1, "21 §8.3"),))
    told = movement(body, Decimal(30), HUMAN).move
    assert [step.label for step in told.steps] == [
        "basic_speed", "truncated_speed", "racial_move", "load_medium", "running", "named_bonus",
    ]  # fmt: skip
    assert told.value == 6 - 1 - 2 + 2 + 1


def test_move_is_never_below_zero() -> None:
    slow = Body(dx=4, ht=4, st=12, racial_move=-1)
    assert move_of(slow, Decimal(120)) == 0


@pytest.mark.parametrize(
    ("pv", "fatigue", "move"), [(4, 4, 6), (3, None, 3), (-9, None, 3), (None, 3, 3), (3, 2, 3)]
)
def test_wounds_and_fatigue_halve_once(pv: int | None, fatigue: int | None, move: int) -> None:
    found = movement(replace(BODY, pv=pv, fatigue=fatigue), NOTHING, HUMAN)
    assert (found.move.as_int, found.halved) == (move, move == 3)


def test_half_of_seven_is_three() -> None:
    assert move_of(replace(BODY, dx=16, pv=1)) == 3


@pytest.mark.parametrize("fatigue", [1, 0, -5])
def test_the_collapsed_neither_move_nor_dodge(fatigue: int) -> None:
    found = movement(replace(BODY, fatigue=fatigue, pv=2), NOTHING, HUMAN)
    assert (found.move.as_int, found.dodge.as_int) == (0, 0)


@pytest.mark.parametrize(
    ("fatigue", "total", "tired"), [(4, None, False), (3, None, True), (5, 18, True), (6, 18, False)]
)
def test_a_table_may_read_a_third_of_fatigue_instead(fatigue: int, total: int | None, *, tired: bool) -> None:
    body = replace(BODY, fatigue=fatigue, fatigue_total=total)
    assert movement(body, NOTHING, HUMAN, ONE_THIRD).halved is tired


def test_dodge_is_move_and_then_what_only_helps_dodge() -> None:
    cape = NamedBonus("Capa de Esquiva", 1, "21 §8.3")
    found = movement(replace(BODY, pv=3, dodge_bonuses=(cape,)), NOTHING, HUMAN)
    assert (found.move.as_int, found.dodge.as_int) == (3, 4)
    assert found.dodge.steps[-1].interpretation == "dodge_only_bonus"


@given(st.integers(1, 40), st.integers(0, 40))
def test_a_beast_dodges_with_the_better_half_up_to_ten(dx: int, move: int) -> None:
    assert beast_dodge(dx, move).as_int == min(10, max(dx // 2, move // 2))


@given(
    st.integers(1, 30),
    st.integers(1, 30),
    st.integers(1, 30),
    st.decimals(0, 500, places=2),
    st.integers(-30, 30),
)
def test_weight_and_wounds_never_quicken(dx: int, ht: int, strength: int, weight: Decimal, pv: int) -> None:
    body = Body(dx=dx, ht=ht, st=strength)
    light = movement(body, NOTHING, HUMAN).move.as_int
    assert 0 <= movement(replace(body, pv=pv), weight, HUMAN).move.as_int <= light


@pytest.mark.parametrize("whole", range(1, 40))
def test_under_a_third_is_what_is_tired_by_that_reading(whole: int) -> None:
    at = tired_at(whole, Readings(fatigue=FatigueThreshold.ONE_THIRD))
    assert 3 * at < whole <= 3 * (at + 1)

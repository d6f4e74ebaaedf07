"""The attack roll, its level step by step, and distances."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.canon.garganta.ranges import ranges
from gmscreen.rules.checks import ROLLS
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.attack import (
    AttackModifier,
    AttackOutcome,
    RangeTable,
    attack_level,
    attack_odds,
    attack_outcome,
    attack_roll,
    strength_modifier,
    wound_modifier,
)
from gmscreen.rules.garganta.readings import DEFAULT_READINGS, AttackOf17

PLAIN_17 = replace(DEFAULT_READINGS, attack_of_17=AttackOf17.MISS)


@pytest.mark.parametrize(
    ("level", "roll", "outcome"),
    [
        (4, 4, "critical_hit"),
        (14, 5, "hit"),
        (15, 5, "critical_hit"),
        (16, 6, "critical_hit"),
        (10, 10, "hit"),
        (10, 11, "miss"),
        (16, 17, "critical_miss"),
        (30, 17, "critical_miss"),
        (30, 18, "critical_miss"),
        (6, 16, "critical_miss"),
        (6, 15, "miss"),
    ],
)
def test_an_attack_means_what_the_manual_says(level: int, roll: int, outcome: str) -> None:
    assert attack_roll(level, roll).outcome is AttackOutcome(outcome)


@pytest.mark.parametrize(
    ("level", "roll", "outcome"),
    [
        (16, 17, "miss"),
        (30, 17, "miss"),
        (15, 17, "critical_miss"),
        (30, 18, "critical_miss"),
        (30, 16, "hit"),
    ],
)
def test_a_table_may_read_17_as_a_plain_miss(level: int, roll: int, outcome: str) -> None:
    assert attack_outcome(level, roll, PLAIN_17) is AttackOutcome(outcome)


@given(st.integers(4, 40))
def test_the_odds_count_every_way_once(level: int) -> None:
    for readings in (DEFAULT_READINGS, PLAIN_17):
        odds = attack_odds(level, readings)
        assert sum(odds.values()) == 216
        assert set(odds) == {attack_outcome(level, roll, readings) for roll in ROLLS}


def test_an_attack_at_level_three_is_not_rolled() -> None:
    for asked in (lambda: attack_roll(3, 10), lambda: attack_odds(3)):
        with pytest.raises(RuleError):
            asked()


def test_every_modifier_is_a_step_of_its_own_but_those_of_nothing() -> None:
    modifiers = [
        strength_modifier(9, 11),
        strength_modifier(12, 11),
        AttackModifier("close_combat", -4, "19 §7b"),
    ]
    told = attack_level("espada", 14, modifiers)
    assert told.value == 8
    assert [step.label for step in told.steps] == ["weapon_level", "weak_for_weapon", "close_combat"]
    assert told.steps[1].args == (("least", 11),)


@pytest.mark.parametrize(
    ("lost", "shock", "both", "total"),
    [(2, 3, True, -5), (2, 3, False, -3), (3, 2, False, -3), (0, 0, True, 0)],
)
def test_wound_and_shock_add_up_or_only_the_larger_counts(
    lost: int, shock: int, total: int, *, both: bool
) -> None:
    assert sum(one.amount for one in wound_modifier(lost, shock, both=both)) == total


@pytest.mark.parametrize(
    ("metres", "penalty"),
    [
        ("0", 0),
        ("2", 0),
        ("2.01", -1),
        ("3", -1),
        ("4.5", -2),
        ("7", -3),
        ("13.5", -5),
        ("100", -11),
        ("1000", -16),
    ],
)
def test_a_distance_between_two_rows_takes_the_farther(metres: str, penalty: int) -> None:
    assert ranges().penalty(Decimal(metres)) == penalty
    assert ranges().size_modifier(Decimal(metres)) == -penalty


def test_beyond_the_table_there_is_no_penalty() -> None:
    with pytest.raises(RuleError) as refused:
        ranges().penalty(Decimal("1000.1"))
    assert refused.value.details == {"farthest": 1000}


def test_a_table_of_distances_rises_and_falls() -> None:
    rows = ranges().rows
    for wrong in (rows[::-1], (rows[0], rows[0]), (rows[1], replace(rows[2], penalty=0))):
        with pytest.raises(ValueError, match="must rise"):
            RangeTable(wrong, "20 §4.11")

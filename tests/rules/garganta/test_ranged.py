"""Shots: aim, distance, half damage, and the shot without aim."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal

import pytest

from gmscreen.canon.garganta.ranges import ranges
from gmscreen.rules.garganta.attack import AttackModifier
from gmscreen.rules.garganta.ranged import Aim, RangedWeapon, halved_at_range, shot

BOW = RangedWeapon("arco", 14, snap=13, accuracy=3, half_damage=Decimal(100), maximum=Decimal(150))


def level(
    weapon: RangedWeapon, metres: str, aim: Aim, speed: str = "0", others: tuple[AttackModifier, ...] = ()
) -> int:
    return shot(weapon, Decimal(metres), Decimal(speed), aim, ranges(), others).level.as_int


@pytest.mark.parametrize(("turns", "bonus"), [(1, 3), (2, 4), (4, 6), (5, 6), (20, 6)])
def test_aiming_adds_accuracy_and_then_up_to_three(turns: int, bonus: int) -> None:
    assert level(BOW, "2", Aim(turns)) == 14 + bonus


def test_a_supported_weapon_that_was_aimed_is_one_better() -> None:
    assert level(BOW, "2", Aim(1, supported=True)) == 14 + 3 + 1
    assert level(BOW, "2", Aim(0, supported=True)) == 14


def test_accuracy_is_never_more_than_the_level() -> None:
    assert level(replace(BOW, level=2), "2", Aim(1)) == 4


@pytest.mark.parametrize(
    ("metres", "in_sight", "total"),
    [("2", True, 14), ("3", True, 13), ("4.5", True, 12 - 4), ("3", False, 13 - 4)],
)
def test_without_aim_the_shot_is_four_worse_unless_it_reaches_the_weapons_tr(
    metres: str, total: int, *, in_sight: bool
) -> None:
    assert level(BOW, metres, Aim(target_in_sight=in_sight)) == total


def test_speed_counts_as_distance_and_other_modifiers_count_before_tr() -> None:
    assert level(BOW, "2", Aim(1), speed="5") == 14 + 3 - 3
    dark = AttackModifier("without_aim", -3, "20 §4.5")
    assert level(BOW, "2", Aim(), others=(dark,)) == 14 - 3 - 4


def test_beyond_half_damage_accuracy_is_lost() -> None:
    found = shot(BOW, Decimal(120), Decimal(0), Aim(3), ranges())
    assert (found.half_damage, found.in_range, found.level.as_int) == (True, True, 14 - 11 + 2)


@pytest.mark.parametrize(("metres", "reaches"), [("150", True), ("150.1", False)])
def test_beyond_its_maximum_there_is_no_shot(metres: str, *, reaches: bool) -> None:
    assert shot(BOW, Decimal(metres), Decimal(0), Aim(1), ranges()).in_range is reaches


def test_what_the_canon_does_not_give_bounds_nothing() -> None:
    found = shot(replace(BOW, half_damage=None, maximum=None), Decimal(900), Decimal(0), Aim(1), ranges())
    assert (found.in_range, found.half_damage) == (True, False)


def test_a_weapon_without_tr_is_always_worse_without_aim() -> None:
    assert level(replace(BOW, snap=99), "2", Aim()) == 10


@pytest.mark.parametrize(("roll", "half"), [(0, 0), (1, 0), (7, 3), (8, 4)])
def test_half_the_damage_is_rounded_down(roll: int, half: int) -> None:
    assert halved_at_range(roll).value == half


def test_a_weapon_whose_snap_number_nobody_gives_always_needs_aim() -> None:
    assert level(replace(BOW, snap=None), "2", Aim()) == 10

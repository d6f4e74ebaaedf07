"""Terrain, close combat, breakage, panic and feints: small rules with a table each."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal
from fractions import Fraction

import pytest

from gmscreen.canon.garganta.breakage import breakage_rules
from gmscreen.canon.garganta.close_combat import close_combat
from gmscreen.canon.garganta.terrain import terrains
from gmscreen.rules.checks import Winner, quick_contest
from gmscreen.rules.garganta.breakage import Quality, breakage_chance
from gmscreen.rules.garganta.close_combat import CloseWeapon, close_attack_level, grapple
from gmscreen.rules.garganta.feint import feint_penalty
from gmscreen.rules.garganta.panic_check import failed_by, panic_level, panic_total
from gmscreen.rules.garganta.terrain import walked


@pytest.mark.parametrize(
    ("ground", "metres"), [("bad", 3), ("very_bad", 2), ("tight", 7), ("waist_water", 3)]
)
def test_ground_cuts_what_is_walked(ground: str, metres: int) -> None:
    assert walked(7, terrains()[ground]).value == metres


@pytest.mark.parametrize(("weapon", "level"), [("short", 14), ("short_sword", 10), ("long", None)])
def test_in_the_same_hexagon_long_weapons_do_not_strike(weapon: str, level: int | None) -> None:
    told = close_attack_level(14, close_combat()[CloseWeapon(weapon)])
    assert (told and told.value) == level


@pytest.mark.parametrize(
    ("incoming", "quality", "chance"),
    [
        ("2.99", "common", Fraction(0)),
        ("3", "common", Fraction(1, 3)),
        ("9", "cheap", Fraction(2, 3)),
        ("9", "fine", Fraction(1, 6)),
        ("9", "very_fine", Fraction(0)),
    ],
)
def test_a_weapon_may_break_on_one_three_times_its_weight(
    incoming: str, quality: str, chance: Fraction
) -> None:
    assert breakage_chance(Decimal(1), Decimal(incoming), Quality(quality), breakage_rules()) == chance


def test_chances_of_breaking_are_whole() -> None:
    with pytest.raises(ValueError, match="every quality"):
        replace(breakage_rules(), chances={})


@pytest.mark.parametrize(("roll", "failed_by", "total"), [(10, 3, 13), (3, 0, 4), (3, 1, 4), (18, 12, 30)])
def test_panic_is_three_dice_and_what_one_failed_by(roll: int, failed_by: int, total: int) -> None:
    assert panic_total(roll, failed_by).value == total


@pytest.mark.parametrize(
    ("a", "b", "dark", "penalty"),
    [
        ((14, 10), (10, 12), False, -4),
        ((14, 10), (12, 10), False, -2),
        ((10, 11), (10, 12), False, 0),
        ((10, 12), (12, 10), False, 0),
        ((14, 10), (10, 12), True, 0),
    ],
)
def test_a_feint_takes_off_what_it_won_by(
    a: tuple[int, int], b: tuple[int, int], penalty: int, *, dark: bool
) -> None:
    assert feint_penalty(quick_contest(*a, *b), in_the_dark=dark).value == penalty


@pytest.mark.parametrize(
    ("b_roll", "a_wrestles", "b_wrestles", "winner"),
    [
        (11, True, False, "a"),
        (9, True, False, "b"),
        (10, True, False, "a"),
        (10, False, True, "b"),
        (10, True, True, "none"),
        (10, False, False, "none"),
    ],
)
def test_a_tied_grapple_goes_to_the_wrestler(
    b_roll: int, winner: str, *, a_wrestles: bool, b_wrestles: bool
) -> None:
    contest = quick_contest(12, 10, 12, b_roll)
    assert grapple(contest, a_wrestles=a_wrestles, b_wrestles=b_wrestles) is Winner(winner)


def test_terror_tests_will_with_what_helps_it() -> None:
    assert panic_level(12).value == 12
    assert panic_level(12, combat_reflexes=True, others=-3).value == 11


@pytest.mark.parametrize(("level", "roll", "margin"), [(10, 14, 4), (18, 17, 0), (10, 10, 0)])
def test_a_failure_counts_by_how_much(level: int, roll: int, margin: int) -> None:
    assert failed_by(level, roll) == margin

"""Falls: one roll for the whole height."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.canon.garganta.falls import fall_rules
from gmscreen.rules.dice import Distribution, parse_dice
from gmscreen.rules.garganta.falls import FallRate, fall, floored

RULES = fall_rules()


@pytest.mark.parametrize(
    ("height", "acrobatics", "dice"),
    [
        ("0", False, "0"),
        ("0.99", False, "0"),
        ("1", False, "1d-4"),
        ("2", False, "2d-8"),
        ("3", False, "3d-9"),
        ("4.9", False, "4d-12"),
        ("5", False, "5d-10"),
        ("6", False, "6d-12"),
        ("45", False, "45d-90"),
        ("9000", False, "45d-90"),
        ("5", True, "0"),
        ("3", True, "0"),
        ("11.5", True, "6d-12"),
        ("50", True, "45d-90"),
        ("48", True, "43d-86"),
    ],
)
def test_a_height_gives_its_dice(height: str, dice: str, *, acrobatics: bool) -> None:
    found = fall(Decimal(height), 0, RULES, acrobatics=acrobatics)
    assert found.dice == parse_dice(dice) if dice != "0" else found.dice.count == 0


@given(st.decimals(0, 10_000, places=2), st.integers(0, 20), st.booleans(), st.integers(-100, 300))
def test_a_fall_never_heals_and_armor_never_hurts(
    height: Decimal, dr: int, acrobatics: bool, roll: int
) -> None:
    armored = fall(height, dr, RULES, acrobatics=acrobatics)
    bare = fall(height, 0, RULES, acrobatics=acrobatics)
    assert 0 <= armored.lost(roll).as_int <= bare.lost(roll).as_int
    assert armored.damage.low >= 0
    assert armored.metres <= 45


@pytest.mark.parametrize(("metal", "left"), [(0, 0), (1, 0), (4, 2), (5, 2)])
def test_metal_protects_with_half_its_dr(metal: int, left: int) -> None:
    assert fall(Decimal(10), metal, RULES, acrobatics=False).dr.value == left


def test_what_falls_below_nothing_is_nothing() -> None:
    spread = floored(parse_dice("1d-3").distribution)
    assert spread.items() == [(0, 3), (1, 1), (2, 1), (3, 1)]
    assert floored(Distribution.constant(-9)).items() == [(0, 1)]
    assert floored(parse_dice("1d").distribution) == parse_dice("1d").distribution


@pytest.mark.parametrize(
    "rates",
    [
        (FallRate(2, -4),),
        (FallRate(None, -4), FallRate(None, -2)),
        (FallRate(4, -3), FallRate(2, -4), FallRate(None, -2)),
    ],
)
def test_rates_rise_and_end_open(rates: tuple[FallRate, ...]) -> None:
    with pytest.raises(ValueError, match="must rise"):
        replace(RULES, rates=rates)

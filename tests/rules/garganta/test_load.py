"""Load: exactly one level for every weight; at a limit, the lighter."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.canon.garganta.load import load_ladders
from gmscreen.rules.garganta.load import Scale, load_margins, load_of

HUMAN, DWARF = load_ladders()[Scale.HUMAN], load_ladders()[Scale.DWARF]
STRENGTHS = st.integers(1, 100)
WEIGHTS = st.decimals(0, 4000, places=3)


@given(STRENGTHS, WEIGHTS, WEIGHTS)
def test_more_weight_is_never_a_lighter_load(strength: int, weight: Decimal, more: Decimal) -> None:
    for ladder in (HUMAN, DWARF):
        first, second = load_of(strength, weight, ladder), load_of(strength, weight + more, ladder)
        assert (first.level is None) <= (second.level is None)
        if first.level is not None and second.level is not None:
            assert first.level <= second.level


@given(STRENGTHS, st.integers(0, 4))
def test_at_the_limit_the_load_is_the_lighter(strength: int, level: int) -> None:
    for ladder in (HUMAN, DWARF):
        assert load_of(strength, ladder.limit(level, strength), ladder).level == level


@pytest.mark.parametrize(("level", "allowed"), [(0, True), (1, True), (2, False), (4, False)])
def test_fencing_is_allowed_up_to_leve(level: int, *, allowed: bool) -> None:
    assert load_of(10, HUMAN.limit(level, 10), HUMAN).fencing_allowed is allowed


def test_the_overloaded_do_not_fence() -> None:
    assert not load_of(10, Decimal(101), HUMAN).fencing_allowed


@given(STRENGTHS, WEIGHTS)
def test_the_margins_lead_to_the_neighbouring_loads(strength: int, weight: Decimal) -> None:
    margins, here = load_margins(strength, weight, HUMAN), load_of(strength, weight, HUMAN)
    if margins.before_heavier is not None:
        assert load_of(strength, weight + margins.before_heavier, HUMAN).level == here.level
        heavier = load_of(strength, weight + margins.before_heavier + Decimal("0.001"), HUMAN)
        assert heavier.level != here.level
    if margins.until_lighter is not None:
        lighter = load_of(strength, weight - margins.until_lighter, HUMAN)
        assert lighter.level is not None
        assert here.level is None or lighter.level < here.level


def test_there_is_nothing_lighter_than_no_load_and_nothing_heavier_than_overload() -> None:
    assert load_margins(12, Decimal(5), HUMAN).until_lighter is None
    assert load_margins(12, Decimal(500), HUMAN).before_heavier is None


def test_a_ladder_counts_its_levels_up_from_none() -> None:
    with pytest.raises(ValueError, match="count up"):
        replace(HUMAN, steps=HUMAN.steps[1:])


@pytest.mark.parametrize("multiple", [Decimal(0), Decimal(9), Decimal(-1)])
def test_the_limits_of_a_ladder_rise(multiple: Decimal) -> None:
    first = replace(HUMAN.steps[0], multiple=multiple)
    with pytest.raises(ValueError, match="must rise"):
        replace(HUMAN, steps=(first, *HUMAN.steps[1:]))

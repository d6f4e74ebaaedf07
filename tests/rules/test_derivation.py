"""A derivation is its number and the whole way to it."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.rules.derivation import Derivation, Operation, Rounding, exact_sum, whole

NUMBERS = (
    st.integers(-1000, 1000)
    | st.fractions(-1000, 1000, max_denominator=100)
    | st.decimals(-1000, 1000, places=2)
)


def started(value: int | Fraction | Decimal) -> Derivation:
    return Derivation.of("st", value, "20 §2")


@pytest.mark.parametrize(
    ("value", "down", "up"),
    [
        (Fraction(7, 2), 3, 4),
        (Fraction(-7, 2), -3, -4),
        (3, 3, 3),
        (Decimal("2.01"), 2, 3),
        (Decimal("-0.5"), 0, -1),
    ],
)
def test_rounding_goes_towards_zero_or_away_from_it(value: Fraction, down: int, up: int) -> None:
    assert (whole(value, Rounding.DOWN), whole(value, Rounding.UP)) == (down, up)


def test_a_derivation_starts_with_one_step() -> None:
    (step,) = Derivation.of("weapon_level", 14, "19 §4", name="espada").steps
    assert (step.operation, step.amount, step.total, step.args) == (
        Operation.START,
        14,
        14,
        (("name", "espada"),),
    )


@given(NUMBERS, st.lists(NUMBERS, max_size=6))
def test_sums_are_exact_in_any_order(first: int, amounts: list[int]) -> None:
    forwards, backwards = started(first), started(first)
    for amount in amounts:
        forwards = forwards.add("loss", amount, "19 §7")
    for amount in reversed(amounts):
        backwards = backwards.add("loss", amount, "19 §7")
    assert (
        Fraction(forwards.value) == Fraction(backwards.value) == sum(map(Fraction, amounts), Fraction(first))
    )


@given(NUMBERS, st.lists(NUMBERS, max_size=6))
def test_every_step_tells_the_running_total(first: int, amounts: list[int]) -> None:
    total = started(first)
    for amount in amounts:
        total = total.add("loss", amount, "19 §7")
    running = Fraction(first)
    for step in total.steps[1:]:
        assert step.amount is not None
        running += Fraction(step.amount)
        assert step.total == running


def test_adding_nothing_leaves_no_step() -> None:
    assert len(started(5).add("loss", 0, "19 §7").steps) == 1


@given(st.integers(-9, 9), st.lists(st.integers(-9, 9)))
def test_many_amounts_at_once_are_those_amounts_one_by_one(first: int, amounts: list[int]) -> None:
    one_by_one = Derivation.of("start", first, "here")
    for place, amount in enumerate(amounts):
        one_by_one = one_by_one.add("part", amount, "there", of=place)
    parts = [(amount, "there", (("of", place),)) for place, amount in enumerate(amounts)]
    assert Derivation.of("start", first, "here").add_all("part", parts) == one_by_one


def test_decimals_stay_decimals() -> None:
    assert isinstance(exact_sum(Decimal("0.1"), 2), Decimal)
    assert isinstance(exact_sum(2, Decimal("0.1")), Decimal)
    assert exact_sum(Decimal("0.1"), Decimal("0.2")) == Decimal("0.3")


def test_fractions_that_come_out_whole_are_whole() -> None:
    assert isinstance(exact_sum(Fraction(1, 2), Fraction(1, 2)), int)
    assert exact_sum(Fraction(1, 2), Decimal("0.25")) == Fraction(3, 4)


def test_a_product_is_rounded_when_told_so() -> None:
    assert started(7).times("half_shield", Fraction(1, 2), "19 §4").value == Fraction(7, 2)
    assert started(7).times("half_shield", Fraction(1, 2), "19 §4", rounding=Rounding.DOWN).value == 3
    assert started(7).times("mana_cost_high", Fraction(1, 2), "19 §8", rounding=Rounding.UP).value == 4


def test_truncating_a_whole_number_leaves_no_step() -> None:
    assert len(started(6).truncated("truncated_speed", "19 §5").steps) == 1
    cut = started(Fraction(27, 4)).truncated("truncated_speed", "19 §5", interpretation="whole_metres")
    assert (cut.value, cut.steps[-1].amount, cut.steps[-1].interpretation) == (6, None, "whole_metres")


@pytest.mark.parametrize(("value", "least", "most"), [(5, 5, 5), (2, 3, 2), (9, 9, 7)])
def test_a_bound_that_does_not_bind_leaves_no_step(value: int, least: int, most: int) -> None:
    raised = started(value).at_least("first_aid_least", 3, "20 §5.6")
    lowered = started(value).at_most("cap", 7, "20 §5.5")
    assert (raised.value, lowered.value) == (least, most)
    assert (len(raised.steps), len(lowered.steps)) == (1 + (value < 3), 1 + (value > 7))


def test_a_rule_may_set_the_number_outright() -> None:
    assert started(9).replaced("collapsed", 0, "20 §6.2").value == 0


def test_a_note_changes_nothing() -> None:
    noted = started(9).noted("armor_ignored", "20 §4.8", interpretation="whole_metres")
    assert (noted.value, noted.steps[-1].operation) == (9, Operation.NOTE)


def test_a_number_that_is_not_whole_is_no_integer() -> None:
    assert started(Fraction(4, 2)).as_int == 2
    with pytest.raises(ValueError, match="not a whole number"):
        _ = started(Fraction(9, 2)).as_int

"""Decimals are exact, limits are the lighter level's, and no dust comes of sums (traps 1 to 3, 16)."""

from __future__ import annotations

import json
from decimal import Decimal
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.calc.answer_text import written
from gmscreen.calc.unusable import Unusable, decimal_number, whole_number
from gmscreen.cli.batch import answer_line
from tests.calc.requests import error, result

HUMAN = (("none", 1), ("light", 2), ("medium", 3), ("heavy", 6), ("very_heavy", 10))
DWARF = (("none", "2.5"), ("light", 5), ("medium", 10), ("heavy", 20), ("very_heavy", 30))
LIMITS = [("human", *step) for step in HUMAN] + [("dwarf", *step) for step in DWARF]


def load(weight: str, strength: int = 12, scale: str = "human") -> dict[str, Any]:
    line = f'{{"calc": "load", "st": {strength}, "weight_kg": {weight}, "scale": "{scale}"}}'
    answer: dict[str, Any] = json.loads(answer_line(line.encode())[0], parse_float=Decimal)
    return dict(answer["result"])


@pytest.mark.parametrize(("scale", "name", "multiple"), LIMITS)
@pytest.mark.parametrize("strength", [1, 7, 12, 100])
def test_exactly_at_a_limit_is_the_lighter_load(
    scale: str, name: str, multiple: int | str, strength: int
) -> None:
    limit = Decimal(multiple) * strength
    assert load(str(limit), strength, scale)["name"] == name
    assert load(str(limit), strength, scale)["limit_kg"] == limit


@pytest.mark.parametrize(("scale", "name", "multiple"), LIMITS)
def test_a_hair_above_a_limit_is_the_heavier_load(scale: str, name: str, multiple: int | str) -> None:
    limit = Decimal(multiple) * 12
    assert load(f"{limit + Decimal('0.01')}", 12, scale)["name"] != name
    assert load(f"{limit + Decimal('1e-20'):f}", 12, scale)["name"] != name


@given(st.decimals(0, 100_000, places=3), st.integers(1, 100), st.sampled_from(["human", "dwarf"]))
def test_every_weight_has_exactly_one_load(weight: Decimal, strength: int, scale: str) -> None:
    found = load(f"{weight:f}", strength, scale)
    steps = HUMAN if scale == "human" else DWARF
    lightest = next((name for name, many in steps if weight <= Decimal(many) * strength), "overloaded")
    assert found["name"] == lightest


def test_what_a_dwarf_lifts_above_his_table_nobody_knows() -> None:
    found = load("360.01", 12, "dwarf")
    assert (found["name"], found["limit_kg"], found["can_lift"]) == ("overloaded", None, None)


def test_a_load_that_can_be_carried_says_nothing_of_lifting() -> None:
    assert "can_lift" not in load("120")


@pytest.mark.parametrize(("weight", "lifts"), [("180", True), ("180.01", False)])
def test_above_the_table_a_human_lifts_up_to_fifteen_times_his_strength(weight: str, *, lifts: bool) -> None:
    found = load(weight)
    assert (found["can_lift"], found["can_walk"], found["limit_kg"]) == (lifts, False, 180)


@pytest.mark.parametrize("weight", ["24", "24.0", "24.000", "2.4e1", "240E-1", "0.24e2"])
def test_a_weight_is_the_same_however_it_is_written(weight: str) -> None:
    assert load(weight)["name"] == "light"


def test_three_times_a_tenth_is_no_more_than_three_tenths() -> None:
    assert load(str(3 * Decimal("0.1")), 12) == load("0.3", 12)


def test_the_dust_of_a_float_is_read_as_it_was_written() -> None:
    assert load("24.000000000000004")["name"] == "medium"


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (7, "7"), (-3, "-3"), (True, "true"), (None, "null"), ("ç\n", '"ç\\n"'),
        (Decimal("24.0"), "24"), (Decimal("1E+5"), "100000"), (Decimal("0.30"), "0.3"),
        (Decimal("0.0"), "0"),
        (Fraction(27, 4), "6.75"), (Fraction(6, 2), "3"), (Fraction(1, 216), "0.004629629629629629"),
        (Fraction(1, 1000**100), "1e-300"), (Fraction(5, 4096), "0.001220703125"), ([1, "a"], '[1, "a"]'),
        ({"a": Decimal("1.10")}, '{"a": 1.1}'), ((), "[]"),
    ],
)  # fmt: skip
def test_a_value_is_written_without_loss(value: object, shown: str) -> None:
    assert written(value) == shown


def test_what_json_has_no_word_for_is_a_bug() -> None:
    with pytest.raises(TypeError):
        written(object())


@pytest.mark.parametrize("number", ["0", "-0", "999999999999999", "-999999999999999"])
def test_a_whole_number_of_fifteen_digits_is_read(number: str) -> None:
    assert whole_number(number) == int(number)


@pytest.mark.parametrize("number", ["1000000000000000", "-1000000000000000", "9" * 5000])
def test_a_longer_whole_number_is_not_even_converted(number: str) -> None:
    assert isinstance(whole_number(number), Unusable)


@pytest.mark.parametrize("number", ["0.1", "1e14", "999999999999999.5", "-1.5e-30", "0.0", "1e-40"])
def test_a_decimal_of_some_size_is_read(number: str) -> None:
    assert decimal_number(number) == Decimal(number)


@pytest.mark.parametrize(
    "number", ["1e15", "1e999", "-1e999", "1e99999999999999999999", "1e-41", "1e-99999999999999999999",
               "0e-999", "0.1" + "0" * 60, "0e999999"],
)  # fmt: skip
def test_a_decimal_out_of_all_proportion_is_refused(number: str) -> None:
    assert isinstance(decimal_number(number), Unusable)


@pytest.mark.parametrize(
    "expression", ["1d4 + -1", "3d−1", "3d–1", "6D−12", "d20", "2d6+3", " 2 d + 1 ", "1d--1"]
)
def test_the_ways_people_write_dice_are_understood(expression: str) -> None:
    assert result("dice", expression=expression)["max"] > 0


@pytest.mark.parametrize("expression", ["", "d0", "0d6", "101d6", "1d1001", "2x6", "1d6+", "--", "9" * 201])
def test_dice_that_are_not_understood_are_refused_by_name(expression: str) -> None:
    assert error("dice", expression=expression)["field"] == "expression"


def test_bad_dice_of_an_exchange_are_refused_at_their_field() -> None:
    error_ = error("exchange_odds", attack_level=10, damage_dice="1w6", dr=0, ht=10)
    assert error_["field"] == "damage_dice"


@given(st.integers(1, 20), st.integers(1, 30), st.integers(-20, 20))
def test_probabilities_add_up_to_one(count: int, sides: int, constant: int) -> None:
    found = result("dice", expression=f"{count}d{sides}{constant:+d}")
    assert abs(sum(chance for _, chance in found["pmf"]) - 1) < 1e-9
    assert found["min"] == found["pmf"][0][0]
    assert found["max"] == found["pmf"][-1][0]


def test_many_dice_are_answered() -> None:
    found = result("dice", expression="100d100-1")
    assert (found["min"], found["max"], found["mean"]) == (99, 9_999, 5_049)

"""Numbers in and out, as Brazilians write them."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.texts.numbers import (
    NumberError,
    kilograms,
    number,
    parse_decimal,
    parse_whole,
    percent,
    signed,
)

weights = st.decimals(min_value=0, max_value=99999, places=3, allow_nan=False, allow_infinity=False)


@pytest.mark.parametrize(
    ("typed", "value"),
    [
        ("1,5", "1.5"),
        ("1.5", "1.5"),
        ("6,25", "6.25"),
        ("1.234,5", "1234.5"),
        ("1.234.567", "1234567"),
        ("12", "12"),
        (" 7 ", "7"),
        ("−3", "-3"),
        ("–2,5", "-2.5"),
        ("+4", "4"),
        ("0.125", "0.125"),
        ("0,100", "0.100"),
        ("12.3456", "12.3456"),
    ],
)
def test_a_typed_number_is_read_exactly(typed: str, value: str) -> None:
    assert parse_decimal(typed) == Decimal(value)


@pytest.mark.parametrize("typed", ["1.234", "-1.500", "999.999"])
def test_one_point_and_three_digits_is_asked_back(typed: str) -> None:
    with pytest.raises(NumberError) as refused:
        parse_decimal(typed)
    assert refused.value.key == "ambiguous"


@pytest.mark.parametrize(
    "typed", ["", "abc", "1,2,3", "1..2", "1e5", "NaN", "Infinity", "١٢", "1.23,4", "--1", "0x10"]
)
def test_what_is_no_number_is_refused(typed: str) -> None:
    with pytest.raises(NumberError) as refused:
        parse_decimal(typed)
    assert refused.value.key == "not_a_number"


def test_a_number_of_a_thousand_digits_is_refused_for_its_length() -> None:
    with pytest.raises(NumberError) as refused:
        parse_decimal("9" * 1000)
    assert refused.value.key == "too_long"


def test_a_whole_number_with_a_fraction_is_refused() -> None:
    with pytest.raises(NumberError) as refused:
        parse_whole("1,5")
    assert refused.value.key == "not_whole"


def test_a_whole_number_may_be_typed_with_a_zero_fraction() -> None:
    assert parse_whole("12,0") == 12


@given(weights)
def test_showing_and_reading_three_times_changes_nothing(value: Decimal) -> None:
    once = parse_decimal(number(value, 3))
    assert parse_decimal(number(parse_decimal(number(once, 3)), 3)) == value


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (Decimal("6.5"), "6,5"),
        (Decimal("6.50"), "6,5"),
        (Decimal(-3), "−3"),
        (Decimal("-0.00"), "0"),
        (Fraction(13, 2), "6,5"),
        (1200, "1200"),
        (Decimal("0.1") * 3, "0,3"),
        (Decimal("0.01") * 114, "1,14"),
        (Decimal("1E+3"), "1000"),
        (Fraction(1, 3), "0,33"),
        (Fraction(-2, 3), "−0,67"),
    ],
)
def test_a_number_shows_just_the_decimals_it_has(value: Decimal, shown: str) -> None:
    assert number(value) == shown


@pytest.mark.parametrize(("value", "shown"), [(2, "+2"), (-3, "−3"), (0, "0"), (Decimal("-0.5"), "−0,5")])
def test_a_signed_number_always_shows_its_sign(value: int, shown: str) -> None:
    assert signed(value) == shown


@pytest.mark.parametrize(
    ("weight", "shown"),
    [("12", "12,0 kg"), ("6.25", "6,25 kg"), ("0.1", "0,1 kg"), ("100", "100,0 kg"), ("41.10", "41,1 kg")],
)
def test_a_weight_shows_at_least_one_decimal(weight: str, shown: str) -> None:
    assert kilograms(Decimal(weight)) == shown


@pytest.mark.parametrize(
    ("chance", "shown"),
    [
        (Fraction(1, 2), "50,0%"),
        (Fraction(4, 216), "1,9%"),
        (Fraction(1, 100000), "<0,1%"),
        (Fraction(99999, 100000), ">99,9%"),
        (Fraction(0), "0,0%"),
        (Fraction(1), "100,0%"),
    ],
)
def test_a_chance_never_rounds_to_never_or_always(chance: Fraction, shown: str) -> None:
    assert percent(chance) == shown

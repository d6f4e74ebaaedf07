"""Weights are read whole, with their unit."""

from decimal import Decimal

import pytest

from gmscreen.texts.numbers import NumberError
from gmscreen.texts.weights import parse_weight


@pytest.mark.parametrize(
    ("typed", "kilograms"),
    [
        ("4,2", "4.2"),
        ("4,2 kg", "4.2"),
        ("4.2KG.", "4.2"),
        ("250 g", "0.25"),
        ("4.2 lb", "1.905087954"),
        ("2 lbs", "0.90718474"),
        ("1.234,5 kg", "1234.5"),
        ("0 g", "0"),
    ],
)
def test_a_weight_is_exact_in_kilograms(typed: str, kilograms: str) -> None:
    assert parse_weight(typed).kilograms == Decimal(kilograms)


def test_a_conversion_is_told() -> None:
    assert parse_weight("4.2 lb").told == "4,2 lb = 1,905087954 kg"


def test_kilograms_need_no_telling() -> None:
    assert parse_weight("4,2 kg").told == ""


@pytest.mark.parametrize("typed", ["kg", "4,2 arrobas", "1.234 kg", "", "4 kg kg"])
def test_what_is_no_weight_is_refused(typed: str) -> None:
    with pytest.raises(NumberError):
        parse_weight(typed)

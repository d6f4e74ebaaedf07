"""What is typed into a cell becomes what the file says."""

from decimal import Decimal
from typing import cast

import pytest
from hypothesis import given

from gmscreen.sheets.errors import SheetError
from gmscreen.sheets.sheet_fields import FieldPath
from gmscreen.sheets.typed_fields import read_typed
from gmscreen.texts.numbers import number
from tests.sheets.making import KILOGRAMS

WEIGHT = ("equipment", 0, "weight_kg")
POINTS = ("skills", 0, "points")


@pytest.mark.parametrize(
    ("path", "typed", "value"),
    [
        (("attributes", "st"), " 12 ", 12),
        (WEIGHT, "1,5", Decimal("1.5")),
        (WEIGHT, "1.5", Decimal("1.5")),
        (WEIGHT, "6,25", Decimal("6.25")),
        (WEIGHT, "1.234,5", Decimal("1234.5")),
        (WEIGHT, "4.2 lb", Decimal("1.905087954")),
        (POINTS, "2½", Decimal("2.5")),
        (POINTS, "½", Decimal("0.5")),
        (("account", "quirks"), "−2½", Decimal("-2.5")),
        (("damage", "thrust"), "1d−2", "1d-2"),
        (("equipment", 0, "place"), "Na mochila", "pack"),
        (("equipment", 0, "place"), "pack", "pack"),
        (("equipment", 0, "role"), "ARMADURA", "armor"),
        (("equipment", 0, "metal"), "não", False),
        (("equipment", 0, "metal"), "sim", True),
        (("equipment", 0, "quantity"), "0", 0),
        (("notes",), "duas\nlinhas ", "duas\nlinhas "),
        (("quirks",), "uma\n\n outra \n", ["uma", "outra"]),
        (("creature", "floors"), "1, 2; 10", [1, 2, 10]),
        (("attributes", "st"), "", None),
        (("attributes", "st"), "—", None),
        (("notes",), "", None),
    ],
)
def test_typed_text_is_read(path: FieldPath, typed: str, value: object) -> None:
    assert read_typed(path, typed).value == value


@pytest.mark.parametrize(
    ("path", "typed", "said"),
    [
        (WEIGHT, "1.234", "1234 ou 1,234"),
        (WEIGHT, "pesado", "não é um número"),
        (("attributes", "st"), "1,5", "não é um número inteiro"),
        (("damage", "swing"), "muito", "dados"),
        (("equipment", 0, "place"), "no bolso", "não é uma das escolhas"),
        (("equipment", 0, "metal"), "talvez", "não é uma das escolhas"),
        (("equipment", 0, "weapon"), "espada", "não tem este campo"),
    ],
)
def test_what_makes_no_sense_is_refused_in_words(path: FieldPath, typed: str, said: str) -> None:
    with pytest.raises(SheetError, match=said):
        read_typed(path, typed)


def test_the_refusal_names_the_cell() -> None:
    with pytest.raises(SheetError) as refused:
        read_typed(("equipment", 2, "weight_kg"), "x")
    assert refused.value.field == "equipment[3].weight_kg"


def test_a_conversion_is_told() -> None:
    assert read_typed(WEIGHT, "500 g").told == "500 g = 0,5 kg"


@given(KILOGRAMS)
def test_a_weight_that_is_shown_and_accepted_again_never_drifts(weight: Decimal | int) -> None:
    again = Decimal(weight)
    for _ in range(3):
        again = cast("Decimal", read_typed(WEIGHT, number(again)).value)
    assert again == weight

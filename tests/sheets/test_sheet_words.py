"""Every field of a sheet, and every choice, has a name in Portuguese."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from enum import Enum

import pytest

from gmscreen.rules.garganta.costs import SkillType
from gmscreen.sheets.equipment import Place
from gmscreen.sheets.errors import SheetError
from gmscreen.sheets.fields import Record
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.sheet_fields import (
    FieldKind,
    FieldOf,
    FieldPath,
    field_at,
    fields_of,
    record_at,
    value_at,
)
from gmscreen.sheets.sheet_words import choice_words, field_words, name_of, value_words
from gmscreen.texts.catalogue import has_text
from tests.sheets.making import sample


def every_field(model: type[Record] = Sheet) -> Iterator[FieldOf]:
    for field in fields_of(model).values():
        yield field
        if field.model is not None and issubclass(field.model, Record):
            yield from every_field(field.model)


FIELDS = {field.word_key: field for field in every_field()}
CHOICES = {field.model for field in FIELDS.values() if field.model and issubclass(field.model, Enum)}


def test_every_field_has_a_name() -> None:
    assert [key for key in FIELDS if not has_text(key)] == []


def test_every_choice_has_a_name() -> None:
    named_alike = {SkillType.MENTAL}
    untold = {one for choices in CHOICES for one in choices if choice_words(one) == one.value}
    assert untold == named_alike


@pytest.mark.parametrize(
    ("path", "words"),
    [
        (("attributes", "st"), "12"),
        (("attributes",), "12, 14, 11, 12"),
        (("points",), "150"),
        (("damage", "thrust"), "1d−1"),
        (("equipment", 0, "place"), "vestido"),
        (("equipment", 0, "weight_kg"), "17"),
        (("equipment", 1, "shield"), "Escudo (perícia), grande"),
        (("equipment", 2, "metal"), "sim"),
        (("equipment", 2), "Lança"),
        (("equipment", 99), "—"),
        (("people",), "humano"),
        (("creature",), "—"),
        (("advantages", 0, "effects"), "Reflexos em Combate, 1"),
    ],
)
def test_a_value_is_told_as_people_read_it(path: FieldPath, words: str) -> None:
    assert value_words(field_at(path), value_at(sample("kallias"), path)) == words


def test_long_and_many_lined_texts_are_told_on_one_short_line() -> None:
    words = value_words(field_at(("notes",)), "uma\nlinha " + "x" * 100)
    assert words.startswith("uma linha x")
    assert len(words) == 61


def test_a_decimal_is_told_with_a_comma() -> None:
    assert value_words(field_at(("equipment", 0, "weight_kg")), Decimal("0.25")) == "0,25"


def test_fields_are_called_by_their_game_names() -> None:
    assert [field_words(("attributes", "st")), field_words(("equipment", 0, "weight_kg"))] == ["ST", "peso"]


def test_places_are_called_as_the_window_calls_them() -> None:
    assert [choice_words(place) for place in Place] == [
        "vestido",
        "na mão",
        "na mão fraca",
        "no cinto",
        "na mochila",
        "no chão",
    ]


def test_a_field_without_a_name_is_called_by_its_key() -> None:
    assert name_of(FieldOf(Sheet, "nameless", FieldKind.TEXT, required=False)) == "nameless"


@pytest.mark.parametrize("path", [("name",), ("quirks",), ("equipment", 0, "place")])
def test_no_plain_field_is_a_record(path: FieldPath) -> None:
    with pytest.raises(SheetError):
        record_at(path)

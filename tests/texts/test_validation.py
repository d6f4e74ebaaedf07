from __future__ import annotations

from decimal import Decimal
from enum import StrEnum
from string import Formatter
from typing import Annotated, Any, Literal

import pytest
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError
from pydantic_core import PydanticCustomError

from gmscreen.texts.catalogue import sentences
from gmscreen.texts.validation import field_path, validation_sentence


class Scale(StrEnum):
    HUMAN = "human"
    DWARF = "dwarf"


class Cat(BaseModel):
    kind: Literal["cat"]


class Dog(BaseModel):
    kind: Literal["dog"]


class Closed(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)
    st: int


def errors_of(annotation: Any, value: object) -> list[Any]:
    try:
        TypeAdapter(annotation).validate_python(value, strict=True)
    except ValidationError as error:
        return error.errors(include_url=False)
    return []


def sentence_of(annotation: Any, value: object) -> str:
    (error,) = errors_of(annotation, value)
    return validation_sentence(error)


@pytest.mark.parametrize(
    ("annotation", "value", "expected"),
    [
        (int, True, "Deve ser um número inteiro."),
        (int, "12", "Deve ser um número inteiro."),
        (int, 1.5, "Deve ser um número inteiro."),
        (Decimal, "12", "Deve ser um número."),
        (Decimal, Decimal("NaN"), "Deve ser um número finito."),
        (float, "12", "Deve ser um número."),
        (bool, 1, "Deve ser verdadeiro ou falso (true ou false)."),
        (str, 1, "Deve ser um texto."),
        (list[int], 1, "Deve ser uma lista."),
        (tuple[int, ...], 1, "Deve ser uma lista."),
        (dict[str, int], 1, "Deve ser uma tabela de campos."),
        (Closed, 1, "Deve ser uma tabela de campos."),
        (Closed, {}, "Falta este campo."),
        (Closed, {"st": 1, "dx": 1}, "Este campo não existe aqui."),
        (None, 1, "Deve ficar vazio."),
        (Annotated[int, Field(gt=0)], 0, "Deve ser maior que 0."),
        (Annotated[int, Field(ge=-3)], -4, "Deve ser no mínimo −3."),
        (Annotated[int, Field(lt=5)], 5, "Deve ser menor que 5."),
        (Annotated[Decimal, Field(le=Decimal("1.5"))], Decimal(2), "Deve ser no máximo 1,5."),
        (Annotated[float, Field(le=1.5)], 2.0, "Deve ser no máximo 1,5."),
        (
            Annotated[Decimal, Field(multiple_of=Decimal("0.25"))],
            Decimal("0.1"),
            "Deve ser múltiplo de 0,25.",
        ),
        (
            Annotated[Decimal, Field(max_digits=4)],
            Decimal(12345),
            "O número tem algarismos demais: no máximo 4.",
        ),
        (
            Annotated[Decimal, Field(decimal_places=1)],
            Decimal("1.25"),
            "O número tem casas decimais demais: no máximo 1.",
        ),
        (
            Annotated[Decimal, Field(max_digits=4, decimal_places=2)],
            Decimal(123),
            "O número tem algarismos demais antes da vírgula: no máximo 2.",
        ),
        (Annotated[str, Field(min_length=2)], "a", "O texto é curto demais: no mínimo 2 caracteres."),
        (Annotated[str, Field(max_length=2)], "abc", "O texto é longo demais: no máximo 2 caracteres."),
        (Annotated[str, Field(pattern="^a$")], "b", "O texto não tem a forma pedida."),
        (
            Annotated[list[int], Field(min_length=2)],
            [1],
            "Tem itens de menos: no mínimo 2, e vieram 1.",
        ),
        (Annotated[list[int], Field(max_length=1)], [1, 2], "Tem itens demais: no máximo 1."),
        (Literal["a", "b", "c"], "d", "Deve ser “a”, “b” ou “c”."),
        (
            Annotated[Cat | Dog, Field(discriminator="kind")],
            {},
            "Falta o campo “kind”, que diz de que tipo é.",
        ),
        (
            Annotated[Cat | Dog, Field(discriminator="kind")],
            {"kind": "cow"},
            "O tipo cow não existe; use “cat”, “dog”.",
        ),
    ],
)
def test_what_pydantic_refuses_is_told_in_portuguese(annotation: Any, value: object, expected: str) -> None:
    assert sentence_of(annotation, value) == expected


def test_a_token_that_is_none_of_an_enumeration_is_told_which_ones_are() -> None:
    with pytest.raises(ValidationError) as caught:
        TypeAdapter(Scale).validate_python("elf")
    assert validation_sentence(caught.value.errors()[0]) == "Deve ser “human” ou “dwarf”."


def test_a_type_without_a_sentence_gets_the_general_one() -> None:
    assert validation_sentence({"type": "uuid_type", "msg": "UUID input should be"}) == "Valor inválido."


def test_an_own_error_type_uses_its_own_sentence() -> None:
    error = PydanticCustomError("int_parsing_size", "never shown")
    assert validation_sentence({"type": error.type, "ctx": error.context}) == "O número é grande demais."


def test_no_sentence_shows_a_placeholder_that_nothing_fills() -> None:
    known = {
        *("max_digits", "decimal_places", "whole_digits", "min_length", "max_length", "actual_length"),
        *("gt", "ge", "lt", "le", "multiple_of", "expected", "discriminator", "tag", "expected_tags"),
    }
    for key, sentence in sentences().items():
        if key.startswith("validation."):
            assert {name for _, name, _, _ in Formatter().parse(sentence) if name} <= known


@pytest.mark.parametrize(
    ("location", "first", "expected"),
    [
        ((), 0, ""),
        (("st",), 0, "st"),
        (("rows", 2, "text"), 0, "rows[2].text"),
        (("rows", 2, "text"), 1, "rows[3].text"),
        ((0, "st"), 0, "[0].st"),
        (("a\x00\u202eb",), 0, "a\N{REPLACEMENT CHARACTER}\N{REPLACEMENT CHARACTER}b"),
        (("ladders", "elf", "[key]"), 0, "ladders.elf"),
        (("a" * 61,), 0, "a" * 60 + "…"),
    ],
)
def test_a_field_is_named_by_its_path(location: tuple[int | str, ...], first: int, expected: str) -> None:
    assert field_path(location, first=first) == expected

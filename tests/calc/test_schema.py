"""The schema says what the program takes and gives, in standard words and with names in pt-BR."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from gmscreen.calc.registry import NAMES, calculation
from gmscreen.calc.schema import DIALECT, schema_of, schema_of_all
from tests.calc.requests import SAMPLES, ask, vectors

KEYWORDS = {
    "$schema", "$defs", "$ref", "title", "description", "type", "properties", "required",
    "additionalProperties", "enum", "const", "oneOf", "anyOf", "items", "prefixItems", "minItems", "maxItems",
    "minimum", "maximum", "multipleOf", "default", "maxLength",
}  # fmt: skip


def nodes(schema: Any) -> Iterator[dict[str, Any]]:
    """Every schema inside a schema."""
    yield schema
    for key, inner in schema.items():
        if key in ("properties", "$defs"):
            for one in inner.values():
                yield from nodes(one)
        elif key in ("oneOf", "anyOf", "prefixItems"):
            for one in inner:
                yield from nodes(one)
        elif isinstance(inner, dict) and key in ("items", "additionalProperties"):
            yield from nodes(inner)


@pytest.mark.parametrize("name", NAMES)
def test_a_schema_names_its_dialect_and_its_three_parts(name: str) -> None:
    schema = schema_of(name)
    assert schema["$schema"] == DIALECT
    assert set(schema["properties"]) == {"request", "result", "answer"}


@pytest.mark.parametrize("name", NAMES)
def test_every_word_of_a_schema_is_standard_and_every_reference_leads_somewhere(name: str) -> None:
    schema = schema_of(name)
    for node in nodes(schema):
        assert node.keys() <= KEYWORDS
        if "$ref" in node:
            assert node["$ref"].removeprefix("#/$defs/") in schema["$defs"]


@pytest.mark.parametrize("name", NAMES)
def test_every_field_has_a_name_in_the_schema(name: str) -> None:
    for definition in schema_of(name)["$defs"].values():
        for told in definition.get("properties", {}).values():
            assert told["title"].strip()


@pytest.mark.parametrize("name", NAMES)
def test_no_english_of_the_code_is_told(name: str) -> None:
    documented = {model.__doc__ for model in (calculation(name).request, calculation(name).result)}
    assert documented.isdisjoint({node.get("description") for node in nodes(schema_of(name))})


def test_every_word_of_an_enumeration_is_told() -> None:
    scale = schema_of("load")["$defs"]["Scale"]
    assert scale["enum"] == ["human", "dwarf"]
    assert scale["oneOf"] == [{"const": "human", "title": "humana"}, {"const": "dwarf", "title": "anã"}]


def test_dice_are_texts_in_the_effects_of_a_table() -> None:
    flies = schema_of("table")["$defs"]["MissEffects"]["properties"]["weapon_flies"]
    assert schema_of("table")["$defs"][flies["anyOf"][0]["$ref"].removeprefix("#/$defs/")] == {
        "type": "string"
    }


def test_the_schema_of_all_holds_each_of_them() -> None:
    schema = schema_of_all(NAMES)
    assert tuple(schema["properties"]) == NAMES
    assert {node["$ref"].removeprefix("#/$defs/") for node in nodes(schema) if "$ref" in node} <= set(
        schema["$defs"]
    )


@pytest.mark.parametrize("name", NAMES)
def test_an_answer_has_just_the_fields_of_its_schema(name: str) -> None:
    schema = schema_of(name)
    told = schema["$defs"][calculation(name).result.__name__]
    for fields in [vector["in"] for vector in vectors().get(name, [])] or [SAMPLES[name]]:
        result = ask({"calc": name, **fields})["result"]
        assert result.keys() <= told["properties"].keys()
        assert set(told["required"]) <= result.keys()

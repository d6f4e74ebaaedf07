"""JSON Schema (draft 2020-12) of requests, results and answers, with names and notes in pt-BR."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Any

from pydantic.json_schema import GenerateJsonSchema, models_json_schema
from pydantic_core import core_schema

from gmscreen.calc.calculation import Calculation
from gmscreen.calc.labels import field_label, field_note, title, token_label
from gmscreen.calc.registry import calculation
from gmscreen.rules.dice import Dice
from gmscreen.texts.catalogue import text

DIALECT = "https://json-schema.org/draft/2020-12/schema"

JsonSchema = dict[str, Any]


def schema_of(name: str) -> JsonSchema:
    """The schema of one calculation: an object of its `request`, its `result` and its whole `answer`."""
    return {"$schema": DIALECT, **_told(name), "$defs": _definitions(name)}


def schema_of_all(names: Sequence[str]) -> JsonSchema:
    """The schema of several: an object that holds for each what `schema_of` says of it."""
    definitions: JsonSchema = {}
    for name in names:
        definitions |= _definitions(name)
    return {
        "$schema": DIALECT,
        "title": text("calc.schema.title"),
        "description": text("calc.schema.description"),
        "type": "object",
        "properties": {name: _told(name) for name in names},
        "$defs": definitions,
    }


def _told(name: str) -> JsonSchema:
    found = calculation(name)
    request, result = _reference(found.request.__name__), _reference(found.result.__name__)
    answer = {"oneOf": [_good_answer(result), _reference("Refusal")]}
    return {
        "title": title(name),
        "type": "object",
        "properties": {"request": request, "result": result, "answer": answer},
    }


def _reference(definition: str) -> JsonSchema:
    return {"$ref": f"#/$defs/{definition}"}


def _definitions(name: str) -> JsonSchema:
    found = calculation(name)
    _, whole = models_json_schema(
        [(found.request, "validation"), (found.result, "serialization")], schema_generator=_Generator
    )
    definitions: JsonSchema = whole["$defs"]
    for definition in definitions.values():
        _label(name, definition)
    _complete_request(found, definitions[found.request.__name__])
    definitions[found.result.__name__]["title"] = text("calc.result")
    return definitions | {"Step": _step(), "Refusal": _refusal()}


class _Generator(GenerateJsonSchema):
    """Dice are texts; the words of an enumeration are told; nothing is said in the code's English."""

    def dataclass_schema(self, schema: core_schema.DataclassSchema) -> JsonSchema:
        """Dice as text; effects as objects whose fields are there only where they apply."""
        return {"type": "string"} if schema["cls"] is Dice else super().dataclass_schema(schema)

    def enum_schema(self, schema: core_schema.EnumSchema) -> JsonSchema:
        """The tokens, and what people call them."""
        tokens: list[StrEnum] = schema["members"]
        told = [{"const": str(token), "title": token_label(token)} for token in tokens]
        return {"type": "string", "enum": [*map(str, tokens)], "oneOf": told}


def _label(calc: str, definition: JsonSchema) -> None:
    """Names and notes for the fields of a model; its own, which are the code's, are taken away."""
    definition.pop("title", None)
    definition.pop("description", None)
    for name, field in definition.get("properties", {}).items():
        field["title"] = field_label(calc, name)
        if note := field_note(name):
            field["description"] = note


def _complete_request(found: Calculation[Any, Any], definition: JsonSchema) -> None:
    """The two fields that every request has besides its own."""
    envelope = {
        "calc": {"const": found.name, "title": text("calc.schema.calc")},
        "id": {"title": text("calc.schema.id")},
    }
    definition["title"] = text("calc.request")
    definition["properties"] = envelope | definition["properties"]
    definition["required"] = ["calc", *definition.get("required", [])]


def _good_answer(result: JsonSchema) -> JsonSchema:
    steps = {"type": "array", "items": _reference("Step"), "title": text("calc.schema.steps")}
    return _object(dict(_envelope(ok=True)) | {"result": result, "steps": steps})


def _refusal() -> JsonSchema:
    field = {"type": ["string", "null"], "title": text("calc.schema.field")}
    message = {"type": "string", "title": text("calc.schema.message")}
    error = _object({"field": field, "message": message}) | {"title": text("calc.schema.error")}
    return _object(dict(_envelope(ok=False)) | {"error": error})


def _envelope(*, ok: bool) -> Iterator[tuple[str, JsonSchema]]:
    yield "id", {"title": text("calc.schema.id")}
    yield "ok", {"const": ok, "title": text("calc.schema.ok")}


def _step() -> JsonSchema:
    kinds = {"label": "string", "value": "number", "source": "string", "of": "string"}
    optional = {"amount": "number", "interpretation": "string"}
    fields = {
        name: {"type": kind, "title": text(f"calc.schema.{name}")}
        for name, kind in (kinds | optional).items()
    }
    return _object(fields) | {"required": [*kinds]}


def _object(fields: JsonSchema) -> JsonSchema:
    return {"type": "object", "properties": fields, "required": [*fields], "additionalProperties": False}

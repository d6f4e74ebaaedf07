"""What every registered calculation keeps to, whatever it computes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from decimal import Decimal
from typing import Any

import pytest

from gmscreen.calc.calculation import Answer
from gmscreen.calc.labels import field_label, path_label, title
from gmscreen.calc.registry import NAMES, calculation
from gmscreen.calc.schema import schema_of
from tests.calc.requests import SAMPLES, ask, vectors

WRONG = {
    "integer": ["12", True, 12.5, 12.0, [12], {}],
    "number": ["12", True, [12], {}],
    "boolean": [1, 0, "true", []],
    "string": [1, True, ["d"], {}],
    "array": ["x", 1, {}],
}


def request_properties(name: str) -> dict[str, Any]:
    schema = schema_of(name)
    request = calculation(name).request.__name__
    properties: dict[str, Any] = schema["$defs"][request]["properties"]
    return {
        field: resolved(told, schema) for field, told in properties.items() if field not in ("calc", "id")
    }


def resolved(told: dict[str, Any], schema: dict[str, Any]) -> dict[str, Any]:
    """A field's schema without references, and without the alternative of being null."""
    if "$ref" in told:
        return dict(schema["$defs"][told["$ref"].rsplit("/", 1)[-1]])
    if "anyOf" in told:
        kinds = [kind for kind in told["anyOf"] if kind.get("type") != "null"]
        return resolved(kinds[0], schema) | {"nullable": True}
    return told


def fields() -> Iterator[Any]:
    for name in NAMES:
        for field, told in request_properties(name).items():
            yield pytest.param(name, field, told, id=f"{name}-{field}")


FIELDS = list(fields())


@pytest.mark.parametrize("name", NAMES)
def test_a_good_request_gets_an_answer_with_steps(name: str) -> None:
    answer = ask({"calc": name, "id": [1, "x"], **SAMPLES[name]})
    assert answer["ok"], answer
    assert answer["id"] == [1, "x"]
    assert answer["steps"]


@pytest.mark.parametrize("name", NAMES)
def test_every_step_says_what_it_does_and_where_that_is_written(name: str) -> None:
    requests = [vector["in"] for vector in vectors().get(name, [])[:20]] or [SAMPLES[name]]
    for fields in requests:
        for step in ask({"calc": name, **fields})["steps"]:
            assert set(step) >= {"label", "value", "source", "of"}
            assert step["label"].strip()
            assert step["source"].strip()
            assert not isinstance(step["value"], bool)


@pytest.mark.parametrize("name", NAMES)
def test_the_last_step_is_the_number_of_the_result(name: str) -> None:
    fields = SAMPLES[name]
    found = calculation(name)
    answer: Answer[Any] = found.run(found.request.model_validate(exact(fields)))
    for path, derivation in answer.derivations:
        value = getattr(answer.result, path, None)
        if isinstance(value, int | Decimal) and not isinstance(value, bool):
            assert derivation.value == value


def exact(value: Any) -> Any:
    return json.loads(json.dumps(value), parse_float=Decimal)


@pytest.mark.parametrize("name", NAMES)
def test_every_calculation_and_field_has_a_name_for_people(name: str) -> None:
    assert title(name)
    found = calculation(name)
    for field in (*found.request.model_fields, *found.result.model_fields):
        assert field_label(name, field)


@pytest.mark.parametrize("name", NAMES)
def test_every_derivation_leads_to_a_field_that_has_a_name(name: str) -> None:
    for step in ask({"calc": name, **SAMPLES[name]})["steps"]:
        assert path_label(name, step["of"])


@pytest.mark.parametrize("name", NAMES)
def test_an_unknown_field_is_refused_by_name(name: str) -> None:
    error = ask({"calc": name, **SAMPLES[name], "surplus": 1})["error"]
    assert error == {"field": "surplus", "message": "Este campo não existe aqui."}


@pytest.mark.parametrize("name", NAMES)
def test_a_missing_field_is_refused_by_name(name: str) -> None:
    for field in schema_of(name)["$defs"][calculation(name).request.__name__]["required"]:
        rest = {key: value for key, value in ({"calc": name} | SAMPLES[name]).items() if key != field}
        assert ask(rest)["error"] == {"field": field, "message": "Falta este campo."}


@pytest.mark.parametrize(("name", "field", "told"), FIELDS)
def test_a_field_of_another_type_is_refused(name: str, field: str, told: dict[str, Any]) -> None:
    wrong = WRONG[told["type"]] if told["type"] != "object" else ["x", 1, []]
    for value in wrong + ([] if "nullable" in told else [None]):
        error = ask({"calc": name} | SAMPLES[name] | {field: value})["error"]
        assert error["field"] == field
        assert error["message"].endswith(".")


@pytest.mark.parametrize(("name", "field", "told"), FIELDS)
def test_a_number_out_of_range_is_refused(name: str, field: str, told: dict[str, Any]) -> None:
    beyond = []
    if "minimum" in told:
        beyond.append(told["minimum"] - 1)
    if "maximum" in told:
        beyond.append(told["maximum"] + 1)
    for value in beyond:
        assert ask({"calc": name} | SAMPLES[name] | {field: value})["error"]["field"] == field


@pytest.mark.parametrize(("name", "field", "told"), FIELDS)
def test_a_word_that_is_none_of_an_enumeration_is_refused(
    name: str, field: str, told: dict[str, Any]
) -> None:
    if "enum" in told:
        error = ask({"calc": name} | SAMPLES[name] | {field: "nada"})["error"]
        assert error["field"] == field
        assert all(token in error["message"] for token in told["enum"])


@pytest.mark.parametrize(("name", "field", "told"), FIELDS)
@pytest.mark.parametrize(
    "written", ["NaN", "Infinity", "-Infinity", "1e999", "1" * 16, "9" * 5000, "1." + "0" * 70]
)
def test_what_is_no_number_of_ours_is_refused(
    name: str, field: str, told: dict[str, Any], written: str
) -> None:
    rest = {key: value for key, value in SAMPLES[name].items() if key != field}
    line = json.dumps({"calc": name, **rest})[:-1] + f', "{field}": {written}}}'
    assert ask(line)["error"]["field"] == field


@pytest.mark.parametrize(("name", "field", "told"), FIELDS)
def test_a_field_that_may_be_left_out_has_the_default_of_its_type(
    name: str, field: str, told: dict[str, Any]
) -> None:
    default = calculation(name).request.model_fields[field].get_default()
    if told["type"] == "boolean":
        assert default is False
    if "enum" in told and not told.get("nullable"):
        assert default == told["enum"][0]


@pytest.mark.parametrize(("name", "field", "told"), FIELDS)
def test_every_bound_stands_in_the_schema(name: str, field: str, told: dict[str, Any]) -> None:
    if told["type"] in ("integer", "number"):
        assert {"minimum", "maximum"} <= told.keys()

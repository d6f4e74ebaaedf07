"""A line may hold anything: it is answered or refused, and never costs the next one."""

from __future__ import annotations

import json

import pytest

from gmscreen.calc.request_line import DEEPEST, LONGEST_LINE
from gmscreen.cli.batch import answer_line
from tests.calc.requests import ask

GOOD = '"calc": "load", "st": 12, "weight_kg": 25'


@pytest.mark.parametrize(
    "line",
    ["", " ", "x", "null", "12", '"texto"', "[]", "[{}]", "{", "}", "{]", '{"calc"}', '{"calc": }', "{,}",
     '{"calc": "load",}', '{calc: "load"}', "{'calc': 'load'}", '{"a": 1 "b": 2}', '{"a": 1}{"b": 2}',
     '{"a": 1} x', '{"a": 01}', '{"a": .5}', '{"a": 1.}', '{"a": +1}', '{"a": tru}', '{"a": "\t"}',
     '{"a": "x}', "{1: 2}", '{"a": "\\x"}', '{"a": "\0"}', "\0", '{"a": undefined}', '{"calc": "load"} // x'],
)  # fmt: skip
def test_a_line_that_is_no_json_object_is_refused_whole(line: str) -> None:
    answer = ask(line)
    assert answer["id"] is None
    assert answer["error"] == {"field": None, "message": "O pedido não é um objeto JSON."}


def test_an_empty_object_lacks_its_calculation() -> None:
    assert ask("{}")["error"] == {"field": "calc", "message": "Falta este campo."}


def test_an_unknown_calculation_is_named_in_the_message() -> None:
    error = ask({"calc": "lod", "id": 3})["error"]
    assert error["field"] == "calc"
    assert "“lod”" in error["message"]


@pytest.mark.parametrize("name", ["\\u0007", "\\ud800", "x" * 500, "\\u202e"])
def test_the_message_repeats_no_character_that_cannot_be_shown(name: str) -> None:
    message = ask(f'{{"calc": "{name}"}}')["error"]["message"]
    assert len(message) < 200
    assert all(character.isprintable() for character in message)


@pytest.mark.parametrize("calc", [1, True, None, [], {}, 1.5])
def test_a_calculation_is_named_by_a_text(calc: object) -> None:
    assert ask({"calc": calc})["error"] == {"field": "calc", "message": "Deve ser um texto."}


@pytest.mark.parametrize(
    "written",
    ["1.10", "12345678901234567890123", "1e5", "1E+5", "-0", "-0.0", "null", "true", '"a\\u00e7\\n\\""',
     '"\\ud800"', '[1, {"a": [2.50]}]', '{ "b" :1,"a":2}', "1e999", '""', '"😀"'],
)  # fmt: skip
def test_an_id_comes_back_as_it_was_written(written: str) -> None:
    answer, good = answer_line(f'{{"id": {written}, {GOOD}}}'.encode())
    assert good
    assert answer.startswith(f'{{"id": {written}, "ok": true')


def test_an_id_comes_back_with_an_error_too() -> None:
    assert ask({"calc": "load", "id": "x"})["id"] == "x"


def test_a_request_without_id_is_answered_with_null() -> None:
    assert ask(f"{{{GOOD}}}")["id"] is None


@pytest.mark.parametrize("written", ["NaN", "Infinity", '[1, {"a": -Infinity}]', '{"a": 1, "a": NaN}'])
def test_an_id_that_json_cannot_repeat_is_refused(written: str) -> None:
    answer = ask(f'{{"id": {written}, {GOOD}}}')
    assert answer["id"] is None
    assert answer["error"] == {"field": "id", "message": "Deve ser um número finito."}


def test_two_ids_are_refused() -> None:
    answer = ask(f'{{"id": 1, {GOOD}, "id": 1}}')
    assert answer["id"] is None
    assert answer["error"] == {"field": "id", "message": "Este campo aparece duas vezes."}


@pytest.mark.parametrize("field", ["calc", "st", "nada"])
def test_a_field_that_appears_twice_is_refused(field: str) -> None:
    answer = ask(f'{{"id": 7, "{field}": 1, {GOOD}, "{field}": 1}}')
    assert answer["id"] == 7
    assert answer["error"] == {"field": field, "message": "Este campo aparece duas vezes."}


def test_a_field_that_appears_twice_inside_another_is_refused() -> None:
    line = '{"calc": "defenses", "move": 5, "weapons": [{"level": 10, "level": 11}]}'
    assert ask(line)["error"]["field"] == "weapons[0]"


def test_a_field_inside_a_list_is_named_by_its_path() -> None:
    error = ask({"calc": "defenses", "move": 5, "weapons": [{"level": 10}, {"level": 10, "kind": "x"}]})[
        "error"
    ]
    assert error["field"] == "weapons[1].kind"


def test_a_value_inside_a_list_that_json_can_write_and_we_cannot_hold_is_named_by_its_path() -> None:
    line = '{"calc": "turn_order", "combatants": [{"id": "a", "move": NaN, "basic_speed": 5, "dx": 10}]}'
    assert ask(line)["error"]["field"] == "combatants[0].move"


@pytest.mark.parametrize("text", ["\\u0000", "a\\ud83d", "\\udc00b"])
def test_a_text_that_cannot_be_written_again_is_refused(text: str) -> None:
    error = ask(f'{{"calc": "dice", "expression": "{text}"}}')["error"]
    assert error == {"field": "expression", "message": "O texto tem caracteres inválidos."}


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (b'{"calc": "dice", "expression": "\xe7"}', "O pedido não está em UTF-8."),
        ('{"calc": "x"}'.encode("utf-16"), "O pedido não está em UTF-8."),
        (b'\xef\xbb\xbf{"calc": "load"}', "BOM"),
        (b'{"a": "\xed\xa0\x80"}', "O pedido não está em UTF-8."),
    ],
)
def test_bytes_that_are_no_plain_utf_8_are_refused(line: bytes, reason: str) -> None:
    error = ask(line)["error"]
    assert error["field"] is None
    assert reason in error["message"]


@pytest.mark.parametrize("depth", [DEEPEST, DEEPEST + 1, 10_000, 150_000])
@pytest.mark.parametrize(("opening", "closing"), [("[", "]"), ('{"a":', "}")])
def test_nesting_is_refused_from_the_fifty_first_level_on(depth: int, opening: str, closing: str) -> None:
    inside = depth - 1
    line = (
        '{"calc": "load", "st": 12, "weight_kg": 25, "x": ' + opening * inside + "1" + closing * inside + "}"
    )
    error = ask(line)["error"]
    assert error["field"] == ("x" if depth <= DEEPEST else None)


@pytest.mark.parametrize("tail", ["", '"', "\\", '"\\', '\\"'])
def test_brackets_in_a_text_are_no_nesting(tail: str) -> None:
    inside = json.dumps("[{" * 200 + tail)
    assert ask(f'{{"calc": {inside}}}')["error"]["field"] == "calc"


@pytest.mark.parametrize("hostile", ['"' + '\\"' * 400_000 + "\\", '"' * 500_000, "[" * 30 + "][" * 200_000])
def test_a_hostile_line_is_refused_at_once(hostile: str) -> None:
    assert ask('{"a": [[[[[[[[[[[[[[[[[[[[[[[[[[[[[' + "[" * 30 + hostile)["error"]["field"] is None


def test_a_line_at_the_limit_is_read_and_one_above_it_is_not() -> None:
    filler = LONGEST_LINE - len(f'{{{GOOD}, "id": ""}}')
    assert ask(f'{{{GOOD}, "id": "{"x" * filler}"}}')["ok"]
    assert "1024 KB" in ask(f'{{{GOOD}, "id": "{"x" * (filler + 1)}"}}')["error"]["message"]


def test_blanks_between_the_parts_are_as_good_as_none() -> None:
    assert ask(' {\t"calc" :\t"load" , "st":12 ,"weight_kg" : 25 } \r')["ok"]

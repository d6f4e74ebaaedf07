"""The texts file, read table by table."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from gmscreen.locator import resource
from gmscreen.texts.catalogue import has_text, plural, sentences, text


def flattened(prefix: str, table: dict[str, Any]) -> dict[str, str]:
    pairs: dict[str, str] = {}
    for key, value in table.items():
        pairs |= flattened(f"{prefix}{key}.", value) if isinstance(value, dict) else {f"{prefix}{key}": value}
    return pairs


def test_reading_table_by_table_gives_what_the_whole_file_says() -> None:
    whole = tomllib.loads(resource("texts", "pt_BR.toml").read_text(encoding="utf-8"))
    assert sentences() == flattened("", whole)


def test_a_key_that_is_not_there_is_an_error_of_the_program() -> None:
    with pytest.raises(KeyError):
        text("step.no_such_step")


def test_a_key_can_be_asked_about_without_being_used() -> None:
    assert has_text("step.dx")
    assert not has_text("no_such_table.dx")


def test_placeholders_are_filled() -> None:
    assert "13" in text("rule_error.face_out_of_range", face=13, sides=6)


def test_one_and_many_have_their_own_sentences() -> None:
    assert (plural("fight.report.seconds", 1), plural("fight.report.seconds", 3)) == (
        "1 segundo",
        "3 segundos",
    )

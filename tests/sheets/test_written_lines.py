"""Lines of the written form at the foot of a list."""

from __future__ import annotations

import pytest

from gmscreen.locator import sample_sheets
from gmscreen.sheets.draft import draft_after, draft_of
from gmscreen.sheets.entered_lines import new_line, offered
from gmscreen.sheets.file_bytes import read_text
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.native_file import sheet_in
from gmscreen.sheets.written_lines import written_item

KALLIAS = sheet_in(read_text(sample_sheets() / "kallias.toml")).sheet
SEVEN = "Lança · Física/Média · DX+3 · 16 pts · NH 17 · — · efetivo 17"


def added(key: str, typed: str) -> Sheet:
    draft = draft_of(read_text(sample_sheets() / "kallias.toml"))
    return draft_after(draft, new_line(draft.sheet, (key,), typed)).sheet


def test_a_skill_in_its_seven_fields_is_that_skill() -> None:
    assert added("skills", SEVEN).skills[-1] == KALLIAS.skills[0]


@pytest.mark.parametrize(
    ("key", "typed", "name"),
    [
        ("skills", f"- {SEVEN}", "Lança"),
        ("advantages", "Reflexos em Combate · 15 · — · dom de: Atena", "Reflexos em Combate"),
        ("disadvantages", "Inimigo · −5 · um rival em Ônfalos", "Inimigo"),
        ("equipment", "Tocha · 4 × 0,5 kg · na mochila · luz · 1 g", "Tocha"),
        ("attacks", "Gládio · perícia: Espadas Curtas · 1d+2 cortante", "Gládio"),
        ("spells", "Luz · Luz e Trevas · IQ+1 · 6 pts · NH 17 · 1/1", "Luz"),
    ],
)
def test_each_list_reads_its_own_lines(key: str, typed: str, name: str) -> None:
    item = written_item(key, typed)
    assert item is not None
    assert item["name"] == name


@pytest.mark.parametrize(
    ("tail", "note"), [("a do avô", "a do avô"), ("a do avô · nota: a de sempre", "a de sempre · a do avô")]
)
def test_what_is_left_of_a_line_is_its_note(tail: str, note: str) -> None:
    assert added("skills", f"{SEVEN} · {tail}").skills[-1].note == note


@pytest.mark.parametrize(
    ("key", "typed"),
    [("skills", "Lança 16"), ("skills", "Lança · bruta"), ("quirks", SEVEN), ("skills", f"{SEVEN}\n{SEVEN}")],
)
def test_anything_else_is_no_written_line(key: str, typed: str) -> None:
    assert written_item(key, typed) is None


def test_no_names_are_offered_for_a_written_line() -> None:
    assert offered("skills", SEVEN) == ()

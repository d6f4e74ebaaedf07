"""What an audit found, as rows."""

from __future__ import annotations

import pytest

from gmscreen.locator import sample_sheets
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.native_file import read_sheet
from gmscreen.ui.panels.sheets.findings import FindingsView
from gmscreen.ui.panels.sheets.findings_view import present_findings
from gmscreen.ui.panels.sheets.place_words import place_words, told_place
from tests.sheets.audit.making import FIGHTER, sheet_from


def sample(name: str) -> Sheet:
    return read_sheet(sample_sheets() / f"{name}.toml").sheet


@pytest.fixture(scope="module")
def kallias() -> FindingsView:
    return present_findings(sample("kallias"))


def test_findings_are_counted_in_words(kallias: FindingsView) -> None:
    assert kallias.count == f"{len(kallias.rows)} achados"
    assert "1 erro" in kallias.summary


def test_the_worst_stand_first_each_with_word_and_sign(kallias: FindingsView) -> None:
    said = [row.cells[0].words for row in kallias.rows]
    assert said[0] == "■ erro"
    assert said == sorted(said, key=["■ erro", "● pendência", "▲ aviso"].index)


def test_a_row_says_where_what_is_wrong_what_is_right_and_who_says_so(kallias: FindingsView) -> None:
    first = kallias.rows[0]
    assert [cell.words for cell in first.cells[1:]] == [
        "Observação",
        first.wrong,
        first.right,
        "26 §6; 23 §3",
    ]


def test_a_name_that_has_one_right_answer_can_be_mended() -> None:
    rows = present_findings(sample("hoplita")).rows
    assert [row.mend is not None for row in rows if row.wrong.startswith("Táticas")] == [True]


def test_a_creature_is_not_audited() -> None:
    assert present_findings(sample("boca-de-poco")) == FindingsView()


def test_a_clean_sheet_says_so() -> None:
    view = present_findings(sheet_from(FIGHTER))
    assert (view.rows, view.count) == ((), "sem achados")


@pytest.mark.parametrize(
    ("place", "words"),
    [
        (("equipment", 0, "weight_kg"), "Linotórax (loriga sobre laudel): peso"),
        (("equipment",), "equipamento"),
        (("skills", 0, "name"), "Lança"),
        (("skills", 0), "Lança"),
    ],
)
def test_a_place_is_told_by_the_name_of_its_line(place: tuple[str | int, ...], words: str) -> None:
    assert place_words(sample("kallias"), place) == words


@pytest.mark.parametrize(
    ("field", "words"),
    [
        ("attributes.st", "ST"),
        ("attacks[1].damage", "Lança: dano"),
        ("skills[2]", "Escudo (perícia)"),
        ("x.y", "x.y"),
    ],
)
def test_a_path_of_the_file_is_told_in_words(field: str, words: str) -> None:
    assert told_place(sample("kallias"), field) == words

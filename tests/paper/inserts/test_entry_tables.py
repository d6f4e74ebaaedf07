"""Entries of the handbook as tables for paper."""

from __future__ import annotations

import pytest

from gmscreen.canon.garganta.handbook.entry import Line, Lines
from gmscreen.canon.garganta.handbook.handbook import handbook
from gmscreen.paper.inserts.entry_tables import (
    entry_table,
    folded,
    grouped_table,
    joined_table,
    maneuver_table,
)
from gmscreen.paper.press.table import Row, Side, Tone

BY_ID = {entry.id: entry for entry in handbook()}


@pytest.mark.parametrize(
    ("key", "sides"),
    [
        ("mana", (Side.LEFT, Side.LEFT)),
        ("parry_modifiers", (Side.LEFT, Side.RIGHT)),
        ("panic_table", (Side.RIGHT, Side.LEFT)),
        ("supplies", (Side.LEFT, Side.RIGHT, Side.RIGHT)),
        ("mortality", (Side.LEFT, Side.LEFT, Side.LEFT, Side.LEFT)),
    ],
)
def test_figures_and_short_values_stand_to_the_right(key: str, sides: tuple[Side, ...]) -> None:
    assert tuple(column.side for column in entry_table(BY_ID[key].table).columns) == sides


def test_words_much_longer_than_the_others_stand_over_their_value() -> None:
    row = entry_table(BY_ID["defense"].table).rows[-1]
    assert row.cells == ("Apara, Bloqueio ou Esquiva Ampliada", "")
    assert row.remark == "mais uma defesa daquele tipo por rodada"
    assert row.spans
    assert not any(row.spans for row in entry_table(BY_ID["fight_fatigue"].table).rows)


def test_a_note_stands_under_its_row() -> None:
    table = entry_table(BY_ID["locations"].table)
    assert table.rows[9] == Row(("Olhos", "−9"), "O ferimento cega.")
    assert len(table.columns) == 2


def test_a_roll_that_says_what_another_said_names_it() -> None:
    rows = dict(row.cells for row in entry_table(BY_ID["critical_body"].table).rows)
    assert rows["12"] == rows["14"] == "Como em 8."
    assert rows["16"] == rows["6"] == "Dobro do dano básico."


def test_a_manoeuvre_tells_how_far_what_and_which_defences() -> None:
    (row,) = maneuver_table([BY_ID["maneuver.reload"]]).rows
    assert row.cells == ("Preparar (recarregar)", "anda 1 m")
    assert row.remark.endswith("Defesas: só Esquiva.")


def test_tables_of_modifiers_stand_in_one_under_their_titles() -> None:
    table = grouped_table([BY_ID["light"], BY_ID["stance"]])
    assert [row.cells[0] for row in table.rows if row.tone is Tone.GROUP] == [
        "Luz e vista",
        "Apoio e posição",
    ]
    assert Row(("Cego", "−6"), "Quem já está acostumado a não ver.") in table.rows


def test_the_loads_of_men_and_dwarves_stand_side_by_side() -> None:
    table = joined_table(BY_ID["load_human"].table, BY_ID["load_dwarf"].table)
    assert table.rows[2].cells == ("Média", "3 × ST", "10 × ST", "−2")


def test_a_folded_table_is_read_down_its_parts() -> None:
    table = entry_table(Lines(tuple(Line((name, "1")) for name in "abcde"), ("Nome", "g")))
    parts = folded(table, 2)
    assert [row.cells for row in parts.rows] == [
        ("a", "1", "d", "1"),
        ("b", "1", "e", "1"),
        ("c", "1", "", ""),
    ]
    assert [column.heading for column in parts.columns] == ["Nome", "g", "Nome", "g"]

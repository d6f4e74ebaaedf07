"""What stands on the inserts."""

from __future__ import annotations

import pytest

from gmscreen.canon.garganta.handbook.handbook import handbook
from gmscreen.paper.inserts.insert_pages import Box, insert_pages, merged_sources

BOXES = {box.id: box for page in insert_pages() for box in page.boxes}

LEFT_OUT = {
    "throw",
    "parry_unarmed",
    "derived",
    "basic_damage",
    "services",
    "attribute_costs",
    "skill_costs",
}
"""Of what the handbook has on play, what a master looks up at leisure."""

TOGETHER = {"light", "stance", "arms", "target", "shot", "load_human", "load_dwarf", "panic"}
"""What stands in the box of another."""


def test_there_are_four_pages() -> None:
    assert [page.title for page in insert_pages()] == [
        "Turno, manobras, defesas e carga",
        "Ataque, fulminantes e erros",
        "Ferimentos, recuperação e fadiga",
        "Magia, medo, perigos e preços",
    ]


def test_no_box_stands_twice() -> None:
    assert len(BOXES) == sum(len(page.boxes) for page in insert_pages())


def test_everything_that_is_looked_up_in_play_is_there() -> None:
    asked = {
        entry.id
        for entry in handbook()
        if entry.section not in {"Leituras da mesa", "O que a casa proíbe"} and "." not in entry.id
    }
    assert asked - set(BOXES) == LEFT_OUT | TOGETHER


def test_the_box_of_modifiers_has_those_of_five_tables() -> None:
    table = BOXES["modifiers"].table
    assert table is not None
    named = {row.cells[0] for row in table.rows}
    for key in ("light", "stance", "arms", "target", "shot"):
        (entry,) = [entry for entry in handbook() if entry.id == key]
        assert named >= {line.cells[0] for line in entry.table.lines}


@pytest.mark.parametrize("box", BOXES.values(), ids=lambda box: box.id)
def test_every_box_has_a_title_words_and_a_source(box: Box) -> None:
    assert all((box.title, box.text, box.source))


def test_sources_of_one_document_stand_together_in_order() -> None:
    assert merged_sources(["20 §4.11; 19 §3", "20 §4.5, §4.3", "27"]) == "19 §3; 20 §4.3, §4.5, §4.11; 27"

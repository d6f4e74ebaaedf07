"""The peoples and their deltas in a fight (32 §1–§6)."""

from __future__ import annotations

import pytest

from gmscreen.canon.garganta.peoples import people_named, peoples
from gmscreen.rules.garganta.load import Scale


@pytest.mark.parametrize(
    ("key", "cost", "attributes"),
    [
        ("humano", 0, {}),
        ("anao", 30, {"st": 2}),
        ("elfo", 40, {"st": -1, "dx": 1, "iq": 1}),
        ("meio_elfo", 30, {"iq": 1}),
        ("minotauro", 75, {"st": 3, "dx": 1, "iq": -2, "ht": 3}),
        ("goblin", 5, {"st": -2, "dx": 1, "iq": 1}),
    ],
)
def test_cost_and_deltas_of_a_people(key: str, cost: int, attributes: dict[str, int]) -> None:
    people = peoples()[key]
    assert (people.cost, dict(people.attributes)) == (cost, attributes)


def test_a_dwarf_carries_more_walks_slower_and_shoots_worse() -> None:
    dwarf = peoples()["anao"]
    assert (dwarf.scale, dwarf.racial_move, dwarf.missile, dwarf.fatigue) == (Scale.DWARF, -1, -2, 2)


def test_a_minotaur_has_a_hard_head() -> None:
    minotaur = peoples()["minotauro"]
    assert (minotaur.dr, minotaur.head_dr, minotaur.reaction) == (3, 5, -3)


@pytest.mark.parametrize("name", ["Anão", "anao", " ANÃO "])
def test_a_people_is_known_without_accents_and_case(name: str) -> None:
    assert people_named(name) is peoples()["anao"]


@pytest.mark.parametrize("name", [None, "", "transmutante"])
def test_a_people_of_no_table_is_none(name: str | None) -> None:
    assert people_named(name) is None

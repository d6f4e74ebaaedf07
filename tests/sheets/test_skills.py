"""Effective levels of skills and spells: the bought one and what lasts."""

from __future__ import annotations

import pytest

from gmscreen.sheets.skills import SkillRole
from gmscreen.texts.steps import explained
from tests.sheets.making import sample, sheet_of, skill


@pytest.mark.parametrize(
    ("bonus", "effective"),
    [
        ({"value": 2, "source": "voz"}, 13),
        ({"value": -1, "source": "frio"}, 10),
        ({"value": 2, "source": "voz", "condition": "cantando"}, 11),
        ({"value": 2, "source": "poção", "permanent": False}, 11),
    ],
)
def test_only_lasting_bonuses_without_a_condition_count(bonus: dict[str, object], effective: int) -> None:
    assert sheet_of(skills=[skill("Canto", 11, bonuses=[bonus])]).skills[0].effective.as_int == effective


def test_the_effective_level_names_its_bonuses() -> None:
    trovador = sample("kallias").skill("Trovador")
    assert trovador is not None
    assert [(step.label, step.amount) for step in explained(trovador.effective)] == [
        ("NH comprado em Trovador", "11"),
        ("Voz Melodiosa (28 §5)", "+2"),
    ]


def test_a_spell_has_an_effective_level_too() -> None:
    spells = sample("mago-de-agni").spells
    assert [spell.effective.as_int for spell in spells if spell.name == "Bola de Fogo"] == [17]


def test_a_skill_is_found_by_its_exact_name_or_its_role() -> None:
    sheet = sheet_of(skills=[skill("Correr", 12, role="running")])
    assert sheet.skill("correr") is None
    assert sheet.skill("Correr") is sheet.skill_for(SkillRole.RUNNING)
    assert sheet.skill_for(SkillRole.ACROBATICS) is None

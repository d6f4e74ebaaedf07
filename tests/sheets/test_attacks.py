"""Attacks: their level, and what their types mean to the rules."""

from __future__ import annotations

import pytest

from gmscreen.rules.garganta.blow import DamageType
from gmscreen.sheets.attack_level import attack_level
from gmscreen.sheets.attacks import AttackType
from gmscreen.sheets.fields import dice_of
from gmscreen.texts.steps import explained
from tests.sheets.making import sheet_of, skill


def level(**attack: object) -> tuple[str, int] | None:
    sheet = sheet_of(
        attacks=[{"name": "Garra", **attack}],
        skills=[skill("Unhas", 12, bonuses=[{"value": 1, "source": "anel"}])],
    )
    found = attack_level(sheet, sheet.attacks[0])
    return None if found is None else (explained(found)[0].label, found.as_int)


def test_the_printed_level_wins_over_that_of_the_skill() -> None:
    assert level(level=15, skill="Unhas") == ("NH escrito em Garra", 15)


def test_the_level_of_the_skill_comes_with_its_bonuses() -> None:
    assert level(skill="Unhas") == ("NH comprado em Unhas", 13)


@pytest.mark.parametrize("attack", [{}, {"skill": "Dentes"}])
def test_a_level_that_nobody_gives_is_none(attack: dict[str, object]) -> None:
    assert level(**attack) is None


@pytest.mark.parametrize(
    ("written", "known"),
    [
        (AttackType.CUTTING, DamageType.CUTTING),
        (AttackType.IMPALING, DamageType.IMPALING),
        (AttackType.CRUSHING, DamageType.CRUSHING),
        (AttackType.BURNING, None),
        (AttackType.CORROSIVE, None),
    ],
)
def test_types_without_a_multiplier_are_none_to_the_rules(
    written: AttackType, known: DamageType | None
) -> None:
    assert written.damage_type is known


def test_dice_of_a_field_are_read_and_absent_ones_are_none() -> None:
    assert (str(dice_of("2d−1")), dice_of(None)) == ("2d-1", None)

"""Parry, block and PD of a line: what is in the hands, by the sheet's own data."""

from __future__ import annotations

from typing import Any

import pytest

from gmscreen.rules.garganta.maneuvers import DefenseWarning
from gmscreen.rules.garganta.readings import BrawlingParry, Readings
from gmscreen.sheets.line_defenses import LineDefenses
from gmscreen.sheets.lines import lines_of
from tests.sheets.making import piece, sheet_of, skill

SKILLS = [skill("Arma", 14), skill("Escudo", 13), skill("Faca", 15)]


def defenses(*pieces: dict[str, Any], **fields: Any) -> LineDefenses:
    sheet = sheet_of(**{"skills": SKILLS, "equipment": list(pieces), **fields})
    return lines_of(sheet).in_scene.defenses


def weapon(name: str = "Espada", place: str = "hand", kind: str = "normal", **fields: Any) -> dict[str, Any]:
    use = {"skill": "Faca" if kind == "knife" else "Arma", "kind": kind}
    return piece(name, place, weight_kg=0, weapon=use, **fields)


def shield(size: str = "medium", place: str = "off_hand", pd: int = 3, **fields: Any) -> dict[str, Any]:
    return piece("Escudo", place, weight_kg=0, pd=pd, shield={"skill": "Escudo", "size": size}, **fields)


def parries(found: LineDefenses) -> list[tuple[str, int, bool]]:
    return [(parry.name, parry.level.as_int, parry.ready) for parry in found.parries]


@pytest.mark.parametrize(
    ("kind", "level"), [("normal", 7), ("unbalanced", 7), ("staff", 9), ("fencing", 9), ("knife", 6)]
)
def test_a_weapon_parries_by_its_kind(kind: str, level: int) -> None:
    assert parries(defenses(weapon(kind=kind))) == [("Espada", level, True)]


def test_weapons_at_the_belt_come_last_and_must_be_drawn() -> None:
    found = defenses(weapon("Faca", "belt", "knife"), weapon("Espada"), weapon("Outra", "pack"))
    assert parries(found) == [("Espada", 7, True), ("Faca", 6, False)]


@pytest.mark.parametrize(
    "piece_",
    [
        weapon(quantity=0),
        piece("Arco", "hand", weapon={"skill": "Arma", "parries": False}),
        piece("Pau", "hand", weapon={"skill": "Nenhuma"}),
        piece("Corda", "hand"),
    ],
    ids=["none of it", "a bow", "no skill", "no weapon"],
)
def test_what_is_no_weapon_to_parry_with_parries_nothing(piece_: dict[str, Any]) -> None:
    assert parries(defenses(piece_)) == []


def test_bonuses_that_last_raise_the_parry_and_conditional_ones_do_not() -> None:
    better = skill(
        "Arma",
        14,
        bonuses=[{"value": 2, "source": "anel"}, {"value": 4, "source": "lua", "condition": "à noite"}],
    )
    assert parries(defenses(weapon(), skills=[better])) == [("Espada", 8, True)]


def test_a_block_is_half_the_skill_of_the_shield_in_hand() -> None:
    block = defenses(shield()).block
    assert block is not None
    assert (block.name, block.level.as_int, block.total.as_int) == ("Escudo", 6, 9)


@pytest.mark.parametrize("place", ["belt", "pack", "worn", "ground"])
def test_a_shield_that_is_not_in_hand_neither_blocks_nor_covers(place: str) -> None:
    found = defenses(shield(place=place))
    assert (found.block, found.pd.as_int) == (None, 0)


def test_a_shield_without_its_skill_covers_but_does_not_block() -> None:
    found = defenses(shield(), skills=[])
    assert (found.block, found.pd.as_int) == (None, 3)


def test_the_better_of_two_shields_covers() -> None:
    found = defenses(
        shield(pd=2), shield(pd=4, place="hand"), piece("Casaco", role="armor", pd=1, weight_kg=0)
    )
    assert found.pd.as_int == 5


def test_a_shield_without_pd_adds_none() -> None:
    assert (
        defenses(piece("Tampa", "hand", weight_kg=0, shield={"skill": "Escudo", "size": "small"})).pd.as_int
        == 0
    )


@pytest.mark.parametrize(("size", "level"), [("buckler", 9), ("small", 9), ("medium", 7), ("large", 7)])
def test_a_fencer_behind_more_than_a_small_shield_parries_like_anyone(size: str, level: int) -> None:
    parry = defenses(weapon(kind="fencing"), shield(size)).parries[0]
    assert parry.level.as_int == level
    assert parry.warnings == (() if level == 9 else (DefenseWarning.SHIELD_ABOVE_SMALL,))


def test_a_fencer_above_a_light_load_parries_like_anyone_and_is_told_why() -> None:
    found = defenses(weapon(kind="fencing"), piece("Baú", weight_kg=30))
    assert found.parries[0].level.as_int == 7
    assert found.parries[0].warnings == (DefenseWarning.LOAD_ABOVE_LIGHT,)


def test_a_fencer_with_a_dagger_in_the_off_hand_parries_three_times() -> None:
    found = defenses(weapon(kind="fencing"), weapon("Adaga", "off_hand", "knife"))
    assert (parries(found), found.uses.parry) == ([("Espada", 9, True), ("Adaga", 6, True)], 3)


@pytest.mark.parametrize(
    ("pieces", "found", "uses"),
    [
        ([], [("Briga", 9, True)], 2),
        ([piece("Tocha", "hand")], [("Briga", 9, True)], 2),
        ([weapon()], [("Espada", 7, True), ("Briga", 9, True)], 2),
        ([weapon(), shield()], [("Espada", 7, True)], 1),
    ],
    ids=["empty hands", "a torch", "a sword", "both full"],
)
def test_bare_hands_parry_while_one_is_free(
    pieces: list[dict[str, Any]], found: list[Any], uses: int
) -> None:
    got = defenses(*pieces, skills=[*SKILLS, skill("Briga", 14, role="brawling")])
    assert (parries(got), got.uses.parry) == (found, uses)


def test_brawling_may_parry_at_half_by_the_tables_reading() -> None:
    sheet = sheet_of(skills=[skill("Briga", 14, role="brawling")])
    readings = Readings(brawling_parry=BrawlingParry.HALF)
    assert lines_of(sheet, readings).in_scene.defenses.parries[0].level.as_int == 7


def test_combat_reflexes_add_to_every_defence_by_their_effect_not_by_their_name() -> None:
    named = [{"name": "Reflexos em Combate", "cost": 15}]
    plain = defenses(weapon(), shield(), advantages=named)
    quick = defenses(weapon(), shield(), advantages=[{**named[0], "effects": [{"kind": "combat_reflexes"}]}])
    assert plain.dodge is not None
    assert quick.dodge is not None
    assert plain.block is not None
    assert quick.block is not None
    assert quick.dodge.level.as_int == plain.dodge.level.as_int + 1
    assert quick.block.level.as_int == plain.block.level.as_int + 1
    assert quick.parries[0].level.as_int == plain.parries[0].level.as_int + 1


def test_enhanced_defences_give_one_use_more() -> None:
    effects = [{"kind": "enhanced_parry"}, {"kind": "enhanced_block", "level": 2}]
    uses = defenses(weapon(), shield(), advantages=[{"name": "x", "effects": effects}]).uses
    assert (uses.dodge, uses.block, uses.parry) == (None, 3, 2)


def test_the_total_is_the_level_and_pd() -> None:
    found = defenses(weapon(), shield(), piece("Casaco", role="armor", pd=2, weight_kg=0))
    assert found.parries[0].total.as_int == found.parries[0].level.as_int + 5

"""The attacks that the weapons of the catalogue, and those of a sheet, make."""

from __future__ import annotations

from typing import Any

import pytest

from gmscreen.canon.garganta.equipment import equipment
from gmscreen.sheets.attacks import Attack
from gmscreen.sheets.draft import draft_after, draft_of
from gmscreen.sheets.equipment import Place
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.native_writer import sheet_text
from gmscreen.sheets.new_pieces import catalogue_item
from gmscreen.sheets.weapon_attacks import attack_names, catalogue_attack, thrown_name, weapon_attacks
from tests.sheets.making import piece, sheet_of

LANCE = equipment()["lanca"]
WEAPONS = list(dict.fromkeys(attack_names().values()))


@pytest.mark.parametrize("entry", WEAPONS, ids=lambda entry: entry.id)
def test_every_weapon_makes_an_attack_of_what_is_known(entry: Any) -> None:
    attack = Attack.model_validate(dict(catalogue_attack(entry, 12)))
    assert (attack.name, attack.skill) == (entry.name, entry.skill)
    assert (attack.damage is None) is (entry.damage is None)


def test_shields_and_what_nobody_strikes_with_make_none() -> None:
    assert not any(entry.shield_size for entry in WEAPONS)
    assert "Tocha" not in attack_names()


def test_a_spear_strikes_and_is_thrown_with_another_skill() -> None:
    strike, throw = catalogue_attack(LANCE, 12), catalogue_attack(LANCE, 12, "lança (arremesso)")
    assert (strike["skill"], strike.get("ranged")) == ("Lança", None)
    assert throw["skill"] == "Arremesso de Lança"
    assert throw["ranged"] == {"tr": 11, "accuracy": 2, "half_damage_m": 12, "max_m": 18}


def test_without_a_st_nobody_knows_how_far_it_goes() -> None:
    assert catalogue_attack(LANCE, None, thrown_name(LANCE))["ranged"] == {"tr": 11, "accuracy": 2}


def test_a_crossbows_range_is_of_its_own_st_and_stays_open() -> None:
    assert catalogue_attack(equipment()["besta"], 12)["ranged"] == {"tr": 12, "accuracy": 4}


@pytest.mark.parametrize(
    ("weapon", "st", "damage"),
    [
        ("gladio", 12, "1d+2"),
        ("gladio", None, None),
        ("pedra_ate_0_5_kg", 12, "1d-2"),
        ("arremessador_de_lanca_com_tres_dardos", 12, None),
    ],
)
def test_damage_is_that_of_the_st_and_more(weapon: str, st: int | None, damage: str | None) -> None:
    assert catalogue_attack(equipment()[weapon], st).get("damage") == damage


def test_a_weapon_with_dice_of_its_own_has_them() -> None:
    own = next(entry for entry in equipment().values() if entry.damage and entry.damage.dice)
    assert catalogue_attack(own, 12)["damage"] == str(own.damage and own.damage.dice)


def test_a_damage_that_no_table_prints_is_marked_as_a_reading() -> None:
    assert catalogue_attack(equipment()["gladio"], 12)["reading"] is True
    assert "reading" not in catalogue_attack(equipment()["pedra_ate_0_5_kg"], 12)


def armed(*pieces: dict[str, object], **more: object) -> Sheet:
    return sheet_of(attributes={"st": 12, "dx": 12}, equipment=list(pieces), **more)


def item(key: str, place: Place = Place.HAND, quantity: int = 1) -> dict[str, object]:
    return dict(catalogue_item(equipment()[key], place, quantity))


def names(sheet: Sheet) -> list[str]:
    after = draft_after(draft_of(sheet_text(sheet)), weapon_attacks(sheet)).sheet
    return [attack.name for attack in after.attacks]


def test_each_weapon_that_is_carried_has_its_attacks() -> None:
    left, none = item("bastao", Place.GROUND), item("faca", quantity=0)
    sheet = armed(item("lanca"), item("gladio", Place.BELT), left, none)
    assert names(sheet) == ["Lança", "Lança (arremesso)", "Gládio"]


def test_what_has_its_attack_gets_no_second() -> None:
    assert names(armed(item("gladio"), attacks=[{"name": "gládio"}])) == ["gládio"]


def test_a_weapon_of_no_catalogue_has_the_skill_that_the_piece_says() -> None:
    own = piece("Garra de vidro", "hand", weapon={"skill": "Briga"})
    (attack,) = weapon_attacks(armed(own)).edits
    assert attack.item == {"name": "Garra de vidro", "skill": "Briga"}  # type: ignore[union-attr]


def test_the_skill_is_called_as_the_piece_calls_it() -> None:
    own = {**item("lanca"), "weapon": {"skill": "Lança (perícia)"}}
    strike, throw = weapon_attacks(armed(own)).edits
    assert strike.item["skill"] == "Lança (perícia)"  # type: ignore[union-attr, index, call-overload]
    assert throw.item["skill"] == "Arremesso de Lança"  # type: ignore[union-attr, index, call-overload]


def test_a_throw_under_another_name_is_a_throw() -> None:
    thrown = {"name": "Lança arremessada", "skill": "Arremesso de Lança", "ranged": {"tr": 11}}
    assert names(armed(item("lanca"), attacks=[thrown])) == ["Lança arremessada", "Lança"]

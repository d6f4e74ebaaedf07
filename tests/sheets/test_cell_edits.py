"""What typing into a cell does to the sheet."""

from __future__ import annotations

import pytest

from gmscreen.locator import sample_sheets
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.defenses import WeaponKind
from gmscreen.sheets.cell_edits import PROTECTION, SHIELD, TERMS, WEAPON, cell_edit
from gmscreen.sheets.draft import Draft, draft_after, draft_of
from gmscreen.sheets.entered_lines import new_line
from gmscreen.sheets.equipment import Place, Role, ShieldSize
from gmscreen.sheets.errors import SheetError
from gmscreen.sheets.file_bytes import read_text
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.sheet_edits import SetField
from gmscreen.sheets.sheet_fields import FieldPath, value_at
from gmscreen.sheets.typed_words import typed_effects
from gmscreen.texts.numbers import NumberError


def sample(name: str = "kallias") -> Draft:
    return draft_of(read_text(sample_sheets() / f"{name}.toml"))


def after(*typed: tuple[FieldPath, str], of: str = "kallias") -> Sheet:
    draft = sample(of)
    for path, words in typed:
        draft = draft_after(draft, cell_edit(draft.sheet, path, words))
    return draft.sheet


def test_dice_follow_st_and_own_dice_stay() -> None:
    assert after((("attributes", "st"), "13")).damage.swing == "2d-1"
    assert after((("damage", "swing"), "3d"), (("attributes", "st"), "13")).damage.swing == "3d"


def test_an_attribute_without_a_number_is_emptied() -> None:
    assert after((("attributes", "st"), "—")).attributes.st is None


@pytest.mark.parametrize(
    ("typed", "dice"), [("GeB", "1d+2"), ("geb+1", "1d+3"), ("GdP − 1", "1d-2"), ("3d", "3d")]
)
def test_damage_may_be_said_by_strength(typed: str, dice: str) -> None:
    assert after((("attacks", 0, "damage"), typed)).attacks[0].damage == dice


def test_damage_by_a_strength_that_nobody_knows_is_refused() -> None:
    with pytest.raises(SheetError):
        after((("damage", "swing"), ""), (("attacks", 0, "damage"), "geb"))


def test_nonsense_in_a_number_is_refused() -> None:
    with pytest.raises(SheetError):
        after((("attributes", "st"), "doze"))


def test_a_people_of_the_tables_brings_its_deltas_and_another_is_a_word() -> None:
    assert after((("people",), "elfo")).attributes.dx == 15
    assert after((("people",), "lemuriano")).people == "lemuriano"
    assert after((("people",), "")).people is None


@pytest.mark.parametrize(("typed", "told"), [("F/D", "physical hard"), ("m / md", "mental very_hard")])
def test_type_and_difficulty_are_typed_with_a_stroke(typed: str, told: str) -> None:
    skill = after((("skills", 0, TERMS), typed)).skills[0]
    assert f"{skill.type} {skill.difficulty}" == told


def test_terms_can_be_emptied_and_half_of_them_is_refused() -> None:
    assert after((("skills", 0, TERMS), "")).skills[0].type is None
    with pytest.raises(SheetError, match="F/M"):
        after((("skills", 0, TERMS), "F"))
    with pytest.raises(SheetError):
        after((("skills", 0, TERMS), "F/X"))


@pytest.mark.parametrize(
    ("typed", "attribute", "relative", "points", "level"),
    [("DX+1", "dx", 1, 4, 15), ("+2", "dx", 2, 8, 16), ("IQ", "iq", 0, 2, 11), ("iq−1", "iq", -1, 1, 10)],
)
def test_a_relative_level_says_from_what_and_how_far(
    typed: str, attribute: str, relative: int, points: int, level: int
) -> None:
    skill = after((("skills", 0, "relative"), typed)).skills[0]
    assert (skill.attribute, skill.relative, skill.points, skill.level) == (
        attribute,
        relative,
        points,
        level,
    )


def test_a_relative_level_of_something_else_is_refused() -> None:
    with pytest.raises(SheetError):
        after((("skills", 0, "relative"), "XY+1"))
    with pytest.raises(SheetError):
        after((("skills", 0, "relative"), "1,5"))


def test_points_and_levels_can_be_emptied_only_where_the_record_allows_it() -> None:
    assert after((("skills", 0, "points"), "")).skills[0].points is None
    with pytest.raises(SheetError):
        after((("skills", 0, "level"), ""))


def test_points_below_the_cheapest_level_are_refused() -> None:
    with pytest.raises(RuleError):
        after((("skills", 2, "points"), "0,1"))


def test_bonuses_are_typed_as_written_sheets_have_them() -> None:
    skill = after((("skills", 0, "bonuses"), "+1 anel (24 §1); +2 corda, só em parede")).skills[0]
    assert [(one.value, one.condition) for one in skill.bonuses] == [(1, None), (2, "só em parede")]
    assert skill.effective.as_int == 18
    assert after((("skills", 6, "bonuses"), "")).skills[6].bonuses == ()


def test_a_bonus_without_a_value_is_refused() -> None:
    with pytest.raises(SheetError, match="bônus"):
        after((("skills", 0, "bonuses"), "anel"))


@pytest.mark.parametrize("typed", ["na mochila", "mochila", "NA MOCHILA"])
def test_a_place_is_typed_by_its_word(typed: str) -> None:
    assert after((("equipment", 0, "place"), typed)).equipment[0].place is Place.PACK


def test_a_container_is_a_place_too() -> None:
    piece = after((("equipment", 3, "place"), "mochila pequena")).equipment[3]
    assert (piece.place, piece.inside) == (Place.PACK, "Mochila pequena")


def test_a_place_that_is_none_is_refused() -> None:
    with pytest.raises(SheetError):
        after((("equipment", 0, "place"), "na lua"))


def test_a_weight_may_be_negligible_and_become_a_weight_again() -> None:
    first = after((("equipment", 0, "weight_kg"), "desprezível"))
    assert (first.equipment[0].negligible, first.equipment[0].total_kg) == (True, 0)
    again = after((("equipment", 0, "weight_kg"), "desp"), (("equipment", 0, "weight_kg"), "1,5"))
    assert (again.equipment[0].negligible, str(again.equipment[0].weight_kg)) == (False, "1.5")


@pytest.mark.parametrize(("typed", "pair"), [("4 / 3", (4, 3)), ("2", (2, None)), ("— / 5", (None, 5))])
def test_pd_and_rd_are_typed_with_a_stroke(typed: str, pair: tuple[int | None, int | None]) -> None:
    piece = after((("equipment", 0, PROTECTION), typed)).equipment[0]
    assert (piece.pd, piece.dr) == pair


def test_figures_at_a_distance_are_four_or_none() -> None:
    ranged = after((("attacks", 0, "ranged"), "12/—/5/10")).attacks[0].ranged
    assert ranged is not None
    assert (ranged.tr, ranged.accuracy, ranged.half_damage_m) == (12, None, 5)
    assert after((("attacks", 1, "ranged"), "")).attacks[1].ranged is None
    with pytest.raises(SheetError, match="barras"):
        after((("attacks", 0, "ranged"), "12/1"))


def test_prerequisites_are_parted_by_semicolons() -> None:
    spell = after((("spells", 0, "prerequisites"), "Luz; Moldar Fogo;"), of="mago-de-agni").spells[0]
    assert spell.prerequisites == ("Luz", "Moldar Fogo")


def test_a_quirk_is_a_line_of_its_own() -> None:
    assert after((("quirks", 1), " ri sozinho ")).quirks[1] == "ri sozinho"


def test_any_other_field_is_read_as_it_is() -> None:
    assert value_at(after((("origin",), "Limiar")), ("origin",)) == "Limiar"
    with pytest.raises((SheetError, NumberError)):
        after((("equipment", 0, "quantity"), "dois"))


def test_what_protects_and_had_no_role_is_armour() -> None:
    draft = sample()
    draft = draft_after(draft, new_line(draft.sheet, ("equipment",), "manto de couro 3 kg"))
    after_it = draft_after(draft, cell_edit(draft.sheet, ("equipment", 11, PROTECTION), "1 / 1")).sheet
    assert after_it.equipment[11].role is Role.ARMOR


def test_a_weapon_is_typed_as_its_skill_and_how_it_parries() -> None:
    sheet = after((("equipment", 10, WEAPON), "Gládio / de esgrima"))
    weapon = sheet.equipment[10].weapon
    assert weapon is not None
    assert (weapon.skill, weapon.kind) == ("Gládio", WeaponKind.FENCING)


def test_an_emptied_weapon_is_none() -> None:
    sheet = after((("equipment", 10, WEAPON), "Gládio"), (("equipment", 10, WEAPON), ""))
    assert sheet.equipment[10].weapon is None


def test_a_weapon_keeps_the_st_that_it_asks_for() -> None:
    sheet = after((("equipment", 10, "weapon"), "Lança"))
    draft = draft_after(sample(), SetField(("equipment", 10, "weapon"), {"skill": "Lança", "st_min": 9}))
    typed = draft_after(draft, cell_edit(draft.sheet, ("equipment", 10, WEAPON), "Bastão")).sheet
    weapon, plain = typed.equipment[10].weapon, sheet.equipment[10].weapon
    assert weapon is not None
    assert plain is not None
    assert (weapon.skill, weapon.st_min, plain.st_min) == ("Bastão", 9, None)


def test_a_shield_is_typed_as_its_skill_and_its_size() -> None:
    shield = after((("equipment", 10, SHIELD), "Escudo / grande")).equipment[10].shield
    assert shield is not None
    assert (shield.skill, shield.size) == ("Escudo", ShieldSize.LARGE)


def test_a_shield_without_a_size_is_told_how_to_be_written() -> None:
    with pytest.raises(SheetError, match="Escudo / grande"):
        after((("equipment", 10, SHIELD), "Escudo"))


def test_the_level_of_a_trait_brings_its_price_and_what_it_does() -> None:
    trait = after((("advantages", 0, "level"), "3"), of="mago-de-agni").advantages[0]
    assert (trait.level, trait.cost, trait.effects[0].level) == (3, 35, 3)


def test_a_price_of_its_own_stays_with_another_level() -> None:
    path = ("advantages", 0)
    trait = after(((*path, "cost"), "7"), ((*path, "level"), "3"), of="mago-de-agni").advantages[0]
    assert (trait.cost, trait.effects[0].level) == (7, 3)


def test_what_a_thing_changes_is_typed_as_it_is_written() -> None:
    piece = after((("equipment", 0, "effects"), "Fadiga +2; pv −1")).equipment[0]
    assert [(one.kind, one.level) for one in piece.effects] == [("fatigue_bonus", 2), ("pv_bonus", -1)]
    assert typed_effects(piece) == "Fadiga +2; PV −1"
    assert after((("advantages", 0, "effects"), "—")).advantages[0].effects == ()


def test_what_nothing_changes_is_refused() -> None:
    with pytest.raises(SheetError, match="PV"):
        after((("equipment", 0, "effects"), "Sorte +2"))


def test_a_piece_is_somewhere() -> None:
    with pytest.raises(SheetError, match="onde"):
        after((("equipment", 0, "place"), " "))

"""Lines that are typed in one go at the foot of a list."""

from __future__ import annotations

from decimal import Decimal

import pytest

from gmscreen.locator import sample_sheets
from gmscreen.sheets.draft import draft_after, draft_of
from gmscreen.sheets.entered_lines import Entered, completed, entered, new_line, offered, with_name
from gmscreen.sheets.equipment import Place
from gmscreen.sheets.file_bytes import read_text
from gmscreen.sheets.model import Sheet, SheetKind
from gmscreen.sheets.new_sheets import blank_sheet
from gmscreen.sheets.skills import Control
from gmscreen.texts.numbers import NumberError

KALLIAS = draft_of(read_text(sample_sheets() / "kallias.toml"))


def with_line(*typed: tuple[str, str]) -> Sheet:
    draft = KALLIAS
    for key, words in typed:
        at = ("account", "gains") if key == "gains" else (key,)
        draft = draft_after(draft, new_line(draft.sheet, at, completed(key, words, offered(key, words))))
    return draft.sheet


@pytest.mark.parametrize(
    ("key", "typed", "parts"),
    [
        ("skills", "lança 16", Entered("lança", "16")),
        ("skills", "lança ½", Entered("lança", "½")),
        ("disadvantages", "código de honra −10", Entered("código de honra", "−10")),
        ("equipment", "4 tocha", Entered("tocha", "4")),
        ("equipment", "corda, 30 m", Entered("corda, 30 m")),
        ("quirks", "dorme 2 horas", Entered("dorme 2 horas")),
    ],
)
def test_a_line_is_a_name_with_a_figure(key: str, typed: str, parts: Entered) -> None:
    assert entered(key, typed) == parts


def test_what_begins_like_what_is_typed_is_meant_first() -> None:
    assert offered("equipment", "lampi")[0].startswith("Lampião")
    assert offered("equipment", "4 toch")[0] == "Tocha"
    assert offered("skills", "lanca")[0] == "Lança"


def test_nothing_is_offered_for_nothing_and_in_lists_of_no_names() -> None:
    assert offered("skills", " ") == offered("quirks", "dorme") == ()


def test_only_weapons_are_offered_for_an_attack() -> None:
    assert "Lança" in offered("attacks", "lança")
    assert not any("Escudo" in name for name in offered("attacks", "escudo grande"))


def test_a_name_is_completed_with_its_figure() -> None:
    assert completed("skills", "rastrea 4", offered("skills", "rastrea 4")) == "Rastreamento 4"
    assert completed("skills", "zzz 4", ("Lança",)) == "zzz 4"
    assert with_name("equipment", "4 toch", "Tocha") == "4 Tocha"
    assert with_name("equipment", "toch", "Tocha") == "Tocha"


def test_a_skill_comes_with_its_terms_and_what_its_points_buy() -> None:
    skill = with_line(("skills", "rastrea 4")).skills[-1]
    assert (skill.name, skill.relative, skill.points, skill.level) == ("Rastreamento", 1, 4, 12)
    assert with_line(("skills", "rastrea")).skills[-1].points == 1


def test_half_a_point_buys_too() -> None:
    assert with_line(("skills", "escudo ½")).skills[-1].points == Decimal("0.5")


def test_a_spell_comes_with_its_college_and_energy() -> None:
    spell = with_line(("spells", "luz 2")).spells[-1]
    assert (spell.name, spell.college, spell.points) == ("Luz", "Luz e Trevas", 2)
    assert with_line(("spells", "luz")).spells[-1].points == 1


def test_a_figure_after_an_advantage_is_its_level_or_else_its_cost() -> None:
    first, second, third = with_line(
        ("advantages", "força de vontade 2"), ("advantages", "sorte do mar 15"), ("advantages", "reflex")
    ).advantages[-3:]
    assert (first.level, first.cost) == (2, 8)
    assert (second.name, second.level, second.cost) == ("sorte do mar", None, 15)
    assert (third.name, third.cost) == ("Reflexos em Combate", 15)


def test_a_figure_after_a_disadvantage_is_a_cost_below_zero() -> None:
    first, second = with_line(
        ("disadvantages", "codigo de honra 10"), ("disadvantages", "orgulho")
    ).disadvantages[-2:]
    assert (first.name, first.cost) == ("Código de Honra", -10)
    assert second.name == "orgulho"


def test_a_piece_goes_where_its_kind_goes() -> None:
    blank = draft_of(blank_sheet(SheetKind.PC, "A"))
    names = ("loriga de couro", "escudo grande", "lança", "gládio", "4 tocha")
    for name in names:
        edit = new_line(blank.sheet, ("equipment",), completed("equipment", name, offered("equipment", name)))
        blank = draft_after(blank, edit)
    places = [piece.place for piece in blank.sheet.equipment]
    assert places == [Place.WORN, Place.OFF_HAND, Place.HAND, Place.BELT, Place.PACK]
    assert blank.sheet.equipment[-1].quantity == 4


def test_a_piece_of_no_catalogue_has_the_weight_that_is_typed_after_it() -> None:
    lines = ("equipment", "osso de Ymir 1,5 kg"), ("equipment", "2 pena de corvo")
    weighed, plain = with_line(*lines).equipment[-2:]
    assert (weighed.name, weighed.weight_kg) == ("osso de Ymir", Decimal("1.5"))
    assert weighed.source == "valor da mesa"
    assert (plain.name, plain.weight_kg, plain.quantity) == ("pena de corvo", None, 2)


def test_an_attack_of_a_known_weapon_has_its_skill_and_figures() -> None:
    known, own = with_line(("attacks", "lança"), ("attacks", "mordida")).attacks[-2:]
    assert (known.name, known.skill) == ("Lança", "Lança")
    assert (own.name, own.skill) == ("mordida", None)


def test_a_figure_may_stand_right_behind_the_name() -> None:
    assert entered("skills", "lança16") == Entered("lança", "16")
    assert entered("disadvantages", "orgulho-5") == Entered("orgulho", "-5")
    assert entered("equipment", "4tocha") == Entered("tocha", "4")
    assert entered("equipment", "4x tocha") == Entered("tocha", "4")


def test_a_name_that_ends_in_a_figure_is_a_name() -> None:
    assert entered("skills", "Piloto T5") == Entered("Piloto T5")
    assert entered("equipment", "2ª via") == Entered("2ª via")


def test_a_skill_of_no_list_is_bought_on_the_terms_that_are_typed() -> None:
    mind, body = with_line(("skills", "Observação M/M4"), ("skills", "Pular Poças F/F 2")).skills[-2:]
    assert (mind.name, mind.attribute, mind.relative, mind.level) == ("Observação", Control.IQ, 1, 12)
    assert (body.name, body.attribute, body.relative, body.level) == ("Pular Poças", Control.DX, 1, 15)


def test_a_figure_behind_a_trait_that_does_more_by_level_is_its_level() -> None:
    trait = with_line(("advantages", "Carisma 2")).advantages[-1]
    assert (trait.level, trait.cost) == (2, None)


def test_points_that_are_typed_stay_where_nobody_knows_what_they_buy() -> None:
    skill = with_line(("skills", "Sacar Rápido 20")).skills[-1]
    assert (skill.points, skill.relative) == (20, None)


def test_a_stroke_that_is_no_terms_belongs_to_the_name() -> None:
    assert with_line(("skills", "Machado/Maça 4")).skills[-1].name == "Machado/Maça"


def test_an_attack_without_a_st_has_its_skill() -> None:
    blank = draft_of(blank_sheet(SheetKind.PC, "A"))
    attack = draft_after(blank, new_line(blank.sheet, ("attacks",), "Lança")).sheet.attacks[0]
    assert (attack.skill, attack.ranged) == ("Lança", None)


def test_a_gain_is_week_points_and_reason() -> None:
    account = with_line(("gains", "3 2½ Matou o gigante"), ("gains", "4 1")).account
    assert account is not None
    first, second = account.gains
    assert (first.week, first.points, first.reason) == (3, Decimal("2.5"), "Matou o gigante")
    assert (second.week, second.points, second.reason) == (4, 1, None)


def test_a_gain_without_points_is_refused() -> None:
    with pytest.raises(NumberError):
        with_line(("gains", "três"))


def test_a_quirk_is_what_was_typed() -> None:
    assert with_line(("quirks", "ri sozinho")).quirks[-1] == "ri sozinho"


def test_a_shield_is_used_with_the_skill_as_a_sheet_calls_it() -> None:
    shield = with_line(("equipment", "escudo grande")).equipment[-1].shield
    assert shield is not None
    assert shield.skill == "Escudo (perícia)"


@pytest.mark.parametrize(
    ("typed", "kind", "words"),
    [
        ("a irmã em Ônfalos", "person", "a irmã em Ônfalos"),
        ("segredo: matou o irmão", "secret", "matou o irmão"),
        ("Dívida: 200 g à Guilda", "debt", "200 g à Guilda"),
        ("disse: nunca mais", "person", "disse: nunca mais"),
    ],
)
def test_a_tie_is_to_a_person_unless_it_says_otherwise(typed: str, kind: str, words: str) -> None:
    item = new_line(KALLIAS.sheet, ("bonds",), typed).item
    assert item == {"kind": kind, "text": words}

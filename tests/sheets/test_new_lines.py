"""Lines of the lists, ready to be added: with them an audit finds nothing wrong."""

from __future__ import annotations

from decimal import Decimal

import pytest

from gmscreen.canon.garganta.skills import skills
from gmscreen.canon.garganta.spells import spells
from gmscreen.canon.garganta.traits import traits
from gmscreen.rules.errors import RuleError
from gmscreen.sheets.audit.audit import audit
from gmscreen.sheets.draft import draft_of, edited_text
from gmscreen.sheets.file_bytes import FileText
from gmscreen.sheets.new_lines import advantage_item, disadvantage_item, found_names, skill_item, spell_item
from gmscreen.sheets.sheet_edits import AddItem
from gmscreen.sheets.toml_text import Table, document
from tests.sheets.audit.making import FIGHTER, MAGE, exact, sheet_from
from tests.sheets.making import sheet_of

FIGHTERS, MAGES = sheet_from(FIGHTER), sheet_from(MAGE)
WRONG_LINE = {"renamed", "gone", "field_missing_for", "field_differs", "level_differs", "price_differs"}
WRONG_LINE |= {"bonus_due", "other_bonus", "homonym", "trait_price_differs", "uncounted", "below_table"}


def faults(tree: Table, list_name: str, item: Table) -> set[str]:
    """What an audit says of a line that was just added."""
    file = FileText(document(exact(tree)))
    sheet = draft_of(edited_text(file, AddItem((list_name,), item))).sheet
    place = (list_name, len(getattr(sheet, list_name)) - 1)
    return {one.key for one in audit(sheet) if one.place[:2] == place} & WRONG_LINE


def test_a_skill_comes_with_all_that_its_list_says() -> None:
    assert skill_item(FIGHTERS, "tatica", Decimal(8)) == {
        "name": "Tática",
        "type": "mental",
        "difficulty": "hard",
        "attribute": "iq",
        "relative": 2,
        "points": 8,
        "level": 13,
    }


def test_a_skill_comes_with_the_bonuses_of_the_traits() -> None:
    item = skill_item(FIGHTERS, "Trovador")
    assert item["bonuses"] == [{"value": 2, "source": "Voz Melodiosa (28 §5)"}]


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("escudo", "Escudo (perícia)"),
        ("Herança Antiga", "Arqueologia"),
        ("sobrevivencia (Garganta)", "Sobrevivência (Garganta)"),
        ("Macuahuitl (Espadas de Lâmina Larga)", "Macuahuitl (Espadas de Lâmina Larga)"),
        ("Espada Curta (jian)", "Espadas Curtas"),
        ("Tocar Flauta", "Tocar Flauta"),
    ],
)
def test_a_line_has_the_name_that_its_list_gives(typed: str, name: str) -> None:
    assert skill_item(FIGHTERS, typed)["name"] == name


def test_what_the_rules_use_a_skill_for_comes_along() -> None:
    assert skill_item(FIGHTERS, "Corrida")["role"] == "running"


def test_a_skill_of_no_list_has_its_name_and_a_level() -> None:
    assert skill_item(FIGHTERS, "Tocar Flauta") == {"name": "Tocar Flauta", "level": 10}


def test_too_few_points_buy_no_level() -> None:
    item = skill_item(FIGHTERS, "Lança", Decimal(0))
    assert (item["relative"], item["level"], "points" in item) == (0, 14, False)


def test_a_sheet_without_attributes_takes_a_skill_too() -> None:
    assert skill_item(sheet_of(attributes={}), "Lança")["level"] == 10


@pytest.mark.parametrize("name", sorted(entry.name for entry in skills().entries.values()))
def test_no_skill_of_the_list_is_wrong_when_it_comes(name: str) -> None:
    assert faults(FIGHTER, "skills", skill_item(FIGHTERS, name, Decimal(2))) == set()


def test_a_language_is_average_unless_it_says_otherwise() -> None:
    item = skill_item(FIGHTERS, "Idioma nórdico")
    assert (item["difficulty"], item["relative"], item["name"]) == ("average", -1, "Idioma nórdico")


@pytest.mark.parametrize("name", sorted(entry.name for entry in spells().entries.values()))
def test_no_spell_of_the_list_is_wrong_when_it_comes(name: str) -> None:
    assert faults(MAGE, "spells", spell_item(MAGES, name)) - {"field_missing_for"} == set()


@pytest.mark.parametrize("name", sorted(entry.name for entry in traits().advantages.entries.values()))
@pytest.mark.parametrize("level", [None, 1, 2])
def test_no_advantage_of_the_list_is_wrong_when_it_comes(name: str, level: int | None) -> None:
    assert faults(FIGHTER, "advantages", advantage_item(name, level)) == set()


@pytest.mark.parametrize("name", sorted(entry.name for entry in traits().disadvantages.entries.values()))
def test_no_disadvantage_of_the_list_is_wrong_when_it_comes(name: str) -> None:
    assert faults(FIGHTER, "disadvantages", disadvantage_item(name)) == set()


def test_an_advantage_comes_with_price_and_effect() -> None:
    assert advantage_item("forca de vontade", 3) == {
        "name": "Força de Vontade",
        "level": 3,
        "cost": 12,
        "effects": [{"kind": "strong_will", "level": 3}],
        "source": "28 §1; 20 §5.4, §7",
    }


def test_an_advantage_of_several_prices_leaves_the_choice() -> None:
    assert "cost" not in advantage_item("Sorte")
    assert advantage_item("Nadar Bem") == {"name": "Nadar Bem"}


def test_a_spell_comes_with_what_it_needs() -> None:
    assert spell_item(MAGES, "bola de fogo", Decimal(4)) == {
        "name": "Bola de Fogo",
        "college": "Fogo",
        "relative": 0,
        "points": 4,
        "level": 17,
        "energy": "1 a 3#",
        "prerequisites": ["Criar Fogo", "Moldar Fogo"],
    }


def test_a_spell_is_not_bought_for_half_a_point() -> None:
    with pytest.raises(RuleError):
        spell_item(MAGES, "Luz", Decimal("0.5"))
    assert spell_item(sheet_of(attributes={}), "Bafo")["level"] == 10


@pytest.mark.parametrize(
    ("list_name", "query", "first"),
    [
        ("skills", "lanca", "Lança"),
        ("skills", "herança", "Arqueologia"),
        ("skills", "teologja", "Teologia"),
        ("spells", "bola", "Bola de Fogo"),
        ("advantages", "reflexos", "Reflexos em Combate"),
        ("disadvantages", "fobia", "Fobia"),
    ],
)
def test_names_are_found_as_one_types(list_name: str, query: str, first: str) -> None:
    assert found_names(list_name, query)[0] == first


def test_an_empty_query_finds_the_whole_list_and_as_many_as_asked() -> None:
    assert len(found_names("spells", "")) == len(spells().entries)
    assert len(found_names("spells", "", most=3)) == 3

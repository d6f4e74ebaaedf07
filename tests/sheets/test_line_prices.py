"""Relative, points and NH of the lines of a sheet, and the sums they come to."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from gmscreen.rules.derivation import Derivation
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.costs import Difficulty, SkillType
from gmscreen.rules.garganta.line_terms import Control
from gmscreen.sheets.account_sums import Heading, account_sums, budget_of
from gmscreen.sheets.control_values import control_value, effective_iq, point_worth
from gmscreen.sheets.line_prices import (
    SkillTerms,
    full_price,
    skill_level,
    skill_price,
    skill_relative,
    skill_terms,
    spell_level,
    spell_price,
)
from gmscreen.sheets.model import Sheet, SheetKind
from gmscreen.sheets.schools import school_levels
from gmscreen.texts.steps import explained
from tests.sheets.making import SAMPLES, read, sample, sheet_of, skill

PEOPLE = [
    sheet
    for path in SAMPLES
    if (sheet := read(path.read_text(encoding="utf-8")).sheet).kind is not SheetKind.CREATURE
]
SKILLS = [(sheet, line) for sheet in PEOPLE for line in sheet.skills]
SPELLS = [(sheet, line) for sheet in PEOPLE for line in sheet.spells]


def value(derivation: Derivation | None) -> Any:
    assert derivation is not None
    return derivation.value


@pytest.mark.parametrize(("sheet", "line"), SKILLS, ids=lambda one: getattr(one, "name", ""))
def test_a_published_skill_costs_what_its_level_asks_and_buys_it(sheet: Sheet, line: Any) -> None:
    assert value(skill_price(sheet, line)) == line.points
    assert value(skill_relative(sheet, line, line.points)) == line.relative
    assert value(skill_level(sheet, line, line.relative)) == line.level
    assert line.worth is None or value(full_price(line)) == line.worth


@pytest.mark.parametrize(("sheet", "line"), SPELLS, ids=lambda one: getattr(one, "name", ""))
def test_a_published_spell_costs_what_its_level_asks(sheet: Sheet, line: Any) -> None:
    assert value(spell_price(line)) == line.points
    assert value(spell_level(sheet, line.relative)) == line.level


def test_the_terms_of_26_win_over_those_of_the_sheet() -> None:
    line = sheet_of(
        skills=[skill("Bastão", 12, type="physical", difficulty="average", attribute="dx")]
    ).skills[0]
    assert skill_terms(line) == SkillTerms(SkillType.PHYSICAL, Difficulty.HARD, Control.DX)


def test_an_unknown_skill_goes_by_what_the_sheet_says() -> None:
    line = sheet_of(skills=[skill("Tocar Flauta", 12, type="mental", difficulty="easy")]).skills[0]
    assert skill_terms(line) == SkillTerms(SkillType.MENTAL, Difficulty.EASY, None)


def test_a_skill_on_unknown_terms_has_neither_price_nor_level() -> None:
    sheet = sheet_of(skills=[skill("Tocar Flauta", 12, relative=1)])
    line = sheet.skills[0]
    assert (skill_price(sheet, line), full_price(line)) == (None, None)
    assert (skill_relative(sheet, line, Decimal(2)), skill_level(sheet, line, 1)) == (None, None)


def test_a_level_below_the_table_has_no_price() -> None:
    sheet = sheet_of(skills=[skill("Lança", 11, relative=-3)])
    with pytest.raises(RuleError):
        skill_price(sheet, sheet.skills[0])


def test_a_spell_is_counted_from_the_iq_with_aptitude_and_memory() -> None:
    assert [(line.label, line.amount) for line in explained(effective_iq(sample("mago-de-agni")))] == [  # type: ignore[arg-type]
        ("IQ", "14"),
        ("Aptidão Mágica", "+2"),
    ]
    assert value(effective_iq(sample("escriba-de-campo"))) == 15


@pytest.mark.parametrize(
    ("control", "counted"),
    [
        (Control.ST, 10),
        (Control.DX, 12),
        (Control.IQ, 14),
        (Control.HT, 12),
        (Control.WILL, 14),
        (Control.LANGUAGE_IQ, 16),
        (Control.MAGIC_IQ, 15),
    ],
)
def test_what_a_level_is_counted_from(control: Control, counted: int) -> None:
    assert value(control_value(sample("escriba-de-campo"), control)) == counted


@pytest.mark.parametrize("control", Control)
def test_without_attributes_nothing_is_counted(control: Control) -> None:
    assert control_value(sheet_of(attributes={}), control) is None


def test_memory_makes_points_count_twice() -> None:
    assert [point_worth(sample(name)) for name in ("kallias", "escriba-de-campo")] == [1, 2]


def test_the_schools_of_the_mage() -> None:
    levels = school_levels(sample("mago-de-agni"))
    assert {college: level.value for college, level in levels.items()} == {
        "Fogo": 12,
        "Luz e Trevas": 1,
        "Reconhecimento": 1,
    }


def test_a_school_is_capped_by_the_iq_efetivo() -> None:
    spells = [{"name": f"Fogo {place}", "college": "Fogo", "level": 20} for place in range(12)]
    levels = school_levels(sheet_of(spells=spells))
    assert levels["Fogo"].value == 11


def test_a_spell_of_no_known_college_is_of_no_school() -> None:
    assert school_levels(sheet_of(spells=[{"name": "Bafo", "level": 15}])) == {}
    assert school_levels(sheet_of(attributes={}, spells=[{"name": "Luz", "level": 15}])) == {}


def test_a_heading_explains_itself_line_by_line() -> None:
    sums = account_sums(sample("kallias"))
    told = [(line.label, line.amount, line.total) for line in explained(sums.sums[Heading.ADVANTAGES])]
    assert told == [
        ("Nada ainda", "0", "0"),
        ("Reflexos em Combate", "+15", "15"),
        ("Voz Melodiosa", "+10", "25"),
        ("Riqueza Confortável", "+10", "35"),
        ("Status", "+5", "40"),
    ]


def test_the_total_is_told_by_heading() -> None:
    told = [(line.label, line.amount) for line in explained(account_sums(sample("kallias")).total)]
    assert told[1:] == [
        ("Atributos", "+95"),
        ("Vantagens", "+40"),
        ("Perícias", "+55"),
        ("Desvantagens", "−35"),
        ("Peculiaridades", "−5"),
    ]


def test_gains_add_to_the_budget_week_by_week() -> None:
    gains = [{"week": 2, "points": 3, "reason": "a ponte"}, {"week": 5, "points": 2, "reason": "o resgate"}]
    budget = budget_of(sheet_of(account={"gains": gains}))
    assert [(line.label, line.total) for line in explained(budget)] == [
        ("Criação", "150"),
        ("Semana 2: a ponte", "153"),
        ("Semana 5: o resgate", "155"),
    ]


def test_what_nobody_priced_is_named() -> None:
    sheet = sheet_of(
        attributes={"st": 25, "dx": 10, "iq": 10, "ht": 10},
        skills=[skill("Lança", 12)],
        advantages=[{"name": "Patrono"}],
    )
    assert [line.name for line in account_sums(sheet).unpriced] == ["ST", "Patrono", "Lança"]


def test_what_the_people_adds_to_an_attribute_costs_nothing() -> None:
    dwarf = sheet_of(people="Anão", attributes={"st": 14, "dx": 10, "iq": 10, "ht": 10})
    assert account_sums(dwarf).sums[Heading.ATTRIBUTES].value == 20


def test_what_a_people_knows_at_dx_is_free_there_and_has_no_price_above() -> None:
    axe = skill("Machado/Maça", 14, type="physical", difficulty="average", attribute="dx")
    dwarf = sheet_of(people="anão", skills=[{**axe, "relative": 0}, {**axe, "relative": 1}])
    assert value(skill_price(dwarf, dwarf.skills[0])) == 0
    assert skill_price(dwarf, dwarf.skills[1]) is None

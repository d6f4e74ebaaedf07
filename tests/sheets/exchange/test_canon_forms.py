"""The bestiary's thirteen and the seven models, written in the canon's forms, read to their figures."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from gmscreen.sheets.audit.audit import audit
from gmscreen.sheets.audit.finding import Item
from gmscreen.sheets.exchange.reading import understood
from gmscreen.sheets.exchange.understood import LineKind, Understood
from gmscreen.sheets.line_prices import known_skill
from gmscreen.sheets.model import Sheet, SheetKind
from gmscreen.texts.folded import folded
from tests.sheets.making import SAMPLES, sample

WRITTEN = Path(__file__).parents[2] / "data" / "written"
CREATURES = [path.stem for path in SAMPLES if sample(path.stem).kind is SheetKind.CREATURE]
HOMONYMS = {"Escudo", "Escalada", "Exorcismo"}
MODELS = [path.stem for path in SAMPLES if path.stem not in {*CREATURES, "kallias"}]


@cache
def read(file: str) -> tuple[Understood, ...]:
    return understood((WRITTEN / file).read_text(encoding="utf-8"))


def named(file: str, stem: str) -> Understood:
    """The sheet in a file that bears the name of a sample."""
    name = folded(sample(stem).name)
    return next(one for one in read(file) if folded(one.sheet.name) == name)


def spoils(sheet: Sheet) -> Any:
    told = sheet.creature.spoils if sheet.creature else None
    return (told.least_g, told.most_g) if told else (None, None)


def group(sheet: Sheet) -> Any:
    return sheet.creature and sheet.creature.group


CREATURE_FIGURES: dict[str, Callable[[Sheet], Any]] = {
    "attributes": lambda sheet: sheet.attributes,
    "printed": lambda sheet: sheet.printed,
    "natural": lambda sheet: sheet.natural,
    "floors": lambda sheet: sheet.creature and sheet.creature.floors,
    "group": group,
    "attacks": lambda sheet: [(one.damage, one.type, one.grapple_st, one.per_turn) for one in sheet.attacks],
    "skills": lambda sheet: [(one.name, one.level) for one in sheet.skills],
    "spoils": spoils,
}
MODEL_FIGURES: dict[str, Callable[[Sheet], Any]] = {
    "attributes": lambda sheet: sheet.attributes,
    "printed": lambda sheet: sheet.printed,
    "skills": lambda sheet: [(one.level, one.points, one.worth) for one in sheet.skills],
    "spells": lambda sheet: [(folded(one.name), one.level, one.points) for one in sheet.spells],
    "advantages": lambda sheet: [(one.level, one.cost, one.gift_of) for one in sheet.advantages],
    "disadvantages": lambda sheet: [(one.cost, one.mark_duty) for one in sheet.disadvantages],
    "quirks": lambda sheet: sheet.quirks,
    "account": lambda sheet: sheet.account,
    "wealth": lambda sheet: sheet.wealth,
    "who": lambda sheet: (sheet.name, sheet.origin, sheet.mark, sheet.kind),
    "protection": lambda sheet: sorted(
        (one.pd or 0, one.dr or 0) for one in sheet.equipment if one.pd is not None
    ),
    "spent": lambda sheet: sum((one.price_g or 0) * one.quantity for one in sheet.equipment),
}


def test_there_are_thirteen_creatures_and_seven_models() -> None:
    assert (len(CREATURES), len(MODELS)) == (13, 7)


def test_every_entry_of_the_bestiary_is_a_sheet() -> None:
    assert len(read("bestiario.md")) == 14


@pytest.mark.parametrize("figure", CREATURE_FIGURES)
@pytest.mark.parametrize("stem", CREATURES)
def test_a_creature_has_the_figures_of_its_sample(stem: str, figure: str) -> None:
    told = CREATURE_FIGURES[figure]
    assert told(named("bestiario.md", stem).sheet) == told(sample(stem))


@pytest.mark.parametrize("figure", MODEL_FIGURES)
@pytest.mark.parametrize("stem", MODELS)
def test_a_model_has_the_figures_of_its_sample(stem: str, figure: str) -> None:
    told = MODEL_FIGURES[figure]
    assert told(named("modelos.md", stem).sheet) == told(sample(stem))


@pytest.mark.parametrize("file", ["bestiario.md", "modelos.md"])
def test_only_prose_is_left_to_the_notes(file: str) -> None:
    noted = [line.text for one in read(file) for line in one.noted]
    assert [text for text in noted if "**" in text or "ST" in text] == []


def test_an_entry_without_figures_is_a_creature_with_none() -> None:
    (lake,) = [one for one in read("bestiario.md") if one.sheet.name == "O que vive no lago"]
    assert (lake.sheet.kind, lake.sheet.attributes.st) == (SheetKind.CREATURE, None)


def test_the_document_is_the_source_of_all_of_its_sheets() -> None:
    assert {one.sheet.source for one in read("bestiario.md")} == {
        "Bestiário de teste · v1 · 2026-09-20 · figuras do 06"
    }


@pytest.mark.parametrize("file", ["bestiario.md", "modelos.md"])
def test_every_line_is_accounted_for(file: str) -> None:
    written = (WRITTEN / file).read_text(encoding="utf-8").split("\n")
    told = [line.text for one in read(file) for line in one.lines]
    assert told == written


def test_a_line_tells_the_fields_that_it_filled() -> None:
    (line,) = [one for one in named("bestiario.md", "murador").lines if one.kind is LineKind.ATTACK]
    assert [(field.path, field.value) for field in line.fields] == [
        ("attacks[1].name", "Investida"),
        ("attacks[1].damage", "1d−1"),
        ("attacks[1].type", "contundente"),
    ]


def listed(sheet: Sheet) -> list[Any]:
    """What the lists say of each skill that they have; languages are counted from another IQ there."""
    known = [one for one in sheet.skills if known_skill(one) and "idioma" not in folded(one.name)]
    return [
        (one.name, one.table_name, one.type, one.difficulty, one.relative, one.role)
        for one in known
        if one.name != "Falar do Limiar"
    ]


@pytest.mark.parametrize("stem", MODELS)
def test_the_lists_complete_the_skills_of_a_model(stem: str) -> None:
    found, due = listed(named("modelos.md", stem).sheet), listed(sample(stem))
    assert [(folded(name), *rest) for name, *rest in found] == [
        (folded(name), f"{name} (perícia)" if name in HOMONYMS else table_name, *rest)
        for name, table_name, *rest in due
    ]


@pytest.mark.parametrize("stem", MODELS)
def test_the_lists_say_what_the_advantages_of_a_model_do(stem: str) -> None:
    found, due = named("modelos.md", stem).sheet, sample(stem)
    assert [one.effects for one in found.advantages] == [one.effects for one in due.advantages]


def test_the_lists_complete_the_spells_of_the_mage() -> None:
    found, due = named("modelos.md", "mago-de-agni").sheet, sample("mago-de-agni")
    figures = [(one.college, one.energy, one.prerequisites, one.relative) for one in found.spells]
    assert figures == [(one.college, one.energy, one.prerequisites, one.relative) for one in due.spells]


def test_that_the_lists_were_asked_is_told() -> None:
    assert "26 e 27" in named("modelos.md", "hoplita").warnings[0]


@pytest.mark.parametrize("stem", MODELS)
def test_a_model_fails_the_audit_where_its_sample_does(stem: str) -> None:
    found, due = audit(named("modelos.md", stem).sheet), audit(sample(stem))
    items = {Item.SUMS, Item.PREREQUISITES, Item.BUDGET}
    assert [one.item for one in found if one.item in items] == [one.item for one in due if one.item in items]

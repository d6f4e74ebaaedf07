"""The sample sheets open, and say what the canon says of them."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path

import pytest

from gmscreen.rules.derivation import Derivation
from gmscreen.sheets.lines import Line, lines_of
from gmscreen.sheets.model import SheetKind
from gmscreen.sheets.native_file import read_sheet
from gmscreen.sheets.secondary import secondary
from gmscreen.texts.steps import explained, told_short
from tests.sheets.making import SAMPLES, sample

CHARACTERS = {
    "hoplita": ("32.0", "medium", 4, "32.0", "medium", 4),
    "escriba-de-campo": ("13.5", "light", 5, "15.5", "light", 5),
    "jurado": ("29.5", "medium", 4, "29.5", "medium", 4),
    "portador-de-datas": ("7.25", "none", 6, "9.25", "none", 6),
    "cacadora-do-fora-de-lugar": ("11.0", "none", 6, "13.0", "light", 5),
    "mago-de-agni": ("0", "none", 5, "5.6", "none", 5),
    "batedora-de-oxossi": ("10.5", "none", 6, "12.5", "light", 5),
    "kallias": ("32.0", "medium", 4, "41.1", "heavy", 3),
}
WITHOUT_WEIGHT = {
    "hoplita": (),
    "escriba-de-campo": ("Bastão",),
    "jurado": ("Machado de guerra de uma mão",),
    "portador-de-datas": ("Macuahuitl (perfil de Montante)", "Arremessador e 3 dardos"),
    "cacadora-do-fora-de-lugar": (),
    "mago-de-agni": ("Bastão focal", "Material de culto e conjuração", "Tochas e óleo"),
    "batedora-de-oxossi": ("Arco longo", "Faca de mato (perfil de facão)"),
    "kallias": (),
}
SPENT = {
    "hoplita": 1355,
    "escriba-de-campo": 775,
    "jurado": 680,
    "portador-de-datas": 960,
    "cacadora-do-fora-de-lugar": 975,
    "mago-de-agni": 190,
    "batedora-de-oxossi": 865,
    "kallias": 1441,
}
# ST, DX, IQ, HT, PV, move, dodge, PD, RD
CREATURES = {
    "murador": (9, 11, 3, 12, 9, 5, 6, 2, 3),
    "cavador-cinzento": (11, 12, 4, 12, 12, 7, 7, 2, 2),
    "lampejo": (6, 9, 2, 10, 10, 3, 5, 0, 0),
    "prumo": (13, 14, 5, 11, 11, 4, 8, 1, 2),
    "andarilho-palido": (16, 11, 6, 13, 13, 6, 6, 2, 3),
    "casca-de-osso": (14, 10, 3, 14, 14, 4, 5, 4, 6),
    "abafador": (12, 9, 3, 13, 12, 3, 5, 2, 3),
    "boca-de-poco": (19, 12, 4, 14, 14, 8, 7, 3, 4),
    "juntador": (17, 10, 5, 13, 15, 5, 5, 3, 4),
    "falsa-corda": (14, 8, 2, 12, 12, 0, 3, 2, 3),
    "draugr": (18, 11, 9, 15, 15, 5, 5, 3, 4),
    "jiangshi": (16, 10, 6, 16, 16, 4, 5, 2, 3),
    "rakshasa-menor": (15, 14, 13, 13, 13, 7, 8, 2, 2),
}


def value(derivation: Derivation | None) -> object:
    assert derivation is not None
    return derivation.value


def figures(line: Line) -> tuple[Decimal, str, object]:
    assert line.load is not None
    return line.kilograms, line.load.name, value(line.move)


def test_there_are_eight_characters_and_thirteen_creatures() -> None:
    assert {path.stem for path in SAMPLES} == {*CHARACTERS, *CREATURES}


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_a_sample_has_the_name_of_its_file_and_no_unknown_key(path: Path) -> None:
    file = read_sheet(path)
    assert (file.sheet.id, file.unknown) == (path.stem, ())


@pytest.mark.parametrize("name", CHARACTERS)
def test_both_lines_are_those_of_the_audit(name: str) -> None:
    lines, expected = lines_of(sample(name)), CHARACTERS[name]
    both = (*figures(lines.in_scene), *figures(lines.on_march))
    assert both == (Decimal(expected[0]), *expected[1:3], Decimal(expected[3]), *expected[4:])


@pytest.mark.parametrize("name", WITHOUT_WEIGHT)
def test_pieces_without_weight_are_named(name: str) -> None:
    on_march = lines_of(sample(name)).on_march
    assert (on_march.missing, on_march.complete) == (WITHOUT_WEIGHT[name], not WITHOUT_WEIGHT[name])


@pytest.mark.parametrize("name", CHARACTERS)
def test_the_account_adds_up_to_150_line_by_line(name: str) -> None:
    sheet = sample(name)
    account = sheet.account
    assert account is not None
    assert account.skills == sum(skill.points or 0 for skill in sheet.skills)
    assert (account.spells or 0) == sum(spell.points or 0 for spell in sheet.spells)
    assert account.advantages == sum(advantage.cost or 0 for advantage in sheet.advantages)
    assert account.disadvantages == sum(disadvantage.cost or 0 for disadvantage in sheet.disadvantages)
    assert account.quirks == -len(sheet.quirks)
    terms = account.model_dump(exclude={"total", "gains", "spendings"}, exclude_none=True).values()
    assert sum(terms) == account.total == sheet.points == 150


@pytest.mark.parametrize("name", SPENT)
def test_the_price_of_the_pieces_is_what_was_spent(name: str) -> None:
    sheet = sample(name)
    assert sheet.wealth is not None
    spent = sum((piece.price_g or 0) * piece.quantity for piece in sheet.equipment)
    assert spent == sheet.wealth.spent_g == SPENT[name]
    assert (sheet.wealth.initial_g or 0) - spent == sheet.wealth.balance_g


@pytest.mark.parametrize("name", CHARACTERS)
def test_every_place_in_the_samples_is_marked_as_our_reading(name: str) -> None:
    assert all(piece.reading and piece.source for piece in sample(name).equipment)


@pytest.mark.parametrize("name", CREATURES)
def test_a_creature_is_as_the_bestiary_prints_it(name: str) -> None:
    sheet = sample(name)
    line, of = lines_of(sheet).in_scene, sheet.attributes
    assert line.defenses.dodge is not None
    printed = (value(secondary(sheet).pv), value(line.move), value(line.defenses.dodge.level))
    natural = (value(line.defenses.pd), value(line.torso.dr))
    assert (of.st, of.dx, of.iq, of.ht, *printed, *natural) == CREATURES[name]
    assert sheet.kind is SheetKind.CREATURE


def test_only_the_draugr_knows_how_well_it_strikes() -> None:
    levelled = [
        name for name in CREATURES if any(attack.skill or attack.level for attack in sample(name).attacks)
    ]
    assert levelled == ["draugr"]


def test_kallias_has_the_figures_of_the_picture() -> None:
    lines = lines_of(sample("kallias"))
    for line, move, dodge in ((lines.in_scene, 4, 11), (lines.on_march, 3, 10)):
        defenses = line.defenses
        assert defenses.dodge is not None
        assert defenses.block is not None
        shown = (value(line.move), defenses.dodge.total.value, defenses.parries[0].total.value)
        assert (*shown, defenses.block.total.value) == (move, dodge, 15, 15)


def test_kallias_explains_his_figures_as_in_the_picture() -> None:
    line = lines_of(sample("kallias")).in_scene
    defenses = line.defenses
    assert line.move is not None
    assert defenses.dodge is not None
    assert defenses.block is not None
    assert told_short(line.move) == "6 (trunca 6,5) − 2 Média"
    assert told_short(defenses.parries[0].total) == "½ Lança 17 + 1 Reflexos + 6 PD"
    assert told_short(defenses.block.total) == "½ Escudo 17 + 1 Reflexos + 6 PD"
    assert told_short(defenses.dodge.total) == "4 + 1 Reflexos + 6 PD"


def test_kallias_pd_is_armour_and_shield_without_the_helmet() -> None:
    steps = explained(lines_of(sample("kallias")).in_scene.defenses.pd)
    assert [(step.label, step.amount) for step in steps] == [
        ("Linotórax (loriga sobre laudel)", "2"),
        ("Aspis (escudo grande)", "+4"),
    ]


def test_kallias_has_4_kg_left_to_the_next_load() -> None:
    margins = lines_of(sample("kallias")).in_scene.margins
    assert margins is not None
    assert (margins.before_heavier, margins.until_lighter) == (4, 8)


def test_kallias_and_the_hoplite_share_their_figures() -> None:
    kallias, hoplite = sample("kallias"), sample("hoplita")
    assert kallias.attributes == hoplite.attributes
    assert kallias.account == hoplite.account
    assert sorted(skill.level for skill in kallias.skills) == sorted(skill.level for skill in hoplite.skills)
    assert [piece.weight_kg for piece in kallias.equipment[:5]] == [
        piece.weight_kg for piece in hoplite.equipment
    ]

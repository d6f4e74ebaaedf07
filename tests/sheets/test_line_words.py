"""Lines of a sheet as the canon writes them."""

from __future__ import annotations

from decimal import Decimal

import pytest

from gmscreen.sheets.account import Account
from gmscreen.sheets.line_words import (
    account_words,
    bonus_words,
    energy_words,
    points_number,
    points_words,
    relative_words,
    skill_words,
    spell_words,
    trait_words,
)
from gmscreen.sheets.skills import Bonus, Control, Skill, Spell
from gmscreen.sheets.traits import Advantage, Disadvantage
from tests.sheets.making import sample, sheet_of, skill


def line(**fields: object) -> Skill:
    return sheet_of(skills=[skill("Remo/Vela", 15, **fields)]).skills[0]


def test_a_skill_has_its_seven_fields() -> None:
    full = line(type="physical", difficulty="average", attribute="dx", relative=2, points=8)
    assert skill_words(full) == "Remo/Vela · Física/Média · DX+2 · 8 pts · NH 15 · — · efetivo 15"


def test_what_a_skill_leaves_out_is_a_dash() -> None:
    assert skill_words(line()) == "Remo/Vela · —/— · — · — · NH 15 · — · efetivo 15"


@pytest.mark.parametrize(
    ("points", "words"),
    [("0.5", "½ pt"), ("1", "1 pt"), ("2.5", "2½ pts"), ("8", "8 pts"), ("0", "0 pts"), ("-2.5", "−2½ pts")],
)
def test_points_are_written_to_the_half(points: str, words: str) -> None:
    assert points_words(Decimal(points)) == words


def test_no_points_are_a_dash() -> None:
    assert points_words(None) == "—"


@pytest.mark.parametrize(("points", "words"), [("-0.5", "−½"), ("143.5", "143½"), ("-35", "−35")])
def test_sums_are_written_to_the_half(points: str, words: str) -> None:
    assert points_number(Decimal(points)) == words


@pytest.mark.parametrize(
    ("attribute", "relative", "words"),
    [
        (Control.DX, 0, "DX+0"),
        (Control.IQ, -1, "IQ−1"),
        (Control.WILL, 3, "Vontade+3"),
        (None, 1, "—"),
        (Control.DX, None, "—"),
    ],
)
def test_a_relative_level_names_what_it_counts_from(
    attribute: Control | None, relative: int | None, words: str
) -> None:
    assert relative_words(attribute, relative) == words


def test_bonuses_stand_with_their_conditions() -> None:
    bonuses = (
        Bonus(value=2, source="Voz Melodiosa"),
        Bonus(value=1, source="kit", condition="só com o kit"),
        Bonus(value=-1, source="poção", permanent=False),
    )
    assert bonus_words(bonuses) == "+2 Voz Melodiosa; +1 kit, só com o kit; −1 poção, não permanente"


def test_a_spell_that_is_harder_has_its_asterisk() -> None:
    spell = Spell(name="Bafo", very_hard=True, level=12)
    assert spell_words(spell) == "Bafo* · — · — · — · NH 12 · —"


@pytest.mark.parametrize(("level", "words"), [(14, "2"), (15, "2 (energia −1)"), (20, "2 (energia −2)")])
def test_energy_says_what_the_level_saves(level: int, words: str) -> None:
    assert energy_words(Spell(name="Bafo", energy="2", level=level)) == words


def test_a_trait_has_name_level_cost_and_effect() -> None:
    will = Advantage(name="Força de Vontade", level=4, cost=16, detail="Vontade +4")
    assert trait_words(will) == "Força de Vontade 4 · 16 · Vontade +4"
    assert trait_words(Disadvantage(name="Segredo")) == "Segredo · —"


def test_the_account_is_one_sum() -> None:
    account = sample("mago-de-agni").account
    assert account is not None
    terms = "75 atributos + 25 vantagens + 40 perícias + 50 feitiços − 35 desvantagens − 5 peculiaridades"
    assert account_words(account) == f"{terms} = 150"
    assert account_words(Account()) == "= —"

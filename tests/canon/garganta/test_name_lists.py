"""The lists of skills, spells and traits: how their names are found, and what they refuse."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.canon.errors import CanonError
from gmscreen.canon.garganta.creation import creation, read_creation
from gmscreen.canon.garganta.name_list import LONGEST_KNOWN, Marker, written_name
from gmscreen.canon.garganta.skills import skills
from gmscreen.canon.garganta.spells import read_spells, spells
from gmscreen.canon.garganta.traits import traits
from gmscreen.locator import resource
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.costs import Difficulty
from gmscreen.rules.garganta.known_lines import KnownSkill, PerLevel
from gmscreen.rules.garganta.line_terms import Control, EffectKind


@pytest.mark.parametrize(
    ("written", "name", "renamed"),
    [
        ("Lança", "Lança", False),
        ("lanca", "Lança", False),
        (" LANÇA ", "Lança", False),
        ("Escudo (perícia)", "Escudo", False),
        ("Sobrevivência (Garganta)", "Sobrevivência", False),
        ("Macuahuitl (Espadas de Lâmina Larga)", "Espadas de Lâmina Larga", False),
        ("Espada Curta (jian)", "Espadas Curtas", True),
        ("Direito comparado", "Jurisprudência", True),
        ("Direito (Thing)", "Jurisprudência", True),
        ("Quatro idiomas adicionais", "Idioma", False),
        ("Idioma nórdico", "Idioma", False),
    ],
)
def test_a_skill_is_found_by_what_sheets_call_it(written: str, name: str, renamed: bool) -> None:
    found = skills().find(written)
    assert found is not None
    assert (found.entry.name, found.renamed) == (name, renamed)


@pytest.mark.parametrize(
    "written", ["Tocar Flauta", "", "(perícia)", "Observação", "L" * (LONGEST_KNOWN + 1)]
)
def test_a_name_that_is_not_listed_is_not_found(written: str) -> None:
    assert skills().find(written) is None


@given(st.text(max_size=300))
def test_whatever_is_written_is_looked_up_without_a_fault(written: str) -> None:
    for known in (skills(), spells(), traits().advantages, traits().disadvantages):
        assert known.find(written) is None or written.strip()
        known.gone(written)


@pytest.mark.parametrize(
    ("name", "instead"),
    [("observacao", "IQ ou Visão, com Prontidão ou Visão Aguçada"), ("Cartografia", "Navegação e Artista")],
)
def test_a_name_that_is_gone_says_what_took_its_place(name: str, instead: str) -> None:
    gone = skills().gone(name)
    assert gone is not None
    assert gone.instead == instead


def test_a_name_too_long_to_be_known_is_not_gone_either() -> None:
    assert skills().gone("Observação" + "o" * LONGEST_KNOWN) is None


@pytest.mark.parametrize(
    ("name", "inside", "marker", "says"),
    [
        ("Escudo (perícia)", "perícia", Marker.SKILL, True),
        ("Escudo (PERICIA)", "PERICIA", Marker.SKILL, True),
        ("Escudo (grande)", "grande", Marker.SKILL, False),
        ("Escudo", "", Marker.SKILL, False),
        ("Escudo (mágica)", "mágica", Marker.SPELL, True),
    ],
)
def test_brackets_say_what_kind_of_line_it_is(name: str, inside: str, marker: Marker, says: bool) -> None:
    written = written_name(name)
    assert (written.base, written.inside, written.says(marker)) == ("Escudo", inside, says)


@pytest.mark.parametrize(
    ("id_", "control"),
    [
        ("lanca", Control.DX),
        ("tatica", Control.IQ),
        ("corrida", Control.HT),
        ("sonho-lucido", Control.WILL),
        ("falar-do-limiar", Control.LANGUAGE_IQ),
        ("artista", None),
    ],
)
def test_what_a_listed_skill_is_counted_from(id_: str, control: Control | None) -> None:
    assert skills().entries[id_].usual_control is control


# Difficulties on which the documents disagree, and the one that wins (c-11 to c-14).
@pytest.mark.parametrize(
    ("name", "difficulty"),
    [
        ("Bastão", Difficulty.HARD),
        ("Pesquisa", Difficulty.AVERAGE),
        ("Luta Livre", Difficulty.AVERAGE),
        ("Herança Antiga", Difficulty.HARD),
    ],
)
def test_the_table_of_26_wins(name: str, difficulty: Difficulty) -> None:
    found = skills().find(name)
    assert found is not None
    assert found.entry.difficulty is difficulty


# Seven skills share their name with a spell, five advantages, and three disadvantages (26 §11).
def test_every_homonym_asks_for_its_kind() -> None:
    asking = {spell.name for spell in spells().entries.values() if spell.needs_type}
    assert len(asking) == 15
    both = {skill.name for skill in skills().entries.values() if skill.needs_type}
    of_traits = {
        trait.name
        for known in (traits().advantages, traits().disadvantages)
        for trait in known.entries.values()
        if trait.needs_type
    }
    assert both | {"Vôo"} | of_traits == asking


@pytest.mark.parametrize(
    ("name", "level", "prices"),
    [
        ("Reflexos em Combate", None, (15,)),
        ("Força de Vontade", 4, (16,)),
        ("Força de Vontade", None, (4,)),
        ("Memória Eidética", 2, (60,)),
        ("Memória Eidética", 3, ()),
        ("Aptidão Mágica", 3, (35, 18, 22)),
        ("Sorte", None, (15, 30)),
        ("Patrono", None, ()),
    ],
)
def test_what_an_advantage_costs(name: str, level: int | None, prices: tuple[int, ...]) -> None:
    found = traits().advantages.find(name)
    assert found is not None
    assert found.entry.prices(level) == prices


def test_what_a_trait_does_grows_with_its_level_or_does_not() -> None:
    assert [PerLevel(per_level=2).at(3), PerLevel(flat=4).at(3), PerLevel(per_level=1).at(None)] == [6, 4, 1]


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("Reflexos em Combate", EffectKind.COMBAT_REFLEXES),
        ("Hipoalgia", EffectKind.HIGH_PAIN_THRESHOLD),
        ("Apara Ampliada", EffectKind.ENHANCED_PARRY),
        ("Bloqueio Ampliado", EffectKind.ENHANCED_BLOCK),
        ("Esquiva Ampliada", EffectKind.ENHANCED_DODGE),
        ("Força de Vontade", EffectKind.STRONG_WILL),
        ("Aptidão Mágica", EffectKind.MAGERY),
    ],
)
def test_what_an_advantage_does_is_data(name: str, kind: EffectKind) -> None:
    found = traits().advantages.find(name)
    assert found is not None
    assert [effect.kind for effect in found.entry.effects] == [kind]


def test_bonuses_of_the_index_name_skills_of_the_list() -> None:
    named = {
        skill
        for trait in traits().advantages.entries.values()
        for bonus in trait.bonuses
        for skill in bonus.skills
    }
    known = {skill.name for skill in skills().entries.values()}
    assert named <= known


def test_what_a_skill_needs_is_on_a_list() -> None:
    needed = {name for skill in skills().entries.values() for name in skill.needs}
    assert all(skills().find(name) or traits().advantages.find(name) for name in needed)


def test_a_spell_that_needs_an_unknown_one_is_refused_at_its_line(tmp_path: Path) -> None:
    content = resource("canon", "garganta", "spells.toml").read_text(encoding="utf-8")
    path = tmp_path / "spells.toml"
    path.write_text(content.replace('needs = ["Calor"]', 'needs = ["Bafo"]'), encoding="utf-8")
    with pytest.raises(CanonError, match="pede outra que a lista não tem"):
        read_spells(path)


def test_a_school_in_which_a_higher_level_counts_for_less_is_refused(tmp_path: Path) -> None:
    content = resource("canon", "garganta", "creation.toml").read_text(encoding="utf-8")
    path = tmp_path / "creation.toml"
    path.write_text(content.replace("level = 20, counts = 2", "level = 20, counts = 1"), encoding="utf-8")
    with pytest.raises(CanonError):
        read_creation(path)


@pytest.mark.parametrize(("eidetic", "worth"), [(0, 1), (1, 2), (2, 4)])
def test_what_a_point_counts_for(eidetic: int, worth: int) -> None:
    assert creation().point_worth(eidetic) == worth


def test_there_is_no_third_eidetic_memory() -> None:
    with pytest.raises(RuleError):
        creation().point_worth(3)


def test_a_skill_of_which_nobody_told_the_type_is_counted_from_nothing() -> None:
    assert KnownSkill("x", "X", "26").usual_control is None

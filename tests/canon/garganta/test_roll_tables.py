from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gmscreen.canon.errors import CanonError
from gmscreen.canon.garganta.criticals import critical_hits, critical_misses
from gmscreen.canon.garganta.panic import panic
from gmscreen.canon.garganta.roll_tables import PublishedTable, read_roll_table
from gmscreen.canon.garganta.spell_failure import spell_failures
from gmscreen.rules.effects import applying
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.blow import DamageType, Location
from gmscreen.rules.garganta.cases import Circumstance, WeaponTrait
from gmscreen.rules.garganta.critical_miss import MissEffects
from gmscreen.rules.garganta.criticals import BlowEffects, CriticalTable
from gmscreen.rules.garganta.panic import PanicEffects
from gmscreen.texts.catalogue import text

BODY = critical_hits(CriticalTable.BODY)
HEAD = critical_hits(CriticalTable.HEAD)
TABLES: list[tuple[PublishedTable[Any], int, int]] = [
    (BODY, 3, 18),
    (HEAD, 3, 18),
    (critical_misses(), 3, 18),
    (spell_failures(), 3, 18),
    (panic(), 4, 60),
]
LIMBS = [location for location in Location if location.is_limb]


def effects(
    table: PublishedTable[Any],
    roll: int,
    location: Location = Location.TORSO,
    damage_type: DamageType = DamageType.CUTTING,
    *traits: WeaponTrait,
) -> dict[str, str]:
    circumstance = Circumstance(location, damage_type, frozenset(traits))
    happening = applying(table.rolls.row(roll).result.case(circumstance).effects)
    return {name: str(value) for name, value in happening.items()}


@pytest.mark.parametrize(("table", "low", "high"), TABLES, ids=lambda value: getattr(value, "title", None))
def test_every_roll_has_one_row_with_a_source(table: PublishedTable[Any], low: int, high: int) -> None:
    for roll in range(low, high + 1):
        rows = [row for row in table.rolls.rows if row.covers(roll)]
        assert len(rows) == 1
        assert rows[0].source.startswith("20 §")
    with pytest.raises(RuleError):
        table.rolls.row(low - 1)


@pytest.mark.parametrize("table", [table for table, _, _ in TABLES], ids=lambda table: table.title)
def test_every_sentence_ends_and_every_reading_is_told(table: PublishedTable[Any]) -> None:
    assert table.title
    assert table.note.endswith(".")
    for row in table.rolls.rows:
        for case in row.result.cases:
            assert case.text.endswith((".", ".)"))
            if case.interpretation is not None:
                assert text(f"interpretation.{case.interpretation}")


@pytest.mark.parametrize("roll", [3, 18])
@pytest.mark.parametrize("location", list(Location))
def test_3_and_18_on_the_body_knock_out_at_the_torso_and_triple_elsewhere(
    roll: int, location: Location
) -> None:
    inside = location in (Location.TORSO, Location.VITALS)
    assert effects(BODY, roll, location) == ({"knockout": "True"} if inside else {"multiplier": "3"})


@pytest.mark.parametrize("roll", [8, 12, 14])
@pytest.mark.parametrize("location", list(Location))
def test_8_12_and_14_on_the_body_cripple_a_limb_only(roll: int, location: Location) -> None:
    crippled = {"limb_crippled": "True", "limb_heals_in_turns": "6"}
    assert effects(BODY, roll, location) == (crippled if location in LIMBS else {})


@pytest.mark.parametrize(
    ("roll", "expected"),
    [
        (4, {"ignores_armor": "True"}),
        (5, {"multiplier": "3"}),
        (6, {"multiplier": "2"}),
        (7, {"stunned": "True"}),
        (9, {}),
        (11, {}),
        (13, {"ignores_armor": "True"}),
        (15, {"drops_weapon": "True"}),
        (16, {"multiplier": "2"}),
        (17, {"multiplier": "3"}),
    ],
)
def test_the_other_rows_of_the_body_are_the_same_everywhere(roll: int, expected: dict[str, str]) -> None:
    assert [effects(BODY, roll, location) for location in Location] == [expected] * len(Location)


@pytest.mark.parametrize(
    ("roll", "type_", "expected"),
    [
        (3, DamageType.CUTTING, {"instant_death": "True"}),
        (4, DamageType.CUTTING, {"knockout": "True"}),
        (5, DamageType.CUTTING, {"knockout": "True"}),
        (6, DamageType.CUTTING, {"stunned": "True", "blind_eyes": "2", "dx_penalty": "-10"}),
        (7, DamageType.CUTTING, {"stunned": "True", "blind_eyes": "1", "dx_penalty": "-2"}),
        (8, DamageType.CUTTING, {"only_defends_next_turn": "True"}),
        (10, DamageType.CUTTING, {}),
        (12, DamageType.CRUSHING, {"deaf": "True", "deaf_hours": "24"}),
        (12, DamageType.CUTTING, {"fixed_injury": "1", "scar": "small"}),
        (12, DamageType.IMPALING, {"fixed_injury": "1", "scar": "small"}),
        (13, DamageType.CRUSHING, {"deaf": "True", "deafness_may_last": "True"}),
        (13, DamageType.CUTTING, {"fixed_injury": "2", "scar": "large"}),
        (14, DamageType.CUTTING, {"drops_weapon": "True"}),
        (15, DamageType.CUTTING, {"stunned": "True"}),
        (18, DamageType.CRUSHING, {"stunned": "True"}),
    ],
)
def test_the_head_table(roll: int, type_: DamageType, expected: dict[str, str]) -> None:
    assert effects(HEAD, roll, Location.HEAD, type_) == expected


UNARMED = {"self_injury": "1d-3"}
OFF_BALANCE = {"off_balance": "True", "loses_turn": "True", "defense_penalty": "-2"}
BREAKS = {"weapon_breaks": "True"}
REPEATED = {"only_if_repeated": "True"}


@pytest.mark.parametrize(
    ("roll", "type_", "traits", "expected"),
    [
        (3, DamageType.CUTTING, (), BREAKS),
        (4, DamageType.CRUSHING, (), BREAKS),
        (4, DamageType.CRUSHING, (WeaponTrait.SOLID,), BREAKS | REPEATED),
        (4, DamageType.CUTTING, (WeaponTrait.SOLID,), BREAKS),
        (17, DamageType.CUTTING, (WeaponTrait.MAGIC,), BREAKS | REPEATED),
        (18, DamageType.CUTTING, (WeaponTrait.FINE,), BREAKS | REPEATED),
        (18, DamageType.CRUSHING, (WeaponTrait.UNARMED,), UNARMED),
        (5, DamageType.CUTTING, (), {"self_hit": "True"}),
        (5, DamageType.IMPALING, (), {"self_hit": "True"} | REPEATED),
        (5, DamageType.CUTTING, (WeaponTrait.RANGED,), {"self_hit": "True"} | REPEATED),
        (6, DamageType.CUTTING, (), {"self_hit": "True", "half_damage": "True"}),
        (6, DamageType.IMPALING, (), {"self_hit": "True", "half_damage": "True"} | REPEATED),
        (7, DamageType.CUTTING, (), OFF_BALANCE),
        (8, DamageType.CUTTING, (), {"turns_to_ready": "1"}),
        (8, DamageType.CRUSHING, (WeaponTrait.UNARMED,), UNARMED),
        (9, DamageType.CUTTING, (), {"drops_weapon": "True", "cheap_weapon_breaks": "True"}),
        (11, DamageType.CRUSHING, (WeaponTrait.UNARMED,), UNARMED),
        (12, DamageType.CUTTING, (), {"turns_to_ready": "1"}),
        (13, DamageType.CUTTING, (), OFF_BALANCE),
        (14, DamageType.IMPALING, (), {"drops_weapon": "True", "cheap_weapon_breaks": "True"}),
        (14, DamageType.CRUSHING, (WeaponTrait.UNARMED,), UNARMED),
        (
            14,
            DamageType.CUTTING,
            (),
            {"drops_weapon": "True", "weapon_flies": "1d", "bystander_tests_dx": "True"},
        ),
        (15, DamageType.CUTTING, (), {"arm_useless_minutes": "30"}),
        (16, DamageType.CUTTING, (), {"falls": "True"}),
        (16, DamageType.IMPALING, (WeaponTrait.RANGED,), OFF_BALANCE),
    ],
)
def test_the_critical_misses(
    roll: int, type_: DamageType, traits: tuple[WeaponTrait, ...], expected: dict[str, str]
) -> None:
    assert effects(critical_misses(), roll, Location.TORSO, type_, *traits) == expected


@pytest.mark.parametrize(
    ("roll", "expected"),
    [
        (3, {"fails": "True", "caster_damage": "1d"}),
        (4, {"target": "caster"}),
        (5, {"target": "companion", "at_random": "True"}),
        (6, {"target": "enemy", "at_random": "True"}),
        (7, {"fails": "True", "noise": "True"}),
        (8, {"target": "other", "at_random": "True"}),
        (9, {"fails": "True", "caster_damage": "1"}),
        (10, {"fails": "True", "stunned": "True"}),
        (11, {"fails": "True", "noise": "True"}),
        (12, {"weak": "True"}),
        (13, {"opposite": "True"}),
        (14, {"target": "other", "opposite": "True"}),
        (15, {"fails": "True", "forgets": "True"}),
        (16, {"illusion": "True"}),
        (17, {"fails": "True", "arm_crippled_weeks": "1"}),
        (18, {"fails": "True", "demon": "True", "reroll_if_benign": "True"}),
    ],
)
def test_the_critical_failures_of_spells(roll: int, expected: dict[str, str]) -> None:
    assert effects(spell_failures(), roll) == expected


@pytest.mark.parametrize(
    ("roll", "expected"),
    [
        (5, {"stunned": "True", "stunned_turns": "1"}),
        (6, {"stunned": "True", "recovers_by": "iq", "tests_every": "turn"}),
        (12, {"vomits_turns": "15", "recovers_by": "ht", "tests_every": "turn"}),
        (14, {"stunned": "True", "stunned_turns": "1d", "fatigue": "1d"}),
        (20, {"faints": "True", "faint_minutes": "4d", "fatigue": "1"}),
        (
            28,
            {
                "light_coma": "True",
                "recovers_by": "iq",
                "tests_every": "half_hour",
                "later_penalty": "-2",
                "later_penalty_hours": "6",
            },
        ),
        (36, {"physical_disadvantage": "-20"}),
        (60, {"physical_disadvantage": "-20"}),
    ],
)
def test_the_panic_check(roll: int, expected: dict[str, str]) -> None:
    assert effects(panic(), roll) == expected


def test_the_panic_check_has_27_rows() -> None:
    assert len(panic().rolls.rows) == 27


HEADER = 'title = "Tabela"\nsource = "20 §4.8"\n'


def row(low: int, more: str = "", case: str = 'text = "Nada."') -> str:
    return f'[[rows]]\nlow = {low}\n{more}\nsource = "20 §4.8"\n[[rows.cases]]\n{case}\n'


def refusal(folder: Path, rows: str, high: int | None = 5) -> str:
    path = folder / "tabela.toml"
    path.write_text(HEADER + rows, encoding="utf-8")
    with pytest.raises(CanonError) as caught:
        read_roll_table(path, BlowEffects, 3, high)
    return str(caught.value)


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        (
            row(3) + row(5),
            "linha 9, rows[2]: As linhas não cobrem cada resultado uma vez: aqui é a vez do 4.",
        ),
        (row(4), "linha 3, rows[1]: As linhas não cobrem cada resultado uma vez: aqui é a vez do 3."),
        (
            row(3, "high = 4") + row(4),
            "linha 9, rows[2]: As linhas não cobrem cada resultado uma vez: aqui é a vez do 5.",
        ),
        (
            row(3, "high = 2"),
            "linha 3, rows[1]: As linhas não cobrem cada resultado uma vez: aqui é a vez do 3.",
        ),
        (
            row(3, "high = 4"),
            "linha 3, rows[1]: As linhas não cobrem cada resultado uma vez: aqui é a vez do 5.",
        ),
        (
            row(3, "high = 6"),
            "linha 3, rows[1]: As linhas não cobrem cada resultado uma vez: aqui é a vez do 7.",
        ),
        (
            row(3, "upwards = true"),
            (
                "linha 3, rows[1]: Há linha a mais, ou falta fim: a tabela já estava completa "
                "ou não devia ter fim."
            ),
        ),
        (
            row(3, "upwards = true") + row(5),
            (
                "linha 9, rows[2]: Há linha a mais, ou falta fim: a tabela já estava "
                "completa ou não devia ter fim."
            ),
        ),
        (
            row(3, 'wide = "x"'),
            "linha 5, rows[1].wide: Este campo não existe aqui.",
        ),
        (
            row(3, "high = 5", 'text = "Nada."\neffects = { doubled = true }'),
            "linha 9, rows[1].cases[1].effects.doubled: Este campo não existe aqui.",
        ),
        (
            row(3, "high = 5", 'text = "Nada."\neffects = { multiplier = "2" }'),
            "linha 9, rows[1].cases[1].effects.multiplier: Deve ser um número inteiro.",
        ),
        (
            row(3, "high = 5", 'text = "Nada."\neffects = { multiplier = 9 }'),
            "linha 9, rows[1].cases[1].effects: Os efeitos têm um número que a regra não admite.",
        ),
        (
            row(3, "high = 5", 'text = "Nada."\neffects = { scar = "huge" }'),
            "linha 9, rows[1].cases[1].effects.scar: Deve ser “small” ou “large”.",
        ),
        (
            row(3, "high = 5", 'text = "Nada."\nwhen = [{ damage_types = ["crushing"] }]'),
            "linha 3, rows[1]: Só o último caso da linha, e ele sempre, vale sem condição.",
        ),
        (
            row(3, "high = 5") + '[[rows.cases]]\ntext = "Outro."\n',
            "linha 3, rows[1]: Só o último caso da linha, e ele sempre, vale sem condição.",
        ),
        (
            row(3, "high = 5", 'text = "Nada."\nwhen = [{ locations = ["tail"] }]'),
            "linha 9, rows[1].cases[1].when[1].locations[1]: Deve ser",
        ),
    ],
)
def test_a_bad_table_is_refused_at_its_line(tmp_path: Path, rows: str, message: str) -> None:
    assert refusal(tmp_path, rows).startswith(f"tabela.toml, {message}")


def test_a_table_without_end_must_have_an_open_last_row(tmp_path: Path) -> None:
    assert "aqui é a vez do 6" in refusal(tmp_path, row(3, "high = 5"), None)


@pytest.mark.parametrize(
    ("kind", "effects"),
    [
        (BlowEffects, "blind_eyes = 3"),
        (BlowEffects, "dx_penalty = 2"),
        (MissEffects, "turns_to_ready = -1"),
        (MissEffects, "defense_penalty = 1"),
        (PanicEffects, "physical_disadvantage = 15"),
        (PanicEffects, 'recovers_by = "ht"'),
    ],
)
def test_effects_that_no_rule_could_mean_are_refused(tmp_path: Path, kind: type[Any], effects: str) -> None:
    path = tmp_path / "tabela.toml"
    content = HEADER + row(3, "high = 5", f'text = "Nada."\neffects = {{ {effects} }}')
    path.write_text(content, encoding="utf-8")
    with pytest.raises(CanonError, match="um número que a regra não admite"):
        read_roll_table(path, kind, 3, 5)

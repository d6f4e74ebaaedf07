from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from gmscreen.canon.errors import CanonError
from gmscreen.canon.garganta.basic_damage import basic_damage, read_basic_damage
from gmscreen.canon.garganta.breakage import breakage_rules, read_breakage_rules
from gmscreen.canon.garganta.close_combat import close_combat, read_close_combat
from gmscreen.canon.garganta.falls import fall_rules, read_fall_rules
from gmscreen.canon.garganta.fatigue import read_weariness, weariness
from gmscreen.canon.garganta.injury import injury_rules, read_injury_rules
from gmscreen.canon.garganta.load import load_ladders, read_load_ladders
from gmscreen.canon.garganta.mana import mana_bands, read_mana_bands
from gmscreen.canon.garganta.maneuvers import maneuvers, read_maneuvers
from gmscreen.canon.garganta.projectile_spells import projectile_spells
from gmscreen.canon.garganta.ranges import ranges, read_ranges
from gmscreen.canon.garganta.recovery import recovery_rules
from gmscreen.canon.garganta.terrain import terrains
from gmscreen.canon.garganta.wounds import read_wound_rules, wound_rules
from gmscreen.locator import resource
from gmscreen.rules.garganta.blow import DamageType
from gmscreen.rules.garganta.breakage import Quality
from gmscreen.rules.garganta.close_combat import CloseWeapon
from gmscreen.rules.garganta.fatigue import Exertion, Hardship
from gmscreen.rules.garganta.injury import Category
from gmscreen.rules.garganta.load import Scale
from gmscreen.rules.garganta.magic import Mana
from gmscreen.rules.garganta.maneuvers import DefensesLeft, DefenseWarning, ManeuverId


@pytest.mark.parametrize(
    ("scale", "limits", "lift"),
    [
        (Scale.HUMAN, ["1", "2", "3", "6", "10"], Decimal(15)),
        (Scale.DWARF, ["2.5", "5", "10", "20", "30"], None),
    ],
)
def test_the_load_ladders(scale: Scale, limits: list[str], lift: Decimal | None) -> None:
    ladder = load_ladders()[scale]
    assert [step.multiple for step in ladder.steps] == [Decimal(limit) for limit in limits]
    assert [step.name for step in ladder.steps] == ["none", "light", "medium", "heavy", "very_heavy"]
    assert [step.move_penalty for step in ladder.steps] == [0, -1, -2, -3, -4]
    assert ladder.lift_multiple == lift


@pytest.mark.parametrize(
    ("st", "thrust", "swing"),
    [
        (5, "1d-5", "1d-5"),
        (8, "1d-3", "1d-2"),
        (10, "1d-2", "1d"),
        (13, "1d", "2d-1"),
        (17, "1d+2", "3d-1"),
        (20, "2d-1", "3d+2"),
    ],
)
def test_the_dice_of_strength(st: int, thrust: str, swing: str) -> None:
    dice = basic_damage().of(st)
    assert (str(dice.thrust), str(dice.swing)) == (thrust, swing)


def test_the_least_strengths_do_no_damage() -> None:
    assert basic_damage().of(4).thrust is None


@pytest.mark.parametrize(
    ("maneuver", "move", "metres", "left"),
    [
        (ManeuverId.STEP_AND_ATTACK, 6, 1, DefensesLeft.ANY),
        (ManeuverId.MOVE, 6, 6, DefensesLeft.ANY),
        (ManeuverId.ALL_OUT_ATTACK, 3, 2, DefensesLeft.NONE),
        (ManeuverId.ALL_OUT_ATTACK, 7, 3, DefensesLeft.NONE),
        (ManeuverId.ALL_OUT_DEFENSE, 6, 1, DefensesLeft.TWO_DIFFERENT),
        (ManeuverId.AIM, 7, 3, DefensesLeft.ANY),
        (ManeuverId.READY, 6, 1, DefensesLeft.ANY),
        (ManeuverId.RELOAD, 6, 1, DefensesLeft.DODGE_ONLY),
        (ManeuverId.CONCENTRATE, 6, 1, DefensesLeft.ANY),
        (ManeuverId.CHANGE_POSITION, 6, 0, DefensesLeft.ANY),
        (ManeuverId.WAIT, 6, 1, DefensesLeft.ANY),
        (ManeuverId.FEINT, 6, 1, DefensesLeft.ANY),
    ],
)
def test_how_far_a_manoeuvre_walks_and_what_it_leaves(
    maneuver: ManeuverId, move: int, metres: int, left: DefensesLeft
) -> None:
    row = maneuvers()[maneuver]
    assert row.allowance.metres(move) == metres
    assert row.defenses is left


def test_aiming_walks_at_most_2_m_after_its_first_turn() -> None:
    later = maneuvers()[ManeuverId.AIM].later_allowance
    assert later is not None
    assert [later.metres(move) for move in (2, 7, 12)] == [1, 2, 2]


def test_what_defending_costs_under_a_manoeuvre() -> None:
    warned = {row.id: row.warning for row in maneuvers().values() if row.warning}
    assert warned == {
        ManeuverId.AIM: DefenseWarning.LOSES_AIM,
        ManeuverId.RELOAD: DefenseWarning.CANCELS_RELOAD,
        ManeuverId.CONCENTRATE: DefenseWarning.WILL_MINUS_3,
    }


@pytest.mark.parametrize(
    ("type_", "usual", "vitals", "least"),
    [
        (DamageType.CRUSHING, Fraction(1), Fraction(1), 0),
        (DamageType.CUTTING, Fraction(3, 2), Fraction(3, 2), 1),
        (DamageType.IMPALING, Fraction(2), Fraction(3), 1),
    ],
)
def test_the_wound_factors(type_: DamageType, usual: Fraction, vitals: Fraction, least: int) -> None:
    factor = wound_rules().factors[type_]
    assert (factor.usual, factor.vitals, factor.least_basic) == (usual, vitals, least)


def test_the_caps_of_injury() -> None:
    rules = wound_rules()
    assert (rules.large_limb, rules.small_limb) == (Fraction(1, 2), Fraction(1, 3))
    assert (rules.torso_point, rules.head_and_vitals, rules.energy_factor) == (1, 3, 2)


@pytest.mark.parametrize(
    ("category", "dead_at", "tests_from", "faints"),
    [
        (Category.PC, -5, -1, True),
        (Category.NAMED_NPC, -1, None, True),
        (Category.BOSS, -1, None, True),
        (Category.CREATURE, 0, None, False),
    ],
)
def test_who_dies_when(category: Category, dead_at: int, tests_from: int | None, faints: bool) -> None:
    rule = injury_rules().mortality[category]
    assert (rule.dead_at, rule.tests_from, rule.faints) == (dead_at, tests_from, faints)


@pytest.mark.parametrize(
    ("distance", "penalty"), [("2", 0), ("2.01", -1), ("4.5", -2), ("13.5", -5), ("45", -8), ("1000", -16)]
)
def test_the_range_table(distance: str, penalty: int) -> None:
    assert ranges().penalty(Decimal(distance)) == penalty


@pytest.mark.parametrize(("metres", "per_die"), [(1, -4), (2, -4), (3, -3), (4, -3), (5, -2), (45, -2)])
def test_what_each_die_of_a_fall_loses(metres: int, per_die: int) -> None:
    assert fall_rules().per_die(metres) == per_die


def test_the_cap_of_falls() -> None:
    assert (fall_rules().cap, fall_rules().acrobatics) == (45, 5)


@pytest.mark.parametrize(
    ("floor", "mana", "bonus", "share", "critical"),
    [
        (1, Mana.NORMAL, 0, Fraction(1), False),
        (8, Mana.NORMAL, 0, Fraction(1), False),
        (9, Mana.HIGH, 2, Fraction(1, 2), False),
        (20, Mana.HIGH, 2, Fraction(1, 2), False),
        (21, Mana.VERY_HIGH, 0, Fraction(0), True),
    ],
)
def test_mana_by_floor(floor: int, mana: Mana, bonus: int, share: Fraction, critical: bool) -> None:
    band = mana_bands().at(floor)
    assert (band.mana, band.level_bonus, band.cost_share) == (mana, bonus, share)
    assert band.failures_are_critical is critical


@pytest.mark.parametrize(
    ("name", "figures"),
    [
        ("Bola de Fogo", (13, 1, 25, 50)),
        ("Bola de Fogo Explosiva", (13, 1, 25, 50)),
        ("Adaga de Gelo", (13, 3, 30, 60)),
        ("Esfera de Gelo", (13, 2, 40, 80)),
        ("Relâmpago", (13, 3, 50, 100)),
        ("Poltergeist", (13, 1, 20, 60)),
        ("Projétil de Pedra", (13, 2, 40, 80)),
        ("Faca Alada", (13, 1, 20, 40)),
    ],
)
def test_the_projectile_spells(name: str, figures: tuple[int, int, int, int]) -> None:
    (spell,) = [one for one in projectile_spells().values() if one.name == name]
    assert (spell.snap, spell.accuracy, spell.half_damage, spell.maximum) == figures


def test_the_explosive_fireball_makes_at_most_3_dice() -> None:
    spell = projectile_spells()["explosive_fireball"]
    assert [str(spell.dice(energy)) for energy in range(2, 7)] == ["1d", "1d", "2d", "2d", "3d"]


def test_only_four_of_the_usual_spells_have_their_damage_in_a_table() -> None:
    told = {key for key, spell in projectile_spells().items() if spell.energy_per_die == 1}
    assert told == {"fireball", "ice_dagger", "ice_sphere", "lightning"}


@pytest.mark.parametrize(
    ("hardship", "fatigue", "pv"),
    [
        (Hardship.MARCH_HOUR, 2, 0),
        (Hardship.MARCH_HOUR_HOT, 3, 0),
        (Hardship.NIGHT_LOST, 5, 0),
        (Hardship.HALF_NIGHT_LOST, 2, 0),
        (Hardship.MEAL_MISSED, 1, 0),
        (Hardship.DAY_WITHOUT_WATER, 1, 1),
        (Hardship.DAY_UNDER_A_LITRE, 2, 2),
        (Hardship.EXTRA_EFFORT, 1, 0),
    ],
)
def test_the_tolls_of_hardship(hardship: Hardship, fatigue: int, pv: int) -> None:
    toll = weariness().fatigue.tolls[hardship]
    assert (toll.fatigue, toll.pv) == (fatigue, pv)


def test_breath_by_exertion() -> None:
    breath = weariness().breath
    assert dict(breath.seconds_per_ht) == {
        Exertion.RESTING: 10,
        Exertion.LIGHT: 4,
        Exertion.HEAVY: 1,
        Exertion.HELD: 4,
    }
    assert (breath.fatigue_per_turn, breath.minutes_to_death) == (1, 4)


def test_the_figures_of_recovery() -> None:
    rules = recovery_rules()
    assert (rules.bandage_pv, rules.bandage_minutes, str(rules.first_aid)) == (1, 30, "1d-3")
    assert (rules.rest_pv, rules.physician_level, rules.physician_bonus) == (1, 12, 1)
    assert (rules.weekly_pv, rules.weekly_critical, rules.weekly_critical_failure) == (1, 2, 1)


def test_what_each_ground_leaves_of_the_move() -> None:
    assert {key: ground.walked_share for key, ground in terrains().items()} == {
        "bad": Fraction(1, 2),
        "very_bad": Fraction(1, 3),
        "tight": Fraction(1),
        "waist_water": Fraction(1, 2),
    }
    assert terrains()["waist_water"].swing_modifier == -2
    assert terrains()["tight"].all_combat_is_close
    assert terrains()["very_bad"].falls_on_critical_failure


@pytest.mark.parametrize(
    ("weapon", "modifier"), [(CloseWeapon.LONG, None), (CloseWeapon.SHORT_SWORD, -4), (CloseWeapon.SHORT, 0)]
)
def test_weapons_in_the_same_hexagon(weapon: CloseWeapon, modifier: int | None) -> None:
    assert close_combat()[weapon].modifier == modifier


def test_the_chances_of_breaking() -> None:
    rules = breakage_rules()
    assert rules.weight_ratio == 3
    assert dict(rules.chances) == {
        Quality.CHEAP: Fraction(2, 3),
        Quality.COMMON: Fraction(1, 3),
        Quality.FINE: Fraction(1, 6),
        Quality.VERY_FINE: Fraction(0),
    }


@pytest.mark.parametrize(
    ("name", "read", "old", "new", "message"),
    [
        ("load", read_load_ladders, "[ladders.dwarf]", "[ladders.elf]", "linha 15, ladders.elf: Deve ser"),
        (
            "load",
            read_load_ladders,
            "multiple = 3,",
            "multiple = 2,",
            "linha 3, ladders.human: Os níveis de Carga devem contar a partir do 0, com limites que sobem.",
        ),
        (
            "load",
            read_load_ladders,
            "level = 4,",
            "level = 5,",
            "linha 3, ladders.human: Os níveis de Carga devem contar a partir do 0",
        ),
        (
            "load",
            read_load_ladders,
            'name = "heavy"',
            'name = "pesada"',
            "linha 6, ladders.human.steps[4].name: Deve ser “none”, “light”",
        ),
        ("basic_damage", read_basic_damage, "st = 6,", "st = 5,", "linha 4, rows: Cada ST deve ter"),
        ("basic_damage", read_basic_damage, "st = 20,", "st = 21,", "linha 4, rows: Cada ST deve ter"),
        (
            "maneuvers",
            read_maneuvers,
            "[maneuvers.feint]",
            "[maneuvers.dance]",
            "linha 85, maneuvers.dance: Deve ser",
        ),
        (
            "wounds",
            read_wound_rules,
            "crushing =",
            "# crushing =",
            "linha 10, factors: Falta na tabela: crushing.",
        ),
        ("injury", read_injury_rules, "boss =", "# boss =", "linha 8, mortality: Falta na tabela: boss."),
        (
            "injury",
            read_injury_rules,
            "test_every = 5",
            "test_every = 0",
            "linha 5, test_every: O número não serve",
        ),
        ("ranges", read_ranges, "limit = 3,", "limit = 2,", "linha 4, rows: As distâncias devem subir"),
        ("ranges", read_ranges, "penalty = -16", "penalty = 0", "linha 4, rows: As distâncias devem subir"),
        ("falls", read_fall_rules, "{ per_die", "{ up_to = 9, per_die", "linha 6, rates: As alturas devem"),
        (
            "mana",
            read_mana_bands,
            "first_floor = 1,",
            "first_floor = 2,",
            "linha 3, bands: As faixas de mana",
        ),
        (
            "fatigue",
            read_weariness,
            "extra_effort =",
            "# extra_effort =",
            "linha 7, tolls: Falta na tabela: extra_effort.",
        ),
        (
            "fatigue",
            read_weariness,
            ", held = 4",
            "",
            "linha 21, breath.seconds_per_ht: Falta na tabela: held.",
        ),
        (
            "close_combat",
            read_close_combat,
            "[weapons.long]",
            "[weapons.longer]",
            "linha 3, weapons.longer: Deve ser",
        ),
        ("breakage", read_breakage_rules, "fine = ", "fine_ = ", "linha 5, chances.fine_: Deve ser"),
    ],
)
def test_a_table_with_a_mistake_is_refused_at_its_line(
    tmp_path: Path, name: str, read: Callable[[Path], Any], old: str, new: str, message: str
) -> None:
    content = resource("canon", "garganta", f"{name}.toml").read_text(encoding="utf-8")
    assert old in content
    path = tmp_path / f"{name}.toml"
    path.write_text(content.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(CanonError) as caught:
        read(path)
    assert str(caught.value).startswith(f"{name}.toml, {message}")

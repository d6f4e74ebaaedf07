"""What the Magia panel shows, without a window."""

from dataclasses import fields, replace
from decimal import Decimal

import pytest

from gmscreen.canon.garganta.mana import mana_bands
from gmscreen.canon.garganta.projectile_spells import projectile_spells
from gmscreen.canon.garganta.ranges import ranges
from gmscreen.canon.garganta.spell_failure import spell_failures
from gmscreen.rules.checks import Outcome
from gmscreen.rules.garganta.readings import DEFAULT_READINGS
from gmscreen.rules.garganta.spell_failure import SpellEffects
from gmscreen.texts.catalogue import sentences
from gmscreen.texts.steps import explained
from gmscreen.ui.panels.magic.missile_view import MissileView, present_missile
from gmscreen.ui.panels.magic.resistance_view import ResistanceView, present_resistance
from gmscreen.ui.panels.magic.spell_view import (
    FailureView,
    SpellView,
    failure_chips,
    present_failures,
    present_spell,
)
from gmscreen.ui.panels.magic.state import MagicState, Missile, Spell, Target


def spell(state: MagicState) -> SpellView:
    return present_spell(state, mana_bands())


def cast(roll: int | None = None, **spoken: object) -> SpellView:
    return spell(MagicState(spell=replace(Spell(), **spoken), roll=roll))  # type: ignore[arg-type]


def missile(state: MagicState) -> MissileView:
    return present_missile(state, projectile_spells(), ranges(), DEFAULT_READINGS)


def thrown(**spoken: object) -> MissileView:
    return missile(MagicState(missile=replace(Missile(), **spoken)))  # type: ignore[arg-type]


def failures(roll: int | None) -> FailureView:
    return present_failures(MagicState(table_roll=roll), spell_failures())


def resistance(state: MagicState) -> ResistanceView:
    return present_resistance(state, spell(state).casting)


@pytest.mark.parametrize(
    ("level", "energy", "floor", "effective", "cost"),
    [(15, 2, 1, 15, 1), (14, 2, 8, 14, 2), (13, 5, 9, 15, 2), (26, 8, 8, 26, 5), (19, 2, 21, 19, 0)],
)
def test_level_and_cost_follow_the_floor(
    level: int, energy: int, floor: int, effective: int, cost: int
) -> None:
    shown = cast(level=level, energy=energy, floor=floor).casting
    assert shown is not None
    assert (shown.level.value, shown.cost.value) == (effective, cost)


@pytest.mark.parametrize(
    ("floor", "words"),
    [
        (8, "Mana normal, andares 1 a 8"),
        (9, "Mana alta, andares 9 a 20: +2"),
        (21, "Mana muito alta, do andar 21"),
    ],
)
def test_the_band_is_named_with_its_floors(floor: int, words: str) -> None:
    assert cast(floor=floor).band.startswith(words)


def test_upkeep_is_reduced_like_the_cost() -> None:
    shown = cast(level=20, upkeep=3).upkeep
    assert shown is not None
    assert shown.value == 1


@pytest.mark.parametrize("floor", [1, 9, 21])
def test_the_outcomes_make_all_216_ways(floor: int) -> None:
    outcomes = cast(floor=floor).outcomes
    assert [each.outcome for each in outcomes] == list(Outcome)
    assert sum(each.chance for each in outcomes) == 1


def test_each_outcome_tells_what_it_spends() -> None:
    spent = [each.spent.value for each in cast(level=12, energy=3).outcomes]
    assert spent == [0, 3, 1, 3]


def test_in_very_high_mana_no_ordinary_failure_is_left() -> None:
    chances = {each.outcome: each.shown for each in cast(level=12, floor=21).outcomes}
    assert (chances[Outcome.FAILURE], chances[Outcome.CRITICAL_FAILURE]) == ("0,0%", "25,9%")


@pytest.mark.parametrize(
    ("roll", "lit", "told", "on_table"),
    [
        (4, Outcome.CRITICAL_SUCCESS, "4 contra 12: sucesso decisivo. Gasta 0.", False),
        (10, Outcome.SUCCESS, "10 contra 12: sucesso por 2. Gasta 3.", False),
        (14, Outcome.FAILURE, "14 contra 12: falha por 2. Gasta 1.", False),
        (18, Outcome.CRITICAL_FAILURE, "18 contra 12: falha crítica. Gasta 3 e vai à tabela.", True),
    ],
)
def test_the_dice_light_an_outcome_and_tell_what_is_spent(
    roll: int, lit: Outcome, told: str, on_table: bool
) -> None:
    shown = cast(roll, level=12, energy=3)
    assert [each.outcome for each in shown.outcomes if each.rolled] == [lit]
    assert (shown.told, shown.on_table) == (told, on_table)


@pytest.mark.parametrize(
    ("spoken", "problem"),
    [
        ({"null_pocket": True}, "pocket_problem"),
        ({"aptitude": False}, "aptitude_problem"),
        ({"level": 3}, "level_problem"),
    ],
)
def test_what_cannot_be_cast_says_why_and_shows_no_number(spoken: dict[str, object], problem: str) -> None:
    shown = cast(10, **spoken)
    assert getattr(shown, problem)
    assert (shown.casting, shown.upkeep, shown.outcomes, shown.told) == (None, None, (), "")


def test_a_level_of_3_is_cast_where_high_mana_lifts_it() -> None:
    shown = cast(level=3, floor=9)
    assert (shown.level_problem, shown.casting is None) == ("", False)


@pytest.mark.parametrize("field", ["level", "energy", "floor"])
def test_an_empty_field_leaves_no_number_and_no_complaint(field: str) -> None:
    shown = cast(**{field: None})
    assert (shown.casting, shown.level_problem) == (None, "")


def test_the_table_lights_the_row_that_its_dice_found() -> None:
    assert [row.rolls for row in failures(12).rows if row.lit] == ["12"]


@pytest.mark.parametrize(("roll", "asks"), [(3, True), (9, False), (12, False)])
def test_damage_to_the_caster_is_rolled_only_where_the_row_has_dice(roll: int, asks: bool) -> None:
    assert (failures(roll).damage is not None) is asks


def test_every_effect_of_a_failure_has_its_chip() -> None:
    prefix = "magic.effect."
    told = {key.removeprefix(prefix).split(".")[0] for key in sentences() if key.startswith(prefix)}
    assert {field.name for field in fields(SpellEffects)} <= told


def test_chips_name_whom_the_spell_strikes() -> None:
    effects = spell_failures().rolls.row(5).result.case().effects
    assert [chip.words for chip in failure_chips(effects)] == ["num companheiro", "ao acaso"]


@pytest.mark.parametrize(
    ("name", "energy", "dice"),
    [("fireball", 3, "3d"), ("explosive_fireball", 5, "2d"), ("lightning", 1, "1d")],
)
def test_energy_makes_dice_and_seconds(name: str, energy: int, dice: str) -> None:
    shown = missile(MagicState(spell=Spell(energy=energy), missile=Missile(spell=name)))
    assert shown.seconds is not None
    assert (shown.dice_shown, shown.seconds.value) == (dice, energy)


@pytest.mark.parametrize(
    ("name", "energy", "problem"),
    [
        ("fireball", 4, "A energia desta mágica vai de 1 a 3."),
        ("explosive_fireball", 1, "A energia desta mágica vai de 2 a 6."),
        ("stone_missile", 2, "O dano de Projétil de Pedra não está em tabela nenhuma: é Pendência."),
    ],
)
def test_energy_out_of_bounds_and_damage_untold_are_said(name: str, energy: int, problem: str) -> None:
    shown = missile(MagicState(spell=Spell(energy=energy), missile=Missile(spell=name)))
    assert (shown.dice, shown.energy_problem) == (None, problem)


def test_without_the_skill_the_throw_is_dx_minus_3_with_range_and_without_aim() -> None:
    shown = thrown(throwing=None, dx=12, distance=Decimal(10), aim=0)
    assert shown.told_level is not None
    assert [line.amount for line in explained(shown.told_level)] == ["12", "−3", "−5", "−4"]


@pytest.mark.parametrize(
    ("spoken", "level"),
    [
        ({"throwing": 16, "distance": Decimal(2), "aim": 0}, 16),
        ({"throwing": 16, "distance": Decimal(2), "aim": 0, "in_sight": False}, 12),
        ({"throwing": 12, "distance": Decimal(2), "aim": 1}, 13),
        ({"throwing": 12, "distance": Decimal(2), "aim": 3}, 15),
        ({"throwing": 14, "distance": Decimal(2), "aim": 0, "at_the_ground": True}, 14),
        (
            {
                "throwing": 14,
                "distance": Decimal(2),
                "aim": 0,
                "at_the_ground": True,
                "spell": "explosive_fireball",
            },
            18,
        ),
    ],
)
def test_the_throw_counts_snap_aim_and_the_ground(spoken: dict[str, object], level: int) -> None:
    shown = thrown(**spoken)
    assert shown.level is not None
    assert shown.level.value == level


def test_beyond_the_maximum_nothing_is_thrown() -> None:
    shown = thrown(throwing=30, distance=Decimal(51))
    assert (shown.level, shown.throw_problem) == (None, "Além do alcance máximo de 50 m: não há arremesso.")


def test_beyond_half_damage_the_dice_count_half() -> None:
    state = MagicState(missile=Missile(throwing=20, distance=Decimal(26)), damage=7)
    shown = missile(state)
    assert shown.damage is not None
    assert (shown.half, shown.damage.value) == (True, 3)


def test_a_throw_at_3_or_less_is_refused_in_words() -> None:
    assert thrown(dx=8, distance=Decimal(10), aim=0).throw_problem.startswith("NH −4 não se rola")


@pytest.mark.parametrize(
    ("roll", "told"),
    [
        (4, "4 contra 15: golpe fulminante, sem defesa."),
        (12, "12 contra 15: acertou por 3."),
        (16, "16 contra 15: errou."),
        (18, "18 contra 15: erro crítico."),
    ],
)
def test_the_throw_is_told_as_an_attack(roll: int, told: str) -> None:
    state = MagicState(missile=Missile(throwing=15, distance=Decimal(2), aim=0), throw=roll)
    assert missile(state).throw_told == told


def test_the_casters_level_counts_16_at_most_against_resistance() -> None:
    shown = resistance(MagicState(spell=Spell(level=20)))
    assert shown.caster is not None
    assert shown.caster.value == 16


def test_will_and_abascanto_add_to_the_target() -> None:
    shown = resistance(MagicState(target=Target(11, 2, 1)))
    assert shown.target is not None
    assert shown.target.value == 14


@pytest.mark.parametrize(
    ("caster", "target", "told"),
    [
        (10, 8, "Margem 5 contra 2: a mágica pega."),
        (10, 5, "Margem 5 contra 5: resistiu."),
        (16, 8, "A mágica não foi lançada: não há a que resistir."),
        (None, 8, "Saiu 8. Falta a rolagem de quem lança."),
    ],
)
def test_the_contest_compares_the_margins(caster: int | None, target: int, told: str) -> None:
    assert resistance(MagicState(roll=caster, resistance=target)).told == told


def test_a_target_that_may_not_roll_does_not_resist() -> None:
    shown = resistance(MagicState(target=Target(3)))
    assert (shown.rolls, shown.target_problem) == (False, "NH 3 não se rola: o alvo não resiste.")


def test_without_a_casting_there_is_nothing_to_resist() -> None:
    shown = resistance(MagicState(spell=Spell(null_pocket=True)))
    assert (shown.caster, shown.chance) == (None, None)


def test_a_new_casting_forgets_what_followed_from_the_last() -> None:
    state = MagicState(table_roll=3, caster_damage=2, throw=9, damage=5, resistance=8).with_roll(10)
    assert state == MagicState(roll=10)

"""A projectile spell: its dice, the seconds it takes, and the throw."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction

from gmscreen.rules.derivation import Derivation, Rounding
from gmscreen.rules.dice import Dice
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.attack import AttackOutcome, RangeTable, attack_odds, attack_outcome
from gmscreen.rules.garganta.projectile_spells import (
    ProjectileSpell,
    concentration_seconds,
    throwing_level,
)
from gmscreen.rules.garganta.ranged import Aim, RangedWeapon, Shot, halved_at_range, shot
from gmscreen.rules.garganta.readings import Readings
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number, percent
from gmscreen.texts.problems import rule_problem
from gmscreen.ui.panels.magic.state import MagicState, Missile
from gmscreen.ui.panels.table_rows import WAYS_OF_3D
from gmscreen.ui.roll_text import dice_text
from gmscreen.ui.theme.theme import Tone

_HITS = (AttackOutcome.HIT, AttackOutcome.CRITICAL_HIT)
_TONES = {
    AttackOutcome.CRITICAL_HIT: Tone.GOOD,
    AttackOutcome.HIT: Tone.GOOD,
    AttackOutcome.MISS: Tone.WARN,
    AttackOutcome.CRITICAL_MISS: Tone.BAD,
}


@dataclass(frozen=True, slots=True)
class MissileView:
    """The missile; each part None, or empty, where it can't be told, with the reason in its problem.

    `told_level` is the throw's level even where it may not be rolled, `level` only where it may.
    """

    dice: Dice | None
    dice_told: Derivation | None
    dice_shown: str
    dice_line: str
    energy_problem: str
    seconds: Derivation | None
    figures: str
    explosive: bool
    told_level: Derivation | None
    level: Derivation | None
    level_line: str
    throw_problem: str
    throw_told: str
    throw_tone: Tone
    damage: Derivation | None
    half: bool


def present_missile(
    state: MagicState, spells: Mapping[str, ProjectileSpell], table: RangeTable, readings: Readings
) -> MissileView:
    """The missile for this state."""
    missile, spell = state.missile, spells[state.missile.spell]
    dice, energy_problem = _dice(spell, state.spell.energy)
    fired, throw_problem = _shot(missile, spell, table)
    told = fired.level if fired is not None else None
    level = None if throw_problem else told
    half = fired is not None and fired.half_damage
    return MissileView(
        dice=dice,
        dice_told=None if dice is None else _dice_told(spell, state.spell.energy or 0),
        dice_shown=dice_text(dice) if dice else "",
        dice_line=text("magic.energy_span", least=number(spell.least_energy), most=number(spell.most_energy)),
        energy_problem=energy_problem,
        seconds=None if state.spell.energy is None else concentration_seconds(state.spell.energy),
        figures=_figures(spell),
        explosive=spell.explosive,
        told_level=told,
        level=level,
        level_line="" if level is None else _odds(level.as_int, readings),
        throw_problem=throw_problem,
        throw_told=_told(level, state.throw, readings),
        throw_tone=_tone(level, state.throw, readings),
        damage=_damage(state.damage, half=half),
        half=half,
    )


def _dice(spell: ProjectileSpell, energy: int | None) -> tuple[Dice | None, str]:
    if energy is None:
        return None, ""
    try:
        return spell.dice(energy), ""
    except RuleError as error:
        return None, rule_problem(error)


def _dice_told(spell: ProjectileSpell, energy: int) -> Derivation:
    """How many dice the energy makes."""
    count = Derivation.of("energy", energy, spell.source)
    every = spell.energy_per_die or 1
    if every != 1:
        share = Fraction(1, every)
        count = count.times("magic.dice_of_energy", share, spell.source, rounding=Rounding.DOWN, every=every)
    return (
        count if spell.most_dice is None else count.at_most("magic.most_dice", spell.most_dice, spell.source)
    )


def _figures(spell: ProjectileSpell) -> str:
    return text(
        "magic.figures",
        snap=number(spell.snap),
        accuracy=number(spell.accuracy),
        half=number(spell.half_damage),
        maximum=number(spell.maximum),
        source=spell.source,
    )


def _shot(missile: Missile, spell: ProjectileSpell, table: RangeTable) -> tuple[Shot | None, str]:
    """The throw with all its modifiers, and why it can't be made."""
    base = _base(missile, spell)
    if base is None or missile.distance is None or missile.speed is None or missile.aim is None:
        return None, ""
    weapon = RangedWeapon(
        spell.name,
        base.as_int,
        spell.snap,
        spell.accuracy,
        Decimal(spell.half_damage),
        Decimal(spell.maximum),
    )
    aim = Aim(missile.aim, target_in_sight=missile.in_sight)
    try:
        fired = shot(weapon, missile.distance, missile.speed, aim, table)
    except RuleError as error:
        return None, rule_problem(error)
    told = Shot(Derivation((*base.steps, *fired.level.steps[1:])), fired.in_range, fired.half_damage)
    return told, _throw_problem(told, spell)


def _base(missile: Missile, spell: ProjectileSpell) -> Derivation | None:
    """The level before range and aim."""
    if missile.throwing is None and missile.dx is None:
        return None
    ground = missile.at_the_ground and spell.explosive
    return throwing_level(missile.throwing, missile.dx or 0, aimed=True, at_the_ground=ground)


def _throw_problem(fired: Shot, spell: ProjectileSpell) -> str:
    if not fired.in_range:
        return text("magic.out_of_range", maximum=number(spell.maximum))
    try:
        attack_odds(fired.level.as_int)
    except RuleError as error:
        return rule_problem(error)
    return ""


def _odds(level: int, readings: Readings) -> str:
    odds = attack_odds(level, readings)
    hits = Fraction(sum(odds.get(outcome, 0) for outcome in _HITS), WAYS_OF_3D)
    critical = Fraction(odds.get(AttackOutcome.CRITICAL_HIT, 0), WAYS_OF_3D)
    return text("magic.throw_odds", hits=percent(hits), critical=percent(critical))


def _told(level: Derivation | None, roll: int | None, readings: Readings) -> str:
    if level is None or roll is None:
        return ""
    outcome = attack_outcome(level.as_int, roll, readings)
    margin = number(abs(level.as_int - roll))
    return text(f"magic.throw.{outcome}", roll=number(roll), level=number(level.value), margin=margin)


def _tone(level: Derivation | None, roll: int | None, readings: Readings) -> Tone:
    if level is None or roll is None:
        return Tone.MUTED
    return _TONES[attack_outcome(level.as_int, roll, readings)]


def _damage(roll: int | None, *, half: bool) -> Derivation | None:
    if roll is None:
        return None
    return halved_at_range(roll) if half else Derivation.of("rolled", roll, "20 §4.9")

"""Shots and throws: aim, range, half damage, and the shot without aim (20 §4.11)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal

from gmscreen.rules.derivation import Derivation
from gmscreen.rules.garganta.attack import AttackModifier, RangeTable, attack_level
from gmscreen.rules.garganta.interpretations import Interpretation

SNAP_PENALTY = -4
MOST_EXTRA_AIM = 3


@dataclass(frozen=True, slots=True)
class RangedWeapon:
    """The figures of a ranged weapon: skill level, TR, Precisão, ½D and Max in metres (None: not given)."""

    name: str
    level: int
    snap: int | None
    accuracy: int
    half_damage: Decimal | None
    maximum: Decimal | None


@dataclass(frozen=True, slots=True)
class Aim:
    """Turns of Apontar spent, whether the weapon was supported, and whether the target was in sight."""

    turns: int = 0
    supported: bool = False
    target_in_sight: bool = True


@dataclass(frozen=True, slots=True)
class Shot:
    """A shot that may be taken: its level, and whether its damage is halved before RD."""

    level: Derivation
    in_range: bool
    half_damage: bool


def shot(
    weapon: RangedWeapon,
    distance: Decimal,
    speed: Decimal,
    aim: Aim,
    table: RangeTable,
    others: Sequence[AttackModifier] = (),
) -> Shot:
    """The level of a shot at a target `distance` metres away, at `speed` metres a second (20 §4.11)."""
    past_half = weapon.half_damage is not None and distance > weapon.half_damage
    in_range = weapon.maximum is None or distance <= weapon.maximum
    measured = AttackModifier("range_and_speed", table.penalty(distance + speed), table.source)
    modifiers = [measured, *others, *_aimed(weapon, aim, past_half)]
    if aim.turns == 0:
        level = attack_level(weapon.name, weapon.level, modifiers).as_int
        if weapon.snap is None or level < weapon.snap or not aim.target_in_sight:
            modifiers.append(AttackModifier("without_aim", SNAP_PENALTY, "19 §3; 20 §4.11"))
    return Shot(attack_level(weapon.name, weapon.level, modifiers), in_range, past_half)


def _aimed(weapon: RangedWeapon, aim: Aim, past_half: bool) -> list[AttackModifier]:
    if aim.turns == 0:
        return []
    accuracy = 0 if past_half else min(weapon.accuracy, weapon.level)
    extra = min(aim.turns - 1, MOST_EXTRA_AIM)
    return [
        AttackModifier("accuracy", accuracy, "20 §4.11"),
        AttackModifier("further_aim", extra, "19 §3; 20 §4.3", args=(("turns", aim.turns),)),
        AttackModifier("supported", int(aim.supported), "20 §4.11"),
    ]


def halved_at_range(basic_roll: int) -> Derivation:
    """Rolled damage beyond ½D: half, round down, before RD (20 §4.11)."""
    half = basic_roll // 2
    return Derivation.of("rolled", basic_roll, "20 §4.11").replaced(
        "half_damage", half, "20 §4.11", interpretation=Interpretation.HALF_DAMAGE_BEFORE_DR
    )

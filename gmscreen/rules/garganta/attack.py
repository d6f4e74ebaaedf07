"""The attack roll and what goes into its effective level (19 §2, 20 §4.5, §4.8)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum

from gmscreen.rules.checks import ROLLS, is_critical_low, require_rollable
from gmscreen.rules.derivation import Derivation
from gmscreen.rules.dice import three_dice_ways
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.readings import DEFAULT_READINGS, AttackOf17, Readings


class AttackOutcome(StrEnum):
    """What became of an attack roll."""

    CRITICAL_HIT = "critical_hit"
    HIT = "hit"
    MISS = "miss"
    CRITICAL_MISS = "critical_miss"


@dataclass(frozen=True, slots=True)
class AttackRoll:
    """A resolved attack roll; margin is level − roll."""

    outcome: AttackOutcome
    margin: int


def attack_outcome(level: int, roll: int, readings: Readings = DEFAULT_READINGS) -> AttackOutcome:
    """What 3d means for an attack at this level: 17 and 18 always miss critically (20 §4.8)."""
    if is_critical_low(level, roll):
        return AttackOutcome.CRITICAL_HIT
    plain_17 = roll == 17 and level >= 16 and readings.attack_of_17 is AttackOf17.MISS
    if roll >= level + 10 or (roll >= 17 and not plain_17):
        return AttackOutcome.CRITICAL_MISS
    return AttackOutcome.HIT if roll <= level and not plain_17 else AttackOutcome.MISS


def attack_roll(level: int, roll: int, readings: Readings = DEFAULT_READINGS) -> AttackRoll:
    """An attack of 3d against `level`; RuleError at level 3 or less, which is not rolled (20 §1.1)."""
    require_rollable(level)
    return AttackRoll(attack_outcome(level, roll, readings), level - roll)


def attack_odds(level: int, readings: Readings = DEFAULT_READINGS) -> dict[AttackOutcome, int]:
    """Ways out of 216 for each outcome that can occur; RuleError at level 3 or less."""
    require_rollable(level)
    counts: dict[AttackOutcome, int] = {}
    for roll in ROLLS:
        outcome = attack_outcome(level, roll, readings)
        counts[outcome] = counts.get(outcome, 0) + three_dice_ways(roll)
    return counts


@dataclass(frozen=True, slots=True)
class AttackModifier:
    """A named step of the attack's level: `label` is a key under `step.`, with what fills it."""

    label: str
    amount: int
    source: str
    interpretation: str | None = None
    args: tuple[tuple[str, object], ...] = ()


def attack_level(skill: str, level: int, modifiers: Iterable[AttackModifier]) -> Derivation:
    """The effective level: the skill, and every modifier as a step of its own (20 §4.5)."""
    total = Derivation.of("weapon_level", level, "20 §4.5", name=skill)
    for modifier in modifiers:
        total = total.add(
            modifier.label,
            modifier.amount,
            modifier.source,
            interpretation=modifier.interpretation,
            **dict(modifier.args),
        )
    return total


@dataclass(frozen=True, slots=True)
class RangeRow:
    """Up to and with `limit` (metres, or metres a second), the penalty."""

    limit: Decimal
    penalty: int


@dataclass(frozen=True)
class RangeTable:
    """Penalties by distance plus speed, and by size with the sign turned; between rows, the next one up."""

    rows: tuple[RangeRow, ...]
    source: str

    def __post_init__(self) -> None:
        limits = [row.limit for row in self.rows]
        penalties = [row.penalty for row in self.rows]
        if limits != sorted(set(limits)) or penalties != sorted(set(penalties), reverse=True):
            raise ValueError("range rows must rise in distance and fall in penalty")

    def penalty(self, measure: Decimal) -> int:
        """The penalty for a distance plus speed; RuleError beyond the table."""
        for row in self.rows:
            if measure <= row.limit:
                return row.penalty
        raise RuleError("beyond_range_table", "distance", farthest=self.rows[-1].limit)

    def size_modifier(self, metres: Decimal) -> int:
        """The modifier for a target this long: the same table with its sign turned, 2 m is 0 (20 §4.11)."""
        return -self.penalty(metres)


def wound_modifier(pv_lost: int, shock: int, *, both: bool) -> tuple[AttackModifier, ...]:
    """Last round's wound and the last blow's shock; only the larger unless `both` (20 §4.5, §5.1)."""
    wound = AttackModifier("wounded_last_round", -pv_lost, "20 §4.5", "wound_since_last_turn")
    shocked = AttackModifier("shock", -shock, "20 §5.1")
    if both:
        return (wound, shocked)
    return (wound,) if pv_lost >= shock else (shocked,)


def strength_modifier(st: int, least: int) -> AttackModifier:
    """−1 for each point of ST under what the weapon asks (20 §4.5)."""
    return AttackModifier("weak_for_weapon", min(0, st - least), "20 §4.5", args=(("least", least),))

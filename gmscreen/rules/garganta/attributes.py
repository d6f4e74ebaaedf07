"""What follows straight from the attributes: PV, Fadiga, Vontade and the dice of strength (20 §2, §4.9)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from gmscreen.rules.derivation import Derivation
from gmscreen.rules.dice import Dice
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.bonuses import NamedBonus

SOURCE = "20 §2"


def _with_bonuses(base: Derivation, bonuses: Sequence[NamedBonus]) -> Derivation:
    for item in bonuses:
        base = base.add("named_bonus", item.amount, item.source, name=item.name)
    return base


def hit_points(ht: int, bonuses: Sequence[NamedBonus] = ()) -> Derivation:
    """PV: HT, and what items add (20 §2)."""
    return _with_bonuses(Derivation.of("ht", ht, SOURCE), bonuses)


def fatigue_points(st: int, bonuses: Sequence[NamedBonus] = ()) -> Derivation:
    """Fadiga: ST, and what items add (20 §2, 19 §8)."""
    return _with_bonuses(Derivation.of("st", st, SOURCE), bonuses)


def will(iq: int, strong_will: int = 0, weak_will: int = 0, bonuses: Sequence[NamedBonus] = ()) -> Derivation:
    """Vontade: IQ, plus levels of Força de Vontade, less those of Vontade Fraca (20 §2)."""
    base = Derivation.of("iq", iq, SOURCE)
    base = base.add("strong_will", strong_will, SOURCE).add("weak_will", -weak_will, SOURCE)
    return _with_bonuses(base, bonuses)


@dataclass(frozen=True, slots=True)
class BasicDamage:
    """GdP and GeB of a strength; None is no damage at all."""

    thrust: Dice | None
    swing: Dice | None


@dataclass(frozen=True)
class BasicDamageTable:
    """Damage by ST: one row for each ST from `lowest` to `highest`; below it there is none (20 §4.9)."""

    rows: Mapping[int, BasicDamage]
    source: str

    def __post_init__(self) -> None:
        strengths = sorted(self.rows)
        if strengths != list(range(strengths[0], strengths[-1] + 1)):
            raise ValueError("every strength must have its row")

    def of(self, st: int) -> BasicDamage:
        """The dice of a strength; RuleError above the table, which is a Pendência."""
        if st > max(self.rows):
            raise RuleError("basic_damage_above_table", "st", st=st, highest=max(self.rows))
        return self.rows.get(st, BasicDamage(None, None))

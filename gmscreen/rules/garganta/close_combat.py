"""Close combat, in the same hexagon: which weapons still strike (19 §7b)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from gmscreen.rules.checks import Contest, Winner
from gmscreen.rules.derivation import Derivation


class CloseWeapon(StrEnum):
    """Weapons by how they fare in the same hexagon."""

    LONG = "long"
    SHORT_SWORD = "short_sword"
    SHORT = "short"


@dataclass(frozen=True, slots=True)
class CloseCombatRow:
    """What one class of weapon does up close: its modifier, or None when it can't attack."""

    weapon: CloseWeapon
    names: str
    modifier: int | None
    source: str


def close_attack_level(level: int, row: CloseCombatRow) -> Derivation | None:
    """The attack level in close combat, or None when this weapon can't attack there (19 §7b)."""
    if row.modifier is None:
        return None
    base = Derivation.of("weapon_level", level, "20 §4.5", name=row.names)
    return base.add("close_combat", row.modifier, row.source)


def grapple(contest: Contest, *, a_wrestles: bool, b_wrestles: bool) -> Winner:
    """Who wins a grapple or a pin; a tie goes to the one with Judô or Briga (19 §7b)."""
    if contest.winner is not Winner.NONE or a_wrestles == b_wrestles:
        return contest.winner
    return Winner.A if a_wrestles else Winner.B

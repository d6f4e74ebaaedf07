"""The manoeuvres of a turn: how far one may move and which defences are left (19 §3, 20 §4.3)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction


class ManeuverId(StrEnum):
    """The manoeuvres; reloading is a Preparar that leaves only dodge."""

    STEP_AND_ATTACK = "step_and_attack"
    MOVE = "move"
    ALL_OUT_ATTACK = "all_out_attack"
    ALL_OUT_DEFENSE = "all_out_defense"
    AIM = "aim"
    READY = "ready"
    RELOAD = "reload"
    CONCENTRATE = "concentrate"
    CHANGE_POSITION = "change_position"
    WAIT = "wait"
    FEINT = "feint"


class DefensesLeft(StrEnum):
    """Which active defences a manoeuvre leaves."""

    ANY = "any"
    NONE = "none"
    TWO_DIFFERENT = "two_different"
    DODGE_ONLY = "dodge_only"


class DefenseWarning(StrEnum):
    """What defending costs, or why a defence is worth less."""

    LOSES_AIM = "loses_aim"
    WILL_MINUS_3 = "will_minus_3"
    CANCELS_RELOAD = "cancels_reload"
    LOAD_ABOVE_LIGHT = "load_above_light"
    SHIELD_ABOVE_SMALL = "shield_above_small"


@dataclass(frozen=True, slots=True)
class MoveAllowance:
    """Metres one may walk: a fraction of the move, at least `least`, at most `most` (None: no bound)."""

    fraction: Fraction
    least: int = 0
    most: int | None = None

    def metres(self, move: int) -> int:
        """Whole metres for this move."""
        share = max(int(move * self.fraction), self.least)
        return share if self.most is None else min(share, self.most)


@dataclass(frozen=True, slots=True)
class Maneuver:
    """One manoeuvre; `name`, `does` and `note` are what a person reads."""

    id: ManeuverId
    name: str
    allowance: MoveAllowance
    later_allowance: MoveAllowance | None
    defenses: DefensesLeft
    warning: DefenseWarning | None
    does: str
    note: str
    source: str

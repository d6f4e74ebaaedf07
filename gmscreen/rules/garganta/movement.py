"""Basic speed, move and dodge, in the order that the rules give (20 §2, 19 §5, §7, 24 §5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction

from gmscreen.rules.derivation import Derivation, Rounding
from gmscreen.rules.garganta.bonuses import NamedBonus
from gmscreen.rules.garganta.interpretations import Interpretation
from gmscreen.rules.garganta.load import Load, LoadLadder, load_of
from gmscreen.rules.garganta.readings import DEFAULT_READINGS, FatigueThreshold, Readings, RunningBonus

HALVING_PV = 3
HALVING_FATIGUE = 3
COLLAPSE_FATIGUE = 1


def basic_speed(dx: int, ht: int) -> Derivation:
    """(DX + HT) / 4, kept in quarters (20 §2)."""
    total = Derivation.of("dx", dx, "20 §2").add("ht", ht, "20 §2")
    return total.times("basic_speed", Fraction(1, 4), "20 §2")


def running_bonus(level: int, readings: Readings = DEFAULT_READINGS) -> int:
    """What Corrida adds to move: a point per full eighth of its level (19 §5), or from 16 on (24)."""
    eighths = max(0, level // 8)
    return max(0, eighths - 1) if readings.running is RunningBonus.FIRST_AT_16 else eighths


@dataclass(frozen=True, slots=True)
class Body:
    """What a move is computed from: attributes, and what is left of PV and Fadiga (None: unhurt, rested)."""

    dx: int
    ht: int
    st: int
    running: int | None = None
    racial_move: int = 0
    pv: int | None = None
    fatigue: int | None = None
    fatigue_total: int | None = None
    move_bonuses: Sequence[NamedBonus] = ()
    dodge_bonuses: Sequence[NamedBonus] = ()


@dataclass(frozen=True, slots=True)
class Movement:
    """Move and dodge under one load; `halved` says that wounds or fatigue cut them."""

    basic_speed: Derivation
    load: Load
    move: Derivation
    dodge: Derivation
    halved: bool


def movement(
    body: Body, weight: Decimal, ladder: LoadLadder, readings: Readings = DEFAULT_READINGS
) -> Movement:
    """Move and dodge of a body that carries `weight` kilograms (19 §5, 20 §2.2)."""
    load = load_of(body.st, weight, ladder)
    speed = basic_speed(body.dx, body.ht)
    weakness = _weakness(body, readings)
    move = weakened(_unhurt_move(speed, body, load, readings), body, readings)
    return Movement(speed, load, move, _dodge(move, body.dodge_bonuses), weakness is not None)


def _unhurt_move(speed: Derivation, body: Body, load: Load, readings: Readings) -> Derivation:
    move = Derivation.of("basic_speed", speed.value, "20 §2").truncated("truncated_speed", "19 §5")
    move = move.add("racial_move", body.racial_move, "32 §1")
    if load.move_penalty is None:
        return move.replaced("cannot_walk", 0, load.source)
    move = move.add(f"load_{load.name}", load.move_penalty, load.source)
    if body.running is not None:
        bonus = running_bonus(body.running, readings)
        move = move.add("running", bonus, "19 §5; 24 §5.10", level=body.running)
    for item in body.move_bonuses:
        move = move.add("named_bonus", item.amount, item.source, name=item.name)
    return move.at_least("never_negative", 0, "20 §2.2")


def _weakness(body: Body, readings: Readings) -> tuple[str, str] | None:
    """The step label and source of what cuts this body's move, or None."""
    if body.fatigue is not None and body.fatigue <= COLLAPSE_FATIGUE:
        return "collapsed", "20 §6.2"
    if body.pv is not None and body.pv <= HALVING_PV:
        return "halved_by_wounds", "19 §7"
    if body.fatigue is not None and _is_tired(body, body.fatigue, readings):
        return "halved_by_fatigue", "20 §6.2"
    return None


def _is_tired(body: Body, left: int, readings: Readings) -> bool:
    return left <= tired_at(body.st if body.fatigue_total is None else body.fatigue_total, readings)


def tired_at(whole: int, readings: Readings = DEFAULT_READINGS) -> int:
    """The Fadiga left of so much at which move and dodge are halved (20 §6.2; 19 §8: under a third)."""
    return (whole - 1) // 3 if readings.fatigue is FatigueThreshold.ONE_THIRD else HALVING_FATIGUE


def weakened(move: Derivation, body: Body, readings: Readings = DEFAULT_READINGS) -> Derivation:
    """A move, or a printed dodge, with what wounds and fatigue leave of it (19 §7, 20 §6.2)."""
    weakness = _weakness(body, readings)
    if weakness is None:
        return move
    label, source = weakness
    if label == "collapsed":
        return move.replaced(label, 0, source)
    return move.times(
        label,
        Fraction(1, 2),
        source,
        rounding=Rounding.DOWN,
        interpretation=Interpretation.HALVED_ONCE,
    )


def _dodge(move: Derivation, bonuses: Sequence[NamedBonus]) -> Derivation:
    dodge = Derivation.of("move", move.value, "19 §5")
    for item in bonuses:
        dodge = dodge.add(
            "named_bonus",
            item.amount,
            item.source,
            interpretation=Interpretation.DODGE_ONLY_BONUS,
            name=item.name,
        )
    return dodge


def beast_dodge(dx: int, move: int) -> Derivation:
    """A beast's dodge: the better of half its move and half its DX, at most 10 (20 §4.7)."""
    label, better = ("move", move) if move >= dx else ("dx", dx)
    half = Derivation.of(label, better, "20 §4.7").times(
        "better_half", Fraction(1, 2), "20 §4.7", rounding=Rounding.DOWN
    )
    return half.at_most("beast_dodge_cap", 10, "20 §4.7")

"""The attack: its level step by step, the chance of each outcome, and what the dice said."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from gmscreen.rules.checks import LOWEST_ROLLED_LEVEL
from gmscreen.rules.derivation import Derivation, Operation, Step
from gmscreen.rules.garganta.attack import AttackOutcome, attack_odds, attack_outcome
from gmscreen.rules.garganta.criticals import critical_table
from gmscreen.rules.garganta.maneuvers import ManeuverId
from gmscreen.rules.garganta.readings import Readings
from gmscreen.rules.garganta.terrain import Terrain
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number, percent, signed
from gmscreen.texts.steps import step_line
from gmscreen.ui.panels.defenses.attack_modifiers import AttackBook, Struck, struck
from gmscreen.ui.panels.defenses.state import DefensesState
from gmscreen.ui.panels.defenses.strike import AllOut, Form
from gmscreen.ui.panels.hundredths import hundredths
from gmscreen.ui.panels.table_rows import WAYS_OF_3D
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.row_view import ChipView

_ATTACKING = (ManeuverId.STEP_AND_ATTACK, ManeuverId.ALL_OUT_ATTACK, ManeuverId.WAIT)
_TONES = {
    AttackOutcome.CRITICAL_HIT: Tone.GOOD,
    AttackOutcome.HIT: Tone.GOOD,
    AttackOutcome.MISS: Tone.WARN,
    AttackOutcome.CRITICAL_MISS: Tone.BAD,
}


@dataclass(frozen=True, slots=True)
class ModifierLine:
    """One step of the level: what it is, its source, its value; our own reading where it is one."""

    name: str
    source: str
    value: str
    interpretation: str


@dataclass(frozen=True, slots=True)
class OutcomeView:
    """An outcome with its chance."""

    outcome: AttackOutcome
    caption: str
    chance: Derivation
    words: str
    tone: Tone


@dataclass(frozen=True, slots=True)
class AttackView:
    """The attack; `level` None where it can't be told or rolled, and `problem` says why.

    `asks_for_table` tells a roll that goes on in the tables of Golpes.
    """

    level: Derivation | None
    problem: str
    half_damage: bool
    modifiers: tuple[ModifierLine, ...]
    outcomes: tuple[OutcomeView, ...]
    notes: tuple[ChipView, ...]
    told: str
    hint: str
    asks_for_table: bool
    tone: Tone


def present_attack(
    state: DefensesState, ground: Terrain | None, book: AttackBook, readings: Readings
) -> AttackView:
    """The attack of this state."""
    found = struck(state.strike, state.attack_maneuver, ground, book, readings)
    level, problem = _rollable(found)
    outcome = _rolled(level, state.attack_roll, readings)
    return AttackView(
        level=level,
        problem=problem,
        half_damage=found.half_damage,
        modifiers=() if found.level is None else tuple(map(_line, found.level.steps)),
        outcomes=() if level is None else tuple(_outcomes(level.as_int, readings)),
        notes=tuple(_notes(state, found)),
        told=_told(level, state.attack_roll, outcome),
        hint=_hint(state, outcome),
        asks_for_table=outcome in (AttackOutcome.CRITICAL_HIT, AttackOutcome.CRITICAL_MISS),
        tone=Tone.MUTED if outcome is None else _TONES[outcome],
    )


def _rollable(found: Struck) -> tuple[Derivation | None, str]:
    if found.level is None or found.level.as_int >= LOWEST_ROLLED_LEVEL:
        return found.level, found.problem
    return None, text("rule_error.level_not_rolled", level=number(found.level.value))


def _line(step: Step) -> ModifierLine:
    told = step_line(step)
    is_change = step.operation is Operation.ADD and step.amount is not None
    value = signed(step.amount or 0) if is_change else told.total
    return ModifierLine(told.label, told.source, value, told.interpretation or "")


def _outcomes(level: int, readings: Readings) -> Iterator[OutcomeView]:
    odds = attack_odds(level, readings)
    for outcome in AttackOutcome:
        ways = odds.get(outcome, 0)
        chance = Fraction(ways, WAYS_OF_3D)
        told = Derivation.of(
            "defenses.attack_chance", hundredths(100 * chance), "20 §4.8", ways=ways, level=level
        )
        caption = text(f"defenses.outcome.{outcome}")
        yield OutcomeView(outcome, caption, told, percent(chance), _TONES[outcome])


def _notes(state: DefensesState, found: Struck) -> Iterator[ChipView]:
    strike = state.strike
    if state.attack_maneuver not in _ATTACKING:
        yield ChipView(text("defenses.does_not_attack"), Tone.WARN)
    if state.attack_maneuver is ManeuverId.ALL_OUT_ATTACK and strike.all_out is not AllOut.LEVEL:
        yield ChipView(text(f"defenses.all_out_note.{strike.all_out}"), Tone.INFO)
    if found.half_damage:
        yield ChipView(text("defenses.past_half"), Tone.WARN)
    if strike.form is Form.RANGED and strike.flight.snap is None and not strike.flight.turns:
        yield ChipView(text("defenses.no_snap"), Tone.INFO)


def _rolled(level: Derivation | None, roll: int | None, readings: Readings) -> AttackOutcome | None:
    return None if level is None or roll is None else attack_outcome(level.as_int, roll, readings)


def _told(level: Derivation | None, roll: int | None, outcome: AttackOutcome | None) -> str:
    if level is None or roll is None or outcome is None:
        return ""
    margin = number(abs(level.as_int - roll))
    return text(f"defenses.attacked.{outcome}", roll=number(roll), level=number(level.value), margin=margin)


def _hint(state: DefensesState, outcome: AttackOutcome | None) -> str:
    if outcome is None:
        return ""
    if outcome is AttackOutcome.CRITICAL_HIT:
        return text(f"defenses.then.{critical_table(state.strike.location)}")
    return text(f"defenses.then.{outcome}")

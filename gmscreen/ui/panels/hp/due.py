"""The tests that are due: of one wounded, and of all the list."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from gmscreen.rules.derivation import Derivation
from gmscreen.rules.garganta.consequences import faint_level, recovery_level
from gmscreen.session.ward.state import Trial, Wounded
from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.hp.asked_roll import AskedRoll, asked_test
from gmscreen.ui.panels.hp.condition import Condition
from gmscreen.ui.panels.hp.ward import Patient, Ward

Conditions = Mapping[str, Condition]
"""How each of the list stands, by his id."""

_SOURCES = {Trial.DEATH: "19 §7", Trial.KNOCKDOWN: "20 §5.2", Trial.BLOW_FAINT: "20 §4.13"}


@dataclass(frozen=True, slots=True)
class DueTrial:
    """A test of one of the list, and its roll."""

    patient: str
    trial: Trial
    roll: AskedRoll


def due_now(ward: Ward, conditions: Conditions) -> tuple[DueTrial, ...]:
    """The tests that blows ask, those of the one in hand first."""
    return tuple(due for one in _in_turn(ward) for due in _due(ward, one, conditions[one.id].pending))


def due_this_turn(ward: Ward, conditions: Conditions) -> tuple[DueTrial, ...]:
    """The tests of each turn that this one has still to see, in the order of the list."""
    return tuple(due for one in ward.patients for due in _due(ward, one, conditions[one.id].due_this_turn))


def tested_already(ward: Ward, conditions: Conditions) -> str:
    """Who has tested in this turn and will again in the next; empty for nobody."""
    done = [
        text("hp_panel.named_test", name=one.name, test=text(f"hp_panel.test.{trial}"))
        for one in ward.patients
        for trial in conditions[one.id].each_turn
        if trial in conditions[one.id].tried
    ]
    return text("hp_panel.tested_already", tests=", ".join(done)) if done else ""


def _in_turn(ward: Ward) -> list[Patient]:
    return [ward.in_hand, *(one for one in ward.patients if one.id != ward.chosen)]


def _due(ward: Ward, one: Patient, trials: Sequence[Trial]) -> Iterator[DueTrial]:
    """One row for each kind: those of a kind have the same level and are rolled off one by one."""
    for trial in dict.fromkeys(trials):
        title = _title(trial, trials.count(trial), one if len(ward.patients) > 1 else None)
        who = one.hp.who
        level = trial_level(trial, who)
        note = text(f"hp_panel.failing.{trial}")
        yield DueTrial(
            one.id, trial, asked_test(text(f"hp_panel.test.{trial}"), who.name, level, note, title)
        )


def _title(trial: Trial, count: int, named: Patient | None) -> str:
    name = text(f"hp_panel.test.{trial}")
    title = text("hp_panel.more_left", name=name, count=count) if count > 1 else name
    return title if named is None else text("hp_panel.named_test", name=named.name, test=title)


def trial_level(trial: Trial, who: Wounded) -> Derivation:
    """What a test is rolled against (19 §7, 20 §5.1–5.3)."""
    match trial:
        case Trial.FAINT:
            return faint_level(who.ht, max(0, who.will), max(0, -who.will))
        case Trial.RECOVERY:
            return recovery_level(who.ht, combat_reflexes=who.combat_reflexes)
    return Derivation.of("ht", who.ht, _SOURCES[trial])

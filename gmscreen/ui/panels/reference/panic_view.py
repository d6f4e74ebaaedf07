"""The panic check as it is shown."""

from __future__ import annotations

from dataclasses import dataclass

from gmscreen.rules.checks import LOWEST_ROLLED_LEVEL, outcome_of
from gmscreen.rules.derivation import Derivation
from gmscreen.rules.garganta.fatality import passing_chance
from gmscreen.rules.garganta.panic_check import failed_by, panic_level, panic_total
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number, percent
from gmscreen.ui.panels.reference.state import PanicCheck
from gmscreen.ui.theme.theme import Tone


@dataclass(frozen=True, slots=True)
class PanicView:
    """The check: its level (None: not told), why it is not rolled, what came of it, and the table's dice.

    `margin` is what a failed test adds to the 3d of the table, None while none has failed; `total` reads it.
    """

    level: Derivation | None
    problem: str
    told: str
    tone: Tone
    margin: int | None
    total: Derivation | None


def present_panic(check: PanicCheck) -> PanicView:
    """The check for what was told."""
    if check.will is None or check.others is None:
        return PanicView(None, "", "", Tone.MUTED, None, None)
    level = panic_level(check.will, combat_reflexes=check.combat_reflexes, others=check.others)
    value = level.as_int
    if value < LOWEST_ROLLED_LEVEL:
        return PanicView(
            level, text("rule_error.level_not_rolled", level=number(value)), "", Tone.BAD, None, None
        )
    if check.roll is None:
        return PanicView(
            level,
            "",
            text("reference.panic.odds", chance=percent(passing_chance(value))),
            Tone.MUTED,
            None,
            None,
        )
    return _tested(check, level, check.roll)


def _tested(check: PanicCheck, level: Derivation, roll: int) -> PanicView:
    values = {"roll": number(roll), "level": number(level.value)}
    if outcome_of(level.as_int, roll).passed:
        return PanicView(level, "", text("reference.panic.passed", **values), Tone.GOOD, None, None)
    margin = failed_by(level.as_int, roll)
    total = None if check.terror is None else panic_total(check.terror, margin)
    told = text("reference.panic.failed", margin=number(margin), **values)
    return PanicView(level, "", told, Tone.BAD, margin, total)

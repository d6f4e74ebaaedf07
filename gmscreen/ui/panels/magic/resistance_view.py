"""A resisted spell: the two levels, the chance that it takes, and what the dice say."""

from __future__ import annotations

from dataclasses import dataclass

from gmscreen.rules.checks import LOWEST_ROLLED_LEVEL
from gmscreen.rules.derivation import Derivation
from gmscreen.rules.garganta.magic import Casting, resistance_level, resisted_level, takes_effect
from gmscreen.rules.garganta.resisted_odds import resisted_chance
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number, percent
from gmscreen.ui.panels.hundredths import hundredths
from gmscreen.ui.panels.magic.state import MagicState, Target
from gmscreen.ui.theme.theme import Tone


@dataclass(frozen=True, slots=True)
class ResistanceView:
    """The contest; None where it can't be told. `rolls` is whether the target may roll."""

    caster: Derivation | None
    target: Derivation | None
    chance: Derivation | None
    chance_shown: str
    target_problem: str
    rolls: bool
    told: str
    tone: Tone


def present_resistance(state: MagicState, casting: Casting | None) -> ResistanceView:
    """The contest for this state; without a casting there is nothing to resist."""
    caster = None if casting is None else resisted_level(casting.level.as_int)
    target = _target(state.target)
    chance = None if casting is None or target is None else resisted_chance(casting, target.as_int)
    rolls = target is not None and target.as_int >= LOWEST_ROLLED_LEVEL
    told, tone = _told(state, casting, caster, target)
    return ResistanceView(
        caster=caster,
        target=target,
        chance=None
        if chance is None
        else Derivation.of("magic.chance_of_effect", hundredths(100 * chance), "20 §4.15"),
        chance_shown="" if chance is None else percent(chance),
        target_problem=""
        if target is None or rolls
        else text("magic.no_resistance", level=number(target.value)),
        rolls=rolls,
        told=told,
        tone=tone,
    )


def _target(target: Target) -> Derivation | None:
    if target.attribute is None or target.strong_will is None or target.abascanto is None:
        return None
    return resistance_level(target.attribute, target.strong_will, target.abascanto)


def _told(
    state: MagicState, casting: Casting | None, caster: Derivation | None, target: Derivation | None
) -> tuple[str, Tone]:
    if state.resistance is None or casting is None or caster is None or target is None:
        return "", Tone.MUTED
    if state.roll is None:
        return text("magic.resist.cast_first", roll=number(state.resistance)), Tone.MUTED
    if not casting.outcome(state.roll).passed:
        return text("magic.resist.not_cast"), Tone.MUTED
    ours, theirs = caster.as_int - state.roll, target.as_int - state.resistance
    works = takes_effect(ours, theirs)
    key = "takes" if works else "resists"
    told = text(f"magic.resist.{key}", caster=number(ours), target=number(theirs))
    return told, Tone.GOOD if works else Tone.WARN

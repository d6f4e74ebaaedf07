"""What all that happened comes to: PV, what is due, how he stands."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import reduce

from gmscreen.rules.derivation import Derivation
from gmscreen.rules.garganta.consequences import Consequence, Due, consequences
from gmscreen.rules.garganta.damage import WoundRules, crippling_threshold
from gmscreen.rules.garganta.injury import InjuryRules, injury
from gmscreen.rules.garganta.recovery import RecoveryRules
from gmscreen.ui.panels.hp.state import Blows, Event, HpState, Set, Trial, Tried, Wounded


class Death(StrEnum):
    """How he died."""

    LADDER = "ladder"
    TEST = "test"


@dataclass(frozen=True, slots=True)
class Rules:
    """The tables that a wound is read in."""

    injury: InjuryRules
    wounds: WoundRules
    recovery: RecoveryRules


@dataclass(frozen=True, slots=True)
class Struck:
    """One blow of the last line: what it took, and what it brought in its order."""

    loss: int
    due: tuple[Due, ...]


@dataclass(frozen=True, slots=True)
class Condition:
    """How he stands. `pending` are the tests that his wounds ask now, in order; `last` the latest blows.

    `shock` is what the latest line of deltas took: it weighs on the next turn only.
    """

    pv: Derivation
    death: Death | None = None
    destroyed: bool = False
    halved: bool = False
    fainting: bool = False
    unconscious: bool = False
    stunned: bool = False
    fallen: bool = False
    shock: int = 0
    pending: tuple[Trial, ...] = ()
    last: tuple[Struck, ...] = ()

    @property
    def each_turn(self) -> tuple[Trial, ...]:
        """The tests due at the start of every turn."""
        if self.death or self.unconscious:
            return ()
        return (Trial.FAINT,) * self.fainting + (Trial.RECOVERY,) * self.stunned


def condition(state: HpState, rules: Rules) -> Condition:
    """The condition after all that happened."""
    first = _at(Condition(Derivation.of("pv_before", state.start, "19 §7")), state.start, state.who, rules)
    return reduce(lambda now, event: _after(now, event, state.who, rules), state.events, first)


def _after(now: Condition, event: Event, who: Wounded, rules: Rules) -> Condition:
    if isinstance(event, Tried):
        return _tried(now, event)
    if isinstance(event, Set):
        fresh = Condition(Derivation.of("hp_panel.set", event.pv, "19 §7"))
        return _at(fresh, event.pv, who, rules)
    return _struck(now, event, who, rules)


def _at(now: Condition, pv: int, who: Wounded, rules: Rules) -> Condition:
    """The condition with what the ladder says of this many PV."""
    state = injury(who.ht, who.category, pv, 0, rules.injury)
    death = now.death or (Death.LADDER if state.dead else None)
    return replace(
        now,
        death=death,
        destroyed=state.body_destroyed,
        halved=state.halved and not death,
        fainting=state.unconsciousness_test_each_turn and not death,
        pending=() if death else now.pending,
    )


def _struck(now: Condition, line: Blows, who: Wounded, rules: Rules) -> Condition:
    before = now.pv.as_int
    pv = Derivation.of("pv_before", before, "19 §7")
    now = replace(now, shock=0, last=(), fallen=False)
    for loss in line.losses:
        now, pv = _lost(now, pv, loss, line, who, rules)
    return _at(replace(now, pv=pv), pv.as_int, who, rules)


def _lost(
    now: Condition, pv: Derivation, loss: int, line: Blows, who: Wounded, rules: Rules
) -> tuple[Condition, Derivation]:
    if loss < 0:
        healed = pv.add("hp_panel.healed", -loss, "20 §5.6")
        return now, healed.at_most("hp_panel.full", max(who.full, pv.as_int), "20 §5.6")
    crossed = injury(who.ht, who.category, pv.as_int, loss, rules.injury).death_tests_now
    due = consequences(loss, who.ht, line.location, line.type, crippled=_cripples(loss, line, who, rules))
    found = {each.consequence for each in due}
    now = replace(
        now,
        shock=now.shock + loss,
        last=(*now.last, Struck(loss, due)),
        pending=(*now.pending, *_tests(found, crossed)),
        stunned=now.stunned or Consequence.STUNNED in found,
        unconscious=now.unconscious or Consequence.KNOCKED_OUT in found,
    )
    return now, pv.add("hp_panel.lost", -loss, "19 §7")


def _cripples(loss: int, line: Blows, who: Wounded, rules: Rules) -> bool:
    """Whether this blow alone cripples the limb; which blows fell on the same one, nobody says here."""
    threshold = crippling_threshold(line.location, who.ht, rules.wounds)
    return threshold is not None and loss >= threshold


def _tests(found: Iterable[Consequence], crossed: int) -> list[Trial]:
    due = [Trial.DEATH] * crossed
    due += [Trial.BLOW_FAINT] * (Consequence.FAINT_TEST in found)
    return due + [Trial.KNOCKDOWN] * (Consequence.KNOCKDOWN_TEST in found)


def _tried(now: Condition, event: Tried) -> Condition:
    now = replace(now, pending=_without(now.pending, event.trial))
    if event.outcome.passed:
        return replace(now, stunned=now.stunned and event.trial is not Trial.RECOVERY)
    match event.trial:
        case Trial.DEATH:
            return replace(now, death=Death.TEST, halved=False, fainting=False, pending=())
        case Trial.KNOCKDOWN:
            return replace(now, fallen=True)
        case Trial.FAINT | Trial.BLOW_FAINT:
            return replace(now, unconscious=True)
    return now


def _without(pending: tuple[Trial, ...], test: Trial) -> tuple[Trial, ...]:
    if test not in pending:
        return pending
    at = pending.index(test)
    return pending[:at] + pending[at + 1 :]

"""What all that happened comes to: PV, what is due, how he stands."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import reduce

from gmscreen.rules.derivation import Derivation
from gmscreen.rules.garganta.consequences import Consequence, Due, consequences, is_numb
from gmscreen.rules.garganta.damage import WoundRules
from gmscreen.rules.garganta.injury import InjuryRules, injury
from gmscreen.rules.garganta.recovery import RecoveryRules
from gmscreen.session.ward.state import (
    Blows,
    CameRound,
    Cared,
    Event,
    HpState,
    Set,
    Trial,
    Tried,
    TurnBegan,
    Wounded,
)
from gmscreen.ui.panels.hp.care import awaits_dice, gain
from gmscreen.ui.panels.hp.limbs import Limb, Limbs, counted, with_hit


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
    """One blow of the last line: what it was, how much of it counted, what it brought, the limb it hit."""

    typed: int
    loss: int
    due: tuple[Due, ...]
    limb: Limb | None = None


@dataclass(frozen=True, slots=True)
class Condition:
    """How he stands. `pending` are the tests that his wounds ask now, in order; `last` the latest blows.

    `shock` is what the latest line of deltas took: it weighs on the next turn only, and `shock_felt` says
    that this turn has begun. `tried` are the tests of each turn that were rolled in this one; `aid_due` says
    that first aid succeeded and its dice are not rolled yet.
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
    shock_felt: bool = False
    limbs: Limbs = ()
    pending: tuple[Trial, ...] = ()
    tried: tuple[Trial, ...] = ()
    last: tuple[Struck, ...] = ()
    aid_due: bool = False

    @property
    def each_turn(self) -> tuple[Trial, ...]:
        """The tests due at the start of every turn."""
        if self.death or self.unconscious:
            return ()
        return (Trial.FAINT,) * self.fainting + (Trial.RECOVERY,) * self.stunned

    @property
    def due_this_turn(self) -> tuple[Trial, ...]:
        """Those of them that were not rolled in this turn."""
        return tuple(trial for trial in self.each_turn if trial not in self.tried)


def condition(state: HpState, rules: Rules) -> Condition:
    """The condition after all that happened."""
    first = _at(Condition(Derivation.of("pv_before", state.start, "19 §7")), state.start, state.who, rules)
    return reduce(lambda now, event: _after(now, event, state.who, rules), state.events, first)


def _after(now: Condition, event: Event, who: Wounded, rules: Rules) -> Condition:
    match event:
        case Tried():
            return _tried(now, event)
        case Set():
            fresh = Condition(Derivation.of("hp_panel.set", event.pv, "19 §7"), limbs=now.limbs)
            return _at(fresh, event.pv, who, rules)
        case Cared():
            return _cared(now, event, who, rules)
        case CameRound():
            return replace(now, unconscious=False, stunned=False, fallen=False)
        case TurnBegan():
            shock = 0 if now.shock_felt else now.shock
            return replace(now, shock=shock, shock_felt=bool(shock), tried=())
        case Blows():
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
    now = replace(now, pv=_before(now), shock=0, shock_felt=False, last=(), fallen=False, aid_due=False)
    for loss in line.losses:
        now = _healed(now, -loss, who) if loss < 0 else _lost(now, loss, line, who, rules)
    return _at(now, now.pv.as_int, who, rules)


def _before(now: Condition) -> Derivation:
    return Derivation.of("pv_before", now.pv.as_int, "19 §7")


def _healed(now: Condition, amount: int, who: Wounded) -> Condition:
    pv = now.pv
    healed = pv.add("hp_panel.healed", amount, "20 §5.6")
    return replace(now, pv=healed.at_most("hp_panel.full", max(who.full, pv.as_int), "20 §5.6"))


def _lost(now: Condition, typed: int, line: Blows, who: Wounded, rules: Rules) -> Condition:
    loss = counted(typed, line, now.limbs, who.ht, rules.wounds)
    crossed = injury(who.ht, who.category, now.pv.as_int, loss, rules.injury).death_tests_now
    limbs, limb = with_hit(now.limbs, line.spot, loss, who.ht, rules.wounds)
    crippled = limb is not None and limb.crippled and loss > 0
    numb = is_numb(line.location, high_pain_threshold=who.high_pain_threshold)
    due = consequences(loss, who.ht, line.location, line.type, crippled=crippled, numb=numb)
    found = {each.consequence for each in due}
    return replace(
        now,
        pv=_less(now.pv, typed, loss),
        shock=now.shock + (0 if numb else loss),
        limbs=limbs,
        last=(*now.last, Struck(typed, loss, due, limb)),
        pending=(*now.pending, *_tests(found, crossed)),
        stunned=now.stunned or Consequence.STUNNED in found,
        unconscious=now.unconscious or Consequence.KNOCKED_OUT in found,
    )


def _less(pv: Derivation, typed: int, loss: int) -> Derivation:
    pv = pv.add("hp_panel.lost", -loss, "19 §7")
    return pv if typed == loss else pv.noted("hp_panel.beyond", "20 §4.13", lost=typed - loss)


def _tests(found: Iterable[Consequence], crossed: int) -> list[Trial]:
    due = [Trial.DEATH] * crossed
    due += [Trial.BLOW_FAINT] * (Consequence.FAINT_TEST in found)
    return due + [Trial.KNOCKDOWN] * (Consequence.KNOCKDOWN_TEST in found)


def _tried(now: Condition, event: Tried) -> Condition:
    now = replace(now, pending=_without(now.pending, event.trial), tried=(*now.tried, event.trial))
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


def _cared(now: Condition, event: Cared, who: Wounded, rules: Rules) -> Condition:
    """Being looked after; what a critical failure takes is no blow, but it may cross a death test."""
    before = now.pv.as_int
    gained = gain(event, max(0, who.full - before), rules.recovery)
    now = replace(now, pv=_before(now), aid_due=awaits_dice(event))
    if gained >= 0:
        now = _healed(now, gained, who) if gained else now
    else:
        crossed = injury(who.ht, who.category, before, -gained, rules.injury).death_tests_now
        pv = now.pv.add("hp_panel.bad_care", gained, "20 §5.6")
        now = replace(now, pv=pv, pending=(*now.pending, *[Trial.DEATH] * crossed))
    return _at(now, now.pv.as_int, who, rules)

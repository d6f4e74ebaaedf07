"""Turns: how one begins and ends, and whose is next; everybody takes one a round."""

from __future__ import annotations

from dataclasses import replace

from gmscreen.canon.garganta.injury import injury_rules
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.maneuvers import ManeuverId
from gmscreen.session.fight.condition import Condition, ConditionKind, Edge, passed
from gmscreen.session.fight.due import Trial
from gmscreen.session.fight.fighter import Fighter, Idle, Pack, Surprise, Turn
from gmscreen.session.fight.ordering import ids_by_rule
from gmscreen.session.fight.play import Play
from gmscreen.session.fight.wounds import LimbWound, Stun, Wounds


def advance(play: Play) -> None:
    """Go to the next who can act, into a new round where all have; RuleError when nobody can."""
    following = _next(play)
    if following is None:
        begin_round(play)
        following = _next(play)
    if following is None:
        raise RuleError("nobody_can_act")
    again = following in play.head.delayed
    delayed = tuple(one for one in play.head.delayed if one != following)
    play.change_head(active=following, delayed=delayed)
    if not again:
        start_turn(play, following)


def begin_round(play: Play) -> None:
    """The next second: the order is made anew, unless a person made it (our reading: each round)."""
    play.change_head(round=play.head.round + 1, delayed=())
    play.change_head(order=play.head.by_hand or ids_by_rule(play))
    play.tell("round", round=play.head.round)


def _next(play: Play) -> str | None:
    for identity in play.head.order:
        one = play.fighter(identity)
        waits = identity in play.head.delayed
        if one.turn.round >= play.head.round and not waits:
            continue
        if not one.is_out:
            return identity
        _pass_over(play, one)
    return None


def _pass_over(play: Play, one: Fighter) -> None:
    """The turn of somebody who is out: only what hangs on it happens."""
    if any(each.until and each.until.fighter == one.id for each in _conditions(play)):
        play.put(replace(one, turn=Turn(round=play.head.round)))
        end_conditions(play, one.id, Edge.START)
        end_conditions(play, one.id, Edge.END)


def _conditions(play: Play) -> list[Condition]:
    return [each for one in play.everyone() for each in one.conditions]


def start_turn(play: Play, who: str) -> None:
    """What a turn begins with: the pack's weight, shock, what hangs on this turn, tests (19 §3, §7)."""
    one = play.fighter(who)
    last = one.turn
    turn = Turn(
        round=play.head.round,
        maneuver=None,
        repeated=last.repeated,
        only_defends=one.wounds.only_defends,
        may_stand=last.may_stand,
        last=last.maneuver,
    )
    if one.surprise is Surprise.PARTIAL:
        turn = replace(turn, idle=Idle.SURPRISED)
    elif any(each.kind is ConditionKind.STUNNED for each in _left(one, who)):
        turn = replace(turn, idle=Idle.STUNNED)
    pack = Pack.OFF if one.pack is Pack.DROPPED else one.pack
    focus = replace(one.focus, reloading="")
    play.put(replace(one, turn=turn, pack=pack, focus=focus, wounds=_begun(one.wounds)))
    if one.focus.reloading:
        play.tell("reloaded", who, weapon=one.focus.reloading)
    if pack is not one.pack:
        play.tell("in_scene", who)
    end_conditions(play, who, Edge.START)
    _ask_what_is_due(play, play.fighter(who))


def _left(one: Fighter, who: str) -> list[Condition]:
    """His conditions but those that end with the beginning of this turn."""
    after = (passed(each, who, Edge.START) for each in one.conditions)
    return [each for each in after if each is not None]


def _begun(wounds: Wounds) -> Wounds:
    """Shock and wound weigh on this turn now, and are waited for no longer; balance is found again."""
    return replace(
        wounds,
        shock=0,
        shock_now=wounds.shock,
        lost=0,
        lost_now=wounds.lost,
        off_balance=False,
        only_defends=False,
        limbs=tuple(map(_healing, wounds.limbs)),
    )


def _healing(limb: LimbWound) -> LimbWound:
    """A limb that heals by itself is a turn nearer to it."""
    if not limb.heals_in:
        return limb
    return replace(limb, heals_in=limb.heals_in - 1, crippled=limb.heals_in > 1)


def _ask_what_is_due(play: Play, one: Fighter) -> None:
    faints = injury_rules().mortality[play.category(one)].faints
    if one.wounds.burning:
        play.ask(one.id, Trial.BURN)
    if one.pv <= 0 and faints:
        play.ask(one.id, Trial.FAINT)
    if one.wounds.stun is not Stun.NONE:
        play.ask(one.id, Trial.RECOVERY)
    if one.surprise is Surprise.TOTAL:
        play.ask(one.id, Trial.SURPRISE)


def end_turn(play: Play, who: str) -> None:
    """What ends with a turn: shock, a partial surprise, a feint not used, what hangs on it."""
    one = play.fighter(who)
    feint = one.focus.feint
    kept = replace(feint, fresh=False) if feint and feint.fresh else None
    surprise = Surprise.NONE if one.surprise is Surprise.PARTIAL else one.surprise
    wounds = replace(one.wounds, shock_now=0, lost_now=0)
    concentration = one.focus.concentration if one.turn.maneuver is ManeuverId.CONCENTRATE else None
    focus = replace(one.focus, feint=kept, concentration=concentration)
    after = replace(one, wounds=wounds, surprise=surprise, focus=focus)
    if after != one:
        play.put(after)
    end_conditions(play, who, Edge.END)


def end_conditions(play: Play, who: str, edge: Edge) -> None:
    """End what hangs on this edge of a fighter's turn, on whomever it lies, and say so."""
    for one in play.everyone():
        if not any(each.until and each.until.fighter == who for each in one.conditions):
            continue
        after = [(each, passed(each, who, edge)) for each in one.conditions]
        play.put(replace(one, conditions=tuple(left for _, left in after if left is not None)))
        for each, left in after:
            if left is None:
                play.tell("condition_ends", one.id, condition=each.name)

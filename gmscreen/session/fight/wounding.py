"""Losing and getting back PV: the one place where a fighter's PV change, each time with a line of the log."""

from __future__ import annotations

from dataclasses import replace

from gmscreen.canon.garganta.injury import injury_rules
from gmscreen.rules.garganta.defenses import Posture
from gmscreen.rules.garganta.injury import injury
from gmscreen.session.fight.due import Trial
from gmscreen.session.fight.fighter import Fighter
from gmscreen.session.fight.focus import Focus
from gmscreen.session.fight.play import Play
from gmscreen.session.fight.wounds import Stun


def lose_pv(
    play: Play, who: str, amount: int, key: str, *, numb: bool | None = None, **values: str | int
) -> None:
    """Take 1 PV or more, and ask what the ladder asks (19 §7); shock and wound wait for his next turn.

    `numb`: whether the shock isn't felt; None for what is neither a blow to the head nor a critical hit.
    """
    one = play.fighter(who)
    profile, category = play.profile(one), play.category(one)
    after = injury(profile.ht, category, one.pv, amount, injury_rules())
    wounds = one.wounds
    felt = 0 if (profile.high_pain_threshold if numb is None else numb) else amount
    wounds = replace(wounds, shock=wounds.shock + felt, lost=wounds.lost + amount)
    play.put(replace(one, pv=one.pv - amount, wounds=wounds))
    play.tell(key, who, pv=-amount, lost=amount, left=one.pv - amount, **values)
    if after.dead:
        die(play, who)
        return
    for _ in range(after.death_tests_now):
        play.ask(who, Trial.DEATH)
    if one.focus.missile:
        play.ask(who, Trial.HOLD_SPELL)


def heal_pv(play: Play, who: str, amount: int, key: str = "healed") -> None:
    """Give PV back, no more than he had to begin with; what was full already changes nothing."""
    one = play.fighter(who)
    gained = max(0, min(amount, play.profile(one).pv - one.pv))
    if gained:
        play.put(replace(one, pv=one.pv + gained))
        play.tell(key, who, pv=gained, gained=gained, left=one.pv + gained)


def die(play: Play, who: str, key: str = "dies") -> None:
    """Have somebody dead, whatever the reason; nobody dies twice."""
    one = play.fighter(who)
    if one.wounds.dead:
        return
    play.put(_fallen(replace(one, wounds=replace(one.wounds, dead=True, stun=Stun.NONE))))
    play.tell(key, who)
    _let_go(play, who)


def knock_out(play: Play, who: str, key: str = "knocked_out") -> None:
    """Have somebody unconscious."""
    one = play.fighter(who)
    if one.is_out:
        return
    play.put(_fallen(replace(one, wounds=replace(one.wounds, unconscious=True, stun=Stun.NONE))))
    play.tell(key, who)
    _let_go(play, who)


def stun(play: Play, who: str, kind: Stun = Stun.PHYSICAL) -> None:
    """Stun somebody who is awake; what he kept up is lost with it only where a rule says so."""
    one = play.fighter(who)
    if one.is_out or one.wounds.stun is not Stun.NONE:
        return
    play.put(replace(one, wounds=replace(one.wounds, stun=kind)))
    play.tell("stunned", who)


def fall(play: Play, who: str, key: str = "falls") -> None:
    """Have somebody lying on the ground."""
    if play.fighter(who).posture is not Posture.LYING:
        play.change(who, posture=Posture.LYING)
        play.tell(key, who)


def _fallen(one: Fighter) -> Fighter:
    """Whoever is out keeps nothing up and lies."""
    return replace(one, posture=Posture.LYING, focus=Focus(), held_by="", is_pinned=False)


def release(play: Play, who: str) -> None:
    """Have everybody free whom he held."""
    for other in play.everyone():
        if other.held_by == who:
            play.put(replace(other, held_by="", is_pinned=False))


def _let_go(play: Play, who: str) -> None:
    """Those whom he held are free; tests that only the living and awake have to pass are no longer due."""
    release(play, who)
    keep = () if play.fighter(who).wounds.dead else (Trial.DEATH, Trial.BURN)
    due = tuple(each for each in play.head.due if each.fighter != who or each.trial in keep)
    if due != play.head.due:
        play.change_head(due=due)

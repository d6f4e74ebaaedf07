"""Fadiga spent, and what its end does (20 §6.1–6.2)."""

from __future__ import annotations

from dataclasses import replace

from gmscreen.rules.garganta.defenses import Posture
from gmscreen.rules.garganta.fatigue import Exhaustion, exhaustion
from gmscreen.session.fight.play import Play
from gmscreen.session.fight.wounding import fall, knock_out


def tire(play: Play, who: str, points: int) -> None:
    """Take Fadiga away: at 1 he falls, at 0 he faints; nothing where nobody knows how much he has."""
    one = play.fighter(who)
    if one.fatigue is None or points <= 0:
        return
    left = max(0, one.fatigue - points)
    play.put(replace(one, fatigue=left))
    play.tell("tires", who, spent=points, left=left)
    state = exhaustion(left)
    if state is Exhaustion.UNCONSCIOUS:
        knock_out(play, who, "faints_of_fatigue")
    elif state is Exhaustion.COLLAPSED and one.posture is not Posture.LYING:
        fall(play, who, "collapses")

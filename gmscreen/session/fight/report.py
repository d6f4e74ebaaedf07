"""The fight on one page of Markdown, from its log."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from gmscreen.session.fight.aftermath import Outcome, outcomes
from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.fight_records import log_of
from gmscreen.session.ledger_words import plain as escaped
from gmscreen.texts.catalogue import plural, text
from gmscreen.texts.numbers import number

_LEFT_OUT = ("round", "maneuver")
"""What the headings say already, and what follows from the blows."""


def report(battle: Battle, *, secrets: bool = True) -> str:
    """Ground, rounds, and how everybody came out of it; without `secrets`, as the players know it."""
    return "\n".join(_lines(battle, secrets=secrets)) + "\n"


def _lines(battle: Battle, *, secrets: bool) -> Iterator[str]:
    head = battle.head
    yield f"# {escaped(head.name or text('fight.report.untitled'))}"
    yield ""
    ground = battle.terrain.name if battle.terrain else text("fight.firm_ground")
    seconds = plural("fight.report.seconds", head.round)
    yield text("fight.report.ground", ground=ground, light=number(head.light), seconds=seconds)
    told = [line for line in log_of(battle.campaign, head) if secrets or not line.secret]
    for round_, lines in groupby(told, key=lambda line: line.round):
        yield ""
        yield f"## {_heading(round_)}"
        yield ""
        yield from (f"- {escaped(line.words)}" for line in lines if line.key not in _LEFT_OUT)
    yield from _outcomes(battle, secrets=secrets)


def _heading(round_: int) -> str:
    return text("fight.report.round", round=number(round_)) if round_ else text("fight.report.before")


def _outcomes(battle: Battle, *, secrets: bool) -> Iterator[str]:
    hidden = {one.id for one in battle.everyone() if one.hidden}
    yield ""
    yield f"## {text('fight.report.after')}"
    yield ""
    for one in outcomes(battle):
        if secrets or one.fighter not in hidden:
            yield f"- {_outcome(one)}"


def _outcome(one: Outcome) -> str:
    parts = [text("fight.report.pv", pv=number(one.pv), full=number(one.full_pv))]
    if one.fatigue is not None and one.full_fatigue is not None:
        fatigue = text("fight.report.fatigue", left=number(one.fatigue), full=number(one.full_fatigue))
        parts.append(fatigue)
    parts += [escaped(state) for state in one.states]
    parts += [
        text("fight.report.spent", piece=escaped(each.piece), count=number(each.count)) for each in one.spent
    ]
    return f"**{escaped(one.name)}**: {', '.join(parts)}"

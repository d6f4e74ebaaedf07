"""The manoeuvres to choose from, each with its key; Ataque Total in its four forms."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gmscreen.rules.garganta.maneuvers import ManeuverId
from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.fighter import AllOut
from gmscreen.session.fight.view import ManeuverChoice, maneuver_choices
from gmscreen.texts.catalogue import text

ALL_OUT_KEYS = {AllOut.LEVEL: "3", AllOut.DAMAGE: "4", AllOut.TWICE: "5", AllOut.FEINT: "6"}
KEYS = {
    ManeuverId.STEP_AND_ATTACK: "1",
    ManeuverId.MOVE: "2",
    ManeuverId.ALL_OUT_DEFENSE: "7",
    ManeuverId.AIM: "8",
    ManeuverId.READY: "9",
    ManeuverId.RELOAD: "0",
    ManeuverId.CONCENTRATE: "C",
    ManeuverId.CHANGE_POSITION: "M",
    ManeuverId.WAIT: "A",
    ManeuverId.FEINT: "F",
}

MANEUVER_KEYS = (*ALL_OUT_KEYS.values(), *KEYS.values())


@dataclass(frozen=True, slots=True)
class ManeuverRow:
    """A manoeuvre to choose: `reason` in words where it can't be, `does` what it is."""

    maneuver: ManeuverId
    all_out: AllOut | None
    key: str
    name: str
    does: str
    reason: str


def maneuver_rows(battle: Battle) -> tuple[ManeuverRow, ...]:
    """Every manoeuvre in the order of the card; none before the fight."""
    return tuple(row for choice in maneuver_choices(battle) for row in _rows(battle, choice))


def _rows(battle: Battle, choice: ManeuverChoice) -> Iterator[ManeuverRow]:
    maneuver, reason = choice.maneuver, _reason(battle, choice)
    if maneuver.id is not ManeuverId.ALL_OUT_ATTACK:
        yield ManeuverRow(maneuver.id, None, KEYS[maneuver.id], maneuver.name, maneuver.does, reason)
        return
    for use, key in ALL_OUT_KEYS.items():
        yield ManeuverRow(maneuver.id, use, key, text(f"combat.all_out.{use}"), maneuver.note, reason)


def _reason(battle: Battle, choice: ManeuverChoice) -> str:
    if choice.reason is None:
        return ""
    one = battle.active
    waiting = next((due for due in battle.head.due if one and due.fighter == one.id), None)
    test = text(f"fight.trial.{waiting.trial}") if waiting else ""
    name = one.name if one else ""
    return text(f"rule_error.{choice.reason}", name=name, test=test, maneuver=choice.maneuver.name)

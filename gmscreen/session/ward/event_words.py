"""What happened to someone, in a few words."""

from __future__ import annotations

from gmscreen.rules.garganta.blow import Location
from gmscreen.session.ward.state import (
    Blows,
    CameRound,
    Cared,
    Event,
    Set,
    Spot,
    Tried,
    TurnBegan,
    Wounded,
)
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import MINUS, number


def called(who: Wounded) -> str:
    """What someone is called."""
    return who.name or text("hp_panel.unnamed")


def event_words(event: Event) -> str:
    """One thing that happened."""
    match event:
        case Tried():
            test, outcome = text(f"hp_panel.test.{event.trial}"), text(f"hp_panel.outcome.{event.outcome}")
            return text("hp_panel.event.tested", test=test, outcome=outcome)
        case Set():
            return text("hp_panel.event.set", pv=number(event.pv))
        case Cared():
            return _care_words(event)
        case CameRound():
            return text("hp_panel.event.came_round")
        case TurnBegan():
            return text("hp_panel.event.turn", turn=number(event.turn))
        case Blows():
            return _blows_words(event)


def spot_words(spot: Spot) -> str:
    """The place of a blow: `braço esquerdo`."""
    name = text(f"hp_panel.location_name.{spot.location}")
    if spot.side is None:
        return name
    gender = "her" if spot.location in (Location.LEG, Location.HAND) else "his"
    return text("hp_panel.which_limb", limb=name, side=text(f"hp_panel.side_{gender}.{spot.side}"))


def _care_words(event: Cared) -> str:
    care = text(f"hp_panel.care.{event.care}")
    if event.outcome is None:
        return care if not event.roll else text("hp_panel.event.aided", care=care, roll=number(event.roll))
    return text("hp_panel.event.tested", test=care, outcome=text(f"hp_panel.outcome.{event.outcome}"))


def _blows_words(line: Blows) -> str:
    """The deltas as they change the PV: a blow of 3 and a healing of 2 are `−3 + 2`."""
    change = text("hp_panel.event.blows", change=_change(line))
    if line.location is Location.TORSO or max(line.losses) < 0:
        return change
    return text("hp_panel.event.blows_at", change=change, spot=spot_words(line.spot))


def _change(line: Blows) -> str:
    words = "".join(f" {MINUS if loss >= 0 else '+'} {number(abs(loss))}" for loss in line.losses).strip()
    return (
        words.removeprefix("+ ").replace(f"{MINUS} ", MINUS, 1)
        if words.startswith(MINUS)
        else words.removeprefix("+ ")
    )

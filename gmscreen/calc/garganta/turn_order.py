"""Who acts first (19 §1)."""

from __future__ import annotations

from fractions import Fraction

from gmscreen.calc.calculation import Answer, Calculation, Request, Result
from gmscreen.calc.fields import Attribute, Items, Move, Name, Quarters
from gmscreen.rules.derivation import Derivation
from gmscreen.rules.garganta.turn_order import Decider, Initiative, Place, turn_order

SOURCE = "19 §1"


class Combatant(Request):
    """What decides one fighter's place."""

    id: Name
    move: Move
    basic_speed: Quarters
    dx: Attribute


class TurnOrderRequest(Request):
    """The fighters, in order of declaration."""

    combatants: Items[Combatant]


class TurnOrderResult(Result):
    """Their ids, in the order in which they act."""

    order: tuple[str, ...]


def _run(request: TurnOrderRequest) -> Answer[TurnOrderResult]:
    fighters = [Initiative(one.id, one.move, Fraction(one.basic_speed), one.dx) for one in request.combatants]
    places = turn_order(fighters)
    derivations = tuple((f"order[{index}]", _told(index, place)) for index, place in enumerate(places))
    return Answer(TurnOrderResult(order=tuple(place.id for place in places)), derivations)


def _told(index: int, place: Place) -> Derivation:
    """A fighter's place, and what puts him before the next."""
    told = Derivation.of("place", index + 1, SOURCE, name=place.id)
    before = place.before_next
    return told if before in (None, Decider.MOVE) else told.noted(f"ahead_by_{before}", SOURCE)


CALCULATION = Calculation("turn_order", TurnOrderRequest, TurnOrderResult, _run)

"""Basic speed, move and dodge under a load (19 §5, 20 §2.2)."""

from __future__ import annotations

from fractions import Fraction

from gmscreen.calc.calculation import Answer, Calculation, Request, Result
from gmscreen.calc.fields import Attribute, Exact, Fatigue, Kilograms, Level, Pv, RacialMove, Token
from gmscreen.calc.garganta.load import LoadName
from gmscreen.canon.garganta.load import load_ladders
from gmscreen.rules.garganta.load import Scale
from gmscreen.rules.garganta.movement import Body, movement


class MovementRequest(Request):
    """A body, what it carries, and what is left of it."""

    dx: Attribute
    ht: Attribute
    st: Attribute
    weight_kg: Kilograms
    scale: Token[Scale] = Scale.HUMAN
    running: Level | None = None
    racial_move: RacialMove = 0
    pv: Pv | None = None
    fatigue: Fatigue | None = None


class MovementResult(Result):
    """How fast it is; `halved` says that wounds or fatigue cut move and dodge."""

    basic_speed: Exact
    load: LoadName
    move: int
    dodge: int
    halved: bool


def _run(request: MovementRequest) -> Answer[MovementResult]:
    body = Body(
        dx=request.dx,
        ht=request.ht,
        st=request.st,
        running=request.running,
        racial_move=request.racial_move,
        pv=request.pv,
        fatigue=request.fatigue,
    )
    found = movement(body, request.weight_kg, load_ladders()[request.scale])
    result = MovementResult(
        basic_speed=Fraction(found.basic_speed.value),
        load=LoadName(found.load.name),
        move=found.move.as_int,
        dodge=found.dodge.as_int,
        halved=found.halved,
    )
    derivations = (("basic_speed", found.basic_speed), ("move", found.move), ("dodge", found.dodge))
    return Answer(result, derivations)


CALCULATION = Calculation("movement", MovementRequest, MovementResult, _run)

"""A beast's dodge (20 §4.7)."""

from __future__ import annotations

from gmscreen.calc.calculation import Answer, Calculation, Request, Result
from gmscreen.calc.fields import Attribute, Move
from gmscreen.rules.garganta.movement import beast_dodge


class BeastDodgeRequest(Request):
    """The beast's DX and move."""

    dx: Attribute
    move: Move


class BeastDodgeResult(Result):
    """Its dodge."""

    dodge: int


def _run(request: BeastDodgeRequest) -> Answer[BeastDodgeResult]:
    dodge = beast_dodge(request.dx, request.move)
    return Answer(BeastDodgeResult(dodge=dodge.as_int), (("dodge", dodge),))


CALCULATION = Calculation("beast_dodge", BeastDodgeRequest, BeastDodgeResult, _run)

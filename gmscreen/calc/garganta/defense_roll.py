"""A defence roll of 3d (20 §4.6)."""

from __future__ import annotations

from gmscreen.calc.calculation import Answer, Calculation, Request, Result
from gmscreen.calc.fields import Level, Roll
from gmscreen.rules.derivation import Derivation
from gmscreen.rules.garganta.defenses import defense_roll

SOURCE = "20 §4.6"


class DefenseRollRequest(Request):
    """The total with PD, and what came up."""

    total: Level
    roll: Roll


class DefenseRollResult(Result):
    """Whether the blow was stopped."""

    success: bool


def _run(request: DefenseRollRequest) -> Answer[DefenseRollResult]:
    success = defense_roll(request.total, request.roll)
    room = Derivation.of("defense_total", request.total, SOURCE).add("three_dice", -request.roll, SOURCE)
    if request.roll <= 4:
        room = room.noted("always_defends", SOURCE)
    if request.roll >= 17:
        room = room.noted("never_defends", SOURCE)
    return Answer(DefenseRollResult(success=success), (("success", room),))


CALCULATION = Calculation("defense_roll", DefenseRollRequest, DefenseRollResult, _run)

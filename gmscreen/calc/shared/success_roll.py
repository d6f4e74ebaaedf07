"""A test of 3d against a level (20 §1)."""

from __future__ import annotations

from gmscreen.calc.calculation import Answer, Calculation, Request, Result
from gmscreen.calc.fields import Roll, RolledLevel
from gmscreen.calc.margin import margin
from gmscreen.rules.checks import Outcome, success_roll


class SuccessRollRequest(Request):
    """What is rolled against, and what came up."""

    level: RolledLevel
    roll: Roll


class SuccessRollResult(Result):
    """What it means."""

    outcome: Outcome
    margin: int


def _run(request: SuccessRollRequest) -> Answer[SuccessRollResult]:
    check = success_roll(request.level, request.roll)
    result = SuccessRollResult(outcome=check.outcome, margin=check.margin)
    return Answer(result, (("margin", margin(request.level, request.roll)),))


CALCULATION = Calculation("success_roll", SuccessRollRequest, SuccessRollResult, _run)

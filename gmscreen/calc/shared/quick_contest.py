"""A quick contest between two levels (20 §1)."""

from __future__ import annotations

from gmscreen.calc.calculation import Answer, Calculation, Request, Result
from gmscreen.calc.fields import Roll, RolledLevel
from gmscreen.calc.margin import margin
from gmscreen.rules.checks import Winner, quick_contest


class QuickContestRequest(Request):
    """Both levels and both rolls."""

    a_level: RolledLevel
    a_roll: Roll
    b_level: RolledLevel
    b_roll: Roll


class QuickContestResult(Result):
    """Who wins, and by what margins."""

    winner: Winner
    a_margin: int
    b_margin: int


def _run(request: QuickContestRequest) -> Answer[QuickContestResult]:
    contest = quick_contest(request.a_level, request.a_roll, request.b_level, request.b_roll)
    result = QuickContestResult(winner=contest.winner, a_margin=contest.a_margin, b_margin=contest.b_margin)
    a = margin(request.a_level, request.a_roll)
    b = margin(request.b_level, request.b_roll)
    return Answer(result, (("a_margin", a), ("b_margin", b)))


CALCULATION = Calculation("quick_contest", QuickContestRequest, QuickContestResult, _run)

"""An attack of 3d against a level (19 §2, 20 §4.8)."""

from __future__ import annotations

from gmscreen.calc.calculation import Answer, Calculation, Request, Result
from gmscreen.calc.fields import Roll, RolledLevel
from gmscreen.calc.margin import margin
from gmscreen.rules.garganta.attack import AttackOutcome, attack_roll


class AttackRollRequest(Request):
    """The effective level, and what came up."""

    level: RolledLevel
    roll: Roll


class AttackRollResult(Result):
    """What it means."""

    outcome: AttackOutcome
    margin: int


def _run(request: AttackRollRequest) -> Answer[AttackRollResult]:
    attack = attack_roll(request.level, request.roll)
    result = AttackRollResult(outcome=attack.outcome, margin=attack.margin)
    return Answer(result, (("margin", margin(request.level, request.roll)),))


CALCULATION = Calculation("attack_roll", AttackRollRequest, AttackRollResult, _run)

"""The odds of a test or of an attack, counted in ways out of 216 (20 §1, §4.8)."""

from __future__ import annotations

from enum import StrEnum

from gmscreen.calc.calculation import Answer, Calculation, Request, Result
from gmscreen.calc.fields import RolledLevel, Token
from gmscreen.rules.checks import Outcome, success_odds
from gmscreen.rules.derivation import Derivation
from gmscreen.rules.garganta.attack import AttackOutcome, attack_odds


class RollKind(StrEnum):
    """What is rolled."""

    SUCCESS_ROLL = "success_roll"
    ATTACK_ROLL = "attack_roll"


class OddsRequest(Request):
    """A level, and what is rolled against it."""

    level: RolledLevel
    kind: Token[RollKind] = RollKind.SUCCESS_ROLL


class OddsResult(Result):
    """Ways out of 216 for each outcome that can occur."""

    of_216: dict[Outcome | AttackOutcome, int]


def _run(request: OddsRequest) -> Answer[OddsResult]:
    attacking = request.kind is RollKind.ATTACK_ROLL
    counted = attack_odds(request.level) if attacking else success_odds(request.level)
    counts: dict[Outcome | AttackOutcome, int] = dict(counted.items())
    derivations = [("of_216", _ways(outcome, ways)) for outcome, ways in counts.items()]
    return Answer(OddsResult(of_216=counts), tuple(derivations))


def _ways(outcome: Outcome | AttackOutcome, ways: int) -> Derivation:
    source = "20 §4.8" if isinstance(outcome, AttackOutcome) else "20 §1"
    return Derivation.of(f"ways_{outcome}", ways, source)


CALCULATION = Calculation("odds", OddsRequest, OddsResult, _run)

"""What a loss of PV does (19 §7, 20 §5)."""

from __future__ import annotations

from gmscreen.calc.calculation import Answer, Calculation, Request, Result
from gmscreen.calc.fields import Attribute, Loss, Pv, Token
from gmscreen.canon.garganta.injury import injury_rules
from gmscreen.rules.garganta.injury import Category, injury


class InjuryRequest(Request):
    """Who loses how much at once; a negative loss heals."""

    ht: Attribute
    category: Token[Category] = Category.PC
    pv_before: Pv
    loss: Loss


class InjuryResult(Result):
    """The state afterwards, and the tests that it asks for."""

    pv: int
    dead: bool
    halved: bool
    unconsciousness_test_each_turn: bool
    death_tests_now: int
    knockdown_test: bool


def _run(request: InjuryRequest) -> Answer[InjuryResult]:
    done = injury(request.ht, request.category, request.pv_before, request.loss, injury_rules())
    result = InjuryResult(
        pv=done.pv.as_int,
        dead=done.dead,
        halved=done.halved,
        unconsciousness_test_each_turn=done.unconsciousness_test_each_turn,
        death_tests_now=done.death_tests_now,
        knockdown_test=done.knockdown_test,
    )
    return Answer(result, (("pv", done.pv),))


CALCULATION = Calculation("injury", InjuryRequest, InjuryResult, _run)

"""The exact distribution of a dice expression."""

from __future__ import annotations

from fractions import Fraction

from gmscreen.calc.calculation import Answer, Calculation, Request, Result
from gmscreen.calc.fields import DiceText, Exact, Pairs
from gmscreen.rules.dice import parse_dice
from gmscreen.rules.dice_sums import least, mean, most


class DiceRequest(Request):
    """What is thrown."""

    expression: DiceText


class DiceResult(Result):
    """Bounds, mean, and the probability of each value that can occur."""

    min: int
    max: int
    mean: Exact
    pmf: Pairs


def _run(request: DiceRequest) -> Answer[DiceResult]:
    dice = parse_dice(request.expression)
    spread = dice.distribution
    result = DiceResult(
        min=spread.low,
        max=spread.high,
        mean=spread.mean,
        pmf=tuple((value, Fraction(ways, spread.whole)) for value, ways in spread.items()),
    )
    return Answer(result, (("min", least(dice)), ("max", most(dice)), ("mean", mean(dice))))


CALCULATION = Calculation("dice", DiceRequest, DiceResult, _run)

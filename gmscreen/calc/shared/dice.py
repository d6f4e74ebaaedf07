"""The exact distribution of a dice expression."""

from __future__ import annotations

from fractions import Fraction

from gmscreen.calc.calculation import Answer, Calculation, Request, Result
from gmscreen.calc.fields import DiceText, Exact, Pairs
from gmscreen.rules.derivation import Derivation
from gmscreen.rules.dice import Dice, DiceTerm, parse_dice

SOURCE = "20 §1"


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
    bounds = (("min", _sum(dice, Fraction(0))), ("max", _sum(dice, Fraction(1))))
    return Answer(result, (*bounds, ("mean", _sum(dice, Fraction(1, 2)))))


def _sum(dice: Dice, share: Fraction) -> Derivation:
    """Every kind of dice at the same share of its way up: 0 the least, 1 the most, ½ the mean."""
    total = Derivation.of("constant", dice.constant, SOURCE)
    for term in dice.terms:
        total = total.add("dice_of_a_kind", _worth(term, share), SOURCE, dice=f"{term.count}d{term.sides}")
    return total


def _worth(term: DiceTerm, share: Fraction) -> Fraction:
    upwards = share if term.sign > 0 else 1 - share
    return term.sign * term.count * (1 + upwards * (term.sides - 1))


CALCULATION = Calculation("dice", DiceRequest, DiceResult, _run)

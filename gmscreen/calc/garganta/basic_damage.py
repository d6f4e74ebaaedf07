"""GdP and GeB of a strength (20 §4.9)."""

from __future__ import annotations

from gmscreen.calc.calculation import Answer, Calculation, Request, Result
from gmscreen.calc.fields import Attribute
from gmscreen.canon.garganta.basic_damage import basic_damage
from gmscreen.rules.derivation import Derivation
from gmscreen.rules.dice import Dice


class BasicDamageRequest(Request):
    """Whose arm."""

    st: Attribute


class BasicDamageResult(Result):
    """The dice of a thrust and of a swing, or `0` where a strength does no damage."""

    thrust: str
    swing: str


def _run(request: BasicDamageRequest) -> Answer[BasicDamageResult]:
    table = basic_damage()
    dice = table.of(request.st)
    thrust, swing = _written(dice.thrust), _written(dice.swing)
    row = Derivation.of("st", request.st, "20 §2")
    read = row.noted("basic_damage_row", table.source, thrust=thrust, swing=swing)
    return Answer(BasicDamageResult(thrust=thrust, swing=swing), (("thrust", read),))


def _written(dice: Dice | None) -> str:
    return "0" if dice is None else str(dice)


CALCULATION = Calculation("basic_damage", BasicDamageRequest, BasicDamageResult, _run)

"""A fall (19 §6, 20 §4.12)."""

from __future__ import annotations

from gmscreen.calc.calculation import Answer, Calculation, Request, Result
from gmscreen.calc.fields import Metres, Resistance
from gmscreen.canon.garganta.falls import fall_rules
from gmscreen.rules.garganta.falls import fall


class FallRequest(Request):
    """How far, whether an Acrobacia test passed, and the RD of metal armour."""

    height_m: Metres
    acrobatics: bool = False
    metal_dr: Resistance = 0


class FallResult(Result):
    """The dice, what is taken off them, and the PV it can cost after RD."""

    effective_m: int
    dice: int
    modifier: int
    min: int
    max: int
    dr: int


def _run(request: FallRequest) -> Answer[FallResult]:
    done = fall(request.height_m, request.metal_dr, fall_rules(), acrobatics=request.acrobatics)
    result = FallResult(
        effective_m=done.metres,
        dice=done.dice.count,
        modifier=done.modifier.as_int,
        min=done.damage.low,
        max=done.damage.high,
        dr=done.dr.as_int,
    )
    first = (("effective_m", done.effective), ("modifier", done.modifier), ("dr", done.dr))
    return Answer(result, (*first, ("min", done.least), ("max", done.most)))


CALCULATION = Calculation("fall", FallRequest, FallResult, _run)

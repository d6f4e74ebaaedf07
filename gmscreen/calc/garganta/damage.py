"""From a damage roll to an injury (19 §6, 20 §4.9, §4.13)."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from gmscreen.calc.calculation import Answer, Calculation, Request, Result
from gmscreen.calc.fields import Attribute, Loss, Resistance, Token
from gmscreen.canon.garganta.wounds import wound_rules
from gmscreen.rules.garganta.blow import DamageType, Location
from gmscreen.rules.garganta.damage import Blow, damage


class HitLocation(StrEnum):
    """Where the blow went."""

    TORSO = "torso"
    VITALS = "vitals"
    HEAD = "head"
    BRAIN = "brain"
    ARM = "arm"
    LEG = "leg"
    HAND = "hand"
    FOOT = "foot"


class DamageRequest(Request):
    """Dice and adds as rolled, and what stands in their way; `energy` is a beam, fireball or lightning."""

    basic_roll: Loss
    type: Token[DamageType] = DamageType.CRUSHING
    dr: Resistance
    location: Token[HitLocation] = HitLocation.TORSO
    multiplier: Annotated[int, Field(ge=1, le=4)] = 1
    ignores_armor: bool = False
    ht: Attribute
    energy: bool = False


class DamageResult(Result):
    """What it does; `lost` is what lies above the cap, `cap` null where nothing bounds the injury."""

    basic: int
    penetrating: int
    injury: int
    lost: int
    cap: int | None


def _run(request: DamageRequest) -> Answer[DamageResult]:
    blow = Blow(
        basic_roll=request.basic_roll,
        type=request.type,
        location=Location(request.location),
        dr=request.dr,
        multiplier=request.multiplier,
        ignores_armor=request.ignores_armor,
        energy=request.energy,
    )
    done = damage(blow, request.ht, wound_rules())
    result = DamageResult(
        basic=done.basic,
        penetrating=done.penetrating,
        injury=done.injury.as_int,
        lost=done.lost,
        cap=done.cap,
    )
    return Answer(result, (("injury", done.injury),))


CALCULATION = Calculation("damage", DamageRequest, DamageResult, _run)

"""Casting a spell: mana, level, energy, outcome (19 §6, §8; 20 §4.15, §6.4; 24 §2)."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from gmscreen.calc.calculation import Answer, Calculation, Request, Result
from gmscreen.calc.fields import Level, Roll
from gmscreen.canon.garganta.mana import mana_bands
from gmscreen.rules.checks import Outcome
from gmscreen.rules.derivation import Derivation
from gmscreen.rules.garganta.magic import Mana, casting


class SpellOutcome(StrEnum):
    """What became of the spell; impossible in a null pocket."""

    CRITICAL_SUCCESS = "critical_success"
    SUCCESS = "success"
    FAILURE = "failure"
    CRITICAL_FAILURE = "critical_failure"
    IMPOSSIBLE = "impossible"


class SpellRequest(Request):
    """Level and printed energy of the spell, where it is cast, and what came up."""

    level: Level
    energy: Annotated[int, Field(ge=0, le=100)]
    floor: Annotated[int, Field(ge=1, le=99)]
    roll: Roll
    null_pocket: bool = False


class SpellResult(Result):
    """What it came to; where nothing works there are only mana, outcome and energy spent."""

    mana: Mana
    outcome: SpellOutcome
    energy_spent: int
    effective_level: int = 0
    cost: int = 0
    roll_on_table: bool = False


def _run(request: SpellRequest) -> Answer[SpellResult]:
    if request.null_pocket:
        return _in_a_null_pocket()
    cast = casting(request.level, request.energy, mana_bands().at(request.floor))
    outcome = cast.outcome(request.roll)
    spent = cast.spent(outcome)
    result = SpellResult(
        mana=cast.band.mana,
        outcome=SpellOutcome(outcome),
        energy_spent=spent.as_int,
        effective_level=cast.level.as_int,
        cost=cast.cost.as_int,
        roll_on_table=outcome is Outcome.CRITICAL_FAILURE,
    )
    return Answer(result, (("effective_level", cast.level), ("cost", cast.cost), ("energy_spent", spent)))


def _in_a_null_pocket() -> Answer[SpellResult]:
    spent = Derivation.of("null_pocket", 0, "20 §6.4")
    result = SpellResult(mana=Mana.NULL, outcome=SpellOutcome.IMPOSSIBLE, energy_spent=spent.as_int)
    return Answer(result, (("energy_spent", spent),))


CALCULATION = Calculation("spell", SpellRequest, SpellResult, _run)

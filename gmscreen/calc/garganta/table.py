"""What a roll says in a table: criticals, misses, spell failures, panic (20 §4.8, §4.15, §5b)."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any

from pydantic import Field

from gmscreen.calc.calculation import Answer, Calculation, Request, Result
from gmscreen.calc.fields import Token
from gmscreen.canon.garganta.criticals import critical_hits, critical_misses
from gmscreen.canon.garganta.panic import panic
from gmscreen.canon.garganta.roll_tables import PublishedTable
from gmscreen.canon.garganta.spell_failure import spell_failures
from gmscreen.rules.derivation import Derivation
from gmscreen.rules.garganta.blow import DamageType, Location
from gmscreen.rules.garganta.cases import Circumstance
from gmscreen.rules.garganta.critical_miss import MissEffects
from gmscreen.rules.garganta.criticals import BlowEffects, CriticalTable
from gmscreen.rules.garganta.panic import PanicEffects
from gmscreen.rules.garganta.spell_failure import SpellEffects

HIGHEST_ROLL = 60


class TableName(StrEnum):
    """Which table is read."""

    CRITICAL_BODY = "critical_body"
    CRITICAL_HEAD = "critical_head"
    CRITICAL_MISS = "critical_miss"
    SPELL_FAILURE = "spell_failure"
    PANIC = "panic"


class TableRequest(Request):
    """A table and a roll (panic: 3d and the margin of failure); where the blow goes, and how it wounds."""

    name: Token[TableName] = TableName.CRITICAL_BODY
    roll: Annotated[int, Field(ge=3, le=HIGHEST_ROLL)]
    location: Token[Location] | None = None
    type: Token[DamageType] | None = None


class TableResult(Result):
    """The row: its rolls, its sentence for this blow, its source, and the effects that apply."""

    rolls: tuple[int, ...]
    text: str
    source: str
    effects: BlowEffects | MissEffects | SpellEffects | PanicEffects


def _run(request: TableRequest) -> Answer[TableResult]:
    row = _table(request.name).rolls.row(request.roll)
    here = Circumstance(request.location or Location.TORSO, request.type or DamageType.CUTTING)
    case = row.result.case(here)
    result = TableResult(rolls=row.rolls, text=case.text, source=row.source, effects=case.effects)
    read = Derivation.of("table_roll", request.roll, row.source)
    if case.interpretation is not None:
        read = read.noted("table_row", row.source, interpretation=case.interpretation)
    return Answer(result, (("rolls", read),))


def _table(name: TableName) -> PublishedTable[Any]:
    if name is TableName.CRITICAL_MISS:
        return critical_misses()
    if name is TableName.SPELL_FAILURE:
        return spell_failures()
    return panic() if name is TableName.PANIC else critical_hits(CriticalTable(name))


CALCULATION = Calculation("table", TableRequest, TableResult, _run)

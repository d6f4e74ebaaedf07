"""Lines of the tables that are read by a roll."""

from __future__ import annotations

from typing import Any

from gmscreen.canon.garganta.criticals import critical_hits, critical_misses
from gmscreen.canon.garganta.handbook.entry import Line, Lines
from gmscreen.canon.garganta.panic import panic
from gmscreen.canon.garganta.reference import ReferenceTable
from gmscreen.canon.garganta.roll_tables import PublishedTable
from gmscreen.canon.garganta.spell_failure import spell_failures
from gmscreen.canon.garganta.told_cases import rolls_text, told_case
from gmscreen.rules.dice import parse_dice
from gmscreen.rules.garganta.cases import Cases
from gmscreen.rules.garganta.criticals import CriticalTable
from gmscreen.texts.catalogue import text

_THREE_DICE = parse_dice("3d")


def rolled_lines(table: ReferenceTable) -> Lines:
    """A line for each row of a published table."""
    rows = _published(table).rolls.rows
    return Lines(
        tuple(Line((rolls_text(row), _said(row.result)), row.low, row.high) for row in rows), (), _THREE_DICE
    )


def _published(table: ReferenceTable) -> PublishedTable[Any]:
    if table is ReferenceTable.CRITICAL_BODY:
        return critical_hits(CriticalTable.BODY)
    if table is ReferenceTable.CRITICAL_HEAD:
        return critical_hits(CriticalTable.HEAD)
    if table is ReferenceTable.CRITICAL_MISS:
        return critical_misses()
    return panic() if table is ReferenceTable.PANIC else spell_failures()


def _said(cases: Cases[Any]) -> str:
    """Every case of a row, a line each, with when it holds before it when there is more than one."""
    if len(cases.cases) == 1:
        return cases.cases[0].text
    told = (text("reference.case", when=told_case(case), says=case.text) for case in cases.cases)
    return "\n".join(line[:1].upper() + line[1:] for line in told)

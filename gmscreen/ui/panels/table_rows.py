"""Rows of a published table, narrowed to what may hold and told in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import TypeVar

from gmscreen.canon.garganta.told_cases import rolls_text, told_when
from gmscreen.rules.dice import three_dice_ways
from gmscreen.rules.garganta.cases import Case, Cases, Circumstance
from gmscreen.rules.roll_table import RollRow, RollTable
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import percent
from gmscreen.ui.widgets.row_view import ChipView, ReadingView, RowView

E = TypeVar("E")
ChipsOf = Callable[[E], tuple[ChipView, ...]]

WAYS_OF_3D = 216


def row_views(
    table: RollTable[Cases[E]], circumstances: Sequence[Circumstance], chips: ChipsOf[E], roll: int | None
) -> tuple[RowView, ...]:
    """Every row of a table of 3d with the readings that some circumstance leads to; the roll's row is lit."""
    return tuple(_row(row, circumstances, chips, roll) for row in table.rows)


def possible_cases(cases: Cases[E], circumstances: Sequence[Circumstance]) -> tuple[Case[E], ...]:
    """The cases that at least one of the circumstances leads to, in the table's order."""
    reached = [cases.case(circumstance) for circumstance in circumstances]
    return tuple(case for case in cases.cases if any(case is one for one in reached))


def readings_of(
    cases: Cases[E], circumstances: Sequence[Circumstance], chips: ChipsOf[E]
) -> tuple[ReadingView, ...]:
    """What a row says; with a condition before each reading when more than one may hold."""
    possible = possible_cases(cases, circumstances)
    return tuple(_reading(case, circumstances, chips, alone=len(possible) == 1) for case in possible)


def _row(
    row: RollRow[Cases[E]], circumstances: Sequence[Circumstance], chips: ChipsOf[E], roll: int | None
) -> RowView:
    ways = sum(map(three_dice_ways, row.rolls))
    return RowView(
        rolls=rolls_text(row),
        readings=readings_of(row.result, circumstances, chips),
        chance=percent(Fraction(ways, WAYS_OF_3D)),
        ways=text("table_rows.ways", ways=ways, whole=WAYS_OF_3D),
        source=row.source,
        lit=roll is not None and row.covers(roll),
    )


def _reading(
    case: Case[E], circumstances: Sequence[Circumstance], chips: ChipsOf[E], *, alone: bool
) -> ReadingView:
    interpretation = case.interpretation and text(f"interpretation.{case.interpretation}")
    condition = "" if alone else told_when(case, circumstances)
    return ReadingView(condition, case.text, chips(case.effects), interpretation or "")

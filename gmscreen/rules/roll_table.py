"""Tables read by a roll: rows that cover every roll exactly once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from gmscreen.rules.errors import RuleError

R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class RollRow(Generic[R]):
    """One row: the rolls from `low` to `high` (None: no upper end) that lead to `result`, and its source."""

    low: int
    high: int | None
    result: R
    source: str

    def covers(self, roll: int) -> bool:
        """Whether this row answers for the roll."""
        return roll >= self.low and (self.high is None or roll <= self.high)

    @property
    def rolls(self) -> tuple[int, ...]:
        """The rolls of the row; an open row gives its first roll only."""
        return tuple(range(self.low, (self.high if self.high is not None else self.low) + 1))


class CoverageError(ValueError):
    """A roll that no row, or more than one, answers for: the row at fault, the roll it should begin with.

    `row` counts from 0; `due` is None where the table should have ended, or where it has no end.
    """

    def __init__(self, row: int, due: int | None) -> None:
        super().__init__(row, due)
        self.row = row
        self.due = due


@dataclass(frozen=True)
class RollTable(Generic[R]):
    """Rows in order from `low` to `high` (None: open), without gap or overlap; CoverageError otherwise."""

    rows: tuple[RollRow[R], ...]
    low: int
    high: int | None

    def __post_init__(self) -> None:
        due: int | None = self.low
        for index, row in enumerate(self.rows):
            if row.low != due or (row.high is not None and row.high < row.low):
                raise CoverageError(index, due)
            due = None if row.high is None else row.high + 1
        if due != (None if self.high is None else self.high + 1):
            raise CoverageError(len(self.rows) - 1, due)

    def row(self, roll: int) -> RollRow[R]:
        """The row of a roll; RuleError for a roll outside the table."""
        for row in self.rows:
            if row.covers(roll):
                return row
        raise RuleError("roll_outside_table", "roll", roll=roll, low=self.low, high=self.high)

"""An entry of the handbook."""

from __future__ import annotations

from dataclasses import dataclass

from gmscreen.rules.dice import Dice
from gmscreen.texts.numbers import MINUS, number


@dataclass(frozen=True, slots=True)
class Line:
    """A line of an entry's table; `low` and `high` (None: open) are the rolls it answers for, if it does."""

    cells: tuple[str, ...]
    low: int | None = None
    high: int | None = None

    def covers(self, roll: int) -> bool:
        """Whether this is the line of a roll."""
        return self.low is not None and roll >= self.low and (self.high is None or roll <= self.high)


@dataclass(frozen=True, slots=True)
class Lines:
    """The lines of a table; `columns` head them, or are empty; `rolled` is what the table is read by."""

    lines: tuple[Line, ...]
    columns: tuple[str, ...] = ()
    rolled: Dice | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that is looked up; `section` is the title it stands under."""

    id: str
    section: str
    title: str
    text: str
    table: Lines
    source: str

    @property
    def body(self) -> str:
        """All that it says but its titles, for a search."""
        cells = (cell for line in self.table.lines for cell in line.cells)
        return " ".join((self.text, *self.table.columns, *cells))


def times(multiple: int, name: str) -> str:
    """A multiple in words: `HT`, `−HT`, `3×HT`; `0` for none of it."""
    if multiple in (0, 1, -1):
        return {0: number(0), 1: name, -1: f"{MINUS}{name}"}[multiple]
    return f"{number(multiple)}×{name}"

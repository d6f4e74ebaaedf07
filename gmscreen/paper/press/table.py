"""A table as data: columns, rows, and how each is told apart."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Side(StrEnum):
    """Where the cells of a column stand."""

    LEFT = "left"
    RIGHT = "right"


class Tone(StrEnum):
    """What a row is: one of many, the title of those under it, or what they come to."""

    PLAIN = "plain"
    GROUP = "group"
    TOTAL = "total"


@dataclass(frozen=True, slots=True)
class Column:
    """A column; `leads` sets its cells in the weight of words that lead.

    `grows` is its share of what room is left over; where no column has any, the last to the left takes all.
    """

    heading: str = ""
    side: Side = Side.LEFT
    leads: bool = False
    grows: int = 0


@dataclass(frozen=True, slots=True)
class Row:
    """The cells of a row, one a column, and what is said under them.

    The first cell of one that `spans` has the whole width; the others are empty.
    """

    cells: tuple[str, ...]
    remark: str = ""
    tone: Tone = Tone.PLAIN
    spans: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """A table; without a single heading it has no heading row."""

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]

    @property
    def growing(self) -> tuple[int, ...]:
        """The share of each column in what room is left over."""
        shares = tuple(column.grows for column in self.columns)
        if any(shares):
            return shares
        to_the_left = (index for index, column in enumerate(self.columns) if column.side is Side.LEFT)
        takes_all = max(to_the_left, default=0)
        return tuple(int(index == takes_all) for index in range(len(self.columns)))

    @property
    def is_headed(self) -> bool:
        """Whether it has a heading row."""
        return any(column.heading for column in self.columns)

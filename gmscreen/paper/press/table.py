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

    Those that `grows` share the room that is left over; without any it is the last to the left.
    """

    heading: str = ""
    side: Side = Side.LEFT
    leads: bool = False
    grows: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """The cells of a row, one a column, and what is said under them."""

    cells: tuple[str, ...]
    remark: str = ""
    tone: Tone = Tone.PLAIN


@dataclass(frozen=True, slots=True)
class Table:
    """A table; without a single heading it has no heading row."""

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]

    @property
    def growing(self) -> tuple[int, ...]:
        """The places of the columns that share what room is left over."""
        marked = tuple(index for index, column in enumerate(self.columns) if column.grows)
        to_the_left = (index for index, column in enumerate(self.columns) if column.side is Side.LEFT)
        return marked or (max(to_the_left, default=0),)

    @property
    def is_headed(self) -> bool:
        """Whether it has a heading row."""
        return any(column.heading for column in self.columns)

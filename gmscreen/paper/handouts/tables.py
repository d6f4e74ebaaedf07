"""Tables of a handout: columns as wide as their words ask for, headings put again where a page is turned."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, zip_longest

from gmscreen.paper.press.column_widths import shared_widths
from gmscreen.paper.press.inks import Ink
from gmscreen.paper.press.marks import Block, RuleMark
from gmscreen.paper.press.rich_text import Run, rich, rich_width

_HAIRLINE, _RULE = 0.3, 0.8
_UNPARTED_LINES = 8
"""A row of at most so many lines stays on one page, and so does a table; in a longer one no row is alone."""


@dataclass(frozen=True, slots=True)
class Cell:
    """Words, and where they stand between the edges of their column: 0 to the left, 1 to the right."""

    runs: tuple[Run, ...]
    align: float = 0


@dataclass(frozen=True, slots=True)
class Grid:
    """Headings and rows, each row with a cell a heading."""

    headings: tuple[Cell, ...]
    rows: tuple[tuple[Cell, ...], ...]


def grid_blocks(grid: Grid, width: float, size: float, gap: float) -> Iterator[Block]:
    """The table over the whole width; `size` is that of its letters."""
    columns = _columns(grid, width, size)
    head = list(_row(grid.headings, columns, size))
    under = RuleMark(0, head[-1].height, width, _RULE, Ink.MUTED)
    head[-1] = replace(head[-1], marks=(*head[-1].marks, under))
    carried = tuple(replace(block, gap=0) for block in head)
    for index, block in enumerate(head):
        yield replace(block, gap=0 if index else gap, glued=True)
    rows = [list(_row(row, columns, size)) for row in grid.rows]
    whole = sum(map(len, rows)) <= _UNPARTED_LINES
    for number, lines in enumerate(rows, start=1):
        together = number < len(rows) and (whole or number in (1, len(rows) - 1))
        yield from _ruled(lines, width, carried, together=together)


def is_too_wide(grid: Grid, width: float, size: float) -> bool:
    """Whether there are more columns than have the room for a few letters."""
    return width / len(grid.headings) < _gutter(size) + size * _LEAST_COLUMN


_LEAST_COLUMN = 1.6
"""Ems."""


def rows_as_words(grid: Grid) -> Iterator[list[Run]]:
    """Each row as running text, every cell after its heading."""
    for row in grid.rows:
        runs: list[Run] = []
        for heading, cell in zip(grid.headings, row, strict=True):
            between = [replace(run, text=": ") for run in heading.runs[-1:]]
            after = [replace(run, text="; ") for run in (*heading.runs, *cell.runs)[-1:]]
            runs += [*heading.runs, *between, *cell.runs, *after]
        yield runs[:-1]


def _ruled(
    lines: Sequence[Block], width: float, carried: tuple[Block, ...], *, together: bool
) -> Iterator[Block]:
    """A row over its rule; `together` keeps the next one on the same page."""
    *others, last = (replace(line, carried=carried) for line in lines)
    for line in others:
        yield replace(line, glued=len(lines) <= _UNPARTED_LINES)
    rule = RuleMark(0, last.height, width, _HAIRLINE, Ink.LINE)
    yield replace(last, marks=(*last.marks, rule), glued=together)


def _row(cells: Sequence[Cell], columns: Sequence[float], size: float) -> Iterator[Block]:
    """The lines of a row, with some air over the first and under the last."""
    air, gutter = size * 0.3, _gutter(size)
    wrapped = [
        list(rich(cell.runs, wide - gutter, align=cell.align))
        for cell, wide in zip(cells, columns, strict=True)
    ]
    lines = list(zip_longest(*wrapped)) or [()]
    starts = list(accumulate(columns, initial=gutter / 2))
    for number, line in enumerate(lines):
        over, under = air * (number == 0), air * (number == len(lines) - 1)
        height = max((block.height for block in line if block), default=size)
        marks = [
            replace(mark, x=mark.x + start, y=mark.y + over)
            for block, start in zip(line, starts, strict=False)
            for mark in (block.marks if block else ())
        ]
        yield Block(over + height + under, tuple(marks))


def _gutter(size: float) -> float:
    return size * 1.1


def _columns(grid: Grid, width: float, size: float) -> tuple[float, ...]:
    """The width of each column: as its words ask for, what is over shared out as they are wide."""
    columns = list(zip(grid.headings, *grid.rows, strict=True))
    wanted = [max(rich_width(cell.runs) for cell in column) + _gutter(size) for column in columns]
    words = [max(map(_longest_word, column)) + _gutter(size) for column in columns]
    least = [min(word, width / 2) for word in words]
    return shared_widths(wanted, least, width, [round(column) for column in wanted])


def _longest_word(cell: Cell) -> float:
    words = (replace(run, text=word) for run in cell.runs for word in run.text.split())
    return max((rich_width([word]) for word in words), default=0)

"""How the columns of a table share its width."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from gmscreen.paper.press.column_widths import shared_widths
from gmscreen.paper.press.setting import text_lines, width_of
from gmscreen.paper.press.table import Row, Table
from gmscreen.paper.press.table_style import TableStyle

LONGEST_MEASURED = 400
"""Letters of a cell that are measured: what is longer is broken anyway."""

MOST_MEASURED = 60
"""Rows that say how the columns share the width."""

_SQUEEZES = 3

_Cut = Callable[[str], list[str]]


def table_widths(table: Table, style: TableStyle, width: float) -> tuple[float, ...]:
    """The width of each column with the space after it: of what is possible, that with the fewest lines."""
    sides = style.sides(len(table.columns))
    room = width - sum(sides)
    natural = _widest(table, style, str.splitlines, str.splitlines)
    least = [min(one, room / 2) for one in _widest(table, style, str.split, str.split)]
    choices = [shared_widths(natural, least, room, table.growing)]
    if sum(natural) > room:
        choices += (shared_widths(one, least, room, table.growing) for one in _squeezed(natural, least))
    best = min(choices, key=lambda shared: _line_count(table, style, shared))
    return tuple(one + side for one, side in zip(best, sides, strict=True))


def cell_widths(table: Table, style: TableStyle) -> list[float]:
    """How wide each column must be for its cells to stay on one line; a heading may be broken."""
    return _widest(table, style, str.splitlines, str.split)


def _squeezed(natural: Sequence[float], least: Sequence[float]) -> Iterator[list[float]]:
    """The widths with one column after the other between its longest word and all that it would take."""
    for index, (wide, narrow) in enumerate(zip(natural, least, strict=True)):
        for step in range(_SQUEEZES):
            cut = narrow + (wide - narrow) * step / _SQUEEZES
            yield [cut if place == index else other for place, other in enumerate(natural)]


def _line_count(table: Table, style: TableStyle, shared: Sequence[float]) -> int:
    return sum(
        max(
            len(text_lines(cell[:LONGEST_MEASURED], style.font(row, column), room))
            for cell, column, room in zip(row.cells, table.columns, shared, strict=True)
        )
        for row in _measured(table)
    )


def _measured(table: Table) -> list[Row]:
    """The rows that say how wide the columns are."""
    return [row for row in table.rows[:MOST_MEASURED] if not row.spans]


def _widest(table: Table, style: TableStyle, cells_cut: _Cut, heading_cut: _Cut) -> list[float]:
    """The width of what is widest in each column, its cells and its heading cut into lines or words."""
    widths = []
    for index, column in enumerate(table.columns):
        parts = [width_of(part, style.heading_font) for part in heading_cut(column.heading)]
        for row in _measured(table):
            font = style.font(row, column)
            parts += [width_of(part, font) for part in cells_cut(row.cells[index][:LONGEST_MEASURED])]
        widths.append(max(parts, default=0))
    return widths

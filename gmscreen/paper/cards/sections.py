"""The running part of a card: tables and prose at a given letter size, line by line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest

from gmscreen.paper.cards.content import Prose, Row, Table
from gmscreen.paper.cards.places import cell, heading, heading_cell, passage
from gmscreen.paper.press.fonts import leading, regular, semibold
from gmscreen.paper.press.inks import Ink
from gmscreen.paper.press.marks import Block, Font, Mark, RuleMark
from gmscreen.paper.press.setting import Words, led, left, right, running, text_lines, width_of
from gmscreen.paper.press.structure import StructurePath

WIDEST_COLUMN = 0.36
"""Share of the width that a column after the first may take."""

UNPARTED_LINES = 7
"""A table of at most so many lines is not parted between two cards."""

_GUTTER = 0.9
"""Space between columns, in ems."""


def section_blocks(section: Table | Prose, size: float, width: float, key: str) -> Iterator[Block]:
    """A section; its heading stays with its first line. `key` tells its elements from those of others."""
    if isinstance(section, Prose):
        yield from _prose(section, size, width, key)
    else:
        yield from _table(section, size, width, key)


def _prose(section: Prose, size: float, width: float, key: str) -> Iterator[Block]:
    lead = Words(section.heading, semibold(size), heading(key))
    yield from led(lead, Words(section.text, regular(size), passage(key)), width, gap=size * 0.45)


def _table(table: Table, size: float, width: float, key: str) -> Iterator[Block]:
    columns = _columns(table, size, width)
    places = [heading_cell(key, 0, column) for column in range(len(columns))]
    for line in _cells(table.headings, columns, _heading_font(size), size, places):
        rule = RuleMark(0, line.height + size * 0.06, width, 0.4, Ink.LINE)
        yield Block(line.height + size * 0.2, (*line.marks, rule), size * 0.6, glued=True)
    lines = [
        line
        for number, row in enumerate(table.rows, start=1)
        for line in _row(row, columns, size, width, [cell(key, number, at) for at in range(len(columns))])
    ]
    whole = len(lines) <= UNPARTED_LINES
    for index, line in enumerate(lines, start=1):
        yield replace(line, glued=line.glued or (whole and index < len(lines)))


def _heading_font(size: float) -> Font:
    return semibold(size * 0.82, Ink.MUTED)


def _row(
    row: Row, columns: Sequence[float], size: float, width: float, places: Sequence[StructurePath]
) -> Iterator[Block]:
    """The cells, and under them what is said of the first."""
    font = semibold(size) if row.is_total else regular(size)
    for line in _cells(row.cells, columns, font, size, places):
        yield replace(line, glued=bool(row.remark))
    indent = size * 0.8
    small = regular(size * 0.92, Ink.MUTED)
    for line in running(row.remark, small, width - indent, place=places[0]):
        yield Block(line.height, tuple(replace(mark, x=mark.x + indent) for mark in line.marks))


def _columns(table: Table, size: float, width: float) -> list[float]:
    """The width of each column; those after the first are as wide as what stands in them, within a bound."""
    others = [_widest(table, index, size) for index in range(1, len(table.headings))]
    bounded = [min(wide + _GUTTER * size, WIDEST_COLUMN * width) for wide in others]
    return [width - sum(bounded), *bounded]


def _widest(table: Table, index: int, size: float) -> float:
    """The width of what is widest in a column; cells are measured as a total, which is the bolder."""
    cells = [width_of(row.cells[index], semibold(size)) for row in table.rows]
    return max([width_of(table.headings[index], _heading_font(size)), *cells])


def _cells(
    cells: Sequence[str],
    columns: Sequence[float],
    font: Font,
    size: float,
    places: Sequence[StructurePath],
) -> Iterator[Block]:
    """The lines of a row: the first column to the left, the others to the right."""
    room = [columns[0], *(column - _GUTTER * size for column in columns[1:])]
    wrapped = [text_lines(cell, font, space) for cell, space in zip(cells, room, strict=True)]
    ends = [sum(columns[: index + 1]) for index in range(len(columns))]
    for line in zip_longest(*wrapped, fillvalue=""):
        marks: list[Mark] = [left(0, 0, line[0], font, places[0])]
        others = zip(ends[1:], line[1:], places[1:], strict=True)
        marks += [right(end, 0, word, font, place) for end, word, place in others if word]
        yield Block(leading(font.size), tuple(marks))

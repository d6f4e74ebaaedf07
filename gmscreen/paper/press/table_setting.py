"""A table set in blocks, line by line: a heading row, rows told apart by stripes, remarks under them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest

from gmscreen.paper.press.fonts import leading
from gmscreen.paper.press.inks import Ink
from gmscreen.paper.press.marks import Block, BoxMark, Font, Mark, RuleMark
from gmscreen.paper.press.setting import left, right, running, text_lines, width_of
from gmscreen.paper.press.structure import Role, StructurePath
from gmscreen.paper.press.table import Column, Row, Side, Table, Tone
from gmscreen.paper.press.table_style import TableStyle
from gmscreen.paper.press.table_widths import table_widths

MOST_GLUED = 12
"""Lines of a row that are kept together; a longer one may be parted."""

_HAIRLINE = 0.4
_INDENT = 0.8
"""How far a remark stands in, in letter sizes."""


class TableSetting:
    """A table set in a width; `place` is the element that it is."""

    def __init__(self, table: Table, style: TableStyle, width: float, place: StructurePath = ()) -> None:
        self._table, self._style, self._width, self._place = table, style, width, place
        self._widths = table_widths(table, style, width)

    def head(self) -> tuple[Block, ...]:
        """The heading row, glued to what follows; nothing for a table without headings."""
        return self._head((*self._place, (Role.ROW, "head")) if self._place else ())

    def again(self) -> tuple[Block, ...]:
        """The heading row where the table goes on: for the eye alone."""
        return self._head(())

    def rows(self) -> Iterator[Block]:
        """The rows; the lines of one are glued together unless they are very many."""
        return self._rows(is_striped=False)

    def turned(self) -> Iterator[Block]:
        """The same with the first stripe under the second row: where the table goes on, one begins it."""
        return self._rows(is_striped=True)

    def _rows(self, *, is_striped: bool) -> Iterator[Block]:
        for number, row in enumerate(self._table.rows):
            is_striped = row.tone is Tone.PLAIN and not is_striped
            place = (*self._place, (Role.ROW, number)) if self._place else ()
            yield from self._row(row, place, is_striped=is_striped and self._style.is_striped)

    def _head(self, place: StructurePath) -> tuple[Block, ...]:
        if not self._table.is_headed:
            return ()
        font = self._style.heading_font
        columns = self._table.columns
        places = [(*place, (Role.HEADER_CELL, index)) if place else () for index in range(len(columns))]
        lines = list(self._lines(Row(tuple(one.heading for one in columns)), [font] * len(columns), places))
        high = leading(font.size)
        marks = [mark for index, line in enumerate(lines) for mark in _moved(line, index * high)]
        rule = RuleMark(0, len(lines) * high + 0.6, self._width, _HAIRLINE, Ink.TEXT)
        return (Block(len(lines) * high + 1.2, (*marks, rule), glued=True),)

    def _row(self, row: Row, place: StructurePath, *, is_striped: bool) -> Iterator[Block]:
        columns, style = self._table.columns, self._style
        fonts = [style.font(row, column) for column in columns]
        places = [_cell_place(place, row, column, index) for index, column in enumerate(columns)]
        lines = [(marks, leading(style.size)) for marks in self._lines(row, fonts, places)]
        lines += ((marks, leading(style.heading)) for marks in self._remark(row.remark, places[0]))
        glued = len(lines) <= MOST_GLUED
        last = len(lines) - 1
        for index, (marks, high) in enumerate(lines):
            over = self._over(sum(high for _, high in lines)) if index == 0 else 0.0
            height = over + high + (style.pad if index == last else 0)
            ground = self._ground(row, height, is_last=index == last, is_striped=is_striped)
            yield Block(
                height,
                (*ground, *_moved(marks, over)),
                glued=row.tone is Tone.GROUP or (glued and index < last),
                stretches=glued,
            )

    def _over(self, height: float) -> float:
        """What lies over the lines of a row; a low one is stretched to the least height."""
        style = self._style
        return style.pad + max(0.0, style.least_row - height - 2 * style.pad)

    def _ground(self, row: Row, height: float, *, is_last: bool, is_striped: bool) -> Iterator[Mark]:
        """The stripe that a line lies on, and the rule under a row."""
        if is_striped:
            yield BoxMark(0, 0, self._width, height, Ink.STRIP)
        if not is_last:
            return
        is_group = row.tone is Tone.GROUP
        thickness = _HAIRLINE if is_group else _HAIRLINE / 2
        yield RuleMark(
            0, height - thickness, self._width, thickness, Ink.LINE if is_group else self._style.rule
        )

    def _remark(self, remark: str, place: StructurePath) -> Iterator[list[Mark]]:
        indent = self._style.inset + self._style.size * _INDENT
        room = self._width - indent - self._style.inset
        for block in running(remark, self._style.remark_font, room, place=place):
            yield [replace(mark, x=mark.x + indent) for mark in block.marks]

    def _lines(
        self, row: Row, fonts: Sequence[Font], places: Sequence[StructurePath]
    ) -> Iterator[list[Mark]]:
        """The marks of each line of a row, their tops at 0."""
        starts, rooms = self._style.starts(self._widths), self._style.rooms(self._widths)
        ends = [start + room for start, room in zip(starts, rooms, strict=True)]
        wrapped = self._wrapped(row, fonts, rooms)
        for number, line in enumerate(zip_longest(*wrapped, fillvalue="")):
            yield [
                _set(words, column, font, start, end, place)
                for words, column, font, start, end, place in zip(
                    line, self._table.columns, fonts, starts, ends, places, strict=True
                )
                if words or (place and number == 0)  # an empty cell is told too
            ]

    def _wrapped(self, row: Row, fonts: Sequence[Font], rooms: Sequence[float]) -> list[list[str]]:
        """The lines of each cell; words and a figure share the width by themselves if that takes fewer."""
        if row.spans:
            rooms = (self._width - 2 * self._style.inset, *rooms[1:])
        lines = _broken(row.cells, fonts, rooms)
        if not self._is_pair or not 1 < max(map(len, lines)) <= MOST_GLUED:
            return lines
        alone = max(width_of(part, fonts[1]) for part in row.cells[1].splitlines() or [""])
        own = (sum(rooms) - alone, alone)
        others = _broken(row.cells, fonts, own) if own[0] > 0 else lines
        return min(lines, others, key=lambda broken: max(map(len, broken)))

    @property
    def _is_pair(self) -> bool:
        return [column.side for column in self._table.columns] == [Side.LEFT, Side.RIGHT]


def _broken(cells: Sequence[str], fonts: Sequence[Font], rooms: Sequence[float]) -> list[list[str]]:
    return [text_lines(cell, font, room) for cell, font, room in zip(cells, fonts, rooms, strict=True)]


def _set(words: str, column: Column, font: Font, start: float, end: float, place: StructurePath) -> Mark:
    if column.side is Side.LEFT:
        return left(start, 0, words, font, place)
    return right(end, 0, words, font, place)


def _cell_place(row_place: StructurePath, row: Row, column: Column, index: int) -> StructurePath:
    if not row_place:
        return ()
    is_header = column.leads or (row.tone is not Tone.PLAIN and index == 0)
    return (*row_place, (Role.ROW_HEADER_CELL if is_header else Role.CELL, index))


def _moved(marks: Sequence[Mark], down: float) -> list[Mark]:
    return [replace(mark, y=mark.y + down) for mark in marks] if down else list(marks)

"""A box set in a column: its title on a bar, its sentence, and its table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from gmscreen.paper.inserts.entry_tables import folded
from gmscreen.paper.inserts.insert_pages import Box
from gmscreen.paper.press.fonts import bold, leading, regular
from gmscreen.paper.press.inks import Ink
from gmscreen.paper.press.marks import Block, BoxMark, Font, Mark, RuleMark
from gmscreen.paper.press.pouring import Section
from gmscreen.paper.press.setting import left, right, running, text_lines, width_of
from gmscreen.paper.press.structure import Role, StructurePath
from gmscreen.paper.press.table import Table
from gmscreen.paper.press.table_setting import TableSetting
from gmscreen.paper.press.table_style import TableStyle
from gmscreen.paper.press.table_widths import cell_widths
from gmscreen.texts.catalogue import text

LEAST_LETTERS = 8.0
"""Points; smaller ones can't be read from 60 cm."""

FEWEST_PARTED = 10
"""Rows from which on a table may go on in the next column."""

FEWEST_FOLDED = 8
"""Rows below which a narrow table is not set in parts beside one another."""

MANY_COLUMNS = 5
"""Above so many columns they lie closer to each other."""

_BAR_PAD = 1.6
_INSET = 3.0
_EDGE = 0.8
_STEP = 0.1
_GUTTER, _NARROW_GUTTER = 6.0, 4.0


@dataclass(frozen=True, slots=True)
class BoxStyle:
    """Letters, the space over and under each row, between two boxes, and the width of the column."""

    size: float
    pad: float
    gap: float
    width: float

    @property
    def title(self) -> float:
        """Letters of a box's title."""
        return self.size * 1.08

    @property
    def table(self) -> TableStyle:
        """Measures of the tables."""
        return TableStyle(self.size, LEAST_LETTERS, self.pad, inset=_INSET, gutter=_GUTTER)

    @property
    def narrow(self) -> TableStyle:
        """Measures of tables with many columns."""
        return replace(self.table, gutter=_NARROW_GUTTER)


def box_section(box: Box, style: BoxStyle, within: StructurePath = ()) -> Section:
    """A box as a section that is kept whole, unless its table is long; narrow tables are set side by side.

    `within` is the element of the page that it is in.
    """
    place = (*within, (Role.SECTION, box.id))
    bar = tuple(_bar(box.title, box.source, style, place))
    again = tuple(_bar(text("inserts.continued", title=box.title), "", style, ()))
    sentence = tuple(_sentence(box, style, place))
    if box.table is None:
        return Section(bar, sentence, style.gap, again, keeps_whole=True)
    table = _beside(box.table, style)
    measures = style.narrow if len(table.columns) > MANY_COLUMNS else style.table
    setting = TableSetting(table, measures, style.width, (*place, (Role.TABLE, 0)))
    return Section(
        (*bar, *(replace(block, glued=True) for block in sentence or (_air(style),)), *setting.head()),
        tuple(setting.rows()),
        style.gap,
        (*again, _air(style), *setting.again()),
        keeps_whole=len(table.rows) < FEWEST_PARTED,
        turned=tuple(setting.turned()),
    )


def _bar(title: str, source: str, style: BoxStyle, place: StructurePath) -> Iterator[Block]:
    """The title on a bar, and the source at its right end; on lines of its own where it has no room there."""
    room = style.width - 2 * _INSET
    font, small = _title_font(title, source, room, style), regular(LEAST_LETTERS, Ink.ON_BAND)
    lines = text_lines(title, font, room)
    below = [] if _taken(lines[-1], source, font) <= room else text_lines(source, small, room)
    foot = _BAR_PAD + len(lines) * leading(font.size)
    heading = (*place, (Role.HEADING_2, 0)) if place else ()
    marks: list[Mark] = [
        left(_INSET, _BAR_PAD + index * leading(font.size), line, font, heading)
        for index, line in enumerate(lines)
    ]
    beside = foot - leading(font.size) + (font.size - small.size) * 0.9
    for index, line in enumerate(below or ([source] if source else [])):
        down = foot + index * leading(small.size) if below else beside
        marks.append(right(style.width - _INSET, down, line, small, _source_place(place)))
    yield _bar_block(foot + len(below) * leading(small.size) + _BAR_PAD, marks, style.width)


def _bar_block(height: float, marks: Sequence[Mark], width: float) -> Block:
    """What is on the bar with the bar under it."""
    edges = (RuleMark(0, edge, width, _EDGE, Ink.EDGE) for edge in (0, height - _EDGE))
    return Block(height, (BoxMark(0, 0, width, height, Ink.PC_BAND), *edges, *marks), glued=True)


def _air(style: BoxStyle) -> Block:
    """What parts the bar from a table that begins right under it."""
    return Block(style.pad + 0.6, (), glued=True)


def _title_font(title: str, source: str, room: float, style: BoxStyle) -> Font:
    """The usual letters, or somewhat smaller ones in which title and source have room on one line."""
    size = style.title
    while size > LEAST_LETTERS and _taken(title, source, bold(size)) > room:
        size = max(LEAST_LETTERS, size - _STEP)
    fits = _taken(title, source, bold(size)) <= room
    return bold(size if fits else style.title, Ink.ON_BAND)


def _taken(title: str, source: str, font: Font) -> float:
    """The width of a title, its source and the space between."""
    return width_of(f"{title}  ", font) + width_of(source, regular(LEAST_LETTERS))


def _source_place(place: StructurePath) -> StructurePath:
    return (*place, (Role.PARAGRAPH, "source"))


def _sentence(box: Box, style: BoxStyle, place: StructurePath) -> Iterator[Block]:
    """The words under the title, with some space over and under them."""
    over = style.pad + 0.6
    paragraph = (*place, (Role.PARAGRAPH, "text"))
    lines = list(running(box.text, regular(style.size), style.width - 2 * _INSET, place=paragraph))
    for index, line in enumerate(lines):
        above = over if index == 0 else 0.0
        below = over if index == len(lines) - 1 else 0.0
        marks = tuple(replace(mark, x=mark.x + _INSET, y=mark.y + above) for mark in line.marks)
        yield Block(above + line.height + below, marks, glued=index < len(lines) - 1)


def _beside(table: Table, style: BoxStyle) -> Table:
    """The table as it is, or in as many parts as lie side by side."""
    if len(table.rows) < FEWEST_FOLDED or any(row.remark for row in table.rows):
        return table
    wide = sum(cell_widths(table, style.narrow)) + len(table.columns) * style.narrow.gutter
    parts = int(style.width // wide)
    return folded(table, parts) if parts > 1 else table

"""A portion set in a column: its title under a rule, what is said beside it, and its table or text."""

from __future__ import annotations

from collections.abc import Iterator

from gmscreen.paper.full_sheet.content import Portion
from gmscreen.paper.full_sheet.sheet_style import SheetStyle
from gmscreen.paper.press.fonts import bold, leading, regular
from gmscreen.paper.press.inks import Ink
from gmscreen.paper.press.marks import Block, Mark, RuleMark
from gmscreen.paper.press.pouring import Section
from gmscreen.paper.press.setting import left, right, running, width_of
from gmscreen.paper.press.structure import Role, StructurePath
from gmscreen.paper.press.table_setting import TableSetting
from gmscreen.texts.catalogue import text

FEW_ROWS = 4
"""Rows of a table that are kept together."""

_RULE = 1.1
_UNDER_RULE, _UNDER_TITLE = 2.0, 1.5


def portion_section(portion: Portion, style: SheetStyle, width: float) -> Section:
    """The portion as a section; its title goes on with what is parted."""
    place: StructurePath = ((Role.SECTION, portion.key),)
    title = tuple(_title(portion.title, portion.note, style, width, place))
    again = tuple(_title(text("full_sheet.continued", title=portion.title), "", style, width, ()))
    if portion.table is None:
        lines = running(portion.text, regular(style.size), width, place=(*place, (Role.PARAGRAPH, "text")))
        return Section(title, tuple(lines), style.gap, again)
    setting = TableSetting(portion.table, style.table, width, (*place, (Role.TABLE, 0)))
    head, rows = (*title, *setting.head()), tuple(setting.rows())
    is_short = len(portion.table.rows) <= FEW_ROWS
    anew = (*again, *setting.again())
    return Section(head, rows, style.gap, anew, keeps_whole=is_short, turned=tuple(setting.turned()))


def _title(title: str, note: str, style: SheetStyle, width: float, place: StructurePath) -> Iterator[Block]:
    """The rule, the title, and the note at its right end where it has the room, else under it."""
    font, small = bold(style.title), regular(style.small, Ink.MUTED)
    height = _RULE + _UNDER_RULE + leading(font.size) + _UNDER_TITLE
    heading = (*place, (Role.HEADING_2, 0)) if place else ()
    beside = (*place, (Role.PARAGRAPH, "note")) if place else ()
    marks: list[Mark] = [
        RuleMark(0, 0, width, _RULE, Ink.TEXT),
        left(0, _RULE + _UNDER_RULE, title, font, heading),
    ]
    is_short = width_of(title, font) + width_of(f"   {note}", small) <= width and "\n" not in note
    if note and is_short:
        top = _RULE + _UNDER_RULE + (font.size - small.size) * 0.9
        marks.append(right(width, top, note, small, beside))
    yield Block(height, tuple(marks), glued=True)
    if note and not is_short:
        for line in running(note, small, width, place=beside):
            yield Block(line.height, line.marks, glued=True)
        yield Block(_UNDER_RULE, (), glued=True)

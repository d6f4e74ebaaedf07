"""What is left of a page, ruled for a pen."""

from __future__ import annotations

from collections.abc import Iterator

from gmscreen.paper.full_sheet.sheet_style import SheetStyle
from gmscreen.paper.press.fonts import bold, leading
from gmscreen.paper.press.inks import Ink
from gmscreen.paper.press.marks import Mark, Placed, RuleMark
from gmscreen.paper.press.setting import left
from gmscreen.paper.press.structure import Role
from gmscreen.texts.catalogue import text

LEAST_HEIGHT = 62.0
_LINE = 19.0
_RULE, _HAIRLINE = 1.1, 0.4


def ruled_space(style: SheetStyle, y: float) -> Iterator[Placed]:
    """A title and lines from here down to the foot; nothing where there is little room."""
    top = y + style.gap
    if style.bottom - top < LEAST_HEIGHT:
        return
    yield Placed(style.margin, top, tuple(_lines(style, style.bottom - top)))


def _lines(style: SheetStyle, height: float) -> Iterator[Mark]:
    font = bold(style.title)
    place = ((Role.SECTION, "pen"), (Role.HEADING_2, 0))
    yield RuleMark(0, 0, style.width, _RULE, Ink.TEXT)
    yield left(0, _RULE + 2, text("full_sheet.title.pen"), font, place)
    room = height - leading(font.size) - _RULE
    count = int(room // _LINE)
    for number in range(count):
        yield RuleMark(0, height - number * room / count - _HAIRLINE, style.width, _HAIRLINE, Ink.LINE)

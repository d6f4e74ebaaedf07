"""The foot of each page of a sheet, and the head of those after the first."""

from __future__ import annotations

from collections.abc import Iterator

from gmscreen.paper.full_sheet.content import FullSheet
from gmscreen.paper.full_sheet.sheet_style import BODY, SheetStyle
from gmscreen.paper.press.fonts import bold, leading, regular
from gmscreen.paper.press.inks import Ink
from gmscreen.paper.press.lines_of_text import clipped
from gmscreen.paper.press.marks import Mark, RuleMark
from gmscreen.paper.press.measures import Extent
from gmscreen.paper.press.setting import left, right, width_of
from gmscreen.paper.press.typeface import typeface
from gmscreen.texts.catalogue import text

_SMALL, _NAME = 7.5, 12.0
_LONGEST = 200
_RULE, _HAIRLINE, _DASH = 1.1, 0.4, 3.0


def page_furniture(sheet: FullSheet, page: int, count: int, extent: Extent) -> Iterator[Mark]:
    """For the eye alone: whose page it is, which of how many, and which state of the sheet."""
    style = SheetStyle(extent, BODY)
    small = regular(_SMALL, Ink.MUTED)
    foot = extent.height - style.margin - leading(_SMALL)
    place = text("paper.page", number=page, count=count)
    yield right(style.margin + style.width, foot, place, small)
    room = style.width - width_of(f"{place}    ", small)
    edition = " ".join((sheet.edition or text("app.name")).split())[:_LONGEST]
    yield left(style.margin, foot, clipped(edition, typeface(small.weight), _SMALL, room), small)
    if page > 1:
        font = bold(_NAME)
        name = " ".join((sheet.name or sheet.band)[:_LONGEST].split())
        points = width_of(f"{sheet.points}    ", small)
        shown = clipped(name, typeface(font.weight), _NAME, style.width - points)
        yield left(style.margin, style.margin - 2, shown, font)
        yield right(style.margin + style.width, style.margin + 2, sheet.points, small)
        yield RuleMark(style.margin, style.margin + leading(_NAME), style.width, _RULE, Ink.IN_SCENE)


def cut_mark(extent: Extent) -> Mark:
    """Where a page with two sheets is cut in halves."""
    return RuleMark(0, extent.height / 2, extent.width, _HAIRLINE, Ink.LINE, _DASH)

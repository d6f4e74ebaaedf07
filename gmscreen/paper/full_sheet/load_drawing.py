"""The bar of load: its levels as boxes, the two lines as signs over and under it, told apart in grey too."""

from __future__ import annotations

from collections.abc import Iterator

from gmscreen.paper.cards.content import LineId
from gmscreen.paper.full_sheet.loading import LoadBar, LoadLevel, LoadPoint
from gmscreen.paper.full_sheet.sheet_style import SheetStyle
from gmscreen.paper.press.fonts import leading, regular, semibold
from gmscreen.paper.press.inks import Ink
from gmscreen.paper.press.lines_of_text import fitting_size
from gmscreen.paper.press.marks import Block, BoxMark, Font, Mark, PathMark
from gmscreen.paper.press.pouring import Section
from gmscreen.paper.press.setting import left, right, width_of
from gmscreen.paper.press.structure import Role, StructurePath
from gmscreen.paper.press.typeface import typeface

_SIGN = 5.0
_PLACE: StructurePath = ((Role.SECTION, "load"),)


def load_section(bar: LoadBar | None, style: SheetStyle) -> Iterator[Section]:
    """The bar as a section; nothing without one."""
    if bar:
        yield Section((), (Block(_height(bar, style), tuple(_marks(bar, style))),), style.gap)


def _box(style: SheetStyle) -> float:
    """The height of the boxes: two lines of words, or a line and room for a pen."""
    return 2 * leading(style.label) + (8 if style.for_pen else 3)


def _height(bar: LoadBar, style: SheetStyle) -> float:
    row = leading(style.label) + 1
    return _box(style) + (2 * row if bar.points else 0)


def _marks(bar: LoadBar, style: SheetStyle) -> Iterator[Mark]:
    top = leading(style.label) + 1 if bar.points else 0.0
    wide = style.width / len(bar.levels)
    for index, level in enumerate(bar.levels):
        yield BoxMark(index * wide, top, wide, _box(style), Ink.MUTED, outlined=True)
        yield from _level(level, index, (index * wide + 4, top + 1.5, wide - 8), style)
    for point in bar.points:
        yield from _point(point, top, wide, style)


def _level(
    level: LoadLevel, index: int, where: tuple[float, float, float], style: SheetStyle
) -> Iterator[Mark]:
    x, top, room = where
    place = (*_PLACE, (Role.PARAGRAPH, index))
    for words, font in ((level.name, semibold(style.label)), (level.limit, regular(style.label, Ink.MUTED))):
        fitted = Font(font.weight, fitting_size(words, typeface(font.weight), font.size, room), font.ink)
        if words:
            yield left(x, top, words, fitted, place)
        top += leading(style.label)


def _point(point: LoadPoint, top: float, wide: float, style: SheetStyle) -> Iterator[Mark]:
    """A filled sign over the bar for em cena, a hollow one under it for em marcha; words beside it."""
    is_march = point.line is LineId.ON_MARCH
    font = semibold(style.label, Ink.ON_MARCH if is_march else Ink.IN_SCENE)
    edge = top + _box(style) if is_march else top
    x = float(point.at) * wide
    yield _sign(x, edge, font.ink, is_march=is_march)
    place = (*_PLACE, (Role.PARAGRAPH, point.line.value))
    line = edge + 0.5 if is_march else edge - leading(style.label) - 0.5
    beside = _SIGN * 1.2
    if x + beside + width_of(point.words, font) <= style.width:
        yield left(x + beside, line, point.words, font, place)
    else:
        yield right(x - beside, line, point.words, font, place)


def _sign(x: float, edge: float, ink: Ink, *, is_march: bool) -> Mark:
    """A triangle whose tip lies on the edge of the bar."""
    tall = _SIGN if is_march else -_SIGN
    corners = ((0.0, 0.0), (-_SIGN * 0.6, tall), (_SIGN * 0.6, tall))
    return PathMark(x, edge, (corners,), ink, 0.8 if is_march else 0, closed=True)

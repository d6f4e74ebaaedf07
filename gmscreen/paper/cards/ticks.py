"""Boxes to tick with a pencil, one a point, in fives."""

from __future__ import annotations

from collections.abc import Iterator

from gmscreen.paper.cards.content import Ticks
from gmscreen.paper.cards.places import TICKS
from gmscreen.paper.cards.style import CardStyle
from gmscreen.paper.press.fonts import leading, semibold
from gmscreen.paper.press.inks import Ink
from gmscreen.paper.press.marks import Block, BoxMark, Mark
from gmscreen.paper.press.setting import left, width_of

MOST_ROWS = 2
_FIVE = 5


def tick_rows(ticks: Ticks | None, style: CardStyle) -> Iterator[Block]:
    """The label and the boxes; nothing where they would take more than two rows."""
    if ticks is None:
        return
    start = width_of(f"{ticks.label} ", semibold(style.label)) + style.label * 0.3
    in_row = int((style.width - start + _parting(style)) / _five_width(style)) * _FIVE
    if ticks.count > MOST_ROWS * in_row:
        return
    for first in range(0, ticks.count, in_row):
        marks: list[Mark] = list(_boxes(min(in_row, ticks.count - first), start, style))
        if first == 0:
            marks.append(left(0, 0, ticks.label, semibold(style.label), TICKS))
        yield Block(leading(style.label), tuple(marks), style.label * 0.6)


def _boxes(count: int, start: float, style: CardStyle) -> Iterator[BoxMark]:
    side = style.label
    top = (leading(style.label) - side) / 2
    for number in range(count):
        five, place = divmod(number, _FIVE)
        x = start + five * _five_width(style) + place * _step(style)
        yield BoxMark(x, top, side, side, Ink.MUTED, outlined=True)


def _step(style: CardStyle) -> float:
    return style.label * 1.3


def _parting(style: CardStyle) -> float:
    """The space that parts a five from the next."""
    return style.label * 0.6


def _five_width(style: CardStyle) -> float:
    return _FIVE * _step(style) + _parting(style)

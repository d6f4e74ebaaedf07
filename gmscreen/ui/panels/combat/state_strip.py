"""What a fighter does and how he stands, in one line: words, then a sign for each state, with its words while
there is room.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter

from gmscreen.ui.panels.combat.roster_view import Mark
from gmscreen.ui.theme.icons import pixmap
from gmscreen.ui.theme.theme import Size, Theme, Tone

SIDE = 15
GAP, _BETWEEN, _LEAST_WORDS = 4, 9, 40
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class Strip:
    """Widths in pixels: how much the words get, and of how many states the words are told."""

    words: int
    told: int


def strip(room: int, words: int, states: Sequence[int], sign: int, between: int) -> Strip:
    """Share the room out: as many states as can be are told, the first rather than the words before them.

    `words` and `states` are the widths of what would be said, `sign` that of a sign with its gap.
    """
    signs = (sign + between) * len(states)
    for told in range(len(states), -1, -1):
        if words + signs + sum(states[:told]) <= room:
            return Strip(words, told)
        if told == 1 and signs + states[0] <= room:
            return Strip(max(0, room - signs - states[0]), 1)
    return Strip(max(0, room - signs), 0)


@lru_cache(maxsize=64)
def metrics(theme: Theme, size: Size, *, strong: bool = False) -> tuple[QFont, QFontMetrics]:
    """A font of the theme with its measures: a list asks for them hundreds of times a turn."""
    font = theme.font(size, strong=strong)
    return font, QFontMetrics(font)


@lru_cache(maxsize=4096)
def advance(theme: Theme, words: str, size: Size, strong: bool = False) -> int:
    """How wide words are."""
    return metrics(theme, size, strong=strong)[1].horizontalAdvance(words)


def signs_width(theme: Theme, count: int) -> int:
    """The room for so many states without their words."""
    return count * (theme.px(SIDE + GAP) + theme.px(_BETWEEN))


def draw_strip(
    painter: QPainter, theme: Theme, area: QRect, words: str, tone: Tone, states: Sequence[Mark], size: Size
) -> None:
    """Draw the line in an area."""
    sign, between = theme.px(SIDE + GAP), theme.px(_BETWEEN)
    widths = [advance(theme, mark.words, Size.SMALL) for mark in states]
    wanted = advance(theme, words, size) + 1 if words else 0
    shared = strip(area.width(), wanted + (between if words and states else 0), widths, sign, between)
    said = shared.words - (between if states else 0)
    if said >= min(wanted, theme.px(_LEAST_WORDS)):
        draw_words(painter, theme, QRect(area.left(), area.top(), said, area.height()), words, tone, size)
    else:
        shared = Strip(0, shared.told)
    left = area.left() + shared.words
    for place, (mark, width) in enumerate(zip(states, widths, strict=True)):
        draw_sign(painter, theme, QPoint(left, area.center().y()), mark)
        left += sign
        if place < shared.told:
            told = QRect(left, area.top(), width + 1, area.height())
            draw_words(painter, theme, told, mark.words, mark.tone, Size.SMALL)
            left += width
        left += between


def draw_sign(painter: QPainter, theme: Theme, at: QPoint, mark: Mark) -> None:
    """Draw a mark's sign, its left middle at a point."""
    side, device = theme.px(SIDE), painter.device()
    drawn = pixmap(mark.sign, theme.hex_of(mark.tone), side, device.devicePixelRatio())
    painter.drawPixmap(at.x(), at.y() - side // 2, drawn)


def draw_words(painter: QPainter, theme: Theme, area: QRect, words: str, tone: Tone, size: Size) -> None:
    """Draw words, cut with … where there is no room."""
    font, measures = metrics(theme, size)
    painter.setFont(font)
    painter.setPen(theme.color(tone))
    if advance(theme, words, size) > area.width():
        words = measures.elidedText(words, Qt.TextElideMode.ElideRight, max(0, area.width()))
    painter.drawText(area, int(_LEFT), words)

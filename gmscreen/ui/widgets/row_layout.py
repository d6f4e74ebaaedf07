"""Where the pieces of a table's row go at a width: wrapped sentences, chips beside or under them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import ceil

from PySide6.QtCore import QRect
from PySide6.QtGui import QFontMetrics, QTextLayout

from gmscreen.texts.catalogue import text
from gmscreen.ui.theme.theme import Size, Theme, Tone
from gmscreen.ui.widgets.row_view import ChipView, ReadingView, RowView

_PAD = 8
_GAP = 8
_CHIP_PAD = 8
_BETWEEN = 4
_CHIP_GAP = 6


@dataclass(frozen=True, slots=True)
class Piece:
    """Words in an area of the row, framed when they are a chip."""

    area: QRect
    words: str
    size: Size = Size.BODY
    tone: Tone = Tone.TEXT
    strong: bool = False
    right: bool = False
    framed: bool = False


@dataclass(frozen=True, slots=True)
class RowLayout:
    """Every piece of a row, and its height."""

    height: int
    pieces: tuple[Piece, ...]


@lru_cache(maxsize=1024)
def laid_out(row: RowView, width: int, theme: Theme) -> RowLayout:
    """The row at this width: rolls on the left, chance on the right, readings between."""
    body = QFontMetrics(theme.font(Size.BODY, strong=True))
    pad, gap = theme.px(_PAD), theme.px(_GAP)
    left = pad + body.horizontalAdvance("00–00") + gap
    right = width - pad - body.horizontalAdvance("00,0%") - gap
    pieces, bottom = [], theme.px(5)
    for reading in row.readings:
        of_reading, bottom = _reading(reading, QRect(left, bottom, max(1, right - left), 0), theme)
        pieces += of_reading
        bottom += theme.px(_BETWEEN)
    height = max(bottom + theme.px(1), body.height() + theme.px(10))
    top, line = theme.px(5), body.height()
    rolls = Piece(QRect(pad, top, left - pad, line), row.rolls, strong=True)
    chance = Piece(
        QRect(right + gap, top, width - pad - right - gap, line), row.chance, tone=Tone.MUTED, right=True
    )
    return RowLayout(height, (rolls, *pieces, chance))


def _reading(reading: ReadingView, room: QRect, theme: Theme) -> tuple[list[Piece], int]:
    """The pieces of one reading from the top of the room on, and where they end."""
    pieces: list[Piece] = []
    top = room.top()
    if reading.condition:
        caption = _wrapped(reading.condition, room, theme, Size.SMALL)[0]
        pieces.append(Piece(caption, reading.condition, Size.SMALL, Tone.INFO))
        top = caption.bottom() + 1
    sentence, last = _wrapped(reading.words, QRect(room.left(), top, room.width(), 0), theme, Size.BODY)
    pieces.append(Piece(sentence, reading.words))
    chips, bottom = _chips_after(_with_mark(reading), sentence, last, theme)
    return [*pieces, *chips], bottom


def _chips_after(
    chips: tuple[ChipView, ...], sentence: QRect, last: QRect, theme: Theme
) -> tuple[list[Piece], int]:
    """Chips at the right end of the sentence's last line, or under it where they don't fit."""
    widths = [_chip_width(chip, theme) for chip in chips]
    needed = sum(widths) + theme.px(_CHIP_GAP) * (len(widths) - 1)
    if last.width() + theme.px(_GAP) + needed <= sentence.width():
        lower = theme.px(2) if last.top() > sentence.top() else 0
        beside = QRect(sentence.right() + 1 - needed, last.top() + lower, needed, 0)
        return _chips(chips, widths, beside, theme, last.height())[0], sentence.bottom() + 1 + lower
    under = QRect(sentence.left(), sentence.bottom() + theme.px(3), sentence.width(), 0)
    return _chips(chips, widths, under, theme, _chip_height(theme))


def _with_mark(reading: ReadingView) -> tuple[ChipView, ...]:
    mark = (ChipView(text("table_rows.interpretation"), Tone.MUTED),) if reading.interpretation else ()
    return (*reading.chips, *mark)


def _wrapped(words: str, room: QRect, theme: Theme, size: Size) -> tuple[QRect, QRect]:
    """The area that words take, wrapped from the top of the room on, and that of their last line."""
    layout = QTextLayout(words, theme.font(size))
    layout.beginLayout()
    line, bottom = layout.createLine(), 0
    last = QRect(room.left(), room.top(), 0, 0)
    while line.isValid():
        line.setLineWidth(room.width())
        height = ceil(line.height())
        last = QRect(room.left(), room.top() + bottom, ceil(line.naturalTextWidth()), height)
        bottom += height
        line = layout.createLine()
    layout.endLayout()
    return QRect(room.left(), room.top(), room.width(), bottom), last


def _chip_width(chip: ChipView, theme: Theme) -> int:
    return QFontMetrics(theme.font(Size.SMALL)).horizontalAdvance(chip.words) + 2 * theme.px(_CHIP_PAD)


def _chip_height(theme: Theme) -> int:
    return QFontMetrics(theme.font(Size.SMALL)).height() + theme.px(2)


def _chips(
    chips: tuple[ChipView, ...], widths: list[int], room: QRect, theme: Theme, line: int
) -> tuple[list[Piece], int]:
    """Chips in lines of this height, wrapped at the room's right edge, and where they end."""
    height, gap = _chip_height(theme), theme.px(_CHIP_GAP)
    x, y = room.left(), room.top()
    pieces = []
    for chip, width in zip(chips, widths, strict=True):
        if x > room.left() and x + width > room.right() + 1:
            x, y = room.left(), y + height + theme.px(_BETWEEN)
        area = QRect(x, y + (line - height) // 2, width, height)
        pieces.append(Piece(area, chip.words, Size.SMALL, chip.tone, framed=True))
        x += width + gap
    return pieces, y + line + theme.px(2)

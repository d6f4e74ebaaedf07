"""How a fighter's row is painted."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.combat.roster_view import Mark, RosterRow
from gmscreen.ui.panels.combat.state_strip import (
    GAP,
    SIDE,
    advance,
    draw_sign,
    draw_strip,
    metrics,
    signs_width,
)
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Theme, Tone

if TYPE_CHECKING:
    from gmscreen.ui.panels.combat.roster import Roster

_Index = QModelIndex | QPersistentModelIndex
_SIGNS_AT_LEAST = 3
_PAD, _GAP, _BAR, _EDGE, _BETWEEN = 12, 10, 8, 3, 4
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@lru_cache(maxsize=64)
def row_height(theme: Theme, *, big: bool) -> int:
    """The height of a row, with the room under it."""
    body = metrics(theme, Size.BODY)[1].height()
    if not big:
        return body + theme.px(14)
    return metrics(theme, Size.TOTAL)[1].height() + body + theme.px(_BAR + 22)


class RosterDelegate(QStyledItemDelegate):
    """Draws a row: name, marks, move and PV over a bar, then what he does and what he has to defend with."""

    def __init__(self, look: Look, view: Roster) -> None:
        super().__init__(view)
        self._look, self._view = look, view

    def sizeHint(self, _option: QStyleOptionViewItem, index: _Index) -> QSize:
        """The height of this row."""
        big = self._view.is_big(self._view.fighters.rows[index.row()])
        return QSize(0, row_height(self._look.theme, big=big))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """The ground, then the row in one of its two forms."""
        row, px = self._view.fighters.rows[index.row()], self._look.theme.px
        area = QRect(option.rect).adjusted(1, 1, -1, -px(_BETWEEN))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_ground(painter, area, row)
        inside = area.adjusted(px(_PAD), px(2), -px(_PAD), -px(2))
        (self._draw_big if self._view.is_big(row) else self._draw_line)(painter, inside, row)
        painter.restore()

    def _draw_ground(self, painter: QPainter, area: QRect, row: RosterRow) -> None:
        """A card: the active one with the accent's edge, the target with a mark at its left."""
        theme = self._look.theme
        edge = Tone.ACCENT if row.is_active else Tone.LINE
        painter.setPen(theme.color(edge))
        painter.setBrush(theme.color(Tone.RAISED if row.is_target else Tone.SURFACE))
        painter.drawRoundedRect(area, theme.px(8), theme.px(8))
        if row.is_target:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color(Tone.WARN))
            painter.drawRect(QRect(area.left(), area.top() + 4, theme.px(_EDGE), area.height() - 8))

    def _draw_big(self, painter: QPainter, area: QRect, row: RosterRow) -> None:
        px = self._look.theme.px
        size = Size.TOTAL if row.is_active else Size.BODY
        upper = QRect(area.left(), area.top(), area.width(), area.height() * 42 // 100)
        bar = QRect(area.left(), upper.bottom() + px(3), area.width(), px(_BAR))
        top = bar.bottom() + px(3)
        lower = QRect(area.left(), top, area.width(), area.bottom() - top)
        left = self._draw_pv(painter, upper, row)
        moved = QRect(upper.left(), upper.top(), left - px(_GAP) - upper.left(), upper.height())
        self._words(painter, moved, row.move, Tone.MUTED, Size.SMALL, flags=_RIGHT)
        room = moved.width() - self._width(row.move, Size.SMALL) - px(_GAP)
        self._draw_name(painter, QRect(moved.left(), moved.top(), room, moved.height()), row, size)
        self._draw_bar(painter, bar, row)
        chips = self._draw_chips(painter, lower, row.chips, lower.width() * 72 // 100)
        doing = QRect(lower.left(), lower.top(), chips - px(_GAP) - lower.left(), lower.height())
        self._draw_doing(painter, doing, row, Size.BODY)

    def _draw_doing(self, painter: QPainter, area: QRect, row: RosterRow, size: Size) -> None:
        """What he does, unless he is out of it, and how he stands."""
        words, tone = ("", Tone.MUTED) if row.is_out else (row.doing, Tone.MUTED)
        if row.is_active:
            words, tone = row.doing or text("combat.to_choose"), Tone.ACCENT
        elif not words and not row.is_out:
            words = row.tie
        draw_strip(painter, self._look.theme, area, words, tone, row.states, size)

    def _draw_name(self, painter: QPainter, area: QRect, row: RosterRow, size: Size) -> None:
        """The name, then its marks while there is room."""
        gap = self._look.theme.px(_GAP)
        width = min(area.width(), self._width(row.name, size, strong=True) + 2)
        self._words(
            painter, QRect(area.topLeft(), QSize(width, area.height())), row.name, size=size, strong=True
        )
        left = area.left() + width + gap
        for mark in (*row.marks[:1], row.line, *row.marks[1:]):
            needed = self._width(mark.words, Size.SMALL, strong=True) + 2
            if not mark.words or left + needed > area.right():
                continue
            spot = QRect(left, area.top(), needed, area.height())
            strong = mark is row.line
            self._words(painter, spot, mark.words, mark.tone, Size.SMALL, strong=strong)
            left += needed + gap

    def _draw_line(self, painter: QPainter, area: QRect, row: RosterRow) -> None:
        """Name, what he does or how he stands, chips, PV."""
        px = self._look.theme.px
        self._pv_words(painter, area, row)
        right = area.right() - self._width("−00/00", Size.BODY, strong=True) - px(_GAP)
        rest = QRect(area.left(), area.top(), right - area.left(), area.height())
        left = self._draw_chips(painter, rest, row.chips, rest.width() * 66 // 100)
        end = left - px(_GAP)
        named = end - area.left() - signs_width(self._look.theme, min(len(row.states), _SIGNS_AT_LEAST))
        at = self._draw_named(painter, QRect(area.left(), area.top(), named, area.height()), row)
        if end - at > px(16):
            self._draw_doing(painter, QRect(at, area.top(), end - at, area.height()), row, Size.SMALL)

    def _draw_named(self, painter: QPainter, area: QRect, row: RosterRow) -> int:
        """What he is as a sign, the name, and signs of what else is to be known; where they end.

        Rather than cut the name the row leaves signs out.
        """
        theme, px = self._look.theme, self._look.theme.px
        sign, wanted = px(SIDE + GAP), self._width(row.name, Size.BODY, strong=True) + 2
        marks = [*row.marks, *([row.line] if row.line.words else [])]
        while len(marks) > 1 and wanted + sign * len(marks) > area.width():
            marks.pop(1)  # the line that he is on goes last
        width = max(0, min(wanted, area.width() - sign * len(marks)))
        at = area.left()
        for place, mark in enumerate(marks):
            draw_sign(painter, theme, QPoint(at, area.center().y()), mark)
            at += sign
            if place == 0:
                self._words(painter, QRect(at, area.top(), width, area.height()), row.name, strong=True)
                at += width + px(GAP)
        return at + px(GAP)

    def _draw_pv(self, painter: QPainter, area: QRect, row: RosterRow) -> int:
        """PV of the whole at the right end; where they begin."""
        self._pv_words(painter, area, row, Size.TOTAL if row.is_active else Size.BODY)
        size = Size.TOTAL if row.is_active else Size.BODY
        return area.right() - self._width(_pv(row), size, strong=True)

    def _pv_words(self, painter: QPainter, area: QRect, row: RosterRow, size: Size = Size.BODY) -> None:
        self._words(painter, area, _pv(row), row.tone, size, strong=True, flags=_RIGHT)

    def _draw_chips(self, painter: QPainter, area: QRect, chips: Sequence[Mark], most: int) -> int:
        """Chips at the right end, the last ones first to go where there is no room; where they begin."""
        theme, px = self._look.theme, self._look.theme.px
        widths = [self._width(mark.words, Size.SMALL) + 2 * px(7) for mark in chips]
        shown = [*zip(chips, widths, strict=True)]
        while shown and sum(width + px(5) for _, width in shown) > most:
            spare = next((each for each in shown if each[0].struck), shown[-1])
            shown.remove(spare)
        left = area.right() + 1 - sum(width + px(5) for _, width in shown) + (px(5) if shown else 0)
        start, high = left, metrics(theme, Size.SMALL)[1].height() + px(4)
        for mark, width in shown:
            spot = QRect(left, area.center().y() - high // 2, width, high)
            self._draw_chip(painter, spot, mark)
            left += width + px(5)
        return start

    def _draw_chip(self, painter: QPainter, spot: QRect, mark: Mark) -> None:
        theme = self._look.theme
        painter.setPen(theme.color(Tone.LINE))
        painter.setBrush(Qt.BrushStyle.NoBrush if mark.struck else theme.color(Tone.RAISED))
        painter.drawRoundedRect(spot, spot.height() / 2, spot.height() / 2)
        font = metrics(theme, Size.SMALL)[0]
        if mark.struck:
            font = QFont(font)
            font.setStrikeOut(True)
        painter.setFont(font)
        painter.setPen(theme.color(mark.tone))
        painter.drawText(spot, int(Qt.AlignmentFlag.AlignCenter), mark.words)

    def _draw_bar(self, painter: QPainter, area: QRect, row: RosterRow) -> None:
        theme, high = self._look.theme, area.height()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color(Tone.LINE))
        painter.drawRoundedRect(area, high / 2, high / 2)
        if row.filled:
            left = QRect(area.left(), area.top(), max(high, area.width() * row.filled // 100), high)
            painter.setBrush(theme.color(row.tone))
            painter.drawRoundedRect(left, high / 2, high / 2)

    def _width(self, words: str, size: Size, *, strong: bool = False) -> int:
        return advance(self._look.theme, words, size, strong)

    def _words(
        self,
        painter: QPainter,
        area: QRect,
        words: str,
        tone: Tone = Tone.TEXT,
        size: Size = Size.BODY,
        *,
        strong: bool = False,
        flags: Qt.AlignmentFlag = _LEFT,
    ) -> None:
        theme = self._look.theme
        font, measures = metrics(theme, size, strong=strong)
        painter.setFont(font)
        painter.setPen(theme.color(tone))
        if advance(theme, words, size, strong) > area.width():
            words = measures.elidedText(words, Qt.TextElideMode.ElideRight, max(0, area.width()))
        painter.drawText(area, int(flags), words)


def _pv(row: RosterRow) -> str:
    return f"{row.pv}/{row.full}"

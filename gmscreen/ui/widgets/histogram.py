"""Chances of each value as bars."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gmscreen.rules.dice import Distribution
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number, percent
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone

_LEAST_LABEL = 34
_SHARE = 55


class Histogram(QWidget):
    """A distribution: a bar a value, an axis, one value lit; bars are bad news from `bad_from` on."""

    def __init__(self, look: Look, name: str) -> None:
        super().__init__()
        self._look, self._name = look, name
        self._chances: Distribution | None = None
        self._lit: int | None = None
        self._bad_from: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(name)

    def show_chances(
        self, chances: Distribution | None, lit: int | None = None, bad_from: int | None = None
    ) -> None:
        """Show a distribution, or nothing for None."""
        self._chances, self._lit, self._bad_from = chances, lit, bad_from
        self.setAccessibleDescription(_spoken(chances) if chances else "")
        self.update()

    def sizeHint(self) -> QSize:
        """Wide and low: as low as it may be, if that was said."""
        return QSize(self._look.theme.px(420), self.minimumHeight() or self._look.theme.px(200))

    def minimumSizeHint(self) -> QSize:
        """The least that still has a shape."""
        return QSize(self._look.theme.px(220), self._look.theme.px(120))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the bars and the axis."""
        if self._chances is None:
            return
        painter = QPainter(self)
        painter.setFont(self._look.theme.font(Size.SMALL))
        line = painter.fontMetrics().height()
        floor = self.height() - line - 4
        self._draw_bars(painter, self._chances, floor, line)
        painter.fillRect(0, floor, self.width(), 1, self._look.theme.color(Tone.LINE))
        self._draw_axis(painter, self._chances, floor + 2, line)
        painter.end()

    def _draw_bars(self, painter: QPainter, chances: Distribution, floor: int, line: int) -> None:
        theme, most = self._look.theme, max(chances.ways)
        for value, ways in chances.items():
            left, right = self._span(chances, value)
            height = max(1, (floor - line) * ways // most)
            is_bad = self._bad_from is not None and value >= self._bad_from
            color = theme.mixed(Tone.BAD if is_bad else Tone.INFO, Tone.SURFACE, _SHARE)
            area = QRect(left, floor - height, max(1, right - left - 1), height)
            painter.fillRect(area, theme.color(Tone.ACCENT) if value == self._lit else color)
        if self._lit is not None:
            top = floor - (floor - line) * int(chances.chance(self._lit) * chances.whole) // most
            self._draw_lit(painter, chances, self._lit, top)

    def _draw_lit(self, painter: QPainter, chances: Distribution, value: int, top: int) -> None:
        words = percent(chances.chance(value))
        width = painter.fontMetrics().horizontalAdvance(words) + 2
        left, right = self._span(chances, value)
        start = min(max(0, (left + right - width) // 2), self.width() - width)
        painter.setPen(self._look.theme.color(Tone.TEXT))
        painter.drawText(start, top - 3, words)

    def _span(self, chances: Distribution, value: int) -> tuple[int, int]:
        count, place = len(chances.ways), value - chances.low
        return self.width() * place // count, self.width() * (place + 1) // count

    def _draw_axis(self, painter: QPainter, chances: Distribution, top: int, line: int) -> None:
        painter.setPen(self._look.theme.color(Tone.MUTED))
        width = self._look.theme.px(_LEAST_LABEL)
        bar = max(1, self.width() // len(chances.ways))
        for value in range(chances.low, chances.high + 1, -(-width // bar)):
            middle = sum(self._span(chances, value)) // 2
            own = painter.fontMetrics().horizontalAdvance(number(value)) + 2
            left = min(max(0, middle - own // 2), self.width() - own)
            painter.drawText(QRect(left, top, own, line), Qt.AlignmentFlag.AlignHCenter, number(value))


def _spoken(chances: Distribution) -> str:
    return text(
        "widget.histogram", low=number(chances.low), high=number(chances.high), mean=number(chances.mean, 1)
    )

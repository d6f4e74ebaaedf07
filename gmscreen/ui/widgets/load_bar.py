"""The load levels as a bar, with up to two weights marked on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone

_SHARE = 45
_BAR = 22
_GAP = 6


@dataclass(frozen=True, slots=True)
class LoadSegment:
    """A load level: its name, the most it carries in kg, and its tone."""

    name: str
    limit: Decimal
    tone: Tone


@dataclass(frozen=True, slots=True)
class LoadMark:
    """A weight on the bar, with the words that name it."""

    words: str
    weight: Decimal
    tone: Tone


def share_along(segments: Sequence[LoadSegment], weight: Decimal) -> Decimal:
    """Where a weight stands from 0 to 1: every level is equally wide, so a limit ends its own level.

    A weight beyond the last limit stands at the very end.
    """
    low = Decimal(0)
    for index, segment in enumerate(segments):
        if weight <= segment.limit:
            return (index + (weight - low) / (segment.limit - low)) / len(segments)
        low = segment.limit
    return Decimal(1)


def label_rows(spans: Sequence[tuple[int, int]], gap: int) -> list[int]:
    """The row of each label, from the bar up, so that no two in a row touch; spans are their two ends."""
    rows: list[int] = []
    for index, (left, right) in enumerate(spans):
        taken = {
            rows[other]
            for other, (start, end) in enumerate(spans[:index])
            if left < end + gap and start < right + gap
        }
        rows.append(next(row for row in range(len(spans)) if row not in taken))
    return rows


class LoadBar(QWidget):
    """The bar: levels side by side with their limits under them, marks with their words above."""

    def __init__(self, look: Look, name: str) -> None:
        super().__init__()
        self._look, self._name = look, name
        self._segments: tuple[LoadSegment, ...] = ()
        self._marks: tuple[LoadMark, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name)

    def show_load(self, segments: Sequence[LoadSegment], marks: Sequence[LoadMark]) -> None:
        """Show these levels and these weights on them."""
        if (tuple(segments), tuple(marks)) == (self._segments, self._marks):
            return
        height = self.sizeHint().height()
        self._segments, self._marks = tuple(segments), tuple(marks)
        self.setAccessibleDescription(" · ".join([m.words for m in marks] + [s.name for s in segments]))
        if self.sizeHint().height() != height:
            self.updateGeometry()  # the whole page is laid out for it
        self.update()

    def sizeHint(self) -> QSize:
        """As high as the bar and three lines of small text."""
        line = self._line_height()
        return QSize(self._look.theme.px(480), self._bar_top() + self._look.theme.px(_BAR) + line + 4)

    def minimumSizeHint(self) -> QSize:
        """As high as it wants, and not too narrow to read."""
        return QSize(self._look.theme.px(320), self.sizeHint().height())

    def _line_height(self) -> int:
        return QFontMetrics(self._look.theme.font(Size.SMALL)).height()

    def _bar_top(self) -> int:
        return self._line_height() * max([0, *self._rows()]) + self._line_height() + self._look.theme.px(_GAP)

    def _rows(self) -> list[int]:
        """The row of each mark's words at this width, from the bar up."""
        metrics = QFontMetrics(self._look.theme.font(Size.SMALL, strong=True))
        places = [self._place(mark, metrics) for mark in self._marks] if self._segments else []
        return label_rows([(left, right) for _, left, right in places], self._look.theme.px(10))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask for another height where words that stood beside one another no longer do."""
        super().resizeEvent(event)
        self.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw levels, then marks."""
        if self._segments:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for index, segment in enumerate(self._segments):
                self._draw_segment(painter, index, segment)
            self._draw_marks(painter)
            painter.end()

    def _draw_segment(self, painter: QPainter, index: int, segment: LoadSegment) -> None:
        theme = self._look.theme
        count = len(self._segments)
        left, right = self.width() * index // count, self.width() * (index + 1) // count
        area = QRect(left + 1, self._bar_top(), right - left - 2, theme.px(_BAR))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.mixed(segment.tone, Tone.SURFACE, _SHARE))
        painter.drawRoundedRect(area, theme.px(4), theme.px(4))
        painter.setFont(theme.font(Size.SMALL))
        painter.setPen(theme.color(Tone.MUTED))
        under = QRect(left, area.bottom() + 3, right - left, self._line_height())
        words = painter.fontMetrics().elidedText(segment.name, Qt.TextElideMode.ElideRight, under.width() - 4)
        painter.drawText(under, Qt.AlignmentFlag.AlignCenter, words)

    def _draw_marks(self, painter: QPainter) -> None:
        theme = self._look.theme
        painter.setFont(theme.font(Size.SMALL, strong=True))
        places = [self._place(mark, painter.fontMetrics()) for mark in self._marks]
        drawn = list(zip(self._marks, places, self._rows(), strict=True))
        for mark, (x, _left, _right), row in drawn:
            stem = self._bar_top() - theme.px(_GAP) - self._line_height() * row
            foot = self._bar_top() + theme.px(_BAR) + 2
            painter.fillRect(x - 1, stem, theme.px(3), foot - stem, theme.color(mark.tone))
        for mark, (_x, left, right), row in drawn:
            top = self._bar_top() - theme.px(_GAP) - self._line_height() * (row + 1)
            words = QRect(left, top, right - left, self._line_height())
            painter.fillRect(words, theme.color(Tone.SURFACE))  # another mark's stem passes behind
            painter.setPen(theme.color(mark.tone))
            painter.drawText(words, Qt.AlignmentFlag.AlignCenter, mark.words)

    def _place(self, mark: LoadMark, metrics: QFontMetrics) -> tuple[int, int, int]:
        x = int(share_along(self._segments, mark.weight) * (self.width() - 3)) + 1
        width = metrics.horizontalAdvance(mark.words) + 2
        left = min(max(0, x - width // 2), max(0, self.width() - width))
        return x, left, left + width

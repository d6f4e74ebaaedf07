"""A ladder of values from top to bottom, with the zones they fall in and the one that holds now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gmscreen.texts.numbers import number
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone

_SHARE = 45
_AXIS = 52
_BAR = 34
_LEAST_ZONE, _SPARE = 34, 14
_END = 12


@dataclass(frozen=True, slots=True)
class Zone:
    """Values from `high` down to `low`, both in it, what holds there, and its tone."""

    high: int
    low: int
    note: str
    tone: Tone


def zone_edges(zones: Sequence[Zone], height: int, least: int) -> list[int]:
    """Upper edge of every zone and the lower edge of the last, in pixels from 0 to `height`.

    Every zone has `least` pixels for its words while there is room; the rest goes by its number of values.
    """
    least = min(least, height // len(zones))
    spare = height - least * len(zones)
    values = [zone.high - zone.low + 1 for zone in zones]
    edges, passed = [0], 0
    for index, count in enumerate(values, 1):
        passed += count
        edges.append(least * index + spare * passed // sum(values))
    return edges


class Ladder(QWidget):
    """The ladder: values on the left, zones with their notes, a marker on the value that holds.

    `least` is how high a zone is at least, and `spare` how much more it would like, in pixels at 100 %.
    """

    def __init__(self, look: Look, name: str, least: int = _LEAST_ZONE, spare: int = _SPARE) -> None:
        super().__init__()
        self._look, self._name, self._least, self._spare = look, name, least, spare
        self._zones: tuple[Zone, ...] = ()
        self._value: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_ladder(self, zones: Sequence[Zone], value: int | None) -> None:
        """Show zones from the highest to the lowest, and where the value stands; None marks nothing."""
        self._zones, self._value = tuple(zones), value
        here = self._zone_of(value) if value is not None else None
        spoken = f"{number(value)} · {here.note}" if here and value is not None else ""
        self.setAccessibleName(f"{self._name}: {spoken}" if spoken else self._name)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Room for every zone's words."""
        px = self._look.theme.px
        return QSize(px(360), px(self._least + self._spare) * max(3, len(self._zones)) + 2 * px(_END))

    def minimumSizeHint(self) -> QSize:
        """The least that keeps notes apart."""
        px = self._look.theme.px
        return QSize(px(260), px(self._least) * max(3, len(self._zones)) + 2 * px(_END))

    def _zone_of(self, value: int) -> Zone | None:
        if not self._zones:
            return None
        inside = (zone for zone in self._zones if zone.low <= value <= zone.high)
        return next(inside, self._zones[0] if value > self._zones[0].high else self._zones[-1])

    def _edges(self) -> list[int]:
        px = self._look.theme.px
        return [
            edge + px(_END) for edge in zone_edges(self._zones, self.height() - 2 * px(_END), px(self._least))
        ]

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the zones from the top, then the marker."""
        if not self._zones:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edges = self._edges()
        for zone, top, bottom in zip(self._zones, edges, edges[1:], strict=False):
            self._draw_zone(painter, zone, top, bottom)
        if self._zones[-1].low != self._zones[-1].high:
            self._draw_tick(painter, self._zones[-1].low, edges[-1])
        if self._value is not None:
            self._draw_marker(painter, self._value, edges)
        painter.end()

    def _draw_zone(self, painter: QPainter, zone: Zone, top: int, bottom: int) -> None:
        theme = self._look.theme
        area = QRect(theme.px(_AXIS + 12), top + 1, theme.px(_BAR), bottom - top - 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.mixed(zone.tone, Tone.SURFACE, _SHARE))
        painter.drawRoundedRect(area, theme.px(4), theme.px(4))
        self._draw_tick(painter, zone.high, top)
        left = area.right() + theme.px(22)
        notes = QRect(left, top, self.width() - left, bottom - top)
        is_here = self._value is not None and zone is self._zone_of(self._value)
        painter.setFont(theme.font(Size.BODY, strong=is_here))
        painter.setPen(theme.color(Tone.TEXT))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(notes, flags, zone.note)

    def _draw_tick(self, painter: QPainter, value: int, y: int) -> None:
        theme = self._look.theme
        painter.setFont(theme.font(Size.SMALL))
        painter.setPen(theme.color(Tone.MUTED))
        height = QFontMetrics(painter.font()).height()
        words = QRect(0, y - height // 2, theme.px(_AXIS), height)
        painter.drawText(words, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, number(value))
        painter.drawLine(theme.px(_AXIS + 4), y, theme.px(_AXIS + 10), y)

    def _draw_marker(self, painter: QPainter, value: int, edges: list[int]) -> None:
        theme = self._look.theme
        height = theme.px(24)
        y = _height_of(self._zones, value, edges)
        box = QRect(theme.px(_AXIS + 4), y - height // 2, theme.px(_BAR + 16), height)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color(Tone.ACCENT))
        painter.drawRoundedRect(box, theme.px(6), theme.px(6))
        painter.setPen(theme.color(Tone.ON_ACCENT))
        painter.setFont(theme.font(Size.BODY, strong=True))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, number(value))


def _height_of(zones: Sequence[Zone], value: int, edges: list[int]) -> int:
    for index, zone in enumerate(zones):
        if value >= zone.low:
            top, bottom = edges[index], edges[index + 1]
            down = min(max(0, zone.high - value), zone.high - zone.low)
            return top + (bottom - top) * (2 * down + 1) // (2 * (zone.high - zone.low + 1))
    return edges[-1]

"""The pages small, the one that is looked at marked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPen

from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.print.artist import Artist
from gmscreen.ui.panels.print.page_column import PageColumn
from gmscreen.ui.panels.print.page_places import Fit, Zoom
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Theme, Tone

if TYPE_CHECKING:  # what reads PDF is imported with the first of them, for start-up
    from gmscreen.ui.panels.print.document import Piece

_GAP = 22
_WIDTH = 132
_Key = Qt.Key
_STEPS = {_Key.Key_Down: 1, _Key.Key_Up: -1, _Key.Key_PageDown: 4, _Key.Key_PageUp: -4}


class Thumbnails(PageColumn):
    """`chosen` carries the page that is to be looked at."""

    chosen = Signal(int)

    def __init__(self, look: Look, artist: Artist) -> None:
        super().__init__(look, artist, text("print_panel.thumbnails"), _GAP)
        self._marked = 0
        self.zoom = Zoom(Fit.WIDTH)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.dress(look.theme)

    def dress(self, theme: Theme) -> None:
        """Take the width of this scale."""
        self.setFixedWidth(theme.px(_WIDTH))
        super().dress(theme)

    def mark(self, page: int) -> None:
        """Mark the page that is looked at, and see to it that it is seen."""
        self._marked = page
        if page < len(self.places.places):
            area = self.area_of(page)
            if area.top() < 0 or area.bottom() + self.room.gap > self.viewport().height():
                self.go_to_page(page)
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down choose a page."""
        last = len(self.sizes) - 1
        key = _Key(event.key())
        ends = {_Key.Key_Home: 0, _Key.Key_End: last}
        page = ends.get(key, self._marked + _STEPS.get(key, 0))
        if key in ends or key in _STEPS:
            self.chosen.emit(min(max(page, 0), max(last, 0)))
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the page under the pointer."""
        if self.places.places:
            y = event.position().toPoint().y() + self.verticalScrollBar().value()
            self.chosen.emit(self.places.at(y))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The press was enough."""
        event.accept()

    def _paint_page(self, painter: QPainter, page: int, wanted: list[Piece]) -> None:
        super()._paint_page(painter, page, wanted)
        area, theme = self.area_of(page), self._look.theme
        is_marked = page == self._marked
        if is_marked:
            painter.setPen(QPen(theme.color(Tone.ACCENT), theme.px(2)))
            painter.drawRect(area.adjusted(-2, -2, 1, 1))
        painter.setFont(theme.font(Size.SMALL, strong=is_marked))
        painter.setPen(theme.color(Tone.TEXT if is_marked else Tone.MUTED))
        below = QRect(area.left(), area.bottom() + 2, area.width(), self.room.gap - 2)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, str(page + 1))

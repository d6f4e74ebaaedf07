"""The pages large: zoomed and scrolled by keys, wheel and hand."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent

from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.print.artist import Artist
from gmscreen.ui.panels.print.page_column import PageColumn
from gmscreen.ui.panels.print.page_places import Fit, Zoom, shown_percent, stepped_percent
from gmscreen.ui.theme.look import Look

_GAP = 16
_Key = Qt.Key
_FITS = {_Key.Key_P: Fit.PAGE, _Key.Key_L: Fit.WIDTH, _Key.Key_1: Fit.REAL}
_ZOOMS = {_Key.Key_Plus: 1, _Key.Key_Equal: 1, _Key.Key_Minus: -1}
_PAGES = {_Key.Key_PageDown: 1, _Key.Key_PageUp: -1, _Key.Key_Space: 1, _Key.Key_Backspace: -1}
_LINES = {_Key.Key_Down: 1, _Key.Key_Up: -1}


class PageView(PageColumn):
    """Takes keys, wheel and mouse."""

    def __init__(self, look: Look, artist: Artist) -> None:
        super().__init__(look, artist, text("print_panel.pages"), _GAP)
        self._held: QPoint | None = None

    @property
    def percent(self) -> int:
        """How large pages are drawn, in percent of the paper."""
        return shown_percent(self.scale, self.room)

    def set_fit(self, fit: Fit) -> None:
        """Fit pages to the room, or draw them as large as they are."""
        self._set_zoom(Zoom(fit))

    def zoom_by(self, steps: int) -> None:
        """Draw pages a step larger or smaller."""
        self._set_zoom(Zoom(Fit.REAL, stepped_percent(self.percent, steps)))

    def zoom_at(self, spot: QPoint, steps: int) -> None:
        """The same; what lies under a spot of the view stays there."""
        if not self.places.places:
            return
        page = self.places.at(spot.y() + self.verticalScrollBar().value())
        before = self.area_of(page)
        right, down = (spot.x() - before.x()) / before.width(), (spot.y() - before.y()) / before.height()
        self.zoom_by(steps)
        after = self.area_of(page)
        moved = (after.x() + right * after.width() - spot.x(), after.y() + down * after.height() - spot.y())
        for bar, by in zip((self.horizontalScrollBar(), self.verticalScrollBar()), moved, strict=True):
            bar.setValue(bar.value() + round(by))

    def _set_zoom(self, zoom: Zoom) -> None:
        self.zoom = zoom
        self.relay()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """P, L and 1 fit, + and − zoom, Page Up and Down turn pages, arrows scroll."""
        key = _Key(event.key())
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if modifiers & ~Qt.KeyboardModifier.ShiftModifier:
            super().keyPressEvent(event)
        elif key in _FITS:
            self.set_fit(_FITS[key])
        elif key in _ZOOMS:
            self.zoom_by(_ZOOMS[key])
        elif not self._move(key):
            super().keyPressEvent(event)

    def _move(self, key: Qt.Key) -> bool:
        """Scroll, if a key asks for that."""
        last = len(self.sizes) - 1
        bar = self.verticalScrollBar()
        if key in _PAGES:
            self.go_to_page(min(max(self.current + _PAGES[key], 0), last))
        elif key in (_Key.Key_Home, _Key.Key_End):
            self.go_to_page(0 if key == _Key.Key_Home else last)
        elif key in _LINES:
            bar.setValue(bar.value() + _LINES[key] * bar.singleStep())
        else:
            return False
        return True

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll, or zoom while Ctrl is held."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            steps = (event.angleDelta().y() > 0) - (event.angleDelta().y() < 0)
            if steps:
                self.zoom_at(event.position().toPoint(), steps)
            event.accept()
        else:
            super().wheelEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the pages."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._held = event.position().toPoint()
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pull them along."""
        if self._held is not None:
            moved = event.position().toPoint() - self._held
            self._held = event.position().toPoint()
            for bar, by in ((self.horizontalScrollBar(), moved.x()), (self.verticalScrollBar(), moved.y())):
                bar.setValue(bar.value() - by)

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        """Let go of them."""
        self._held = None
        self.viewport().unsetCursor()

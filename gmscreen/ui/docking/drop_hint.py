"""The area that a dragged panel would take, shown while it is dragged."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import CONTROL_RADIUS, Tone

_ALPHA = 60


class DropHint(QWidget):
    """A veil in the accent's colour over a part of its parent; the pointer goes through it."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.setObjectName("drop_hint")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def cover(self, area: QRect) -> None:
        """Lie over this part of the parent."""
        self.setGeometry(area)
        self.show()
        self.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the veil and its edge."""
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        veil = theme.color(Tone.ACCENT)
        painter.setPen(veil)
        veil.setAlpha(_ALPHA)
        painter.setBrush(veil)
        radius = theme.px(CONTROL_RADIUS)
        painter.drawRoundedRect(self.rect().adjusted(2, 2, -3, -3), radius, radius)
        painter.end()

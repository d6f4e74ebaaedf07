"""A label that gives way: it asks for little room and makes do."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent

from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.plain_label import PlainLabel, set_plain_tooltip


class ElidedLabel(PlainLabel):
    """One line that ends in … when it is too narrow; the tooltip has all of it."""

    def __init__(self, *, size: Size = Size.SMALL, tone: Tone = Tone.MUTED, least: int = 0) -> None:
        super().__init__(size=size, tone=tone)
        self._least = least

    def setText(self, text: str) -> None:
        """Show a text, and all of it in the tooltip."""
        super().setText(text)
        set_plain_tooltip(self, text)

    def minimumSizeHint(self) -> QSize:
        """A few letters of a text, nothing of none."""
        return QSize(
            min(self._least * self.fontMetrics().averageCharWidth(), self.sizeHint().width()),
            super().minimumSizeHint().height(),
        )

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw as much of the text as there is room for."""
        painter = QPainter(self)
        words = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        self.style().drawItemText(
            painter,
            self.rect(),
            int(self.alignment()),
            self.palette(),
            self.isEnabled(),
            words,
            self.foregroundRole(),
        )
        painter.end()

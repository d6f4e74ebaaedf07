"""A box to tick."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QStyle, QStyleOptionButton

from gmscreen.ui.theme.icons import pixmap
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Tone


class Toggle(QCheckBox):
    """A tick box whose tick is one of our icons, since the stylesheet takes Fusion's away."""

    def __init__(self, look: Look, words: str) -> None:
        super().__init__(words.replace("&", "&&"))
        self._look = look
        self.setAccessibleName(words)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the box, and the tick in it."""
        super().paintEvent(event)
        if self.isChecked():
            self._draw_tick()

    def _draw_tick(self) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        box = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)
        color = self._look.theme.hex_of(Tone.ON_ACCENT)
        tick = pixmap("check-bold", color, box.height() - 2, self.devicePixelRatio())
        painter = QPainter(self)
        painter.drawPixmap(
            box.center().x() - tick.width() // 2 + 1, box.center().y() - tick.height() // 2 + 1, tick
        )
        painter.end()

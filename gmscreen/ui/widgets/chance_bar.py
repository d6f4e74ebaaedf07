"""A chance as a bar; the number stands beside it."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Tone

_HEIGHT = 10
_QUIET = 55


class ChanceBar(QWidget):
    """The share of a whole bar; a lit one has its full colour."""

    def __init__(self, look: Look, tone: Tone) -> None:
        super().__init__()
        self._look, self._tone = look, tone
        self._chance: Fraction | None = None
        self._lit = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_chance(self, chance: Fraction | None, *, lit: bool = False) -> None:
        """Show a chance, or an empty bar for None."""
        self._chance, self._lit = chance, lit
        self.update()

    def sizeHint(self) -> QSize:
        """Long and thin."""
        return QSize(self._look.theme.px(120), self._look.theme.px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """The least that still tells a half from a third."""
        return QSize(self._look.theme.px(40), self._look.theme.px(_HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the groove, and the share in it."""
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        height = theme.px(_HEIGHT)
        groove = QRectF(0, (self.height() - height) / 2, self.width(), height)
        painter.setBrush(theme.color(Tone.RAISED))
        painter.drawRoundedRect(groove, height / 2, height / 2)
        if self._chance:
            share = QRectF(groove)
            share.setWidth(max(height, self.width() * self._chance.numerator // self._chance.denominator))
            painter.setBrush(
                theme.color(self._tone) if self._lit else theme.mixed(self._tone, Tone.SURFACE, _QUIET)
            )
            painter.drawRoundedRect(share, height / 2, height / 2)
        painter.end()

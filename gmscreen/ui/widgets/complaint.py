"""What is wrong with a cell, told right under it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractScrollArea, QFrame

from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.layouts import column
from gmscreen.ui.widgets.notice import InlineError

_MARGINS = (10, 6, 10, 6)
_WIDTH = 320


class Complaint(QFrame):
    """Lies over what stands below the cell, inside the window; gone while nothing is said."""

    def __init__(self, look: Look, table: QAbstractScrollArea) -> None:
        super().__init__(table)
        self._look, self._table = look, table
        self.setObjectName("complaint")
        self.error = InlineError(look)
        self._body = column(look, self.error, margins=_MARGINS)
        self.setLayout(self._body)
        self.hide()

    @property
    def words(self) -> str:
        """What is said now."""
        return self.error.words

    def say(self, words: str, cell: QRect) -> None:
        """Say it under a cell; empty words take it back."""
        if not words and self.isHidden():
            return
        self.error.say(words)
        if not words:
            self.hide()
            return
        window = self._table.window()
        self.setParent(window)
        self.setFixedWidth(min(self._look.theme.px(_WIDTH), window.width()))
        self.setFixedHeight(self._body.heightForWidth(self.width()))
        corner = self._table.viewport().mapTo(window, cell.bottomLeft()) + QPoint(0, 4)
        x = max(0, min(corner.x(), window.width() - self.width() - 4))
        y = max(0, min(corner.y(), window.height() - self.height() - 4))
        self.move(x, y)
        self.show()
        self.raise_()

"""What is wrong with a cell, told right under it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QScrollArea, QWidget

from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.layouts import column
from gmscreen.ui.widgets.notice import InlineError

_MARGINS = (10, 6, 10, 6)
_WIDTH = 320


class Complaint(QFrame):
    """Lies over what stands below the cell, and scrolls with it; gone while nothing is said."""

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
        ground = self._ground()
        self.setParent(ground)
        self.setFixedWidth(min(self._look.theme.px(_WIDTH), ground.width()))
        self.setFixedHeight(self._body.heightForWidth(self.width()))
        corner = self._table.viewport().mapTo(ground, cell.bottomLeft()) + QPoint(0, 4)
        x = max(0, min(corner.x(), ground.width() - self.width() - 4))
        y = max(0, min(corner.y(), ground.height() - self.height() - 4))
        self.move(x, y)
        self.show()
        self.raise_()

    def _ground(self) -> QWidget:
        """What scrolls with the table on it; else the window."""
        widget = self._table.parentWidget()
        while widget is not None:
            inside = widget.widget() if isinstance(widget, QScrollArea) else None
            if inside is not None:
                return inside
            widget = widget.parentWidget()
        return self._table.window()

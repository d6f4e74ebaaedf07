"""Cells side by side, as many to a row as have room."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Theme
from gmscreen.ui.widgets.layouts import grid


class CellGrid(QWidget):
    """Widgets of equal width; a row takes as many as fit at `width` pixels (at 100 %) each."""

    def __init__(self, look: Look, width: int, gap: int = 8) -> None:
        super().__init__()
        self._look, self._cell = look, width
        self._cells: tuple[QWidget, ...] = ()
        self._columns = 0
        self._grid = grid(look, gap=gap)
        self.setLayout(self._grid)

    def show_cells(self, cells: Sequence[QWidget]) -> None:
        """Lay out these cells instead; those that were there and no longer are get hidden."""
        if tuple(cells) == self._cells:
            return
        for cell in set(self._cells) - set(cells):
            cell.hide()
        self._cells, self._columns = tuple(cells), 0
        self._place()

    def dress(self, _theme: Theme) -> None:
        """Lay out again at another scale."""
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out again for the new width."""
        super().resizeEvent(event)
        self._place()

    def minimumSizeHint(self) -> QSize:
        """One cell is enough in width."""
        return QSize(self._look.theme.px(self._cell), super().minimumSizeHint().height())

    def _place(self) -> None:
        room = max(1, self.width() // self._look.theme.px(self._cell))
        columns = min(max(1, len(self._cells)), room)
        if columns == self._columns:
            return
        for index in range(max(columns, self._grid.columnCount())):
            self._grid.setColumnStretch(index, 1 if index < columns else 0)
        self._columns = columns
        for index, cell in enumerate(self._cells):
            self._grid.addWidget(cell, index // columns, index % columns, Qt.AlignmentFlag.AlignTop)
            cell.show()

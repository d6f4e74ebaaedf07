"""Cells whose text is wrapped, measured as it will be drawn."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QHeaderView, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from gmscreen.ui.theme.look import Look

_SIDES = 24
_ABOVE_AND_BELOW = 9
_FAR = 100_000


class WrappedCell(QStyledItemDelegate):
    """Qt forgets the stylesheet's padding when it measures broken lines, and cuts the last one off."""

    def __init__(self, look: Look, view: QTableView) -> None:
        super().__init__(view)
        self._look, self._view = look, view

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """The cell's own width, and the height of its text in the column's width."""
        plain = super().sizeHint(option, index)
        px = self._look.theme.px
        metrics = QFontMetrics(index.data(Qt.ItemDataRole.FontRole))
        room = QRect(0, 0, self._room(index.column()), _FAR)
        words = str(index.data(Qt.ItemDataRole.DisplayRole))
        height = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, words).height()
        return QSize(plain.width(), height + px(_ABOVE_AND_BELOW))

    def _room(self, column: int) -> int:
        """The width for text; a column that is as wide as its contents never breaks them."""
        stretches = self._view.horizontalHeader().sectionResizeMode(column) is QHeaderView.ResizeMode.Stretch
        return max(1, self._view.columnWidth(column) - self._look.theme.px(_SIDES)) if stretches else _FAR

"""Cells whose text is wrapped, measured as it will be drawn."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QHeaderView, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Theme

SIDE = 11
_SIDES = 24
_ABOVE_AND_BELOW = 9
FAR = 100_000
"""The room of a text that never breaks."""
BESIDE = 6
SIGN = 14
"""Pixels of a cell's sign at 100 %."""


class WrappedCell(QStyledItemDelegate):
    """Qt forgets the stylesheet's padding when it measures broken lines, and cuts the last one off."""

    def __init__(self, look: Look, view: QTableView) -> None:
        super().__init__(view)
        self._look, self._view = look, view

    def sizeHint(self, _option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """The width of the text in one line, and its height in the column's width."""
        words = str(index.data(Qt.ItemDataRole.DisplayRole))
        size = cell_size(words, self._room(index.column()), self._look.theme)
        is_signed = index.data(Qt.ItemDataRole.DecorationRole) is not None
        return size + QSize(sign_width(self._look.theme), 0) if is_signed else size

    def _room(self, column: int) -> int:
        """The width for text; a column that is as wide as its contents never breaks them."""
        stretches = self._view.horizontalHeader().sectionResizeMode(column) is QHeaderView.ResizeMode.Stretch
        return room_of(self._view.columnWidth(column), self._look.theme) if stretches else FAR


def room_of(width: int, theme: Theme, sides: int = _SIDES) -> int:
    """The width for text in a column of this width, `sides` being what lies beside it at 100 %."""
    return max(1, width - theme.px(sides))


def sign_width(theme: Theme) -> int:
    """The width that a sign beside the words takes."""
    return theme.px(SIGN + BESIDE)


@lru_cache(maxsize=4096)
def cell_size(words: str, room: int, theme: Theme, *, strong: bool = True) -> QSize:
    """The size of a cell whose text is broken at `room` pixels; measured strong where a row may be lit."""
    metrics = QFontMetrics(theme.font(Size.BODY, strong=strong))
    height = metrics.height()
    if room < FAR:
        height = metrics.boundingRect(QRect(0, 0, room, FAR), Qt.TextFlag.TextWordWrap, words).height()
    width = metrics.horizontalAdvance(words) + theme.px(_SIDES)
    return QSize(width, max(height, metrics.height()) + theme.px(_ABOVE_AND_BELOW))

"""Cells of the ledger drawn by hand: the stylesheet's own way takes three times as long, at each key."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from gmscreen.ui.panels.dice.ledger_model import LedgerModel
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Theme, Tone
from gmscreen.ui.widgets.table import cell_font, cell_ink

_SIDE = 11
_SELECTED_SHARE = 22
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_SELECTED = QStyle.StateFlag.State_Selected


class LedgerPainter(QStyledItemDelegate):
    """One line of words, cut with … where there is no room."""

    def __init__(self, look: Look, rows: LedgerModel) -> None:
        super().__init__(rows)
        self._look, self._rows = look, rows

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw the ground of a chosen row, then the words."""
        theme, cell = self._look.theme, self._rows.cell(index)
        area, state = option.rect, option.state
        if state & _SELECTED:
            painter.fillRect(area, theme.mixed(Tone.ACCENT, Tone.SURFACE, _SELECTED_SHARE))
        if not cell.words:
            return
        side = theme.px(_SIDE)
        room = area.adjusted(side, 0, -side, 0)
        painter.setFont(cell_font(theme, cell.strong, cell.struck))
        painter.setPen(cell_ink(theme, cell.tone))
        numeric = self._rows.columns[index.column()].numeric
        words = _elided(cell.words, room.width(), theme, cell.strong)
        painter.drawText(room, _RIGHT if numeric else _LEFT, words)


@lru_cache(maxsize=4096)
def _elided(words: str, room: int, theme: Theme, strong: bool) -> str:
    metrics = QFontMetrics(cell_font(theme, strong, struck=False))
    return metrics.elidedText(words, Qt.TextElideMode.ElideRight, room)

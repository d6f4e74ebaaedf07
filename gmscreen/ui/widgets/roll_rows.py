"""Rows of a table that is read by a roll: rolls, sentence, effects, chance; the row found is lit."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from gmscreen.texts.catalogue import text
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Theme, Tone
from gmscreen.ui.widgets.row_layout import Piece, RowLayout, laid_out
from gmscreen.ui.widgets.row_view import RowView

_Index = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole
_LIT_SHARE = 22
_WRAPPED = Qt.TextFlag.TextWordWrap.value | Qt.AlignmentFlag.AlignTop.value


class RowsModel(QAbstractListModel):
    """The rows, one item each."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: tuple[RowView, ...] = ()

    def show_rows(self, rows: Sequence[RowView]) -> None:
        """Show these rows instead."""
        self.beginResetModel()
        self._rows = tuple(rows)
        self.endResetModel()

    def row(self, index: _Index) -> RowView:
        """The row at an index."""
        return self._rows[index.row()]

    @property
    def rows(self) -> tuple[RowView, ...]:
        """All rows."""
        return self._rows

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """How many rows there are."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: _Index, role: int = _Role.DisplayRole) -> Any:
        """The row told in one line; its tooltip tells the ways, the source and our own readings."""
        if role in (_Role.DisplayRole, _Role.AccessibleTextRole):
            return self.row(index).spoken
        return _tooltip(self.row(index)) if role == _Role.ToolTipRole else None


def _tooltip(row: RowView) -> str:
    mark = text("table_rows.interpretation")
    own = [f"{mark}: {reading.interpretation}" for reading in row.readings if reading.interpretation]
    lines = [f"{row.chance}: {row.ways}", row.source, *own]
    return f"<qt>{'<br>'.join(map(escape, lines))}</qt>"


class RollRows(QListView):
    """The rows of a table, as tall as they need; `relaid` tells that the height changed."""

    relaid = Signal()

    def __init__(self, look: Look, name: str) -> None:
        super().__init__()
        self._look = look
        self.rows = RowsModel()
        self.rows.setParent(self)
        self.setModel(self.rows)
        self.setItemDelegate(_RowPainter(look, self))
        self.setAccessibleName(name)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_rows(self, rows: Sequence[RowView]) -> None:
        """Show these rows instead."""
        if tuple(rows) != self.rows.rows:
            self.rows.show_rows(rows)
            self._fit()

    def lit_area(self) -> QRect | None:
        """Where the lit row is, in this widget; None when none is lit."""
        for place, row in enumerate(self.rows.rows):
            if row.lit:
                return self.visualRect(self.rows.index(place, 0))
        return None

    def layout_of(self, row: RowView) -> RowLayout:
        """How a row is laid out at the present width."""
        return laid_out(row, self.viewport().width(), self._look.theme)

    def dress(self, _theme: Theme) -> None:
        """Take the heights of this scale."""
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap again for the new width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    def _fit(self) -> None:
        self.scheduleDelayedItemsLayout()
        height = sum(self.layout_of(row).height for row in self.rows.rows) + 2 * self.frameWidth()
        if height != self.height():
            self.setFixedHeight(max(1, height))
            self.relaid.emit()


class _RowPainter(QStyledItemDelegate):
    """Draws a row piece by piece."""

    def __init__(self, look: Look, view: RollRows) -> None:
        super().__init__(view)
        self._look, self._view = look, view

    def sizeHint(self, _option: QStyleOptionViewItem, index: _Index) -> QSize:
        """The height the row needs at the view's width."""
        return QSize(self._view.viewport().width(), self._view.layout_of(self._view.rows.row(index)).height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Draw the ground, then the pieces."""
        row, area = self._view.rows.row(index), option.rect
        painter.save()
        self._draw_ground(painter, area, row, index.row())
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(self._look.theme.color(Tone.ACCENT))
            painter.drawRect(area.adjusted(0, 0, -1, -1))
        painter.translate(area.topLeft())
        for piece in self._view.layout_of(row).pieces:
            self._draw(painter, piece)
        painter.restore()

    def _draw_ground(self, painter: QPainter, area: QRect, row: RowView, place: int) -> None:
        theme = self._look.theme
        if row.lit:
            painter.fillRect(area, theme.mixed(Tone.ACCENT, Tone.SURFACE, _LIT_SHARE))
            painter.fillRect(
                QRect(area.left(), area.top(), theme.px(4), area.height()), theme.color(Tone.ACCENT)
            )
        elif place % 2:
            painter.fillRect(area, theme.color(Tone.RAISED))

    def _draw(self, painter: QPainter, piece: Piece) -> None:
        theme = self._look.theme
        painter.setFont(theme.font(piece.size, strong=piece.strong))
        if piece.framed:
            self._draw_frame(painter, piece)
        painter.setPen(theme.color(piece.tone))
        if piece.framed:
            painter.drawText(piece.area, Qt.AlignmentFlag.AlignCenter, piece.words)
        else:
            side = Qt.AlignmentFlag.AlignRight if piece.right else Qt.AlignmentFlag.AlignLeft
            painter.drawText(piece.area, _WRAPPED | side.value, piece.words)

    def _draw_frame(self, painter: QPainter, piece: Piece) -> None:
        theme = self._look.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(
            theme.color(Tone.LINE)
            if piece.tone in (Tone.TEXT, Tone.MUTED)
            else theme.mixed(piece.tone, Tone.SURFACE, 55)
        )
        painter.setBrush(theme.color(Tone.BG))
        radius = piece.area.height() / 2
        painter.drawRoundedRect(piece.area, radius, radius)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)

"""Rows of cells that change one by one, and an empty row at the foot to type a new one in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QMimeData, QModelIndex, QPersistentModelIndex, Qt, Signal

from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.dragged_row import ROW_TYPE, row_from, row_in_hand
from gmscreen.ui.widgets.table import Cell, Column, Row, TableModel

_Index = QModelIndex | QPersistentModelIndex


def _cells(row: Row) -> tuple[Cell, ...]:
    return tuple(cell if isinstance(cell, Cell) else Cell(cell) for cell in row)


class EditModel(TableModel):
    """Only what differs is told to the view, so that selection and focus stay where they are.

    `invitation` stands in the first cell of the row at the foot; there is none without it. `row_changed`
    follows what is told of the cells of a row. A row that is `dropped` lies on another, one of the `holders`,
    or before it.
    """

    row_changed = Signal(int)
    dropped = Signal(int, int, bool)

    def __init__(self, look: Look, columns: Sequence[Column], invitation: str = "") -> None:
        super().__init__(look, columns)
        self._invitation = invitation
        self.holders: frozenset[int] = frozenset()
        self._foot = tuple(
            Cell(invitation if place == 0 else "", Tone.MUTED, typed="" if place == 0 else None)
            for place in range(len(columns))
        )
        if invitation:
            self._rows = [self._foot]

    @property
    def count(self) -> int:
        """How many rows there are without the one at the foot."""
        return len(self._rows) - bool(self._invitation)

    @property
    def foot(self) -> int:
        """The row in which a new one is typed; the first where there is none."""
        return self.count if self._invitation else 0

    def next_cell(self, at: _Index, step: int) -> QModelIndex | None:
        """The next cell that can be typed in, row after row; None beyond the last."""
        width = len(self.columns)
        place = at.row() * width + at.column() + step
        while 0 <= place < len(self._rows) * width:
            index = self.index(*divmod(place, width))
            if self.cell(index).typed is not None:
                return index
            place += step
        return None

    def is_foot(self, row: int) -> bool:
        """Whether this is the row in which a new one is typed."""
        return bool(self._invitation) and row == len(self._rows) - 1

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show these rows instead; rows at the end come and go, the others change where they differ."""
        new = [self._kept(place, row) or _cells(row) for place, row in enumerate(rows)]
        at = self._first_difference(new)
        if len(new) != self.count:
            self._shift(new, at)
        for row, cells in enumerate(new):
            if self._rows[row] is not cells and self._rows[row] != cells:
                before, self._rows[row] = self._rows[row], cells
                self._tell_changes(row, before, cells)

    def _kept(self, place: int, row: Row) -> tuple[Cell, ...] | None:
        """The row that stands there, if it is this very one, as most are at a key."""
        now = self._rows[place] if place < len(self._rows) else None
        return now if now is row else None

    def _tell_changes(self, row: int, before: tuple[Cell, ...], now: tuple[Cell, ...]) -> None:
        """Cell by cell: for more than one at once Qt paints the whole table."""
        for place, (old, new) in enumerate(zip(before, now, strict=True)):
            if old != new:
                index = self.index(row, place)
                self.dataChanged.emit(index, index)
        self.row_changed.emit(row)

    def _first_difference(self, new: Sequence[tuple[Cell, ...]]) -> int:
        pairs = zip(self._rows[: self.count], new, strict=False)
        return next(
            (place for place, (old, now) in enumerate(pairs) if old is not now and old != now),
            min(len(new), self.count),
        )

    def _shift(self, new: Sequence[tuple[Cell, ...]], at: int) -> None:
        """Put rows in or take them out where the lists part."""
        count = len(new) - self.count
        if count > 0:
            self.beginInsertRows(QModelIndex(), at, at + count - 1)
            self._rows[at:at] = new[at : at + count]
            self.endInsertRows()
        else:
            self.beginRemoveRows(QModelIndex(), at, at - count - 1)
            del self._rows[at : at - count]
            self.endRemoveRows()

    def mimeTypes(self) -> list[str]:
        """Rows can be dragged."""
        return [ROW_TYPE]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """The row that is dragged."""
        return row_in_hand(indexes[0].row(), self)

    def supportedDropActions(self) -> Qt.DropAction:  # noqa: N802 - Qt's name
        """A row is moved."""
        return Qt.DropAction.MoveAction

    def canDropMimeData(
        self, data: QMimeData, _action: Qt.DropAction, _row: int, _column: int, _parent: _Index
    ) -> bool:
        """Only rows of this list."""
        return row_from(data, self) is not None

    def dropMimeData(
        self, data: QMimeData, _action: Qt.DropAction, row: int, _column: int, parent: _Index
    ) -> bool:
        """Tell what was dropped where; who keeps the list moves it."""
        source = row_from(data, self)
        if source is None:
            return False
        at = parent.row() if parent.isValid() else self.count if row < 0 else min(row, self.count)
        self.dropped.emit(source, at, parent.isValid())
        return True

    def flags(self, index: _Index) -> Qt.ItemFlag:
        """Cells with something to type in are editable, and rows can be dragged."""
        if not index.isValid():
            return Qt.ItemFlag.ItemIsDropEnabled  # between rows
        flags = super().flags(index)
        if index.row() in self.holders:
            flags |= Qt.ItemFlag.ItemIsDropEnabled
        if self.cell(index).typed is None:
            return flags
        if self.is_foot(index.row()):
            return flags | Qt.ItemFlag.ItemIsEditable
        return flags | Qt.ItemFlag.ItemIsEditable | Qt.ItemFlag.ItemIsDragEnabled

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """As in any table; what stands in the line of a cell is its `typed`."""
        return self.cell(index).typed if role == Qt.ItemDataRole.EditRole else super().data(index, role)

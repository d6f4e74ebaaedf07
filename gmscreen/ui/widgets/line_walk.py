"""What keys in an open line of a table do: keep what is typed, go on elsewhere, add the row at the foot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex
from PySide6.QtWidgets import QAbstractItemDelegate

from gmscreen.ui.widgets.cell_line import CellLine
from gmscreen.ui.widgets.row_acts import RowKeeper

if TYPE_CHECKING:  # the table has its walk, and it walks there
    from gmscreen.ui.widgets.edit_table import EditTable

_Index = QModelIndex | QPersistentModelIndex


class LineWalk:
    """`place` is where a row typed at the foot will stand, None for the end; `entry` where Tab goes then."""

    def __init__(self, table: EditTable, keeper: RowKeeper, entry: str) -> None:
        self._table, self._keeper, self._entry = table, keeper, entry
        self.place: int | None = None
        cells = table.cells
        cells.typed.connect(self._keep)
        cells.stepped.connect(self._step)
        cells.restored.connect(self._restore)

    def _keep(self, typed: str) -> None:
        """Keep what is being typed; at the foot nothing is kept before one goes on."""
        table = self._table
        line, index = table.cells.line, table.cells.index
        if line is None or index is None or table.rows.is_foot(index.row()):
            return
        with table.cells.own_typing():
            line.set_problem(self._keeper.typed(index.row(), table.key_of(index), typed))

    def _restore(self) -> None:
        table = self._table
        line, index = table.cells.line, table.cells.index
        if line is None or index is None:
            return
        if line.text() != table.cells.original and not table.rows.is_foot(index.row()):
            self._keeper.typed(index.row(), table.key_of(index), table.cells.original)
        self._shut()

    def _shut(self) -> None:
        line = self._table.cells.line
        if line is not None:
            line.set_problem("")
            self._table.closeEditor(line, QAbstractItemDelegate.EndEditHint.NoHint)
        self._table.setFocus()

    def _step(self, rows: int, columns: int) -> None:
        """Go on from the cell that is edited, if what stands there is right."""
        cells = self._table.cells
        line, index = cells.line, cells.index
        if line is None or index is None:
            return
        if self._table.rows.is_foot(index.row()):
            self._step_from_foot(line, rows, columns)
            return
        cells.take_chosen()
        if line.problem:
            line.complain()
        else:
            at = QPersistentModelIndex(index)
            self._shut()
            self._go_on(at, rows, columns)

    def _go_on(self, at: _Index, rows: int, columns: int) -> None:
        model = self._table.rows
        if columns:
            self._edit(model.next_cell(at, columns))
            return
        row = min(max(0, at.row() + rows), model.rowCount() - 1)
        column = 0 if model.is_foot(row) else at.column()
        self._table.setCurrentIndex(model.index(row, column))

    def _edit(self, target: QModelIndex | None) -> None:
        if target is not None:
            self._table.setCurrentIndex(target)
            self._table.edit(target)

    def _step_from_foot(self, line: CellLine, rows: int, columns: int) -> None:
        if not line.text().strip():
            self._leave_foot(rows, columns)
            return
        before, place = self._table.rows.count, self.place
        problem = self._keeper.entered(self._table.cells.whole_text(), place)
        line.set_problem(problem)
        if problem:
            line.complain()
            return
        self._table.cells.clear_foot()
        if columns > 0 and self._table.rows.count > before:
            self._shut()
            self._edit(self._table.index_of(before if place is None else place, self._entry))
        elif place is not None:
            self.place = place + 1

    def _leave_foot(self, rows: int, columns: int) -> None:
        self._shut()
        self.place = None
        if columns:
            self._table.focusNextPrevChild(columns > 0)
        elif rows < 0 and self._table.rows.count:
            self._table.go_to(self._table.rows.count - 1)

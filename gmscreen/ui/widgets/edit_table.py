"""A table to type in, as in a spreadsheet: arrows, Enter, Tab, Escape, Delete, paste, rows by keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemDelegate, QAbstractItemView, QHeaderView

from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Theme
from gmscreen.ui.widgets.cell_line import CellLine
from gmscreen.ui.widgets.complaint import Complaint
from gmscreen.ui.widgets.edit_cell import EditCell
from gmscreen.ui.widgets.edit_model import EditModel
from gmscreen.ui.widgets.row_acts import RowActs, RowKeeper
from gmscreen.ui.widgets.table import Column, TableView
from gmscreen.ui.widgets.wrapped_cell import FAR, cell_size, sign_width

_Index = QModelIndex | QPersistentModelIndex


_MOST_WIDTH = 150
"""Of a column that is as wide as its words: beyond, they end in … for the sake of the others."""


class EditTable(TableView):
    """Every cell with something `typed` is edited in place, and what is typed is kept with each key.

    `entry` is the column that Tab goes to from a row just entered; `quick` are columns in which one key says
    it all. `reached` tells that another cell is in hand, so that whoever scrolls brings it into view.
    """

    lights = False
    reached = Signal()
    rows: EditModel

    def __init__(
        self,
        look: Look,
        name: str,
        columns: Sequence[Column],
        keeper: RowKeeper,
        *,
        invitation: str = "",
        entry: str = "",
    ) -> None:
        self._keeper, self._entry = keeper, entry
        self._is_kept_now = False
        self._place: int | None = None
        self.quick: dict[str, Callable[[int, str], bool]] = {}
        super().__init__(
            look, name, columns, wraps=True, fits=True, rows=EditModel(look, columns, invitation)
        )
        self.by_cells = True
        self.complaint = Complaint(look, self)
        self.acts = RowActs(self, keeper)
        self.cells = EditCell(look, self, keeper)
        self.setItemDelegate(self.cells)
        self._listen()

    def _listen(self) -> None:
        self.rows.row_changed.connect(lambda row: self._fit_some(row, row))
        self.rows.dropped.connect(lambda *dropped: self._tell(self.acts.drop(*dropped)))
        self.rows.rowsInserted.connect(lambda _parent, first, last: self._fit_some(first, last))
        self.rows.rowsRemoved.connect(lambda *_: self._fit())
        self.cells.typed.connect(self._keep)
        self.cells.stepped.connect(self._step)
        self.cells.restored.connect(self._restore)
        self.cells.complained.connect(self._complain)
        self.cells.left.connect(self._keeper.rested)
        self.selectionModel().currentChanged.connect(lambda *_: self.reached.emit())

    def _set_manners(self) -> None:
        super()._set_manners()
        triggers = QAbstractItemView.EditTrigger
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.setEditTriggers(triggers.AnyKeyPressed | triggers.DoubleClicked | triggers.EditKeyPressed)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setDragDropOverwriteMode(False)

    def _set_headers(self) -> None:
        super()._set_headers()
        for place, column in enumerate(self.rows.columns):
            if not column.wide:
                self.horizontalHeader().setSectionResizeMode(place, QHeaderView.ResizeMode.Fixed)

    def dress(self, theme: Theme) -> None:
        """Measure the columns at this scale."""
        for place, column in enumerate(self.rows.columns):
            if not column.wide:
                self.setColumnWidth(place, cell_size(column.title, FAR, theme).width())
        self._widen(0, self.rows.rowCount() - 1)
        super().dress(theme)

    def _fit_some(self, first: int, last: int) -> None:
        """Columns only grow while one types: they would jump under the eye."""
        self._widen(first, last)
        self._fit_rows(range(first, last + 1))
        self.setFixedHeight(self._height())

    def _widen(self, first: int, last: int) -> None:
        theme = self._look.theme
        for place, column in enumerate(self.rows.columns):
            if not column.wide:
                widest = max((self._width(row, place, theme) for row in range(first, last + 1)), default=0)
                widest = min(widest, theme.px(_MOST_WIDTH))
                if widest > self.columnWidth(place):
                    self.setColumnWidth(place, widest)

    def _width(self, row: int, place: int, theme: Theme) -> int:
        cell = self.rows.cell(self.rows.index(row, place))
        sign = sign_width(theme) if cell.asks else 0
        return cell_size(cell.words, FAR, theme).width() + sign

    @property
    def line(self) -> CellLine | None:
        """The line that is open in a cell, or None."""
        return self.cells.line

    def go_to(self, row: int, key: str = "") -> None:
        """Have a cell in hand, the first of its row without a key."""
        self.setCurrentIndex(self._index(row, key))
        self.setFocus()

    def go_to_foot(self, place: int | None = None) -> None:
        """Have the row in hand in which a new one is typed, to stand before `place`."""
        self.go_to(self.rows.foot)
        self._place = place

    def _index(self, row: int, key: str) -> QModelIndex:
        keys = [column.key for column in self.rows.columns]
        return self.rows.index(row, keys.index(key) if key and key in keys else 0)

    def key_of(self, index: _Index) -> str:
        """The key of the field that a cell edits."""
        return self.rows.columns[index.column()].key

    def _keep(self, typed: str) -> None:
        """Keep what is being typed; at the foot nothing is kept before one goes on."""
        line, index = self.cells.line, self.cells.index
        if line is None or index is None or self.rows.is_foot(index.row()):
            return
        with self.cells.own_typing():
            line.set_problem(self._keeper.typed(index.row(), self.key_of(index), typed))

    def _restore(self) -> None:
        line, index = self.cells.line, self.cells.index
        if line is None or index is None:
            return
        if line.text() != self.cells.original and not self.rows.is_foot(index.row()):
            self._keeper.typed(index.row(), self.key_of(index), self.cells.original)
        self._shut()

    def _shut(self) -> None:
        line = self.cells.line
        if line is not None:
            line.set_problem("")
            self.closeEditor(line, QAbstractItemDelegate.EndEditHint.NoHint)
        self.setFocus()

    def _step(self, rows: int, columns: int) -> None:
        """Go on from the cell that is edited, if what stands there is right."""
        line, index = self.cells.line, self.cells.index
        if line is None or index is None:
            return
        if self.rows.is_foot(index.row()):
            self._step_from_foot(line, rows, columns)
            return
        self.cells.take_chosen()
        if line.problem:
            line.complain()
        else:
            at = QPersistentModelIndex(index)
            self._shut()
            self._go_on(at, rows, columns)

    def _go_on(self, at: _Index, rows: int, columns: int) -> None:
        if columns:
            target = self.rows.next_cell(at, columns)
            if target is not None:
                self.setCurrentIndex(target)
                self.edit(target)
            return
        row = min(max(0, at.row() + rows), self.rows.rowCount() - 1)
        column = 0 if self.rows.is_foot(row) else at.column()
        self.setCurrentIndex(self.rows.index(row, column))

    def _step_from_foot(self, line: CellLine, rows: int, columns: int) -> None:
        if not line.text().strip():
            self._leave_foot(rows, columns)
            return
        before, place = self.rows.count, self._place
        problem = self._keeper.entered(self.cells.whole_text(), place)
        line.set_problem(problem)
        if problem:
            line.complain()
            return
        self.cells.clear_foot()
        if columns > 0 and self.rows.count > before:
            self._shut()
            self._edit_entry(before if place is None else place)
        elif place is not None:
            self._place = place + 1

    def _edit_entry(self, row: int) -> None:
        target = self._index(row, self._entry)
        self.setCurrentIndex(target)
        self.edit(target)

    def _leave_foot(self, rows: int, columns: int) -> None:
        self._shut()
        self._place = None
        if columns:
            self.focusNextPrevChild(columns > 0)
        elif rows < 0 and self.rows.count:
            self.go_to(self.rows.count - 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys on a cell that is not open."""
        index = self.currentIndex()
        act = self.acts.of(event) if index.isValid() and self.line is None else None
        if act is not None:
            self._tell(act(index.row()))
        elif self._is_quick(event, index):
            self._tell("")
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Keys that are the table's are not the window's."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.ShortcutOverride
            and event.modifiers()
            and self.currentIndex().isValid()
            and self.acts.of(event) is not None
        ):
            event.accept()
            return True
        return super().event(event)

    def _is_quick(self, event: QKeyEvent, index: QModelIndex) -> bool:
        if not index.isValid() or self.rows.is_foot(index.row()) or not event.text().strip():
            return False
        quick = self.quick.get(self.key_of(index))
        return quick is not None and quick(index.row(), event.text())

    def _tell(self, problem: str) -> None:
        self.complaint.say(problem, self.visualRect(self.currentIndex()))

    def _complain(self, problem: str) -> None:
        index = self.cells.index
        self.complaint.say(problem, self.visualRect(index if index is not None else self.currentIndex()))

    def focusInEvent(self, _event: QFocusEvent) -> None:
        """Show which cell is in hand: the first one, or that where a new row is typed.

        As at the other end of it, Qt's own way paints the whole table anew.
        """
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self.rows.index(0, 0))
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)  # dead keys begin a cell too
        self.selectionModel().select(self.currentIndex(), self.selectionModel().SelectionFlag.ClearAndSelect)
        self.reached.emit()

    def focusOutEvent(self, _event: QFocusEvent) -> None:
        """A cell is only marked while the keyboard is here."""
        self.complaint.say("", self.rect())
        if self.line is None:
            self.clearSelection()

"""A table to type in, as in a spreadsheet: arrows, Enter, Tab, Escape, Delete, paste, rows by keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView

from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Theme
from gmscreen.ui.widgets.cell_line import CellLine
from gmscreen.ui.widgets.complaint import Complaint
from gmscreen.ui.widgets.edit_cell import EditCell
from gmscreen.ui.widgets.edit_model import EditModel
from gmscreen.ui.widgets.line_walk import LineWalk
from gmscreen.ui.widgets.row_acts import RowActs, RowKeeper
from gmscreen.ui.widgets.table import Column, TableView
from gmscreen.ui.widgets.wrapped_cell import FAR, SIDE, cell_size, sign_width

_Index = QModelIndex | QPersistentModelIndex


_ROOMY = 760
"""Pixels at 100 % from which on a table is broad."""


class EditTable(TableView):
    """Every cell with something `typed` is edited in place, and what is typed is kept with each key.

    `entry` is the column that Tab goes to from a row just entered; `quick` are columns in which one key says
    it all. `reached` tells that another cell is in hand, so that whoever scrolls brings it into view;
    `left`, that the keyboard is elsewhere.
    """

    lights = False
    sides = 2 * SIDE
    reached = Signal()
    left = Signal()
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
        self._keeper = keeper
        self._spanned: int | None = None
        self.quick: dict[str, Callable[[int, str], bool]] = {}
        super().__init__(
            look, name, columns, wraps=True, fits=True, rows=EditModel(look, columns, invitation)
        )
        self.by_cells = True
        self.complaint = Complaint(look, self)
        self.acts = RowActs(self, keeper)
        self.cells = EditCell(look, self, keeper)
        self.setItemDelegate(self.cells)
        self._walk = LineWalk(self, keeper, entry)
        self._listen()

    def _listen(self) -> None:
        self.rows.row_changed.connect(lambda row: self._fit_some(row, row))
        self.rows.dropped.connect(lambda *dropped: self._tell(self.acts.drop(*dropped)))
        self.rows.rowsInserted.connect(lambda _parent, first, last: self._fit_some(first, last))
        self.rows.rowsRemoved.connect(lambda *_: self._fit())
        self.cells.complained.connect(self._complain)
        self.cells.left.connect(self._rest)
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

    @property
    def _is_roomy(self) -> bool:
        """Whether there is room for long words in more columns than one."""
        return self.width() >= self._look.theme.px(_ROOMY)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Measure the columns again where there is room now, or no longer is."""
        was_roomy = event.oldSize().width() >= self._look.theme.px(_ROOMY)
        super().resizeEvent(event)
        if was_roomy is not self._is_roomy:
            self.dress(self._look.theme)

    def _fit_rows(self, among: range) -> None:
        """The row at the foot is one cell, and one line high."""
        foot = self.rows.foot if self.rows.is_foot(self.rows.foot) else None
        super()._fit_rows(range(among.start, min(among.stop, self.rows.count)))
        if foot is not None and (foot in among or self._spanned != foot):
            self.clearSpans()
            if len(self.rows.columns) > 1:
                self.setSpan(foot, 0, 1, len(self.rows.columns))
            self.setRowHeight(foot, self._lowest)
            self._spanned = foot

    def _widen(self, first: int, last: int) -> None:
        theme = self._look.theme
        for place, column in enumerate(self.rows.columns):
            if not column.wide:
                widest = max((self._width(row, place, theme) for row in range(first, last + 1)), default=0)
                widest = min(widest, theme.px(column.most * (2 if self._is_roomy else 1)))
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
        self.setCurrentIndex(self.index_of(row, key))
        self.setFocus()

    def go_to_foot(self, place: int | None = None) -> None:
        """Have the row in hand in which a new one is typed, to stand before `place`."""
        self.go_to(self.rows.foot)
        self._walk.place = place

    def index_of(self, row: int, key: str) -> QModelIndex:
        """The cell of a field in a row; the first of the row for a key that has none."""
        keys = [column.key for column in self.rows.columns]
        return self.rows.index(row, keys.index(key) if key and key in keys else 0)

    def key_of(self, index: _Index) -> str:
        """The key of the field that a cell edits."""
        return self.rows.columns[index.column()].key

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
            self._leave()

    def _rest(self) -> None:
        """The line is closed; the keyboard may have gone elsewhere from it."""
        self._keeper.rested()
        if not self.hasFocus():
            self._leave()

    def _leave(self) -> None:
        self.clearSelection()
        self.left.emit()

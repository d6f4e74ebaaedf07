"""The panel Pendências: what the sheets lack on the left, what the table settled on the right."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from gmscreen.session.records import ValueRecord
from gmscreen.texts.catalogue import text
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.page import Page
from gmscreen.ui.panels.pending.sheet_reader import ReadSheet, read_sheets
from gmscreen.ui.panels.pending.view import PendingView, present
from gmscreen.ui.panels.tab_order import follow_layouts
from gmscreen.ui.panels.table_value import Settling
from gmscreen.ui.theme.theme import Size, Theme, Tone
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.cell_field import CellAsking
from gmscreen.ui.widgets.layouts import row
from gmscreen.ui.widgets.plain_label import PlainLabel
from gmscreen.ui.widgets.table import Column, Row, TableView

_ROOM = 1000
_SHARES = (58, 42)
_LEAST_TABLE = 240
_OPENS, _FORGETS = 1, 3
_SHEETS_PANEL = "sheets"


class PendingPanel(Page):
    """Draws the view of the sheets on the desk; files that were changed are read again when it is shown."""

    def __init__(self, context: PanelContext) -> None:
        super().__init__(context.look)
        self._context, look = context, context.look
        self._view = PendingView((), "", ())
        self._told: tuple[tuple[ReadSheet, ...], tuple[ValueRecord, ...], str] | None = None
        settling = Settling(context.session.values)
        self.search = QLineEdit()
        self.count = PlainLabel(size=Size.SMALL, tone=Tone.MUTED)
        self.queue = TableView(look, text("pending_panel.title.queue"), _queue_columns(), wraps=True)
        self.gaps = CellAsking(look, self.queue, settling)
        self.values = TableView(look, text("pending_panel.title.values"), _value_columns(), wraps=True)
        self.changes = CellAsking(look, self.values, settling)
        self.no_values = PlainLabel(text("pending_panel.no_values"), tone=Tone.MUTED, wrap=True)
        self._lay_out()
        self._listen()

    def _lay_out(self) -> None:
        look, search = self._look, self.search
        search.setAcceptDrops(False)  # a file dropped on it is for the window
        search.setClearButtonEnabled(True)
        search.setPlaceholderText(text("pending_panel.search"))
        search.setAccessibleName(text("pending_panel.search"))
        queue = Card(look, text("pending_panel.title.queue"))
        above = row(look, search, self.count, gap=12)
        above.setStretch(0, 1)
        queue.add(above)
        queue.add(self.queue, stretch=1)
        values = Card(look, text("pending_panel.title.values"))
        values.add(self.no_values)
        values.add(self.values, stretch=1)
        columns = row(look, queue, values)
        for place, share in enumerate(_SHARES):
            columns.setStretch(place, share)
        self.body.addLayout(columns, 1)
        self.stack_below(columns, _ROOM)
        self.setFocusProxy(search)
        self.dress(look.theme)

    def _listen(self) -> None:
        self.search.textChanged.connect(lambda _typed: self._show())
        self.queue.clicked.connect(self._click)
        self.queue.activated.connect(self._open)
        self.values.clicked.connect(self._click_value)
        delete = QShortcut(QKeySequence(Qt.Key.Key_Delete), self.values)
        delete.setContext(Qt.ShortcutContext.WidgetShortcut)
        delete.activated.connect(lambda: self._forget(self.values.currentIndex().row()))
        self._context.session.values.listen(self._show)
        self._context.desk.changed.connect(self._show)

    def dress(self, theme: Theme) -> None:
        """Give both tables their least height."""
        super().dress(theme)
        for table in (self.queue, self.values):
            table.setMinimumHeight(theme.px(_LEAST_TABLE))

    def showEvent(self, event: QShowEvent) -> None:
        """Look at the files again."""
        super().showEvent(event)
        self._show()

    def _show(self) -> None:
        """Show what there is, if it is another than before; unseen, it waits until it is looked at."""
        if not self.isVisible():
            return
        sheets = read_sheets(self._context.desk)
        told = (sheets, self._context.session.values.all(), self.search.text())
        if told == self._told:
            return
        self._told = told
        self._view = view = present(*told)
        self.count.setText(view.count)
        _show_rows(self.queue, [each.cells for each in view.queue])
        _show_rows(self.values, [each.cells for each in view.values])
        self.values.setVisible(bool(view.values))
        self.no_values.setVisible(not view.values)
        follow_layouts(self)

    def _click(self, index: QModelIndex) -> None:
        if self._view.queue[index.row()].heading and index.column() == _OPENS:
            self._open(index)

    def _open(self, index: QModelIndex) -> None:
        """Go to the sheet of a row; a gap that is asked for is answered here."""
        if not self.gaps.asks(index):
            self._context.desk.choose(self._view.queue[index.row()].sheet_id)
            self._context.go_to(_SHEETS_PANEL)

    def _click_value(self, index: QModelIndex) -> None:
        if index.column() == _FORGETS:
            self._forget(index.row())

    def _forget(self, place: int) -> None:
        if place < 0:
            return
        value = self._view.values[place]
        self._context.session.values.forget(value.key)
        self._context.show_message(text("pending_panel.forgotten", name=value.name))


def _show_rows(table: TableView, rows: Sequence[Row]) -> None:
    """Show other rows where the table is scrolled to, with the row in hand at the same place."""
    place, scrolled = table.currentIndex().row(), table.verticalScrollBar().value()
    table.show_rows(rows)
    if rows and place >= 0:
        table.setCurrentIndex(table.rows.index(min(place, len(rows) - 1), 0))
    table.executeDelayedItemsLayout()
    table.verticalScrollBar().setValue(scrolled)


def _queue_columns() -> list[Column]:
    return _columns("lacking", "value", "source")


def _value_columns() -> list[Column]:
    return _columns("what", "value", "day", "forget")


def _columns(*keys: str) -> list[Column]:
    return [Column(text(f"pending_panel.column.{key}"), wide=place == 0) for place, key in enumerate(keys)]


def build(context: PanelContext) -> QWidget:
    """The panel Pendências."""
    return PendingPanel(context)

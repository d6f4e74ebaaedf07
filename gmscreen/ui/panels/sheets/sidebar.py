"""The list of sheets with its search."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QLineEdit, QListView, QWidget

from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.sheets.shelf_rows import Heading, ShelfRow, shelf_rows
from gmscreen.ui.panels.shelf import Volume
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.button import secondary_button
from gmscreen.ui.widgets.layouts import column
from gmscreen.ui.widgets.plain_label import PlainLabel

_Index = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole
_ROW = 32
_MARGINS = (16, 12, 0, 16)


class ShelfModel(QAbstractListModel):
    """Rows of the list; headings can't be chosen."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._rows: tuple[ShelfRow, ...] = ()

    @property
    def rows(self) -> tuple[ShelfRow, ...]:
        """What is listed."""
        return self._rows

    def show_rows(self, rows: tuple[ShelfRow, ...]) -> None:
        """List these instead."""
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """How many rows there are."""
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: _Index) -> Qt.ItemFlag:
        """Headings are only looked at."""
        heading = isinstance(self._rows[index.row()], Heading)
        return Qt.ItemFlag.NoItemFlags if heading else super().flags(index)

    def data(self, index: _Index, role: int = _Role.DisplayRole) -> Any:
        """Words, tone and font of a row."""
        row, theme = self._rows[index.row()], self._look.theme
        heading = isinstance(row, Heading)
        match role:
            case _Role.DisplayRole:
                return _words(row)
            case _Role.ForegroundRole:
                return theme.color(Tone.MUTED if heading else Tone.TEXT)
            case _Role.FontRole:
                return theme.font(Size.SMALL if heading else Size.BODY, strong=heading)
            case _Role.SizeHintRole:
                return QSize(theme.px(120), theme.px(_ROW))
        return None


def _words(row: ShelfRow) -> str:
    return text(f"sheets_panel.group.{row.group}").upper() if isinstance(row, Heading) else row.name


class Sidebar(QWidget):
    """Search, list, and a button to open more; `chosen` carries the id of a sheet."""

    chosen = Signal(object)
    open_asked = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._volumes: tuple[Volume, ...] = ()
        self.search = QLineEdit()
        self.search.setPlaceholderText(text("sheets_panel.search"))
        self.search.setAccessibleName(text("sheets_panel.search"))
        self.search.setClearButtonEnabled(True)
        self.model = ShelfModel(look)
        self.model.setParent(self)
        self.list = _list_view(self.model)
        self.nothing = PlainLabel(text("sheets_panel.nothing_found"), tone=Tone.MUTED, wrap=True)
        self.nothing.hide()
        self.open_more = secondary_button(
            look, text("sheets_panel.open"), self.open_asked.emit, "folder-open-outline"
        )
        layout = column(look, self.search, self.nothing, gap=8, margins=_MARGINS)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.open_more)
        self.setLayout(layout)
        self.setFocusProxy(self.search)
        self._listen()

    def _listen(self) -> None:
        self.search.textChanged.connect(lambda _typed: self._refill())
        self.search.returnPressed.connect(self._take_first)
        self.list.clicked.connect(self._take)
        self.list.activated.connect(self._take)

    def show_volumes(self, volumes: Sequence[Volume]) -> None:
        """List these sheets, as far as the search leaves them."""
        self._volumes = tuple(volumes)
        self._refill()

    def mark(self, sheet_id: str | None) -> None:
        """Show which sheet is open; nothing when it is not in the list."""
        for place, row in enumerate(self.model.rows):
            if isinstance(row, Volume) and row.id == sheet_id:
                self.list.setCurrentIndex(self.model.index(place))
                return
        self.list.clearSelection()

    def _refill(self) -> None:
        kept = self._current()
        self.model.show_rows(shelf_rows(self._volumes, self.search.text()))
        self.nothing.setVisible(not self.model.rows)
        self.mark(kept)

    def _current(self) -> str | None:
        return self._id_at(self.list.currentIndex())

    def _id_at(self, index: QModelIndex) -> str | None:
        row = self.model.rows[index.row()] if index.isValid() and index.row() < len(self.model.rows) else None
        return row.id if isinstance(row, Volume) else None

    def _take(self, index: QModelIndex) -> None:
        sheet_id = self._id_at(index)
        if sheet_id is not None:
            self.chosen.emit(sheet_id)

    def _take_first(self) -> None:
        first = next((row for row in self.model.rows if isinstance(row, Volume)), None)
        if first is not None:
            self.chosen.emit(first.id)


def _list_view(model: ShelfModel) -> QListView:
    view = QListView()
    view.setModel(model)
    view.setAccessibleName(text("sheets_panel.list"))
    view.setUniformItemSizes(True)
    view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    return view

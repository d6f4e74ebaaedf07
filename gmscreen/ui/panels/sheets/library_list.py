"""The list of the library under keys and mouse."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.sheets.library_model import LibraryModel
from gmscreen.ui.panels.sheets.library_painter import ROW, LibraryPainter
from gmscreen.ui.panels.sheets.library_rows import Folder, LibraryRow, Listed
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Theme

_Key = Qt.Key
_ENTER = (_Key.Key_Return, _Key.Key_Enter)
_SIDEWAYS = (_Key.Key_Left, _Key.Key_Right)


class LibraryList(QTableView):
    """`taken` is a sheet that was clicked or entered, `turned` a folder to be opened or closed.

    `asked` tells a key and the row in hand: N, C, D, P, F2 and Delete.
    """

    taken = Signal(str)
    turned = Signal(str, bool)
    asked = Signal(object, object)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.rows = LibraryModel()
        self.rows.setParent(self)
        self.setModel(self.rows)
        self.setItemDelegate(LibraryPainter(look, self.rows))
        self.setAccessibleName(text("sheets_panel.list"))
        self._set_manners()
        self._set_dragging()
        self.clicked.connect(self._act)
        self.dress(look.theme)

    def _set_manners(self) -> None:
        """One column of rows of one height: a list view asks the model for each of thousands, at each key."""
        self.horizontalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)

    def _set_dragging(self) -> None:
        self.setDragEnabled(True)
        self.setAcceptDrops(True)
        self.setDropIndicatorShown(True)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)

    @property
    def in_hand(self) -> LibraryRow | None:
        """The row that is marked."""
        return self.rows.row_at(self.currentIndex())

    def mark(self, sheet_id: str | None) -> None:
        """Mark a sheet; nothing when it is not in the list."""
        place = self.rows.place_of(sheet_id)
        if place is None:
            self.setCurrentIndex(QModelIndex())
        else:
            self.setCurrentIndex(self.rows.index(place))

    def mark_again(self, row: LibraryRow | None, place: int) -> None:
        """Mark the row that was marked, wherever it is now; where it is gone, what stands in its place."""
        again = self.rows.place_of_row(row)
        if again is None and row is not None:
            again = min(place, len(self.rows.rows) - 1)
        self.setCurrentIndex(QModelIndex() if again is None else self.rows.index(again))

    def dress(self, theme: Theme) -> None:
        """Give the rows their height at this scale."""
        self.verticalHeader().setMinimumSectionSize(theme.px(ROW))
        self.verticalHeader().setDefaultSectionSize(theme.px(ROW))

    def _act(self, index: QModelIndex) -> None:
        match self.rows.row_at(index):
            case Listed(entry=entry):
                self.taken.emit(entry.id)
            case Folder(path=path, is_open=is_open):
                self.turned.emit(path, not is_open)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens, Left and Right close and open a folder; letters and Delete act on the row in hand."""
        key, row = _Key(event.key()), self.in_hand
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        elif key in _ENTER:
            self._act(self.currentIndex())
        elif key in _SIDEWAYS and isinstance(row, Folder):
            self.turned.emit(row.path, key == _Key.Key_Right)
        elif key in ACTS:
            self.asked.emit(key, row)
        elif event.text() != "/":  # which goes to the search
            super().keyPressEvent(event)
        else:
            event.ignore()


ACTS = (_Key.Key_N, _Key.Key_C, _Key.Key_D, _Key.Key_P, _Key.Key_F2, _Key.Key_Delete)
"""The keys that act: new, into the fight, duplicate, folder and tags (two), to the archive and back."""

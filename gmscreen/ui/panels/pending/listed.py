"""A table whose rows stand for records: the one in hand stays in hand, whatever the rows become."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent

from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Theme
from gmscreen.ui.widgets.table import Column, Row, TableView
from gmscreen.ui.widgets.wrapped_cell import FAR, cell_size, sign_width


class Listed(TableView):
    """`picked` tells the id of the row in hand, or nothing; Space, Delete and F2 are told with it.

    It keeps `least` pixels at 100 % for its rows.
    """

    picked = Signal(str)
    spaced = Signal(str)
    deleted = Signal(str)
    renamed = Signal(str)

    def __init__(self, look: Look, name: str, columns: Sequence[Column], least: int) -> None:
        self._least = least
        self._ids: tuple[str, ...] = ()
        self._is_filling = False
        super().__init__(look, name, columns, wraps=True)
        self.selectionModel().currentRowChanged.connect(self._tell)

    @property
    def in_hand(self) -> str:
        """The id of the row in hand; empty for none."""
        return self._id_at(self.currentIndex())

    def _id_at(self, index: QModelIndex) -> str:
        return self._ids[index.row()] if 0 <= index.row() < len(self._ids) else ""

    def sizeHintForColumn(self, column: int) -> int:  # noqa: N802 - Qt's name
        """The room for the widest text, each measured once; Qt would ask for every cell at every key."""
        theme, texts = self._look.theme, self.rows.texts_of(column)
        widths = (
            cell_size(words, FAR, theme).width() + signed * sign_width(theme) for words, signed in texts
        )
        return max(widths, default=0)

    def show_records(self, ids: Sequence[str], rows: Sequence[Row], wanted: str = "") -> None:
        """Show other rows, with what is wanted in hand, or what was, or the row that is in its place."""
        before, place = wanted or self.in_hand, max(self.currentIndex().row(), 0)
        scrolled = self.verticalScrollBar().value()
        self._is_filling = True
        self._ids = tuple(ids)
        self.show_rows(rows)
        row = self._ids.index(before) if before in self._ids else min(place, len(rows) - 1)
        self.setCurrentIndex(self.rows.index(row, 0) if row >= 0 else QModelIndex())
        self._is_filling = False
        self.executeDelayedItemsLayout()
        self.verticalScrollBar().setValue(scrolled)
        if wanted:
            self.scrollTo(self.currentIndex())
        self.picked.emit(self.in_hand)

    def take(self, identity: str) -> None:
        """Take a row in hand and bring it into view."""
        if identity in self._ids:
            self.setCurrentIndex(self.rows.index(self._ids.index(identity), 0))

    def _tell(self, index: QModelIndex) -> None:
        if not self._is_filling:
            self.picked.emit(self._id_at(index))

    def dress(self, theme: Theme) -> None:
        """Keep room for some rows."""
        super().dress(theme)
        self.setMinimumHeight(theme.px(self._least))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space, Delete and F2 act on the row in hand."""
        acts = {Qt.Key.Key_Space: self.spaced, Qt.Key.Key_Delete: self.deleted, Qt.Key.Key_F2: self.renamed}
        act = acts.get(Qt.Key(event.key()))
        if act is not None and self.in_hand and not event.modifiers():
            act.emit(self.in_hand)
        else:
            super().keyPressEvent(event)

"""Suggestions under a line while it is typed in, laid over what stands below it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, QStringListModel, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QListView

from gmscreen.texts.catalogue import text
from gmscreen.ui.theme.look import Look

_MOST_ROWS = 12
"""Beyond them it scrolls."""


class SuggestionList(QListView):
    """A list that follows a line: Down goes into it, Enter or a click takes one, Escape puts it away.

    It is no window of its own: a pop-up would take the keyboard from the line.
    """

    taken = Signal(str)

    def __init__(self, look: Look, line: QLineEdit) -> None:
        super().__init__()
        self._look, self._line = look, line
        self.names = QStringListModel(self)
        self.setModel(self.names)
        self.setObjectName("suggestions")
        self.setAccessibleName(text("widget.suggestions"))
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self.hide()
        self.clicked.connect(self._take)
        self.activated.connect(self._take)
        line.installEventFilter(self)

    def suggest(self, names: Sequence[str]) -> None:
        """Show these names under the line; none puts the list away."""
        self.names.setStringList(list(names))
        if not names:
            self.hide()
            return
        ground = self._line.window()
        self.setParent(ground)
        below = self._line.mapTo(ground, QPoint(0, self._line.height() + 2))
        self.setGeometry(below.x(), below.y(), self._line.width(), self._height(min(_MOST_ROWS, len(names))))
        self.show()
        self.raise_()

    def _height(self, rows: int) -> int:
        return self.sizeHintForRow(0) * rows + self._look.theme.px(6)

    def _take(self, index: QModelIndex) -> None:
        name = str(index.data())
        self.hide()
        self._line.setFocus()
        self.taken.emit(name)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys of the line that are meant for the list, and the line's farewell."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self.isVisible():
            return self._press(event)
        if event.type() == QEvent.Type.FocusOut and not self.hasFocus():
            self.hide()
        return super().eventFilter(watched, event)

    def _press(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Down:
            self.setFocus()
            self.setCurrentIndex(self.names.index(0, 0))
            return True
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
            return True
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes, Escape goes back to the line, the rest walks through the list."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._take(self.currentIndex())
        elif event.key() == Qt.Key.Key_Escape:
            self.hide()
            self._line.setFocus()
        else:
            super().keyPressEvent(event)

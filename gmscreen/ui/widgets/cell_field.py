"""A small form over a cell, to answer what the cell asks for on the spot."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QFrame, QLineEdit, QScrollArea, QScrollBar, QWidget

from gmscreen.texts.catalogue import text
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Theme, Tone
from gmscreen.ui.widgets.button import Button
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import column, holder, row
from gmscreen.ui.widgets.notice import InlineError
from gmscreen.ui.widgets.plain_label import PlainLabel, set_style_property
from gmscreen.ui.widgets.question import Question
from gmscreen.ui.widgets.table import TableView

Answer = Callable[[Question, str], str]
"""Takes what was typed; what is wrong with it, or nothing."""

_WIDTH, _LINE = 270, 150
_MARGINS = (12, 8, 12, 10)


class CellField(QFrame):
    """Enter gives the answer, Escape leaves the cell as it was; `left` tells that the form
    is gone, and whether it had the keyboard; `grown` that it takes another height.

    Leaving the line gives what was typed in it too, unless it is wrong, which keeps the form open.
    """

    left = Signal(bool)
    grown = Signal()

    def __init__(self, look: Look, question: Question, answer: Answer, ground: QWidget) -> None:
        super().__init__(ground)
        self._look, self._question, self._answer = look, question, answer
        self._gone = False
        self.line = QLineEdit(question.answer)
        self.error = InlineError(look)
        self.options = [self._option(look, value, words) for value, words in question.options]
        caption = PlainLabel(question.caption, size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        asked = holder(flow(look, *self.options, gap=6)) if self.options else self._typing(look)
        self.setLayout(column(look, caption, asked, self.error, gap=6, margins=_MARGINS))
        self.setAccessibleName(question.caption)
        self.dress(look.theme)
        QApplication.instance().focusChanged.connect(self._focus_moved)  # type: ignore[union-attr]

    def _typing(self, look: Look) -> QWidget:
        line, question = self.line, self._question
        line.setAcceptDrops(False)  # a file dropped on it is for the window
        line.setPlaceholderText(question.hint)
        line.setAccessibleName(question.caption)
        line.selectAll()
        line.returnPressed.connect(lambda: self._give(line.text()))
        line.textEdited.connect(lambda _typed: self._say(""))
        done = Button(look, "", icon_name="check", name=text("widget.settle"))
        done.clicked.connect(lambda _checked: self._give(line.text()))
        unit = PlainLabel(question.unit, size=Size.SMALL, tone=Tone.MUTED)
        return holder(row(look, line, unit, done, 1, gap=6))

    def _option(self, look: Look, value: str, words: str) -> Button:
        button = Button(look, words, name=f"{self._question.caption}: {words}")
        set_style_property(button, "chosen", value == self._question.answer)
        button.clicked.connect(partial(self._give, value))
        return button

    def dress(self, theme: Theme) -> None:
        """Give the form its width."""
        self.line.setFixedWidth(theme.px(_LINE))
        self.setFixedWidth(theme.px(_WIDTH))

    def take_focus(self) -> None:
        """Take the keyboard."""
        (self.options[0] if self.options else self.line).setFocus()

    def _give(self, answer: str, _checked: object = None) -> None:
        if not answer.strip() or answer == self._question.answer:
            self.leave()
            return
        problem = self._answer(self._question, answer)
        if problem:
            self._say(problem)
        else:
            self.leave()

    def leave(self) -> None:
        """Be gone."""
        if not self._gone:
            self._gone = True
            focus = QApplication.focusWidget()
            had_focus = focus is not None and self.isAncestorOf(focus)
            self.hide()
            self.left.emit(had_focus)
            self.deleteLater()

    def _say(self, problem: str) -> None:
        self.error.say(problem)
        set_style_property(self.line, "invalid", bool(problem))
        self.line.setAccessibleDescription(problem)
        self.grown.emit()

    def _focus_moved(self, _old: QWidget | None, new: QWidget | None) -> None:
        if not self._gone and new is not None and not self.isAncestorOf(new):
            self._give("" if self.options else self.line.text())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves all as it was."""
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)


class CellAsking(QObject):
    """Has a table's cells ask: a click on one that does, or Enter on its row, opens the form over it."""

    def __init__(self, look: Look, table: TableView, answer: Answer) -> None:
        super().__init__(table)
        self._look, self._table, self._answer = look, table, answer
        self.field: CellField | None = None
        self._at = (0, 0)
        table.clicked.connect(self._click)
        table.installEventFilter(self)
        table.viewport().installEventFilter(self)
        table.viewport().setMouseTracking(True)
        table.rows.modelAboutToBeReset.connect(self.close)

    def asks(self, index: QModelIndex | QPersistentModelIndex) -> bool:
        """Whether a cell asks for something."""
        return index.isValid() and self._table.rows.cell(index).asks is not None

    def open(self, index: QModelIndex | QPersistentModelIndex) -> None:
        """Open the form over a cell that asks."""
        self.close()
        question = self._table.rows.cell(index).asks
        if question is None:
            return
        self._at = (index.row(), index.column())
        self.field = CellField(self._look, question, self._answer, self._table.window())
        self.field.left.connect(self._left)
        self.field.grown.connect(self._place)
        self._bring_into_view()
        for bar in _bars_around(self._table):
            bar.valueChanged.connect(self._place)
        self._place()
        self.field.show()
        self.field.raise_()
        self.field.take_focus()

    def _click(self, index: QModelIndex) -> None:
        if self.asks(index):
            self.open(index)

    def close(self) -> None:
        """Put the form away, with nothing answered."""
        if self.field is not None:
            self.field.leave()

    def _left(self, had_focus: bool) -> None:
        self.field = None
        for bar in _bars_around(self._table):
            bar.valueChanged.disconnect(self._place)
        if had_focus and self._table.isVisible():
            self._table.setFocus()

    def _bring_into_view(self) -> None:
        """Scroll the grounds that the table stands on until the cell is seen, with room for the form."""
        cell: QRect = self._table.visualRect(self._table.rows.index(*self._at))
        room = self.field.sizeHint().height() if self.field is not None else 0
        for area in _scroll_areas_around(self._table):
            ground = area.widget()
            if ground is not None:
                at = self._table.viewport().mapTo(ground, cell.center())
                area.ensureVisible(at.x(), at.y(), 0, room)

    def _place(self) -> None:
        """Put the form over its cell, inside the window."""
        if self.field is None:
            return
        window = self._table.window()
        cell: QRect = self._table.visualRect(self._table.rows.index(*self._at))
        corner = self._table.viewport().mapTo(window, cell.topLeft())
        self.field.adjustSize()
        x = max(0, min(corner.x(), window.width() - self.field.width() - 4))
        y = max(0, min(corner.y(), window.height() - self.field.height() - 4))
        self.field.move(QPoint(x, y))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter on a row opens its first gap; the pointer says where a click would."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and watched is self._table:
            return event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._open_in_row()
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseMove:
            here = self._table.indexAt(event.position().toPoint())
            shape = Qt.CursorShape.PointingHandCursor if self.asks(here) else Qt.CursorShape.ArrowCursor
            self._table.viewport().setCursor(shape)
        if event.type() == QEvent.Type.Hide and watched is self._table:
            self.close()
        return False

    def _open_in_row(self) -> bool:
        row, rows = self._table.currentIndex().row(), self._table.rows
        here = [self._table.currentIndex()]
        cells = (
            here if self._table.by_cells else [rows.index(row, place) for place in range(rows.columnCount())]
        )
        asking = [(rows.cell(index).asks, index) for index in cells if self.asks(index)]
        gaps = [index for asked, index in asking if asked is not None and not asked.answer]
        for index in (gaps or [index for _, index in asking])[:1]:
            self.open(index)
        return bool(asking)


def _scroll_areas_around(table: TableView) -> list[QScrollArea]:
    """The scroll areas that a table stands in, the nearest first."""
    areas, widget = [], table.parentWidget()
    while widget is not None:
        if isinstance(widget, QScrollArea):
            areas.append(widget)
        widget = widget.parentWidget()
    return areas


def _bars_around(table: TableView) -> list[QScrollBar]:
    """The vertical scroll bars that move a table or what is in it."""
    areas = _scroll_areas_around(table)
    return [table.verticalScrollBar(), *(area.verticalScrollBar() for area in areas)]

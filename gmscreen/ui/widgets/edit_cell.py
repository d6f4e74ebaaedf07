"""How a cell of a table is edited: the line that opens in it, and the names offered for a new row."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import Protocol

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QRect, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import QLineEdit, QStyle, QStyleOptionViewItem, QTableView, QWidget

from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Theme, Tone
from gmscreen.ui.widgets.cell_line import CellLine
from gmscreen.ui.widgets.edit_model import EditModel
from gmscreen.ui.widgets.suggestion_list import SuggestionList
from gmscreen.ui.widgets.table import cell_font, cell_ink
from gmscreen.ui.widgets.wrapped_cell import BESIDE, SIDE, SIGN, WrappedCell

_Index = QModelIndex | QPersistentModelIndex
_LEAST_WIDTH = 96
_SELECTED_SHARE = 34


class Offering(Protocol):
    """Knows names for what is typed at the foot of a list, and words for a cell that says one of a few."""

    def choices(self, row: int, key: str, typed: str) -> Sequence[str]:
        """Words that a cell may come to say, the one that is meant first."""

    def offers(self, typed: str) -> Sequence[str]:
        """Names, the one that is meant first."""

    def completed(self, typed: str, offers: Sequence[str]) -> str:
        """What was typed with the name that is meant; itself where no offer is."""

    def with_name(self, typed: str, name: str) -> str:
        """What was typed with this name."""


class Offers(SuggestionList):
    """Names under a cell's line, which keeps the keyboard: arrows choose, Enter goes on with the chosen."""

    def __init__(self, look: Look, line: QLineEdit) -> None:
        super().__init__(look, line)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def offer(self, names: Sequence[str], *, first_is_meant: bool) -> None:
        """Show names, the first of them chosen if that is meant."""
        self.suggest(names)
        if names and first_is_meant:
            self.setCurrentIndex(self.names.index(0, 0))

    @property
    def chosen(self) -> str:
        """The name that is chosen; none while the list is away."""
        return str(self.currentIndex().data()) if self.isVisible() and self.currentIndex().isValid() else ""

    def _press(self, event: QKeyEvent) -> bool:
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()), 0)
        if not step:
            return super()._press(event)
        row = min(max(0, self.currentIndex().row() + step), self.names.rowCount() - 1)
        self.setCurrentIndex(self.names.index(row, 0))
        return True


@lru_cache(maxsize=4096)
def elided(words: str, room: int, theme: Theme, strong: bool) -> str:
    """The words, ending in … where there is no room for all of them."""
    metrics = QFontMetrics(cell_font(theme, strong, struck=False))
    return metrics.elidedText(words, Qt.TextElideMode.ElideRight, room)


class EditCell(WrappedCell):
    """Opens one line at a time; `typed`, `stepped`, `restored` and `complained` are those of that line.

    `left` tells that it is closed.
    """

    typed = Signal(str)
    stepped = Signal(int, int)
    restored = Signal()
    complained = Signal(str)
    left = Signal()

    def __init__(self, look: Look, view: QTableView, offering: Offering) -> None:
        super().__init__(look, view)
        self._offering = offering
        self._is_typing = False
        self._shown = ""
        self.line: CellLine | None = None
        self.index: QPersistentModelIndex | None = None
        self.offers: Offers | None = None
        self.original = ""

    @property
    def _rows(self) -> EditModel:
        model = self._view.model()
        assert isinstance(model, EditModel)  # noqa: S101 - the table's own
        return model

    @contextmanager
    def own_typing(self) -> Iterator[None]:
        """What changes meanwhile comes from the line itself, and leaves it as it was typed."""
        self._is_typing = True
        try:
            yield
        finally:
            self._is_typing = False
            if self.index is not None and self.index.isValid():
                self._shown = self._rows.cell(self.index).typed or ""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """By hand: the stylesheet's own way takes three times as long, at each key."""
        theme, cell, area = self._look.theme, self._rows.cell(index), option.rect
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(area, theme.mixed(Tone.ACCENT, Tone.SURFACE, _SELECTED_SHARE))
        side = theme.px(SIDE)
        room = area.adjusted(side, 0, -side, 0)
        if cell.asks is not None:
            room.setLeft(room.left() + self._draw_sign(painter, room, index))
        painter.setFont(cell_font(theme, cell.strong, cell.struck))
        painter.setPen(cell_ink(theme, cell.tone))
        column = self._rows.columns[index.column()]
        edge = Qt.AlignmentFlag.AlignRight if column.numeric else Qt.AlignmentFlag.AlignLeft
        wrap = Qt.TextFlag.TextWordWrap if column.wide else Qt.TextFlag.TextSingleLine
        words = cell.words if column.wide else elided(cell.words, room.width() + 1, theme, cell.strong)
        painter.drawText(room, edge | Qt.AlignmentFlag.AlignVCenter | wrap, words)

    def _draw_sign(self, painter: QPainter, room: QRect, index: _Index) -> int:
        """Draw the pencil of a cell that asks; how far the words have to move for it."""
        sign, side = self._rows.data(index, Qt.ItemDataRole.DecorationRole), self._look.theme.px(SIGN)
        painter.drawPixmap(room.left(), room.center().y() - side // 2, sign)
        return side + self._look.theme.px(BESIDE)

    def createEditor(self, parent: QWidget, _option: QStyleOptionViewItem, index: _Index) -> QWidget:
        """The line of a cell, with what it offers."""
        title = self._rows.columns[index.column()].title
        line = CellLine(parent, title)
        self.line, self.index = line, QPersistentModelIndex(index)
        self.original = self._shown = self._rows.cell(index).typed or ""
        line.textEdited.connect(self._type)
        line.stepped.connect(self.stepped)
        line.restored.connect(self.restored)
        line.complained.connect(self.complained)
        self.offers = self._offers(line)
        return line

    def _offers(self, line: CellLine) -> Offers:
        offers = Offers(self._look, line)
        line.destroyed.connect(offers.deleteLater)
        offers.taken.connect(self._take)
        return offers

    def _type(self, typed: str) -> None:
        if self.offers is not None and self.index is not None:
            self._offer(self.offers, self.index, typed)
        self.typed.emit(typed)

    def _offer(self, offers: Offers, index: QPersistentModelIndex, typed: str) -> None:
        if self._rows.is_foot(index.row()):
            names = self._offering.offers(typed)
            meant = self._offering.completed(typed, names) != typed or typed in names
            offers.offer(names, first_is_meant=bool(names) and meant)
        else:
            key = self._rows.columns[index.column()].key
            offers.offer(self._offering.choices(index.row(), key, typed), first_is_meant=True)

    def take_chosen(self) -> None:
        """Have the word that is chosen stand in the cell; nothing where none is."""
        chosen = self.offers.chosen if self.offers is not None else ""
        if self.line is not None and chosen:
            self.line.setText(chosen)
            self.typed.emit(chosen)

    def _take(self, name: str) -> None:
        if self.line is None or self.index is None:
            return
        if self._rows.is_foot(self.index.row()):
            self.line.setText(self._offering.with_name(self.line.text(), name))
        else:
            self.line.setText(name)
            self.typed.emit(name)
        self.stepped.emit(1, 0)

    def whole_text(self) -> str:
        """What is typed at the foot, with the name that is chosen."""
        typed = self.line.text() if self.line is not None else ""
        chosen = self.offers.chosen if self.offers is not None else ""
        return self._offering.with_name(typed, chosen) if chosen else typed

    def clear_foot(self) -> None:
        """Make room for the next row."""
        if self.line is not None and self.offers is not None:
            self.line.clear()
            self.offers.suggest(())

    def setEditorData(self, editor: QWidget, index: _Index) -> None:
        """What stands in the cell, at the start and when it has become another elsewhere."""
        now = self._rows.cell(index).typed or ""
        if not isinstance(editor, CellLine) or self._is_typing:
            return
        if not editor.isModified() or now != self._shown:
            self._shown = now
            editor.setText(now)
            editor.set_problem("")

    def setModelData(self, _editor: QWidget, _model: object, _index: _Index) -> None:
        """Nothing: what is typed has been kept with each key."""

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: _Index) -> None:
        """Over its cell; at the foot over the whole row, and never too narrow to see what one types."""
        area = option.rect
        if self._rows.is_foot(index.row()):
            area.setWidth(self._view.viewport().width() - area.x())
        least = self._look.theme.px(_LEAST_WIDTH)
        if area.width() < least:
            area.setLeft(max(0, min(area.left(), self._view.viewport().width() - least)))
            area.setWidth(least)
        editor.setGeometry(area)

    def destroyEditor(self, editor: QWidget, index: _Index) -> None:
        """Forget the line."""
        if editor is self.line:
            if self.offers is not None:
                self.offers.hide()
            self.line, self.index, self.offers = None, None, None
            self.left.emit()
        super().destroyEditor(editor, index)

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        """Keys are the line's own; it stays open when it is left while what stands in it is wrong."""
        if event.type() in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride):
            return False
        if event.type() == QEvent.Type.FocusOut and isinstance(editor, CellLine) and editor.problem:
            editor.complain()
            return False
        return super().eventFilter(editor, event)

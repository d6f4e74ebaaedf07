"""The list of the wounded: a row each, with a bar; two lines a row while they are few."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.hp.ward_view import PatientRow
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Theme, Tone
from gmscreen.ui.widgets.spoken_rows import SpokenRows

MOST_ROOMY = 5
_ROWS_SEEN = 8
_NAME_ALONE = 190
_Index = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole
_PAD, _GAP, _BAR, _EDGE = 10, 10, 8, 3
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class PatientModel(SpokenRows):
    """The rows, one item each."""

    rows: tuple[PatientRow, ...]

    def show_rows(self, rows: Sequence[PatientRow]) -> None:
        """Show these rows; with the same number as before nothing loses its place."""
        same = len(rows) == len(self.rows)
        if not same:
            self.beginResetModel()
        self.rows = tuple(rows)
        if same:
            self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))
        else:
            self.endResetModel()


class PatientList(QListView):
    """`chosen` carries an id, `moved` an id and steps, `removed` an id, `entered` asks for the deltas."""

    chosen = Signal(str)
    moved = Signal(str, int)
    removed = Signal(str)
    entered = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.people = PatientModel()
        self.people.setParent(self)
        self.setModel(self.people)
        self.setItemDelegate(PatientDelegate(look, self))
        self.setAccessibleName(text("hp_panel.list"))
        self.setAccessibleDescription(text("hp_panel.list_help"))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setUniformItemSizes(True)
        self.selectionModel().currentChanged.connect(self._choose)
        self.activated.connect(lambda _index: self.entered.emit())
        self._showing = False

    def show_patients(self, rows: Sequence[PatientRow], place: int) -> None:
        """List these, with the one at a place in hand."""
        self._showing = True
        self.people.show_rows(rows)
        self.setCurrentIndex(self.people.index(place))
        self._showing = False
        self.executeDelayedItemsLayout()  # rows shown just now are not laid out yet
        self.scrollTo(self.people.index(place))
        self.updateGeometry()

    def dress(self, _theme: Theme) -> None:
        """Measure the rows again."""
        self.scheduleDelayedItemsLayout()
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the one in hand in sight."""
        super().resizeEvent(event)
        self.scrollTo(self.currentIndex())

    def sizeHint(self) -> QSize:
        """As tall as its rows, up to eight; beyond them it scrolls."""
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        """Room for a name, its bar, a number and a word, and for eight rows if there are as many."""
        rows = len(self.people.rows)
        height = row_height(self._look.theme, roomy=rows <= MOST_ROOMY) * max(1, min(rows, _ROWS_SEEN))
        return QSize(self._look.theme.px(330), height)

    def _choose(self, index: QModelIndex) -> None:
        if index.isValid() and not self._showing:
            self.chosen.emit(self.people.rows[index.row()].id)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete removes, Ctrl with an arrow moves; the rest walks through the list."""
        row = self.currentIndex().row()
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
        if row >= 0 and steps and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.moved.emit(self.people.rows[row].id, steps)
        elif row >= 0 and event.key() == Qt.Key.Key_Delete:
            self.removed.emit(self.people.rows[row].id)
        else:
            super().keyPressEvent(event)


def row_height(theme: Theme, *, roomy: bool) -> int:
    """The height of a row."""
    body = QFontMetrics(theme.font(Size.BODY)).height()
    if not roomy:
        return body + theme.px(12)
    return QFontMetrics(theme.font(Size.TOTAL)).height() + body + theme.px(18)


class PatientDelegate(QStyledItemDelegate):
    """Draws a row: name, bar, PV, state in words, tests due."""

    def __init__(self, look: Look, view: PatientList) -> None:
        super().__init__(view)
        self._look, self._view = look, view

    @property
    def _roomy(self) -> bool:
        return len(self._view.people.rows) <= MOST_ROOMY

    def sizeHint(self, _option: QStyleOptionViewItem, _index: _Index) -> QSize:
        """The height of a row; its width is the list's."""
        return QSize(0, row_height(self._look.theme, roomy=self._roomy))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Draw the ground, then the row on one line or two."""
        area: QRect = option.rect
        state: QStyle.StateFlag = option.state
        row, px = self._view.people.rows[index.row()], self._look.theme.px
        self._draw_ground(painter, area, chosen=bool(state & QStyle.StateFlag.State_Selected))
        inside = area.adjusted(px(_PAD), 0, -px(_PAD), 0)
        (self._draw_roomy if self._roomy else self._draw_line)(painter, inside, row)

    def _draw_ground(self, painter: QPainter, area: QRect, *, chosen: bool) -> None:
        theme = self._look.theme
        if not chosen:
            return
        painter.fillRect(area, theme.mixed(Tone.ACCENT, Tone.SURFACE, 22))
        painter.fillRect(
            QRect(area.left(), area.top(), theme.px(_EDGE), area.height()), theme.color(Tone.ACCENT)
        )

    def _draw_roomy(self, painter: QPainter, area: QRect, row: PatientRow) -> None:
        px = self._look.theme.px
        upper = QRect(area.left(), area.top() + px(4), area.width(), area.height() * 11 // 20)
        lower = QRect(area.left(), upper.bottom(), area.width(), area.bottom() - upper.bottom() - px(4))
        left = self._draw_pv(painter, upper, row, Size.TOTAL)
        self._words(painter, upper.adjusted(0, 0, left - upper.right(), 0), row.name, strong=True)
        due = self._draw_due(painter, lower, row.due, row.due)
        bar = QRect(lower.left(), lower.top(), lower.width() * 2 // 5, lower.height())
        self._draw_bar(painter, bar, row)
        state = QRect(bar.right() + px(_GAP), lower.top(), due - bar.right() - 2 * px(_GAP), lower.height())
        self._words(painter, state, row.state, row.tone, Size.SMALL)

    def _draw_line(self, painter: QPainter, area: QRect, row: PatientRow) -> None:
        """Name and bar share what state, PV and tests leave; where that is little, the name has all of it."""
        gap, high = self._look.theme.px(_GAP), area.height()
        due = self._draw_due(painter, area, row.dice, "2×3d")
        words, numbers = self._advance("atordoado") * 9 // 10, self._advance("−00 / 00")
        state = QRect(due - gap - words, area.top(), words, high)
        pv = QRect(state.left() - gap - numbers, area.top(), numbers, high)
        left = pv.left() - area.left()
        bar_width = 0 if left < self._look.theme.px(_NAME_ALONE) else left * 28 // 100
        bar = QRect(pv.left() - bar_width, area.top(), bar_width, high)
        name = QRect(area.left(), area.top(), bar.left() - gap - area.left(), high)
        self._words(painter, name, row.name, strong=True)
        if bar_width:
            self._draw_bar(painter, bar, row)
        self._draw_pv(painter, pv, row, Size.BODY)
        self._words(painter, state, row.short, row.tone, Size.SMALL)

    def _advance(self, words: str) -> int:
        return QFontMetrics(self._look.theme.font(Size.BODY, strong=True)).horizontalAdvance(words)

    def _draw_pv(self, painter: QPainter, area: QRect, row: PatientRow, size: Size) -> int:
        """PV and whole at the right end; where they begin."""
        theme = self._look.theme
        whole = QFontMetrics(theme.font(Size.SMALL)).horizontalAdvance(row.full)
        self._words(painter, area, row.full, Tone.MUTED, Size.SMALL, flags=_RIGHT)
        left = area.adjusted(0, 0, -whole - theme.px(4), 0)
        self._words(painter, left, row.pv, row.tone, size, strong=True, flags=_RIGHT)
        number = QFontMetrics(theme.font(size, strong=True)).horizontalAdvance(row.pv)
        return left.right() - number - theme.px(_GAP)

    def _draw_due(self, painter: QPainter, area: QRect, due: str, widest: str) -> int:
        """The tests due at the right end; where the room kept for the widest of them begins."""
        self._words(painter, area, due, Tone.WARN, Size.SMALL, strong=True, flags=_RIGHT)
        return area.right() - self._advance(widest)

    def _draw_bar(self, painter: QPainter, area: QRect, row: PatientRow) -> None:
        theme = self._look.theme
        high = theme.px(_BAR)
        whole = QRect(area.left(), area.center().y() - high // 2, area.width(), high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(theme.color(Tone.LINE))
        painter.drawRoundedRect(whole, high / 2, high / 2)
        if row.filled:
            left = QRect(whole.left(), whole.top(), max(high, whole.width() * row.filled // 100), high)
            painter.setBrush(theme.mixed(row.tone, Tone.SURFACE, 55) if row.low else theme.color(row.tone))
            painter.drawRoundedRect(left, high / 2, high / 2)

    def _words(
        self,
        painter: QPainter,
        area: QRect,
        words: str,
        tone: Tone = Tone.TEXT,
        size: Size = Size.BODY,
        *,
        strong: bool = False,
        flags: Qt.AlignmentFlag = _LEFT,
    ) -> None:
        theme = self._look.theme
        font = theme.font(size, strong=strong)
        painter.setFont(font)
        painter.setPen(theme.color(tone))
        elided = QFontMetrics(font).elidedText(words, Qt.TextElideMode.ElideMiddle, max(0, area.width()))
        painter.drawText(area, int(flags), elided)

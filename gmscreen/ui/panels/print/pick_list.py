"""The list to pick from, under keys and mouse: a box to tick, a name, and how often it is printed."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from gmscreen.ui.panels.print.pick_rows import PickRow
from gmscreen.ui.theme.icons import pixmap
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import ICON, Size, Theme, Tone
from gmscreen.ui.widgets.spoken_rows import SpokenRows

_ROW, _SIDE, _GAP, _COUNT = 34, 8, 8, 28
_SELECTED_SHARE = 22
_LEAST_NAME = 90
_Index = QModelIndex | QPersistentModelIndex
_Key = Qt.Key
_FLAGS = Qt.AlignmentFlag
_STEPS = {_Key.Key_Plus: 1, _Key.Key_Equal: 1, _Key.Key_Minus: -1}
_TICKS = (_Key.Key_Space, _Key.Key_Return, _Key.Key_Enter)


class PickRows(SpokenRows):
    """The rows of the list."""

    rows: tuple[PickRow, ...]

    def show_rows(self, rows: tuple[PickRow, ...]) -> None:
        """Show these instead; where the same stand in the same order, only what is told of them changes."""
        if [row.id for row in rows] == [row.id for row in self.rows]:
            self.rows = rows
            if rows:
                self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))
            return
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()


@dataclass(frozen=True, slots=True)
class RowAreas:
    """Where the parts of a row lie; `fewer` and `more` only count where the row is picked."""

    tick: QRect
    words: QRect
    fewer: QRect
    count: QRect
    more: QRect


def row_areas(area: QRect, theme: Theme, *, picked: bool) -> RowAreas:
    """The parts of a row that takes this area."""
    side, icon, gap = theme.px(_SIDE), theme.px(ICON), theme.px(_GAP)
    middle = area.center().y() - icon // 2 + 1
    tick = QRect(area.left() + side, middle, icon, icon)
    end = area.right() - side + 1
    more = QRect(end - icon, middle, icon, icon)
    count = QRect(more.left() - theme.px(_COUNT), area.top(), theme.px(_COUNT), area.height())
    fewer = QRect(count.left() - icon, middle, icon, icon)
    left = tick.right() + gap
    right = fewer.left() - gap if picked else end
    return RowAreas(tick, QRect(left, area.top(), right - left, area.height()), fewer, count, more)


class PickList(QListView):
    """`counted` carries the ids of rows and how often they are to be printed."""

    counted = Signal(object, int)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._typed = ""
        self.rows = PickRows()
        self.rows.setParent(self)
        self.setModel(self.rows)
        self.setItemDelegate(_PickPainter(look, self.rows))
        self.setUniformItemSizes(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_rows(self, rows: tuple[PickRow, ...]) -> None:
        """Show these; the row in hand stays in hand."""
        kept = self.in_hand
        self.rows.show_rows(rows)
        place = next((place for place, row in enumerate(rows) if kept and row.id == kept.id), 0)
        if rows and self.currentIndex().row() != place:
            self.setCurrentIndex(self.rows.index(place))

    def go_to_picked(self) -> None:
        """Take the first row that is picked in hand."""
        place = next((place for place, row in enumerate(self.rows.rows) if row.copies), None)
        if place is not None:
            self.setCurrentIndex(self.rows.index(place))

    @property
    def in_hand(self) -> PickRow | None:
        """The row that is marked."""
        place = self.currentIndex().row()
        return self.rows.rows[place] if 0 <= place < len(self.rows.rows) else None

    def dress(self, _theme: Theme) -> None:
        """Give the rows their height at this scale."""
        self.scheduleDelayedItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space and Enter tick, + and − count, digits type how often, Delete leaves out."""
        key, row = _Key(event.key()), self.in_hand
        modified = event.modifiers() & ~(
            Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
        )
        if row is None or modified:
            super().keyPressEvent(event)
        elif event.text().isascii() and event.text().isdigit():
            self._type(row, event.text())
        else:
            self._typed = ""
            self._act(key, row, event)

    def _act(self, key: Qt.Key, row: PickRow, event: QKeyEvent) -> None:
        if key in _TICKS:
            self._count(row, 0 if row.copies else 1)
        elif key in _STEPS:
            self._count(row, row.copies + _STEPS[key])
        elif key in (_Key.Key_Delete, _Key.Key_Backspace):
            self._count(row, 0)
        elif event.text() == "/":  # goes to the search
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _type(self, row: PickRow, digit: str) -> None:
        """Digits that follow one another are one number."""
        self._typed = (self._typed + digit)[-3:]
        self._count(row, int(self._typed))

    def currentChanged(self, current: _Index, previous: _Index) -> None:  # noqa: N802 - Qt's name
        """Another row begins another number."""
        self._typed = ""
        super().currentChanged(current, previous)

    def _count(self, row: PickRow, copies: int) -> None:
        self.counted.emit((row.id,), max(copies, 0))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click ticks; on − and + it counts."""
        super().mouseReleaseEvent(event)
        place = event.position().toPoint()
        index = self.indexAt(place)
        if event.button() != Qt.MouseButton.LeftButton or not index.isValid():
            return
        row = self.rows.rows[index.row()]
        areas = row_areas(self.visualRect(index), self._look.theme, picked=bool(row.copies))
        if row.copies and place.x() >= areas.fewer.left() - self._look.theme.px(_GAP) // 2:
            step = -1 if place.x() < areas.count.center().x() else 1
            self._count(row, row.copies + step)
        else:
            self._count(row, 0 if row.copies else 1)


class _PickPainter(QStyledItemDelegate):
    """Draws a row part by part."""

    def __init__(self, look: Look, rows: PickRows) -> None:
        super().__init__(rows)
        self._look, self._rows = look, rows

    def sizeHint(self, _option: QStyleOptionViewItem, _index: _Index) -> QSize:
        """All rows are of one height."""
        return QSize(0, self._look.theme.px(_ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Draw the ground of the row in hand, then its parts."""
        row, theme = self._rows.rows[index.row()], self._look.theme
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(option.rect, theme.mixed(Tone.ACCENT, Tone.SURFACE, _SELECTED_SHARE))
        areas = row_areas(option.rect, theme, picked=bool(row.copies))
        tick = "checkbox-marked" if row.copies else "checkbox-blank-outline"
        self._sign(painter, areas.tick, tick, Tone.ACCENT if row.copies else Tone.MUTED)
        room = self._aside(painter, areas.words, row)
        _write(painter, room, row.words, theme, Tone.TEXT, _FLAGS.AlignLeft)
        if row.copies:
            self._sign(painter, areas.fewer, "minus-circle-outline", Tone.MUTED)
            self._sign(painter, areas.more, "plus-circle-outline", Tone.MUTED)
            _write(painter, areas.count, str(row.copies), theme, Tone.TEXT, _FLAGS.AlignHCenter)

    def _aside(self, painter: QPainter, area: QRect, row: PickRow) -> QRect:
        """Write the muted words where there is room for them; the room that is left."""
        theme = self._look.theme
        metrics = QFontMetrics(theme.font(Size.SMALL))
        width = metrics.horizontalAdvance(row.aside) + 1
        needed = QFontMetrics(theme.font(Size.BODY)).horizontalAdvance(row.words)
        if not row.aside or area.width() - width - theme.px(_GAP) < max(needed, theme.px(_LEAST_NAME)):
            return area
        right = QRect(area.right() - width + 1, area.top(), width, area.height())
        _write(painter, right, row.aside, theme, Tone.MUTED, _FLAGS.AlignLeft, Size.SMALL)
        return area.adjusted(0, 0, -width - theme.px(_GAP), 0)

    def _sign(self, painter: QPainter, area: QRect, name: str, tone: Tone) -> None:
        theme = self._look.theme
        ratio = painter.device().devicePixelRatioF()
        painter.drawPixmap(area.topLeft(), pixmap(name, theme.hex_of(tone), area.width(), ratio))


def _write(
    painter: QPainter,
    area: QRect,
    words: str,
    theme: Theme,
    tone: Tone,
    side: Qt.AlignmentFlag,
    size: Size = Size.BODY,
) -> None:
    font = theme.font(size)
    painter.setFont(font)
    painter.setPen(theme.color(tone))
    shown = QFontMetrics(font).elidedText(words, Qt.TextElideMode.ElideRight, area.width())
    painter.drawText(area, side | _FLAGS.AlignVCenter, shown)

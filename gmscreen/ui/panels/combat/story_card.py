"""What happened, newest first, in lines that can be read aloud, each with its rolls' numbers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from gmscreen.session.fight.log import LogLine
from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.combat.story_view import StoryRow, story_rows
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Theme, Tone
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.plain_label import PlainLabel
from gmscreen.ui.widgets.spoken_rows import SpokenRows

_Index = QModelIndex | QPersistentModelIndex
_PAD, _GAP = 3, 8
_IN_HAND_SHARE = 22
_WRAPPED = Qt.TextFlag.TextWordWrap.value | Qt.AlignmentFlag.AlignTop.value
_NUMBER = Qt.AlignmentFlag.AlignTop.value | Qt.AlignmentFlag.AlignRight.value


@lru_cache(maxsize=1024)
def _height(theme: Theme, words: str, width: int, size: Size, strong: bool) -> int:
    metrics = QFontMetrics(theme.font(size, strong=strong))
    return metrics.boundingRect(QRect(0, 0, max(1, width), 10_000), _WRAPPED, words).height()


class StoryRows(SpokenRows):
    """The rows, one item each."""

    rows: tuple[StoryRow, ...]

    def show_rows(self, rows: Sequence[StoryRow]) -> None:
        """Tell these instead."""
        self.beginResetModel()
        self.rows = tuple(rows)
        self.endResetModel()


class Story(QListView):
    """The rows, wrapped; `asked` carries a roll whose number was clicked, or entered."""

    asked = Signal(int)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.told = StoryRows()
        self.told.setParent(self)
        self.setModel(self.told)
        self.setItemDelegate(_StoryPainter(look, self))
        self.setAccessibleName(text("combat.title.story"))
        self.setAccessibleDescription(text("combat.story_help"))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMouseTracking(True)

    def minimumSizeHint(self) -> QSize:
        """Three lines at least."""
        return QSize(self._look.theme.px(200), self._look.theme.px(76))

    def sizeHint(self) -> QSize:
        """It takes what is left."""
        return self.minimumSizeHint()

    def dress(self, _theme: Theme) -> None:
        """Wrap again for this scale."""
        self.scheduleDelayedItemsLayout()

    def number_area(self, area: QRect, row: StoryRow) -> QRect:
        """Where a row's number stands in its area."""
        theme = self._look.theme
        width = QFontMetrics(theme.font(Size.SMALL)).horizontalAdvance(row.numbers)
        return QRect(area.right() - width + 1, area.top() + theme.px(_PAD), width, area.height())

    def words_width(self, width: int, row: StoryRow) -> int:
        """How wide a row's words may be in so wide a list."""
        room = self.number_area(QRect(0, 0, width, 1), row).width() + self._look.theme.px(_GAP)
        return width - (room if row.rolls else 0)

    def row_at(self, event: QMouseEvent) -> StoryRow | None:
        """The row whose number the mouse is at; None elsewhere."""
        at = event.position().toPoint()
        index = self.indexAt(at)
        if not index.isValid():
            return None
        row = self.told.rows[index.row()]
        return row if row.rolls and at.x() >= self.number_area(self.visualRect(index), row).left() else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """A number can be clicked, and looks so."""
        super().mouseMoveEvent(event)
        on_number = self.row_at(event) is not None
        self.viewport().setCursor(
            Qt.CursorShape.PointingHandCursor if on_number else Qt.CursorShape.ArrowCursor
        )

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Go to the roll whose number was clicked."""
        super().mouseReleaseEvent(event)
        row = self.row_at(event)
        if row is not None and event.button() is Qt.MouseButton.LeftButton:
            self.asked.emit(row.rolls[0])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes to the roll of the row in hand; letters and digits are the panel's keys."""
        place = self.currentIndex().row()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and place >= 0:
            for roll in self.told.rows[place].rolls[:1]:
                self.asked.emit(roll)
        elif event.text().isalnum():
            event.ignore()
        else:
            super().keyPressEvent(event)


class _StoryPainter(QStyledItemDelegate):
    """Draws a line with its number at the right, or the name of a round."""

    def __init__(self, look: Look, view: Story) -> None:
        super().__init__(view)
        self._look, self._view = look, view

    def sizeHint(self, _option: QStyleOptionViewItem, index: _Index) -> QSize:
        """As high as the words are at the view's width."""
        row, width = self._view.told.rows[index.row()], self._view.viewport().width()
        room = self._view.words_width(width, row)
        high = _height(self._look.theme, row.words, room, _size(row), row.is_heading)
        return QSize(width, high + 2 * self._look.theme.px(_PAD))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """The ground of the row in hand, the words, the number."""
        theme, row, area = self._look.theme, self._view.told.rows[index.row()], QRect(option.rect)
        painter.save()
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.fillRect(area, theme.mixed(Tone.ACCENT, Tone.SURFACE, _IN_HAND_SHARE))
        words = QRect(area.topLeft(), QSize(self._view.words_width(area.width(), row), area.height()))
        painter.setFont(theme.font(_size(row), strong=row.is_heading))
        painter.setPen(theme.color(_tone(row)))
        painter.drawText(words.adjusted(0, theme.px(_PAD), 0, 0), _WRAPPED, row.words)
        painter.setFont(theme.font(Size.SMALL))
        painter.setPen(theme.color(Tone.MUTED))
        painter.drawText(self._view.number_area(area, row), _NUMBER, row.numbers)
        painter.restore()


def _size(row: StoryRow) -> Size:
    return Size.SMALL if row.is_heading else Size.BODY


def _tone(row: StoryRow) -> Tone:
    if row.is_heading:
        return Tone.MUTED
    return Tone.INFO if row.is_secret else Tone.TEXT


class StoryCard(Card):
    """The last lines of the log; empty before anything has happened."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, text("combat.title.story"), gap=4)
        self._lines: tuple[LogLine, ...] | None = None
        self.story = Story(look)
        self.nothing = PlainLabel(text("combat.no_story"), wrap=True)
        self.add(self.nothing)
        self.add(self.story, stretch=1)

    def show_story(self, lines: Sequence[LogLine]) -> None:
        """Tell these, the newest first; rounds stand as headings."""
        if tuple(lines) == self._lines:
            return
        self._lines = tuple(lines)
        self.story.told.show_rows(story_rows(lines))
        self.story.setVisible(bool(lines))
        self.nothing.setVisible(not lines)

    @property
    def last_roll(self) -> int:
        """The newest roll that the story tells of; 0 for none."""
        return max((roll for line in self._lines or () for roll in line.rolls), default=0)

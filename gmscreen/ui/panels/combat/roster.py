"""The list of fighters: big rows while they are few, one line each beyond five but for the active one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QListView

from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.combat.roster_painter import RosterDelegate, row_height
from gmscreen.ui.panels.combat.roster_view import RosterRow
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Theme
from gmscreen.ui.widgets.spoken_rows import SpokenRows

MOST_ROOMY, MOST_UNEVEN = 5, 24
_WIDTH = 300
_LEAST_ROWS = 3
_Index = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole


class RosterModel(SpokenRows):
    """The rows, one item each."""

    rows: tuple[RosterRow, ...]

    def show_rows(self, rows: Sequence[RosterRow]) -> tuple[int, ...]:
        """Show these; the places of those that are to be painted anew, of a list as long as before.

        They are not told as changed data: a list view would then lay all its rows out again.
        """
        before, self.rows = self.rows, tuple(rows)
        if len(before) != len(rows):
            self.beginResetModel()
            self.endResetModel()
            return ()
        both = enumerate(zip(before, rows, strict=True))
        return tuple(at for at, (one, other) in both if one is not other)

    def place_of(self, wanted: str) -> int:
        """Where a fighter stands in the list; −1 for nowhere."""
        return next((at for at, row in enumerate(self.rows) if row.id == wanted), -1)


class Roster(QListView):
    """`chosen` carries the id of whom a click or an arrow key took as the target; `moved` an id and steps.

    `delete_pressed` is not bound in the whole panel: other lists there have a Delete of their own.
    """

    chosen = Signal(str)
    moved = Signal(str, int)
    delete_pressed = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.fighters = RosterModel()
        self.fighters.setParent(self)
        self.setModel(self.fighters)
        self.setItemDelegate(RosterDelegate(look, self))
        self.setAccessibleName(text("combat.list"))
        self.setAccessibleDescription(text("combat.list_help"))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setAutoScroll(False)  # the target may be far from the one whose turn it is
        self._showing = False
        self._active, self._listed = -1, (0, True)
        self.selectionModel().currentChanged.connect(self._choose)

    @property
    def roomy(self) -> bool:
        """Whether everybody has a big row."""
        return len(self.fighters.rows) <= MOST_ROOMY

    @property
    def uneven(self) -> bool:
        """Whether only the active one has a big row: in a crowd nobody has, so that a turn moves no row."""
        return MOST_ROOMY < len(self.fighters.rows) <= MOST_UNEVEN

    def is_big(self, row: RosterRow) -> bool:
        """Whether this one's row is big."""
        return self.roomy or (row.is_active and self.uneven)

    def show_rows(self, rows: Sequence[RosterRow], target: str) -> None:
        """List these, the target in hand and the active one in sight."""
        self._showing = True
        active = next((at for at, row in enumerate(rows) if row.is_active), -1)
        for place in self.fighters.show_rows(rows):
            self.update(self.fighters.index(place))
        self.setUniformItemSizes(self.roomy or not self.uneven)
        moves = active != self._active
        if self._listed != (len(rows), active < 0):
            self._listed = (len(rows), active < 0)
            self.updateGeometry()
        if moves and self.uneven:
            self.scheduleDelayedItemsLayout()  # the big row is another's now
        place = self.fighters.place_of(target)
        self.setCurrentIndex(self.fighters.index(place) if place >= 0 else QModelIndex())
        if active >= 0 and moves:
            if self.uneven:
                self.executeDelayedItemsLayout()
            self._bring_into_view(active)
        self._active = active
        self._showing = False

    def _bring_into_view(self, place: int) -> None:
        """Scroll by a page, so that those who come next are seen too, and most turns scroll nothing."""
        index = self.fighters.index(place)
        if not self.viewport().rect().contains(self.visualRect(index)):
            self.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtTop)

    def dress(self, _theme: Theme) -> None:
        """Measure the rows again."""
        self.scheduleDelayedItemsLayout()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """As tall as its rows are."""
        theme, rows = self._look.theme, self.fighters.rows
        heights = (row_height(theme, big=self.is_big(row)) for row in rows)
        return QSize(theme.px(_WIDTH), min(sum(heights), theme.px(2000)))

    def minimumSizeHint(self) -> QSize:
        """Room for a few rows; the rest scrolls."""
        theme = self._look.theme
        return QSize(
            theme.px(_WIDTH), row_height(theme, big=True) + row_height(theme, big=False) * _LEAST_ROWS
        )

    def _choose(self, index: QModelIndex) -> None:
        if index.isValid() and not self._showing:
            self.scrollTo(index)
            self.chosen.emit(self.fighters.rows[index.row()].id)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl with an arrow moves the one in hand; the rest walks through the list."""
        place = self.currentIndex().row()
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
        if place >= 0 and steps and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.moved.emit(self.fighters.rows[place].id, steps)
        elif event.key() == Qt.Key.Key_Delete:
            self.delete_pressed.emit()
        elif event.text().isalnum():
            event.ignore()  # letters and digits are the panel's keys
        else:
            super().keyPressEvent(event)

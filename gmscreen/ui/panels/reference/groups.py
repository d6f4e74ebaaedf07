"""The sections with how many entries are found in each: a list where there is room, a choice where not."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyledItemDelegate, QStyleOptionViewItem

from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number
from gmscreen.ui.panels.reference.view import GroupView
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Theme, Tone

_Index = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole
_ROW = 31
_PAD = 10


class GroupModel(QAbstractListModel):
    """Groups, one a row; an empty one is muted."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.groups: tuple[GroupView, ...] = ()

    def show_groups(self, groups: tuple[GroupView, ...]) -> None:
        """Show these; while their titles stay, only what changed is drawn again."""
        titles = [group.title for group in self.groups]
        if titles == [group.title for group in groups]:
            changed = [place for place, group in enumerate(groups) if group != self.groups[place]]
            self.groups = groups
            for place in changed:
                self.dataChanged.emit(self.index(place), self.index(place))
            return
        self.beginResetModel()
        self.groups = groups
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """How many groups there are."""
        return 0 if parent.isValid() else len(self.groups)

    def data(self, index: _Index, role: int = _Role.DisplayRole) -> Any:
        """Title, tone and height of a row; its count is told to screen readers with it."""
        group, theme = self.groups[index.row()], self._look.theme
        match role:
            case _Role.DisplayRole:
                return group.title
            case _Role.AccessibleTextRole:
                return text("reference.counted", title=group.title, count=number(group.count))
            case _Role.ForegroundRole:
                return theme.color(Tone.TEXT if group.count else Tone.MUTED)
            case _Role.SizeHintRole:
                return QSize(theme.px(120), theme.px(_ROW))
        return None


class _WithCount(QStyledItemDelegate):
    """Draws the count at the right end of a row."""

    def __init__(self, look: Look, model: GroupModel) -> None:
        super().__init__(model)
        self._look, self._model = look, model

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Draw the row, then its count."""
        super().paint(painter, option, index)
        theme = self._look.theme
        painter.save()
        painter.setFont(theme.font(Size.SMALL))
        painter.setPen(theme.color(Tone.MUTED))
        area = option.rect.adjusted(0, 0, -theme.px(_PAD), 0)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(area, right, number(self._model.groups[index.row()].count))
        painter.restore()


class GroupList(QListView):
    """`chosen` carries the section chosen, None for all of them."""

    chosen = Signal(object)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.groups = GroupModel(look)
        self.groups.setParent(self)
        self.setModel(self.groups)
        self.setItemDelegate(_WithCount(look, self.groups))
        self.setAccessibleName(text("reference.groups"))
        self.setUniformItemSizes(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.selectionModel().currentChanged.connect(self._tell)

    def show_groups(self, groups: tuple[GroupView, ...], section: str | None) -> None:
        """Show groups and which of them is chosen, without telling."""
        blocked = self.blockSignals(True)
        self.groups.show_groups(groups)
        place = next(i for i, group in enumerate(groups) if group.section == section)
        if self.currentIndex().row() != place:
            self.setCurrentIndex(self.groups.index(place))
        self.blockSignals(blocked)

    def dress(self, _theme: Theme) -> None:
        """Take the heights of this scale."""
        self.scheduleDelayedItemsLayout()

    def _tell(self, index: QModelIndex) -> None:
        if index.isValid():
            self.chosen.emit(self.groups.groups[index.row()].section)

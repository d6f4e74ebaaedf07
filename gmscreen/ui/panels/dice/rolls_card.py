"""The rolls of the session, newest first, in a table that can be filtered."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex
from PySide6.QtWidgets import QHeaderView, QLineEdit

from gmscreen.session.rolls import Roll
from gmscreen.session.session import Session
from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.dice.roll_list import WIDTHS, RollList, cells, columns
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Theme, Tone
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.plain_label import PlainLabel
from gmscreen.ui.widgets.table import Cell, TableModel, TableView

_Index = QModelIndex | QPersistentModelIndex
_HEIGHT = 180


class RollsModel(TableModel):
    """Rolls as rows; a row's cells are made when they are looked at."""

    def __init__(self, look: Look, rolls: RollList) -> None:
        super().__init__(look, columns())
        self._list = rolls
        self._made: tuple[int, tuple[Cell, ...]] = (0, ())

    def add(self, roll: Roll) -> None:
        """Take a new roll at the top, if the filter lets it."""
        if not self._list.admits(roll):
            self._list.add(roll)
            return
        self.beginInsertRows(QModelIndex(), 0, 0)
        self._list.add(roll)
        self.endInsertRows()

    def filter(self, query: str) -> None:
        """Show what the filter leaves."""
        self.beginResetModel()
        self._list.filter(query)
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """How many rows there are."""
        return 0 if parent.isValid() else len(self._list)

    def cell(self, index: _Index) -> Cell:
        """The cell at an index; the cells of the row that was looked at last are kept."""
        roll = self._list.row(index.row())
        if self._made[0] != roll.sequence:
            self._made = (roll.sequence, cells(roll))
        return self._made[1][index.column()]


class RollsCard(Card):
    """Follows the session."""

    def __init__(self, look: Look, session: Session) -> None:
        super().__init__(look, text("dice_panel.title.rolls"))
        self.rows = RollsModel(look, RollList(session.rolls()))
        self.filter = QLineEdit()
        self.filter.setAcceptDrops(False)  # a file dropped on it is for the window
        self.filter.setClearButtonEnabled(True)
        self.filter.setPlaceholderText(text("dice_panel.filter"))
        self.filter.setAccessibleName(text("dice_panel.filter"))
        self.table = TableView(look, text("dice_panel.title.rolls"), self.rows.columns, rows=self.rows)
        self.nothing = PlainLabel(text("dice_panel.no_rolls"), tone=Tone.MUTED, wrap=True)
        self.add(self.filter, self.nothing)
        self.add(self.table, stretch=1)
        self.filter.textChanged.connect(self._filter)
        session.listen(self._take)
        self.dress(look.theme)
        self._tell_nothing()

    def dress(self, theme: Theme) -> None:
        """Give the table its least height and its columns their widths at this scale.

        Widths are given and not measured: measuring costs more with every roll.
        """
        self.table.setMinimumHeight(theme.px(_HEIGHT))
        header = self.table.horizontalHeader()
        for place, width in enumerate(WIDTHS):
            if width:
                header.setSectionResizeMode(place, QHeaderView.ResizeMode.Fixed)
                header.resizeSection(place, theme.px(width))

    def _take(self, roll: Roll) -> None:
        self.rows.add(roll)
        self._tell_nothing()

    def _filter(self, query: str) -> None:
        self.rows.filter(query)
        self._tell_nothing()

    def _tell_nothing(self) -> None:
        key = "nothing_left" if self.filter.text().strip() else "no_rolls"
        self.nothing.show_text("" if self.rows.rowCount() else text(f"dice_panel.{key}"))
        self.table.setVisible(bool(self.rows.rowCount()))

"""The table of the ledger: columns of given widths, of which the lesser ones give way to the others."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHeaderView

from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.dice.ledger_cells import GIVES_WAY, LEAST_PURPOSE, WIDTHS
from gmscreen.ui.panels.dice.ledger_model import LedgerModel
from gmscreen.ui.panels.dice.ledger_painter import LedgerPainter
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Theme
from gmscreen.ui.widgets.plain_label import set_plain_tooltip
from gmscreen.ui.widgets.table import TableView

_HEIGHT = 176
_KEYS = tuple(WIDTHS)


class LedgerTable(TableView):
    """Widths are given and not measured: measuring costs more with every roll.

    `opened` tells a row that was clicked or entered, `copied` one whose hash is wanted (Ctrl+C).
    """

    opened = Signal(int)
    copied = Signal(int)

    def __init__(self, look: Look, rows: LedgerModel) -> None:
        super().__init__(look, text("dice_panel.title.rolls"), rows.columns, rows=rows)
        set_plain_tooltip(self.horizontalHeader(), text("dice_panel.list_help"))
        self.setItemDelegate(LedgerPainter(look, rows))
        self.clicked.connect(lambda index: self.opened.emit(index.row()))

    def dress(self, theme: Theme) -> None:
        """Give the table its least height and its columns their widths at this scale."""
        super().dress(theme)
        self.setMinimumHeight(theme.px(_HEIGHT))
        header = self.horizontalHeader()
        for place, width in enumerate(WIDTHS.values()):
            if width:
                header.setSectionResizeMode(place, QHeaderView.ResizeMode.Fixed)
                header.resizeSection(place, theme.px(width))
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as many columns as there is room for."""
        super().resizeEvent(event)
        self._make_room()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens the row in hand, Ctrl+C copies its hash."""
        row = self.currentIndex().row()
        if row >= 0 and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit(row)
        elif row >= 0 and event.matches(QKeySequence.StandardKey.Copy):
            self.copied.emit(row)
        else:
            super().keyPressEvent(event)

    def _make_room(self) -> None:
        theme = self._look.theme
        wanted = theme.px(LEAST_PURPOSE) + sum(theme.px(width) for width in WIDTHS.values())
        for key in GIVES_WAY:
            crowded = wanted > self.viewport().width()
            self.setColumnHidden(_KEYS.index(key), crowded)
            wanted -= theme.px(WIDTHS[key]) if crowded else 0

"""One of the three tables."""

from __future__ import annotations

from PySide6.QtWidgets import QSizePolicy

from gmscreen.ui.panels.blows.view import TableView
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.plain_label import PlainLabel
from gmscreen.ui.widgets.roll_rows import RollRows


class TableCard(Card):
    """A table with its note and source; the one that the dice go to is marked."""

    def __init__(self, look: Look, shown: TableView) -> None:
        super().__init__(look, shown.title, gap=6)
        self.table = shown.table
        self.rows = RollRows(look, shown.title)
        self._note = PlainLabel(f"{shown.note} [{shown.source}]", size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self.add(self.rows, self._note)
        self.body.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def show_table(self, shown: TableView) -> None:
        """Show the table as it is now."""
        self.rows.show_rows(shown.rows)
        self.set_active(shown.active)

"""The card of the values that the table settled."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QModelIndex

from gmscreen.session.session import Session
from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.pending.listed import Listed
from gmscreen.ui.panels.pending.values_view import ValueRow, present_values
from gmscreen.ui.panels.table_value import Settling
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.cell_field import CellAsking
from gmscreen.ui.widgets.plain_label import PlainLabel
from gmscreen.ui.widgets.table import Column

_LEAST = 240
_FORGETS = 3


class ValuesCard(Card):
    """Draws the values of a session; `say` tells of one that was forgotten."""

    def __init__(self, look: Look, session: Session, say: Callable[[str], None]) -> None:
        super().__init__(look, text("pending_panel.title.values"))
        self._session, self._say = session, say
        self._query = ""
        self._rows: tuple[ValueRow, ...] = ()
        self.table = Listed(look, text("pending_panel.title.values"), _columns(), _LEAST)
        self.changes = CellAsking(look, self.table, Settling(session.values))
        self.nothing = PlainLabel(tone=Tone.MUTED, wrap=True)
        self.add(self.nothing)
        self.add(self.table, stretch=1)
        self.table.clicked.connect(self._click)
        self.table.deleted.connect(lambda _key: self._forget(self.table.currentIndex().row()))

    def search(self, query: str) -> None:
        """Show what has these words."""
        self._query = query
        self.show_values()

    def show_values(self) -> None:
        """Show the values as they stand."""
        self._rows = rows = present_values(self._session.campaign, self._query)
        self.table.show_records([str(row.key) for row in rows], [row.cells for row in rows])
        self.table.setVisible(bool(rows))
        self.nothing.show_text("" if rows else self._nothing())

    def _nothing(self) -> str:
        return text("pending_panel.not_found" if self._session.campaign.values else "pending_panel.no_values")

    def _click(self, index: QModelIndex) -> None:
        if index.column() == _FORGETS:
            self._forget(index.row())

    def _forget(self, place: int) -> None:
        value = self._rows[place]
        self._session.values.forget(value.key)
        self._say(text("pending_panel.forgotten", name=value.name))


def _columns() -> list[Column]:
    keys = ("what", "value", "day", "forget")
    return [Column(text(f"pending_panel.column.{key}"), wide=key == "what") for key in keys]

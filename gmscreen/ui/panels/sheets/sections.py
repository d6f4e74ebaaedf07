"""The cards under the two lines: a table or a text each, hidden while there is nothing in them."""

from __future__ import annotations

from collections.abc import Sequence

from gmscreen.texts.catalogue import text
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.plain_label import PlainLabel
from gmscreen.ui.widgets.table import Cell, Column, TableView


class TableCard(Card):
    """A titled table, as tall as its rows; `foot` is a muted line under it."""

    def __init__(self, look: Look, key: str, columns: Sequence[Column]) -> None:
        title = text(f"sheets_panel.title.{key}")
        super().__init__(look, title)
        self.table = TableView(look, title, columns, wraps=True, fits=True)
        self.foot = PlainLabel(size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self._rows: Sequence[Sequence[Cell]] = ()
        self.hide()
        self.add(self.table, self.foot)

    def show_rows(self, rows: Sequence[Sequence[Cell]], foot: str = "") -> None:
        """Show rows; without any the card is gone."""
        if rows == self._rows and foot == self.foot.text():
            return
        self._rows = rows
        self.table.show_rows(rows)
        self.foot.show_text(foot)
        self.setVisible(bool(rows))


def columns(*keys: str, numeric: Sequence[str] = (), wide: str = "") -> list[Column]:
    """Columns by the key of their title."""
    return [
        Column(text(f"sheets_panel.column.{key}"), numeric=key in numeric, wide=key == wide) for key in keys
    ]

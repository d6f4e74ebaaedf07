"""A creature's own card: how it fights, what it leaves, and what its block prints of its body."""

from __future__ import annotations

from collections.abc import Sequence

from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.sheets.creature_rows import CREATURE_PATHS
from gmscreen.ui.panels.sheets.editor import FieldKeeper, SheetEditor
from gmscreen.ui.panels.sheets.field_view import FieldView
from gmscreen.ui.panels.sheets.typed_grid import TypedGrid
from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.edit_table import EditTable
from gmscreen.ui.widgets.table import Cell, Column

_CELL = 140


class CreatureCard(Card):
    """Gone for whoever is no creature."""

    def __init__(self, look: Look, editor: SheetEditor) -> None:
        title = text("sheets_panel.title.creature")
        super().__init__(look, title)
        columns = [
            Column(text("sheets_panel.column.caption")),
            Column(text("sheets_panel.column.sentence"), wide=True, key="sentence"),
        ]
        self.table = EditTable(look, title, columns, FieldKeeper(editor, CREATURE_PATHS))
        self.figures = TypedGrid(look, editor, _CELL)
        self.add(self.table, self.figures)
        self.hide()

    def show_creature(
        self, rows: Sequence[Sequence[Cell]], body: Sequence[FieldView], *, fresh: bool
    ) -> None:
        """Show it; `fresh` for another sheet than before."""
        self.setVisible(bool(rows))
        if rows:
            self.table.show_rows(rows)
            self.figures.show_fields(body, fresh=fresh)

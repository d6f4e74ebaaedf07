"""Fields of the sheet side by side, typed in where they stand."""

from __future__ import annotations

from collections.abc import Sequence

from gmscreen.sheets.sheet_fields import FieldPath
from gmscreen.sheets.sheet_words import field_words
from gmscreen.ui.panels.cell_grid import CellGrid
from gmscreen.ui.panels.sheets.editor import SheetEditor
from gmscreen.ui.panels.sheets.field_view import FieldView
from gmscreen.ui.panels.sheets.typed_cells import TypedCells
from gmscreen.ui.theme.look import Look


class TypedGrid(CellGrid):
    """`fields` has them by their paths."""

    def __init__(self, look: Look, editor: SheetEditor, width: int) -> None:
        super().__init__(look, width)
        self.fields = TypedCells(look, editor)

    def show_fields(self, views: Sequence[FieldView], *, fresh: bool) -> None:
        """Show them; `fresh` for another sheet than before."""
        is_first = not self.fields.by_path
        cells = self.fields.show_fields(views, fresh=fresh)
        if is_first:
            self.show_cells(cells)


def named_field(path: FieldPath, typed: str) -> FieldView:
    """A field under its usual name."""
    words = field_words(path)
    return FieldView(path, words[:1].upper() + words[1:], typed)

"""What a piece does, under the list of equipment: the fields that have no column of their own."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QWidget

from gmscreen.sheets.cell_keys import SHIELD, WEAPON
from gmscreen.sheets.equipment import Piece
from gmscreen.sheets.typed_words import typed_use, typed_words
from gmscreen.texts.catalogue import text
from gmscreen.ui.isolated import isolated
from gmscreen.ui.panels.cell_grid import CellGrid
from gmscreen.ui.panels.sheets.editor import SheetEditor
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.layouts import column
from gmscreen.ui.widgets.plain_label import PlainLabel
from gmscreen.ui.widgets.typed_field import TypedField

_CELL = 150
_KEYS = ("role", "area", WEAPON, SHIELD, "capacity_kg", "price_g")


def piece_fields(piece: Piece) -> dict[str, str]:
    """What stands in each of the fields."""
    return {
        "role": typed_words(piece.role),
        "area": typed_words(piece.area),
        WEAPON: typed_use(piece.weapon),
        SHIELD: typed_use(piece.shield),
        "capacity_kg": typed_words(piece.capacity_kg),
        "price_g": typed_words(piece.price_g),
    }


class PieceDetails(QWidget):
    """The fields of the piece that was last in hand; gone until there is one."""

    def __init__(self, look: Look, editor: SheetEditor, in_hand: Callable[[], int | None]) -> None:
        super().__init__()
        self._editor, self._in_hand = editor, in_hand
        self._row: int | None = None
        self._of: tuple[str | None, int] | None = None
        self.whose = PlainLabel(size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self.fields = {
            key: TypedField(look, text(f"sheets_panel.piece_detail.{key}"), partial(self._keep, key))
            for key in _KEYS
        }
        grid = CellGrid(look, _CELL)
        grid.show_cells(list(self.fields.values()))
        self.setLayout(column(look, self.whose, grid, gap=4))
        self.hide()

    def follow(self) -> None:
        """Show the piece in hand as it is written now."""
        sheet, in_hand = self._editor.sheet, self._in_hand()
        self._row = self._row if in_hand is None else in_hand
        if sheet is None or self._row is None or self._row >= len(sheet.equipment):
            self._row, self._of = None, None
            self.hide()
            return
        piece, of = sheet.equipment[self._row], (self._editor.sheet_id, self._row)
        self.whose.show_text(text("sheets_panel.piece_detail.of", name=isolated(piece.name)))
        for key, words in piece_fields(piece).items():
            if of != self._of:
                self.fields[key].line.show_new(words)
            self.fields[key].follow(words)
        self._of = of
        self.show()

    def _keep(self, key: str, typed: str) -> str:
        return "" if self._row is None else self._editor.typed(("equipment", self._row, key), typed)

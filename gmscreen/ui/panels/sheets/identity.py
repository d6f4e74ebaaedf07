"""Who the sheet is of: name, kind, people, origin, mark, points."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from gmscreen.sheets.model import SheetKind
from gmscreen.sheets.sheet_edits import SetField
from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.cell_grid import CellGrid
from gmscreen.ui.panels.sheets.editor import SheetEditor
from gmscreen.ui.panels.sheets.field_view import FieldView
from gmscreen.ui.panels.sheets.typed_cells import TypedCells
from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.choice import ListChoice
from gmscreen.ui.widgets.line_offers import LineOffers

_CELL, _GAP = 150, 2


class IdentityForm(CellGrid):
    """The fields side by side, and the kind among them."""

    def __init__(self, look: Look, editor: SheetEditor) -> None:
        super().__init__(look, _CELL)
        self._editor = editor
        self.fields = TypedCells(look, editor)
        options = [(kind, text(f"sheets_panel.kind.{kind}")) for kind in SheetKind]
        self.kind = ListChoice(look, text("sheets_panel.identity.kind"), options, SheetKind.PC)
        layout = self.kind.layout()
        if layout is not None:
            look.space(layout, _GAP, (0, 0, 0, _GAP))  # in line with the fields beside it
        self.kind.value_changed.connect(self._choose_kind)

    def show_identity(self, views: Sequence[FieldView], kind: SheetKind, *, fresh: bool) -> None:
        """Show them; `fresh` for another sheet than before."""
        is_first = not self.fields.by_path
        cells = self.fields.show_fields(views, fresh=fresh)
        if self.kind.value is not kind:
            blocked = self.kind.blockSignals(True)
            self.kind.choose(kind)
            self.kind.blockSignals(blocked)
        if is_first:
            self._offer_words()
            self.show_cells([cells[0], self.kind, *cells[1:]])

    def enter(self) -> None:
        """Go on behind the name that a new sheet has."""
        self.fields.by_path["people",].line.setFocus()

    def _choose_kind(self, kind: SheetKind) -> None:
        self._editor.do(SetField(("kind",), kind.value))

    def _offer_words(self) -> None:
        """The peoples of the tables, and what other sheets of the campaign say."""
        for key in ("people", "origin", "mark"):
            LineOffers(self._look, self.fields.by_path[key,].line, partial(self._editor.choices, (key,)))

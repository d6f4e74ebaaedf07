"""A conta on the screen: sums, what the sheet declares, and the gains by week."""

from __future__ import annotations

from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.sheets.account_rows import ACCOUNT_KEYS
from gmscreen.ui.panels.sheets.editor import FieldKeeper, SheetEditor
from gmscreen.ui.panels.sheets.typed_grid import TypedGrid
from gmscreen.ui.panels.sheets.view import SheetView
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.button import secondary_button
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.edit_table import EditTable
from gmscreen.ui.widgets.layouts import holder, row
from gmscreen.ui.widgets.plain_label import PlainLabel
from gmscreen.ui.widgets.table import Column

_CELL = 130


class AccountCard(Card):
    """The account of points, and Riqueza under it."""

    def __init__(self, look: Look, editor: SheetEditor) -> None:
        title = text("sheets_panel.title.account")
        super().__init__(look, title)
        self._editor = editor
        columns = [
            Column(text("sheets_panel.column.account"), wide=True),
            Column(text("sheets_panel.column.sum"), numeric=True),
            Column(text("sheets_panel.column.declared"), numeric=True, key="declared"),
        ]
        self.table = EditTable(
            look, title, columns, FieldKeeper(editor, [("account", key) for key in ACCOUNT_KEYS])
        )
        words = text("sheets_panel.main_act", words=text("sheets_panel.use_sums"))
        self.use = secondary_button(look, words, self._use_sums, "sigma")
        self.table.acts.main = lambda _row: self._use_sums()
        self.told = PlainLabel(size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self.wealth = TypedGrid(look, editor, _CELL)
        self.add(self.table, self.told, holder(row(look, self.use, 1)), self.wealth)

    def show_account(self, view: SheetView, *, fresh: bool) -> None:
        """Show it; `fresh` for another sheet than before."""
        self.table.show_rows(view.account_rows)
        self.told.show_text(view.account)
        self.wealth.show_fields(view.wealth, fresh=fresh)

    def _use_sums(self) -> str:
        from gmscreen.sheets.account_edits import account_from_lines  # noqa: PLC0415 # as in the editor

        sheet = self._editor.sheet
        return "" if sheet is None else self._editor.do(account_from_lines(sheet))

"""What a row says besides its columns: the other fields of the line that was last in hand, under its list."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtWidgets import QWidget

from gmscreen.sheets.cell_keys import SHIELD, WEAPON
from gmscreen.sheets.fields import Record
from gmscreen.sheets.sheet_words import field_words
from gmscreen.sheets.typed_words import typed_effects, typed_use, typed_words
from gmscreen.texts.catalogue import has_text, text
from gmscreen.ui.isolated import isolated
from gmscreen.ui.panels.cell_grid import CellGrid
from gmscreen.ui.panels.sheets.editor import SheetEditor
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.layouts import column
from gmscreen.ui.widgets.line_offers import LineOffers
from gmscreen.ui.widgets.plain_label import PlainLabel
from gmscreen.ui.widgets.typed_field import TypedField

_CELL = 150
_ARMOR = ("metal", "impaling_pd", "impaling_dr", "under_dr")
DETAILS: dict[str, Sequence[str]] = {
    "equipment": ("role", "area", WEAPON, SHIELD, "capacity_kg", "price_g", *_ARMOR, "effects", "note"),
    "attacks": ("per_turn", "grapple_st", "condition", "effect", "source"),
    "skills": ("table_name", "role", "lines", "note"),
    "spells": ("very_hard", "out_of_domain", "agreement", "note"),
    "advantages": ("gift_of", "effects", "source"),
    "disadvantages": ("mark_duty", "racial", "effects", "source"),
}
"""The fields that each list has no column for."""


class RowDetails(QWidget):
    """The fields of the row that was last in hand; gone until there is one."""

    def __init__(self, look: Look, editor: SheetEditor, key: str, in_hand: Callable[[], int | None]) -> None:
        super().__init__()
        self._editor, self._key, self._in_hand = editor, key, in_hand
        self._row: int | None = None
        self._of: tuple[str | None, int] | None = None
        self.whose = PlainLabel(size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self.fields = {name: self._field(look, name) for name in DETAILS[key]}
        grid = CellGrid(look, _CELL)
        grid.show_cells(list(self.fields.values()))
        self.setLayout(column(look, self.whose, grid, gap=4))
        self.hide()

    def _field(self, look: Look, name: str) -> TypedField:
        field = TypedField(look, _caption(self._key, name), partial(self._keep, name))
        LineOffers(look, field.line, partial(self._choices, name))
        return field

    def follow(self) -> None:
        """Show the row in hand as it is written now."""
        sheet, in_hand = self._editor.sheet, self._in_hand()
        self._row = self._row if in_hand is None else in_hand
        items = getattr(sheet, self._key) if sheet is not None else ()
        if self._row is None or self._row >= len(items):
            self._row, self._of = None, None
            self.hide()
            return
        of = (self._editor.sheet_id, self._row)
        self.whose.show_text(
            text(f"sheets_panel.detail_of.{self._key}", name=isolated(items[self._row].name))
        )
        for name, field in self.fields.items():
            words = detail_words(items[self._row], name)
            if of != self._of:
                field.line.show_new(words)
            field.follow(words)
        self._of = of
        self.show()

    def _keep(self, name: str, typed: str) -> str:
        return "" if self._row is None else self._editor.typed((self._key, self._row, name), typed)

    def _choices(self, name: str, typed: str) -> Sequence[str]:
        return () if self._row is None else self._editor.choices((self._key, self._row, name), typed)


def detail_words(item: Record, name: str) -> str:
    """What stands in a field of a row."""
    value = getattr(item, name)
    if name == "effects":
        return typed_effects(item)
    return typed_use(value) if name in (WEAPON, SHIELD) else typed_words(value)


def _caption(key: str, name: str) -> str:
    known = f"sheets_panel.detail.{name}"
    words = text(known) if has_text(known) else field_words((key, 0, name))
    return words[:1].upper() + words[1:]

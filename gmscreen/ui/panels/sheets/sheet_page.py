"""One sheet on the screen, from its name down to its Pendências."""

from __future__ import annotations

from PySide6.QtWidgets import QBoxLayout

from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.page import Page
from gmscreen.ui.panels.sheets.editor import SheetEditor
from gmscreen.ui.panels.sheets.figure_strip import FigureStrip
from gmscreen.ui.panels.sheets.identity import IdentityForm
from gmscreen.ui.panels.sheets.line_card import LineCard
from gmscreen.ui.panels.sheets.list_cards import (
    attack_card,
    equipment_card,
    quirk_card,
    skill_card,
    spell_card,
    trait_card,
)
from gmscreen.ui.panels.sheets.sections import TableCard, TextCard, columns
from gmscreen.ui.panels.sheets.view import SheetView
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.layouts import Item, column, holder, row
from gmscreen.ui.widgets.load_bar import LoadBar

_ROOM_FOR_LINES = 760
_ROOM_FOR_TABLES = 980


class SheetPage(Page):
    """Draws the view of a sheet."""

    def __init__(self, look: Look, editor: SheetEditor, *above: Item) -> None:
        self.identity = IdentityForm(look, editor)
        self.figures = FigureStrip(look, editor)
        self.scene = LineCard(look, Tone.ACCENT)
        self.march = LineCard(look, Tone.INFO)
        self.only = LineCard(look, Tone.ACCENT)
        self._make_cards(look, editor)
        lines = row(look, self.scene, self.march)
        lines.setStretch(0, 1)
        lines.setStretch(1, 1)
        tables = self._tables(look)
        self.sheet = holder(column(look, self.identity, self.figures, lines, self.load_card, tables))
        self.sheet.hide()
        super().__init__(look, *above, self.sheet, 1)
        self.stack_below(lines, _ROOM_FOR_LINES)
        self.stack_below(tables, _ROOM_FOR_TABLES)

    def _make_cards(self, look: Look, editor: SheetEditor) -> None:
        self.bar = LoadBar(look, text("sheets_panel.title.load"))
        self.load_card = Card(look, text("sheets_panel.title.load"))
        self.load_card.add(self.bar)
        self.creature = TableCard(look, "creature", columns("caption", "sentence", wide="sentence"))
        self.equipment = equipment_card(look, editor)
        self.attacks = attack_card(look, editor)
        self.skills = skill_card(look, editor)
        self.spells = spell_card(look, editor)
        self.advantages = trait_card(look, editor, "advantages", "advantage")
        self.disadvantages = trait_card(look, editor, "disadvantages", "disadvantage")
        self.quirks = quirk_card(look, editor)
        self.account = TextCard(look, "account")
        self.notes = TextCard(look, "notes")
        self.pending = TableCard(look, "pending", columns("lacking", "field", "source", wide="lacking"))

    def _tables(self, look: Look) -> QBoxLayout:
        left = column(look, self.only, self.equipment, self.attacks, self.pending, self.notes, 1)
        right = column(look, self.creature, self.skills, self.spells, self.advantages, self.disadvantages)
        right.addWidget(self.quirks)
        right.addWidget(self.account)
        right.addStretch(1)
        tables = row(look, left, right)
        tables.setStretch(0, 1)
        tables.setStretch(1, 1)
        return tables

    def show_sheet(self, view: SheetView, *, fresh: bool) -> None:
        """Show a sheet; `fresh` for another than before."""
        self.sheet.show()
        self.identity.show_identity(view.identity, view.kind, fresh=fresh)
        self.figures.show_figures(view.figures, fresh=fresh)
        self._show_lines(view)
        self.bar.show_load(view.segments, view.marks)
        self.load_card.setVisible(bool(view.segments))
        self._show_tables(view)

    def clear(self) -> None:
        """Show no sheet."""
        self.sheet.hide()

    def _show_lines(self, view: SheetView) -> None:
        """Two cards side by side; a creature's only line stands at the head of the left column."""
        cards = (self.scene, self.march) if len(view.lines) > 1 else (self.only,)
        for card in (self.scene, self.march, self.only):
            card.setVisible(card in cards)
        for card, line in zip(cards, view.lines, strict=True):
            card.show_line(line)

    def _show_tables(self, view: SheetView) -> None:
        self.creature.show_rows(view.creature)
        self.equipment.show_rows(view.equipment, view.legend)
        self.attacks.show_rows(view.attacks)
        self.skills.show_rows(view.skills)
        self.spells.show_rows(view.spells)
        self.advantages.show_rows(view.advantages)
        self.disadvantages.show_rows(view.disadvantages)
        self.quirks.show_rows(view.quirks)
        self.account.show_words(view.account, view.wealth)
        self.notes.show_words(view.notes, view.unknown)
        self.pending.show_rows(view.pending)

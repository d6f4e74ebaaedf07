"""One sheet on the screen, from its name down to its Pendências."""

from __future__ import annotations

from PySide6.QtWidgets import QBoxLayout, QWidget

from gmscreen.sheets.model import SheetKind
from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.page import Page
from gmscreen.ui.panels.sheets.account_card import AccountCard
from gmscreen.ui.panels.sheets.creature_card import CreatureCard
from gmscreen.ui.panels.sheets.editor import SheetEditor
from gmscreen.ui.panels.sheets.figure_strip import FigureStrip
from gmscreen.ui.panels.sheets.identity import IdentityForm
from gmscreen.ui.panels.sheets.in_view import InView
from gmscreen.ui.panels.sheets.line_card import LineCard
from gmscreen.ui.panels.sheets.list_cards import (
    EquipmentCard,
    ListCard,
    SpellCard,
    attack_card,
    bond_card,
    gain_card,
    quirk_card,
    school_card,
    skill_card,
    trait_card,
)
from gmscreen.ui.panels.sheets.portrait import Portrait
from gmscreen.ui.panels.sheets.sections import TableCard, columns
from gmscreen.ui.panels.sheets.view import SheetView
from gmscreen.ui.panels.sheets.what_ifs import stack_lines
from gmscreen.ui.panels.sheets.writing_cards import EntryCardForm, WritingCard
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Mode, Theme, Tone
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.edit_table import EditTable
from gmscreen.ui.widgets.layouts import Item, column, holder, row
from gmscreen.ui.widgets.load_bar import LoadBar

_ROOM_FOR_PORTRAIT = 520
_ROOM_FOR_LINES = 760
_ROOM_FOR_TABLES = 980


class SheetPage(Page):
    """Draws the view of a sheet."""

    def __init__(self, look: Look, editor: SheetEditor, *above: Item) -> None:
        self._is_pc = False
        self.portrait = Portrait(look, editor)
        self.identity = IdentityForm(look, editor)
        self.figures = FigureStrip(look, editor)
        self.scene = LineCard(look, Tone.ACCENT)
        self.march = LineCard(look, Tone.INFO)
        self.only = LineCard(look, Tone.ACCENT)
        self._make_cards(look, editor)
        lines = row(look, self.scene, self.march)
        lines.setStretch(0, 1)
        lines.setStretch(1, 1)
        tables, writings = self._tables(look), self._writings(look)
        who = row(look, self.portrait, self.identity)
        who.setStretch(1, 1)
        head = column(look, who, self.figures, gap=8)
        lists = column(look, self.equipment.what_if, self.load_card, tables, self.attacks, self.spells)
        self.sheet = holder(column(look, head, lines, lists, writings))
        self.sheet.hide()
        super().__init__(look, *above, self.sheet, 1)
        self.stack_below(who, _ROOM_FOR_PORTRAIT)
        self.stack_below(lines, _ROOM_FOR_LINES)
        stack_lines(self, self.equipment.what_if, _ROOM_FOR_LINES)
        self.stack_below(tables, _ROOM_FOR_TABLES)
        self.stack_below(writings, _ROOM_FOR_TABLES)
        InView(self, self._tables_in_hand)

    @property
    def list_cards(self) -> tuple[ListCard, ...]:
        """The lists that are typed in, as one reads."""
        first = (self.equipment, self.skills, self.advantages, self.disadvantages)
        return (*first, self.attacks, self.spells, self.quirks, self.gains, self.schools, self.bonds)

    @property
    def parts(self) -> tuple[QWidget, ...]:
        """What F6 goes through."""
        texts = (self.notes.words, self.private_notes.words)
        return (self.identity, self.figures, *self._tables_in_hand, *texts)

    @property
    def _tables_in_hand(self) -> tuple[EditTable, ...]:
        tables = [card.table for card in self.list_cards]
        place = tables.index(self.gains.table)
        return (self.creature.table, *tables[:place], self.account.table, *tables[place:])

    def _make_cards(self, look: Look, editor: SheetEditor) -> None:
        self.bar = LoadBar(look, text("sheets_panel.title.load"))
        self.load_card = Card(look, text("sheets_panel.title.load"))
        self.load_card.add(self.bar)
        self.creature = CreatureCard(look, editor)
        self.equipment = EquipmentCard(look, editor)
        self.attacks = attack_card(look, editor)
        self.skills = skill_card(look, editor)
        self.spells = SpellCard(look, editor)
        self.advantages = trait_card(look, editor, "advantages", "advantage")
        self.disadvantages = trait_card(look, editor, "disadvantages", "disadvantage")
        self.quirks = quirk_card(look, editor)
        self.account = AccountCard(look, editor)
        self.gains = gain_card(look, editor)
        self.bonds = bond_card(look, editor)
        self.schools = school_card(look, editor)
        self.notes = WritingCard(look, editor, "notes")
        self.private_notes = WritingCard(look, editor, "private_notes")
        self.entry_card = EntryCardForm(look, editor)
        self.pending = TableCard(look, "pending", columns("lacking", "field", "source", wide="lacking"))

    def _tables(self, look: Look) -> QBoxLayout:
        left = column(look, self.only, self.equipment, self.advantages, 1)
        return _halves(look, left, column(look, self.creature, self.skills, self.disadvantages, 1))

    def _writings(self, look: Look) -> QBoxLayout:
        left = column(look, self.quirks, self.bonds, self.pending, self.notes, self.private_notes, 1)
        right = column(look, self.account, self.gains, self.schools, self.entry_card, 1)
        return _halves(look, left, right)

    def show_sheet(self, view: SheetView, *, fresh: bool) -> None:
        """Show a sheet; `fresh` for another than before."""
        self.sheet.show()
        self.portrait.follow()
        self.identity.show_identity(view.identity, view.kind, fresh=fresh)
        self.figures.show_figures(view.figures, fresh=fresh)
        self._show_lines(view)
        self.bar.show_load(view.segments, view.marks)
        self.load_card.setVisible(bool(view.segments))
        self.creature.show_creature(view.creature, view.body, fresh=fresh)
        self._show_tables(view)
        self.account.show_account(view, fresh=fresh)
        self.spells.show_magic(view.magic, fresh=fresh)
        self._show_writings(view, fresh=fresh)

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

    def _show_writings(self, view: SheetView, *, fresh: bool) -> None:
        self.notes.show_words(view.notes, view.unknown, fresh=fresh)
        told = text("sheets_panel.never_printed")
        self.private_notes.show_words(view.private_notes, told, fresh=fresh)
        self.entry_card.show_card(view.entry_card, fresh=fresh)
        self._is_pc = view.kind is SheetKind.PC
        self._keep_secrets()

    def dress(self, theme: Theme) -> None:
        """Lay out again at this scale; in table mode players look on."""
        super().dress(theme)
        self._keep_secrets()

    def _keep_secrets(self) -> None:
        """Neither the master's notes nor what a player told him alone is shown to the table."""
        is_alone = self._look.theme.mode is Mode.DESK
        self.private_notes.setVisible(is_alone)
        self.entry_card.setVisible(is_alone and self._is_pc)

    def _show_tables(self, view: SheetView) -> None:
        self.equipment.show_pieces(view.equipment, view.pieces, view.legend)
        self.equipment.what_if.follow()
        self.attacks.show_rows(view.attacks)
        self.skills.show_rows(view.skills)
        self.spells.show_rows(view.spells)
        self.advantages.show_rows(view.advantages)
        self.disadvantages.show_rows(view.disadvantages)
        self.quirks.show_rows(view.quirks)
        self.gains.show_rows(view.gains)
        self.schools.show_rows(view.schools)
        self.schools.setVisible(bool(view.schools or view.spells))
        self.bonds.show_rows(view.bonds)
        self.pending.show_rows(view.pending)


def _halves(look: Look, left: QBoxLayout, right: QBoxLayout) -> QBoxLayout:
    halves = row(look, left, right)
    halves.setStretch(0, 1)
    halves.setStretch(1, 1)
    return halves

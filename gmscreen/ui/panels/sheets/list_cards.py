"""The lists of a sheet as cards: a table to type in each, with its keys told under it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject

from gmscreen.sheets.cell_keys import PROTECTION, TERMS
from gmscreen.sheets.containers import containers_of, moved_piece, next_container, put_inside
from gmscreen.sheets.equipment import Piece, Place
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.sheet_edits import Edit, Several
from gmscreen.texts.catalogue import text
from gmscreen.texts.folded import folded
from gmscreen.ui.panels.sheets.editor import ListKeeper, SheetEditor
from gmscreen.ui.panels.sheets.field_view import FieldView
from gmscreen.ui.panels.sheets.place_strip import PlaceStrip, place_of_key
from gmscreen.ui.panels.sheets.row_details import DETAILS, RowDetails
from gmscreen.ui.panels.sheets.typed_grid import TypedGrid
from gmscreen.ui.panels.sheets.what_ifs import WhatIfActs, WhatIfCard
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Theme, Tone
from gmscreen.ui.widgets.button import Button, secondary_button
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.edit_table import EditTable
from gmscreen.ui.widgets.layouts import column, holder, row
from gmscreen.ui.widgets.notice import InlineError
from gmscreen.ui.widgets.plain_label import PlainLabel
from gmscreen.ui.widgets.table import Cell, Column

_Named = tuple[str, str]
"""The key of a column's title, and that of the field that it edits; none for what is worked out."""

_CELL, _BELOW_CAPTION, _SOURCE = 130, 17, 104
_SKILL_NUMBERS = ("points", "level", "effective")
_BOUGHT: tuple[_Named, ...] = (
    ("relative", "relative"),
    ("points", "points"),
    ("level", "level"),
    ("bonuses", "bonuses"),
    ("effective", ""),
)


class ListCard(Card):
    """A list that is typed in; `foot` is a muted line under it. In hand, it tells its keys."""

    def __init__(
        self, look: Look, editor: SheetEditor, at: Sequence[str], columns: Sequence[Column], entry: str = ""
    ) -> None:
        key = at[-1]
        title = text(f"sheets_panel.title.{key}")
        super().__init__(look, title)
        self._look, self._editor = look, editor
        self.keeper = ListKeeper(editor, *at)
        invitation = text(f"sheets_panel.new_line.{key}")
        self.table = EditTable(look, title, columns, self.keeper, invitation=invitation, entry=entry)
        self.foot = PlainLabel(size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self.keys = PlainLabel(text("sheets_panel.row_keys"), size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self.keys.hide()
        self.complaint = InlineError(look)
        self.add(self.table, self.foot, self.complaint, self.keys)
        self.table.installEventFilter(self)
        self.table.left.connect(self.keys.hide)
        self.details: RowDetails | None = None
        if key in DETAILS:
            self.details = RowDetails(look, editor, key, lambda: self.in_hand)
            self.table.reached.connect(self.details.follow)
            self.add(self.details)

    def add_main(self, words: str, act: Callable[[Sheet], Edit], icon: str, nothing: str = "") -> Button:
        """What can be done to the whole list: a button, and Ctrl+Enter; `nothing` is said of none."""

        def carry_out(_row: int = 0) -> str:
            sheet = self._editor.sheet
            edit = None if sheet is None else act(sheet)
            is_empty = edit is None or (isinstance(edit, Several) and not edit.edits)
            self.complaint.say(nothing if is_empty or edit is None else self._editor.do(edit))
            return ""

        self.table.acts.main = carry_out
        return secondary_button(self._look, text("sheets_panel.main_act", words=words), carry_out, icon)

    @property
    def in_hand(self) -> int | None:
        """The row that is in hand; None for none, and for the one at the foot."""
        index = self.table.currentIndex()
        return index.row() if index.isValid() and not self.table.rows.is_foot(index.row()) else None

    def show_rows(self, rows: Sequence[Sequence[Cell]], foot: str = "") -> None:
        """Show rows."""
        self.table.show_rows(rows)
        if foot != self.foot.text() or not foot:
            self.foot.show_text(foot)
        if self.details is not None:
            self.details.follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell the keys while the table has the keyboard."""
        if event.type() == QEvent.Type.FocusIn:
            self.keys.show()
        return super().eventFilter(watched, event)


class EquipmentCard(ListCard):
    """Pieces, where they are and what they weigh: a key among the places, a click or a drop moves one."""

    def __init__(self, look: Look, editor: SheetEditor) -> None:
        super().__init__(look, editor, ["equipment"], _equipment_columns(), "quantity")
        self.places = PlaceStrip(look, self.table.rows, self.send, self.put_inside, lambda: self.in_hand)
        self.what_if = WhatIfCard(look, editor)
        self.acts = WhatIfActs(look, editor, self.what_if, lambda: self.in_hand)
        self.acts.told.connect(self.complaint.say)
        self.table.acts.put_in = self.put_inside
        self.table.quick["place"] = self._move_by_key
        self.add(self.places, self.acts)

    def show_pieces(self, rows: Sequence[Sequence[Cell]], pieces: Sequence[Piece], legend: str) -> None:
        """Show the pieces."""
        self.show_rows(rows, legend)
        self.table.rows.holders = frozenset(containers_of(pieces))
        self.places.show_pieces(pieces)

    def send(self, row: int, place: Place) -> None:
        """Put the piece of a row somewhere, with all that it holds."""
        sheet = self._editor.sheet
        if sheet is not None and row < len(sheet.equipment):
            self.complaint.say(self._editor.do(moved_piece(sheet, row, place)))

    def put_inside(self, row: int, container: int) -> str:
        """Put the piece of a row into a container; what is wrong with it, or nothing."""
        sheet = self._editor.sheet
        if sheet is None or max(row, container) >= len(sheet.equipment) or row == container:
            return ""
        return self._editor.try_edit(lambda now: put_inside(now, row, container))

    def _put_into_next(self, row: int) -> None:
        sheet = self._editor.sheet
        if sheet is None:
            return
        container = next_container(sheet, row)
        problem = text("sheets_panel.no_container") if container is None else self.put_inside(row, container)
        self.complaint.say(problem)

    def _move_by_key(self, row: int, key: str) -> bool:
        place = place_of_key(key)
        if place is not None:
            self.send(row, place)
        elif folded(key) == folded(text("sheets_panel.inside_key")):
            self._put_into_next(row)
        else:
            return False
        return True


def _equipment_columns() -> list[Column]:
    named = (
        ("piece", "name"),
        ("quantity", "quantity"),
        ("place", "place"),
        ("weight", "weight_kg"),
        ("protection", PROTECTION),
        ("source", "source"),
    )
    columns = _columns(named, ("quantity", "weight"), ("piece",))
    return [*columns[:-1], replace(columns[-1], most=_SOURCE)]


def attack_card(look: Look, editor: SheetEditor) -> ListCard:
    """Attacks with what the canon gives of them."""
    named = (
        ("attack", "name"),
        ("skill", "skill"),
        ("level", "level"),
        ("damage", "damage"),
        ("type", "type"),
        ("reach", "reach"),
        ("ranged", "ranged"),
        ("details", "note"),
    )
    columns = _columns(named, ("level",), ("attack", "details"))
    card = ListCard(look, editor, ["attacks"], columns, "skill")
    nothing = text("sheets_panel.nothing_to_use")
    use = card.add_main(text("sheets_panel.use_weapons"), _weapon_attacks, "sword-cross", nothing)
    card.add(holder(row(look, use, 1)))
    return card


def _weapon_attacks(sheet: Sheet) -> Edit:
    from gmscreen.sheets.weapon_attacks import weapon_attacks  # noqa: PLC0415 # as in the editor

    return weapon_attacks(sheet)


def _magic_head(sheet: Sheet) -> Edit:
    from gmscreen.sheets.account_edits import magic_head_from_spells  # noqa: PLC0415 # as in the editor

    return magic_head_from_spells(sheet)


def skill_card(look: Look, editor: SheetEditor) -> ListCard:
    """Skills in their seven fields."""
    named = (("skill", "name"), ("type", TERMS), *_BOUGHT)
    columns = _columns(named, _SKILL_NUMBERS, ("skill", "bonuses"))
    return ListCard(look, editor, ["skills"], columns, "points")


def _spell_columns() -> list[Column]:
    more = (("energy", "energy"), ("needs", "prerequisites"))
    named = (("spell", "name"), ("college", "college"), *_BOUGHT, *more)
    return _columns(named, _SKILL_NUMBERS, ("spell", "needs"))


def trait_card(look: Look, editor: SheetEditor, key: str, title: str) -> ListCard:
    """Advantages, or disadvantages."""
    named = ((title, "name"), ("trait_level", "level"), ("cost", "cost"), ("says", "detail"))
    columns = _columns(named, ("trait_level", "cost"), (title, "says"))
    return ListCard(look, editor, [key], columns, "cost")


def quirk_card(look: Look, editor: SheetEditor) -> ListCard:
    """Quirks, a line each."""
    return ListCard(look, editor, ["quirks"], [Column(text("sheets_panel.column.quirk"), wide=True)])


def bond_card(look: Look, editor: SheetEditor) -> ListCard:
    """Amarras: what ties a character to others, in the player's words."""
    return ListCard(
        look, editor, ["bonds"], _columns((("bond", "text"), ("bond_kind", "kind")), (), ("bond",)), "kind"
    )


def school_card(look: Look, editor: SheetEditor) -> ListCard:
    """The NH of each school of magic, beside what it comes to."""
    named = (("college", "college"), ("level", "level"), ("due", ""))
    return ListCard(
        look, editor, ["magic", "schools"], _columns(named, ("level", "due"), ("college",)), "level"
    )


class SpellCard(ListCard):
    """Spells under the IQ efetivo that they are cast with."""

    def __init__(self, look: Look, editor: SheetEditor) -> None:
        super().__init__(look, editor, ["spells"], _spell_columns(), "points")
        self.magic = TypedGrid(look, editor, _CELL)
        self.use = self.add_main(text("sheets_panel.use_magic"), _magic_head, "sigma")
        below_caption = column(look, self.use, 1, margins=(0, _BELOW_CAPTION, 0, 0))
        self.add(holder(row(look, self.magic, below_caption, 1)))
        self.dress(look.theme)

    def dress(self, theme: Theme) -> None:
        """A number needs no more room than this."""
        self.magic.setFixedWidth(theme.px(_CELL))

    def show_magic(self, fields: Sequence[FieldView], *, fresh: bool) -> None:
        """Show what heads them; `fresh` for another sheet than before."""
        self.magic.show_fields(fields, fresh=fresh)


def gain_card(look: Look, editor: SheetEditor) -> ListCard:
    """Points won, by week."""
    named = (("week", "week"), ("won", "points"), ("reason", "reason"))
    return ListCard(look, editor, ["account", "gains"], _columns(named, ("won",), ("reason",)), "points")


def _columns(named: Sequence[_Named], numeric: Sequence[str], wide: Sequence[str]) -> list[Column]:
    return [
        Column(text(f"sheets_panel.column.{title}"), numeric=title in numeric, wide=title in wide, key=key)
        for title, key in named
    ]

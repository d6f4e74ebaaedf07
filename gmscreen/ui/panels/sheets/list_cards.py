"""The lists of a sheet as cards: a table to type in each, with its keys told under it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject

from gmscreen.sheets.cell_edits import PROTECTION, TERMS
from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.sheets.editor import ListKeeper, SheetEditor
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.edit_table import EditTable
from gmscreen.ui.widgets.plain_label import PlainLabel
from gmscreen.ui.widgets.table import Cell, Column

_Named = tuple[str, str]
"""The key of a column's title, and that of the field that it edits; none for what is worked out."""

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
        self.keeper = ListKeeper(editor, *at)
        invitation = text(f"sheets_panel.new_line.{key}")
        self.table = EditTable(look, title, columns, self.keeper, invitation=invitation, entry=entry)
        self.foot = PlainLabel(size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self.keys = PlainLabel(text("sheets_panel.row_keys"), size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self.keys.hide()
        self.add(self.table, self.foot, self.keys)
        self.table.installEventFilter(self)

    def show_rows(self, rows: Sequence[Sequence[Cell]], foot: str = "") -> None:
        """Show rows."""
        self.table.show_rows(rows)
        if foot != self.foot.text() or not foot:
            self.foot.show_text(foot)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell the keys while the table has the keyboard."""
        if event.type() == QEvent.Type.FocusIn:
            self.keys.show()
        elif event.type() == QEvent.Type.FocusOut and self.table.line is None:
            self.keys.hide()
        return super().eventFilter(watched, event)


def equipment_card(look: Look, editor: SheetEditor) -> ListCard:
    """Pieces, where they are and what they weigh."""
    named = (
        ("piece", "name"),
        ("quantity", "quantity"),
        ("place", "place"),
        ("weight", "weight_kg"),
        ("protection", PROTECTION),
        ("source", "source"),
    )
    return ListCard(
        look, editor, ["equipment"], _columns(named, ("quantity", "weight"), ("piece",)), "quantity"
    )


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
    return ListCard(look, editor, ["attacks"], _columns(named, ("level",), ("attack", "details")), "damage")


def skill_card(look: Look, editor: SheetEditor) -> ListCard:
    """Skills in their seven fields."""
    named = (("skill", "name"), ("type", TERMS), *_BOUGHT)
    columns = _columns(named, _SKILL_NUMBERS, ("skill", "bonuses"))
    return ListCard(look, editor, ["skills"], columns, "points")


def spell_card(look: Look, editor: SheetEditor) -> ListCard:
    """Spells in theirs."""
    more = (("energy", "energy"), ("needs", "prerequisites"))
    named = (("spell", "name"), ("college", "college"), *_BOUGHT, *more)
    columns = _columns(named, _SKILL_NUMBERS, ("spell", "needs"))
    return ListCard(look, editor, ["spells"], columns, "points")


def trait_card(look: Look, editor: SheetEditor, key: str, title: str) -> ListCard:
    """Advantages, or disadvantages."""
    named = ((title, "name"), ("trait_level", "level"), ("cost", "cost"), ("says", "detail"))
    columns = _columns(named, ("trait_level", "cost"), (title, "says"))
    return ListCard(look, editor, [key], columns, "cost")


def quirk_card(look: Look, editor: SheetEditor) -> ListCard:
    """Quirks, a line each."""
    return ListCard(look, editor, ["quirks"], [Column(text("sheets_panel.column.quirk"), wide=True)])


def gain_card(look: Look, editor: SheetEditor) -> ListCard:
    """Points won, by week."""
    named = (("week", "week"), ("won", "points"), ("reason", "reason"))
    return ListCard(look, editor, ["account", "gains"], _columns(named, ("won",), ("reason",)), "points")


def _columns(named: Sequence[_Named], numeric: Sequence[str], wide: Sequence[str]) -> list[Column]:
    return [
        Column(text(f"sheets_panel.column.{title}"), numeric=title in numeric, wide=title in wide, key=key)
        for title, key in named
    ]

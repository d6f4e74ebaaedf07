"""Going to a field of the sheet on the screen."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtWidgets import QWidget

from gmscreen.sheets.sheet_fields import FieldPath
from gmscreen.ui.panels.sheets.account_card import AccountCard
from gmscreen.ui.panels.sheets.account_rows import ACCOUNT_KEYS
from gmscreen.ui.panels.sheets.creature_card import CreatureCard
from gmscreen.ui.panels.sheets.creature_rows import CREATURE_PATHS
from gmscreen.ui.panels.sheets.list_cards import ListCard
from gmscreen.ui.panels.sheets.sheet_page import SheetPage
from gmscreen.ui.widgets.edit_table import EditTable
from gmscreen.ui.widgets.typed_field import TypedField

_PARTS: Mapping[tuple[str, ...], str] = {
    ("magic", "schools"): "schools",
    ("magic",): "spells",
    ("account", "gains"): "gains",
    ("wealth",): "account",
    ("damage",): "figures",
    ("printed",): "scene",
}
"""The part of the page that shows a part of the sheet, where that has another name; long paths first."""

_MARGIN = 40


def reveal_field(page: SheetPage, path: FieldPath) -> None:
    """Scroll to a field, with the keyboard in it if it is typed in; else to what shows it."""
    field = _typed_field(page, path)
    if field is not None:
        _enter(page, field)
        return
    part = getattr(page, _part(path), None)
    if not isinstance(part, QWidget) or part.isHidden():
        page.verticalScrollBar().setValue(0)
        return
    row = _row(path)
    if isinstance(part, ListCard | CreatureCard | AccountCard) and row is not None:
        _enter_row(page, part, row, next((each for each in path[::-1] if isinstance(each, str)), ""))
    else:
        _scroll(page, part, QPoint(0, 0), _MARGIN)


def _typed_field(page: SheetPage, path: FieldPath) -> TypedField | None:
    """The field of a form, if one is typed in there."""
    forms = (page.identity, page.figures, page.spells.magic, page.account.wealth, page.creature.figures)
    found = (form.fields.by_path.get(path) for form in (*forms, page.entry_card))
    return next((field for field in found if field is not None and field.isVisibleTo(page)), None)


def _part(path: FieldPath) -> str:
    keys = tuple(each for each in path if isinstance(each, str))
    return next((part for start, part in _PARTS.items() if keys[: len(start)] == start), keys[0])


def _row(path: FieldPath) -> int | None:
    """The row of a table that the path leads to: an item's place, or that of a field that has a row."""
    if path in CREATURE_PATHS:
        return CREATURE_PATHS.index(path)
    if path[0] == "account" and path[-1] in ACCOUNT_KEYS:
        return ACCOUNT_KEYS.index(str(path[-1]))
    return next((each for each in path if isinstance(each, int)), None)


def _enter_row(page: SheetPage, card: ListCard | CreatureCard | AccountCard, row: int, key: str) -> None:
    """Have the cell of a row in hand, or the field under the list where there is no column for it."""
    table = card.table
    table.go_to(row, key)
    details = card.details if isinstance(card, ListCard) else None
    if details is not None and key in details.fields:
        _enter(page, details.fields[key])
    else:
        QTimer.singleShot(0, table, lambda: _scroll_to_cell(page, table))


def _enter(page: SheetPage, field: TypedField) -> None:
    field.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
    _scroll(page, field, field.rect().center(), field.height())


def _scroll_to_cell(page: SheetPage, table: EditTable) -> None:
    area = table.visualRect(table.currentIndex())
    _scroll(page, table.viewport(), area.center(), area.height())


def _scroll(page: SheetPage, widget: QWidget, at: QPoint, height: int) -> None:
    ground = page.widget()
    if ground is not None and ground.isAncestorOf(widget):
        there = widget.mapTo(ground, at)
        page.ensureVisible(there.x(), there.y(), 0, height + _MARGIN)

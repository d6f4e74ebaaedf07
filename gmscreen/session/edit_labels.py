"""What an edit of a sheet is called: whose, what, from what to what."""

from __future__ import annotations

from gmscreen.session.commands import Label, label
from gmscreen.sheets import sheet_edits
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.sheet_edits import AddItem, DuplicateItem, Edit, MoveItem, RemoveItem, SetField, Several
from gmscreen.sheets.sheet_fields import FieldPath, field_at, value_at
from gmscreen.sheets.sheet_words import field_words, value_words
from gmscreen.texts.validation import printable


def edit_label(edit: Edit, before: Sheet, after: Sheet) -> Label:
    """The label of an edit that was made."""
    match edit:
        case SetField(path=path):
            return _of_field(path, before, after)
        case Several(edits=(only,), name="several"):
            return edit_label(only, before, after)
        case Several(edits=(first, *_), name=sheet_edits.FOLLOWED):
            return edit_label(first, before, after)
        case Several(name=name, of=of, edits=edits):
            sheet = printable(before.name)
            return label(f"edit_{name}", sheet=sheet, of=printable(of), count=len(edits))
    return _of_list(edit, before, after)


def _of_list(edit: AddItem | RemoveItem | MoveItem | DuplicateItem, before: Sheet, after: Sheet) -> Label:
    path, place = edit.path, edit.place
    if isinstance(edit, AddItem):
        added = len(_items(after, path)) - 1 if place is None else place
        return _of_item("add_item", before, path, _item(after, path, added))
    key = _OF_ITEMS[type(edit)]
    return _of_item(key, before, path, _item(before, path, place or 0))


_OF_ITEMS = {RemoveItem: "remove_item", MoveItem: "move_item", DuplicateItem: "duplicate_item"}


def _of_field(path: FieldPath, before: Sheet, after: Sheet) -> Label:
    field = field_at(path)
    was, now = (value_words(field, value_at(sheet, path)) for sheet in (before, after))
    what = _what(path, before)
    return label("edit_field", sheet=printable(before.name), what=what, before=was, after=now)


def _what(path: FieldPath, sheet: Sheet) -> str:
    """The field's name, after that of the item it belongs to."""
    if len(path) > 2 and isinstance(path[1], int):
        return f"{_item(sheet, path[:1], path[1])} · {field_words(path)}"
    return field_words(path)


def _of_item(key: str, sheet: Sheet, path: FieldPath, item: str) -> Label:
    return label(key, sheet=printable(sheet.name), item=item, list=field_words(path))


def _items(sheet: Sheet, path: FieldPath) -> tuple[object, ...]:
    items = value_at(sheet, path)
    return items if isinstance(items, tuple) else ()


def _item(sheet: Sheet, path: FieldPath, place: int) -> str:
    return value_words(field_at(path), value_at(sheet, (*path, place)))

"""Edits of a sheet as values: each changes one thing in the tree of its file, and says where.

Trees are those of the TOML file: plain tables, lists and values. A path goes by keys, and by places in
lists from 0; every edit raises SheetError for a path that the sheet does not have.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Protocol, cast

from gmscreen.sheets.errors import refusal
from gmscreen.sheets.fields import Record
from gmscreen.sheets.sheet_fields import FieldKind, FieldPath, field_at, fields_of, record_at
from gmscreen.sheets.toml_text import Table
from gmscreen.texts.validation import field_path


class OneEdit(Protocol):
    """One change. `path` leads to the field, or to the list whose items are rearranged."""

    @property
    def path(self) -> FieldPath:
        """Where it is made."""
        ...

    def at(self, path: FieldPath) -> OneEdit:
        """The same edit elsewhere."""
        ...

    def value(self, before: object) -> object:
        """What the path leads to afterwards; None for nothing. `before` is None where nothing was."""
        ...


@dataclass(frozen=True, slots=True)
class SetField:
    """Give a field a value as TOML has it (text, number, list, table); None leaves the field out."""

    path: FieldPath
    new: object

    def at(self, path: FieldPath) -> SetField:
        """The same edit elsewhere."""
        return replace(self, path=path)

    def value(self, before: object) -> object:
        """The new value."""
        return self.new


@dataclass(frozen=True, slots=True)
class AddItem:
    """Put an item into a list, before the one at `place`; at the end without a place."""

    path: FieldPath
    item: object
    place: int | None = None

    def at(self, path: FieldPath) -> AddItem:
        """The same edit elsewhere."""
        return replace(self, path=path)

    def value(self, before: object) -> object:
        """The list with the item."""
        items = _items(before)
        place = len(items) if self.place is None else self.place
        return [*items[:place], self.item, *items[place:]]


@dataclass(frozen=True, slots=True)
class RemoveItem:
    """Take an item out of a list."""

    path: FieldPath
    place: int

    def at(self, path: FieldPath) -> RemoveItem:
        """The same edit elsewhere."""
        return replace(self, path=path)

    def value(self, before: object) -> object:
        """The list without the item."""
        items = _items(before)
        require_item(self.path, self.place, len(items))
        return [*items[: self.place], *items[self.place + 1 :]] or None


@dataclass(frozen=True, slots=True)
class MoveItem:
    """Take an item out of a list and put it in again where it will be the item at `to`."""

    path: FieldPath
    place: int
    to: int

    def at(self, path: FieldPath) -> MoveItem:
        """The same edit elsewhere."""
        return replace(self, path=path)

    def value(self, before: object) -> object:
        """The list in its new order."""
        items = _items(before)
        return [items[place] for place in self.order(len(items))]

    def order(self, count: int) -> list[int]:
        """The places that the items had, in their new order."""
        require_item(self.path, self.place, count)
        order = [place for place in range(count) if place != self.place]
        return [*order[: self.to], self.place, *order[self.to :]]


@dataclass(frozen=True, slots=True)
class DuplicateItem:
    """Put a copy of an item right below it."""

    path: FieldPath
    place: int

    def at(self, path: FieldPath) -> DuplicateItem:
        """The same edit elsewhere."""
        return replace(self, path=path)

    def value(self, before: object) -> object:
        """The list with the copy."""
        items = _items(before)
        require_item(self.path, self.place, len(items))
        return [*items[: self.place + 1], *items[self.place :]]


@dataclass(frozen=True, slots=True)
class Several:
    """Edits one after the other, carried out all or none.

    `name` says what they come to (a key of the texts file: `command.edit_<name>`), `of` what is acted on.
    """

    edits: tuple[Edit, ...]
    name: str = "several"
    of: str = ""


FOLLOWED = "followed"
"""The name of an edit with what follows from it elsewhere: it is called what its first edit is called."""

Edit = SetField | AddItem | RemoveItem | MoveItem | DuplicateItem | Several


def tree_after(tree: Table, edit: OneEdit) -> Table:
    """The tree with the edit made."""
    field_at(edit.path)
    return _table_after(tree, edit, ())


def require_item(path: FieldPath, place: int, count: int) -> None:
    """SheetError for a place that the list does not have."""
    if not 0 <= place < count:
        raise refusal(None, "no_such_item", field=field_path(path, first=1), number=place + 1, count=count)


def _table_after(table: Table, edit: OneEdit, done: FieldPath) -> Table:
    key = str(edit.path[len(done)])
    here = (*done, key)
    before = table.get(key)
    after = edit.value(before) if here == edit.path else _below(before, edit, here)
    if before is None and _is_default(here, after):
        return table
    if after is None:
        return {name: value for name, value in table.items() if name != key}
    with_it = {**table, key: after}
    return with_it if key in table else _in_order(with_it, record_at(done), key)


def _below(before: object, edit: OneEdit, here: FieldPath) -> object:
    step = edit.path[len(here)]
    if isinstance(step, str):
        return _table_after(before if isinstance(before, dict) else {}, edit, here)
    items = _items(before)
    require_item(here, step, len(items))
    place = (*here, step)
    item = items[step]
    after = edit.value(item) if place == edit.path else _table_after(cast("Table", item), edit, place)
    return [*items[:step], after, *items[step + 1 :]]


def _items(before: object) -> list[object]:
    return list(before) if isinstance(before, list) else []


def _is_default(path: FieldPath, value: object) -> bool:
    """Whether the field says this already when it is left out; a list's item never does."""
    field = field_at(path)
    info = next(one for name, one in field.owner.model_fields.items() if (one.alias or name) == field.name)
    default = info.default.value if isinstance(info.default, Enum) else info.default
    if field.kind in (FieldKind.RECORD, FieldKind.LIST):
        return not value
    return value is None or (not field.required and type(value) is type(default) and value == default)


def _in_order(table: Table, model: type[Record], key: str) -> Table:
    """The table with its newest key behind those that come before it in the record."""
    known = [*fields_of(model)]
    before = set(known[: known.index(key)])
    keys: Sequence[str] = [name for name in table if name != key]
    place = max((index + 1 for index, name in enumerate(keys) if name in before), default=0)
    return {name: table[name] for name in (*keys[:place], key, *keys[place:])}

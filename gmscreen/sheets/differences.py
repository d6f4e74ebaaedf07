"""What differs between two states of a sheet, field by field."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher

from gmscreen.sheets.fields import Record
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.sheet_fields import FieldKind, FieldOf, FieldPath, fields_of, value_at
from gmscreen.sheets.sheet_words import name_of, value_words
from gmscreen.texts.numbers import DASH


@dataclass(frozen=True, slots=True)
class FieldDifference:
    """One field that differs: whose (a piece, a skill; empty for the sheet's own), which, and both values.

    `path` leads to it in the later sheet, or in the earlier one where the item is gone. An item that came or
    went is one difference, with a dash for where it is not.
    """

    path: FieldPath
    owner: str
    field: str
    before: str
    after: str

    @property
    def differs(self) -> bool:
        """Whether the two values are not the same in words."""
        return self.before != self.after


def differences(before: Sheet, after: Sheet) -> tuple[FieldDifference, ...]:
    """What differs, in the order of the sheet's fields; items of a list are the same by their names."""
    return tuple(_of_records((), "", before, after, only_changed=True))


def beside_one_another(before: Sheet, after: Sheet) -> tuple[FieldDifference, ...]:
    """Every field in which either says something, in the same order; what both say alike is among them."""
    return tuple(_of_records((), "", before, after, only_changed=False))


def _of_records(
    path: FieldPath, owner: str, before: Record, after: Record, only_changed: bool
) -> Iterator[FieldDifference]:
    if only_changed and before == after:
        return
    for field in fields_of(type(after)).values():
        old, new = value_at(before, (field.name,)), value_at(after, (field.name,))
        if old != new or not (only_changed or _is_nothing(new)):
            yield from _of_field((*path, field.name), owner, field, old, new, only_changed)


def _of_field(
    path: FieldPath, owner: str, field: FieldOf, old: object, new: object, only_changed: bool
) -> Iterator[FieldDifference]:
    if field.item is FieldKind.RECORD:
        yield from _of_items(path, owner, field, _records(old), _records(new), only_changed)
    elif isinstance(old, Record) and isinstance(new, Record):
        yield from _of_records(path, owner, old, new, only_changed)
    else:
        yield FieldDifference(path, owner, name_of(field), value_words(field, old), value_words(field, new))


def _of_items(
    path: FieldPath,
    owner: str,
    field: FieldOf,
    old: Sequence[Record],
    new: Sequence[Record],
    only_changed: bool,
) -> Iterator[FieldDifference]:
    def said(item: Record) -> str:
        return value_words(field, item)

    matcher = SequenceMatcher(None, [*map(_name, old)], [*map(_name, new)], autojunk=False)
    for kind, first, end, new_first, new_end in matcher.get_opcodes():
        if kind == "equal":
            for at in range(end - first):
                item = new[new_first + at]
                whose = f"{owner} · {said(item)}" if owner else said(item)
                yield from _of_records((*path, new_first + at), whose, old[first + at], item, only_changed)
            continue
        for at in range(first, end):
            yield FieldDifference((*path, at), owner, name_of(field), said(old[at]), DASH)
        for at in range(new_first, new_end):
            yield FieldDifference((*path, at), owner, name_of(field), DASH, said(new[at]))


def _is_nothing(value: object) -> bool:
    return value is None or value in ("", ())


def _records(value: object) -> tuple[Record, ...]:
    return value if isinstance(value, tuple) else ()


def _name(item: Record) -> str:
    """What makes an item the same: its name, or all of it where it has none."""
    return str(getattr(item, "name", item))

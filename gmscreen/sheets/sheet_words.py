"""What the fields of a sheet and their values are called in pt-BR."""

from __future__ import annotations

from decimal import Decimal
from enum import Enum

from gmscreen.sheets.fields import Record
from gmscreen.sheets.sheet_fields import FieldKind, FieldOf, FieldPath, field_at, fields_of, snake
from gmscreen.texts.catalogue import has_text, text
from gmscreen.texts.numbers import DASH, MINUS, number
from gmscreen.texts.validation import printable

MOST_SHOWN = 8

_SHARED = {
    "sheet_kind": "sheets_panel.kind",
    "place": "sheets_panel.place",
    "attack_type": "sheets_panel.attack_type",
    "scale": "calc.token.scale",
    "weapon_kind": "calc.token.weapon_kind",
}


def field_words(path: FieldPath) -> str:
    """The name of a field: `ST`, `peso`; its key in the file where it has none."""
    return name_of(field_at(path))


def name_of(field: FieldOf) -> str:
    """The name of a field; its key in the file where it has none."""
    return text(field.word_key) if has_text(field.word_key) else field.name


def choice_words(choice: Enum) -> str:
    """What one of several choices is called: `na mochila`, `perfurante`."""
    name = snake(type(choice))
    key = f"{_SHARED[name]}.{choice.value}" if name in _SHARED else f"sheet_choice.{name}.{choice.value}"
    return text(key) if has_text(key) else str(choice.value)


def value_words(field: FieldOf, value: object) -> str:
    """A value of the record as a person reads it, on one line; a dash for nothing."""
    if value is None or value in ("", ()):
        return DASH
    if isinstance(value, tuple):
        return printable("; ".join(value_words(field, item) for item in value[:MOST_SHOWN]))
    if isinstance(value, Record):
        return printable(_record_words(value))
    return printable(" ".join(_plain_words(field, value).split()))


def _plain_words(field: FieldOf, value: object) -> str:
    if isinstance(value, bool):
        return text("sheet_choice.yes" if value else "sheet_choice.no")
    if isinstance(value, Enum):
        return choice_words(value)
    if isinstance(value, int | Decimal):
        return number(value)
    return str(value).replace("-", MINUS) if field.kind is FieldKind.DICE else str(value)


def _record_words(record: Record) -> str:
    """A record by its name, or else by all that it says."""
    name = getattr(record, "name", None)
    if isinstance(name, str):
        return name
    known = fields_of(type(record)).values()
    said = ((field, getattr(record, field.name)) for field in known)
    return ", ".join(value_words(field, value) for field, value in said if value not in (None, "", ()))

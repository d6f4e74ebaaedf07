"""Where something is in a sheet, in words: `Escudo: peso`, `Lança`, `equipamento`."""

from __future__ import annotations

import re

from gmscreen.sheets.errors import SheetError
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.sheet_fields import FieldPath, field_at, value_at
from gmscreen.sheets.sheet_words import field_words, value_words
from gmscreen.texts.catalogue import text

_PART = re.compile(r"\[(?P<item>\d+)\]|(?P<key>[^.\[\]]+)")


def place_words(sheet: Sheet, place: FieldPath) -> str:
    """The field, after the item of a list that it belongs to."""
    item = next((at for at, part in enumerate(place, 1) if isinstance(part, int)), None)
    if item is None:
        return field_words(place)
    owner = value_words(field_at(place[:item]), value_at(sheet, place[:item]))
    rest = place[item:]
    is_itself = not rest or rest == ("name",)
    return owner if is_itself else text("findings.place", owner=owner, field=field_words(place))


def told_place(sheet: Sheet, field: str) -> str:
    """The place that a path of the file leads to: `attacks[1].damage`; the path itself where that is none."""
    parts = (found.groupdict() for found in _PART.finditer(field))
    path = tuple(part["key"] or int(part["item"]) - 1 for part in parts)
    try:
        return place_words(sheet, path)
    except SheetError:
        return field

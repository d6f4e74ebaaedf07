"""Cells pasted into a list of the sheet, a line a row, a tab a column, as spreadsheets copy them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gmscreen.sheets.errors import refusal
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.sheet_edits import AddItem, Edit, SetField, Several
from gmscreen.sheets.typed_fields import read_typed

BLANK_ITEMS: Mapping[str, Mapping[str, object]] = {
    "equipment": {"name": "", "place": "pack"},
    "skills": {"name": "", "level": 0},
    "spells": {"name": "", "level": 0},
    "attacks": {"name": ""},
    "advantages": {"name": ""},
    "disadvantages": {"name": ""},
}
"""What an item of a list is before anything is said of it; a name must be."""


def pasted(sheet: Sheet, key: str, columns: Sequence[str], first: int, typed: str) -> Several:
    """The edits that fill the cells from the row `first` on and the columns given; rows are added at the end.

    SheetError names the cell that can't be read, and refuses to add rows to a paste without names.
    """
    rows = [line.split("\t") for line in typed.rstrip("\r\n").splitlines()]
    present = len(getattr(sheet, key))
    if first + len(rows) > present and "name" not in columns:
        raise refusal(None, "paste_too_long", field=key, lines=len(rows), left=max(0, present - first))
    edits: list[Edit] = []
    for place, cells in enumerate(rows, start=first):
        given = list(zip(columns, cells, strict=False))
        if place < present:
            edits += (_typed_edit((key, place, column), cell) for column, cell in given)
        else:
            edits.append(_added(key, place, given))
    return Several(tuple(edits), "paste", key)


def _typed_edit(path: tuple[str | int, ...], typed: str) -> SetField:
    return SetField(path, read_typed(path, typed).value)


def _added(key: str, place: int, cells: Sequence[tuple[str, str]]) -> AddItem:
    read = {column: read_typed((key, place, column), cell).value for column, cell in cells}
    item = {**BLANK_ITEMS[key], **{column: value for column, value in read.items() if value is not None}}
    return AddItem((key,), item)

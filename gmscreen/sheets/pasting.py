"""Cells pasted into a list of the sheet, a line a row, a tab a column, as spreadsheets copy them."""

from __future__ import annotations

from collections.abc import Sequence

from gmscreen.sheets.cell_edits import cell_edit
from gmscreen.sheets.entered_lines import new_line
from gmscreen.sheets.errors import refusal
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.sheet_edits import AddItem, Edit, Several
from gmscreen.sheets.sheet_fields import record_at


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
        given = [(column, cell) for column, cell in zip(columns, cells, strict=False) if column]
        if place >= present:
            sheet, added = _with_row(sheet, key, dict(given)["name"])
            edits.append(added)
            given = [(column, cell) for column, cell in given if column != "name" and cell.strip()]
        edits += (cell_edit(sheet, (key, place, column), cell) for column, cell in given)
    return Several(tuple(edits), "paste", key)


def _with_row(sheet: Sheet, key: str, name: str) -> tuple[Sheet, AddItem]:
    """The sheet with another row, of which the lists say what they know, and the edit that adds it."""
    added = new_line(sheet, (key,), name)
    row = record_at((key,)).model_validate(added.item)
    return sheet.model_copy(update={key: (*getattr(sheet, key), row)}), added


def pasted_lines(sheet: Sheet, at: tuple[str, ...], typed: str) -> Several:
    """The edits that add a row for each line, as if it had been typed at the foot of the list."""
    lines = [line.replace("\t", " ").strip() for line in typed.splitlines()]
    return Several(tuple(new_line(sheet, at, line) for line in lines if line), "paste", at[-1])

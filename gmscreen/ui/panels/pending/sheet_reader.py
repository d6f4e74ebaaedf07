"""The sheets on the desk, with what is wrong with those that can't be read."""

from __future__ import annotations

from dataclasses import dataclass

from gmscreen.sheets.errors import SheetError
from gmscreen.sheets.model import Sheet
from gmscreen.texts.folded import folded
from gmscreen.ui.sheet_desk import SheetDesk


@dataclass(frozen=True, slots=True)
class ReadSheet:
    """A sheet by its record's id; None for one that can't be read, and why."""

    id: str
    sheet: Sheet | None
    problem: str = ""


def read_sheets(desk: SheetDesk) -> tuple[ReadSheet, ...]:
    """The sheets on the desk, by name."""
    return tuple(sorted((_read(desk, record.id) for record in desk.records), key=_place))


def _read(desk: SheetDesk, sheet_id: str) -> ReadSheet:
    try:
        return ReadSheet(sheet_id, desk.read(sheet_id).sheet)
    except SheetError as error:
        return ReadSheet(sheet_id, None, str(error))


def _place(read: ReadSheet) -> str:
    return folded(read.sheet.name if read.sheet else read.id)

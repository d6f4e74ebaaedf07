"""Sheets as they are read from the campaign's records, each text once."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from gmscreen.session.records import SheetRecord
from gmscreen.sheets.file_bytes import FileText
from gmscreen.sheets.native_file import SheetFile, sheet_in

MOST_SHEETS = 512


def sheet_file_of(record: SheetRecord) -> SheetFile:
    """What a record's text says, unknown keys included; SheetError when it is no sheet."""
    return _read(record.id, FileText(record.text, record.has_bom))


@lru_cache(maxsize=MOST_SHEETS)
def _read(sheet_id: str, written: FileText) -> SheetFile:
    return sheet_in(written, Path(sheet_id))  # a path only to be told when something is wrong

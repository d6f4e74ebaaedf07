"""Sheets as they are read from the campaign's records, each text once."""

from __future__ import annotations

from pathlib import Path

from gmscreen.session.records import SheetRecord
from gmscreen.sheets.draft import sheet_file_said
from gmscreen.sheets.file_bytes import FileText
from gmscreen.sheets.native_file import SheetFile


def sheet_file_of(record: SheetRecord) -> SheetFile:
    """What a record's text says, unknown keys included; SheetError when it is no sheet."""
    # The path is only there to be told when something is wrong.
    return sheet_file_said(FileText(record.text, record.has_bom), Path(record.id))

"""Taking a sheet's file into the campaign: new, known already, or a newer text of one that is there."""

from __future__ import annotations

from pathlib import Path

from gmscreen.session.kept_sheets import sheet_file_of
from gmscreen.session.records import SheetRecord
from gmscreen.session.session import Session
from gmscreen.session.sheet_commands import AddSheet, WriteSheet
from gmscreen.sheets.errors import SheetError
from gmscreen.sheets.file_bytes import FileText, read_text
from gmscreen.sheets.native_file import sheet_in


def taken_in(session: Session, path: Path) -> str:
    """The id of the record that holds the file's sheet from now on; SheetError names what is wrong in it."""
    written = read_text(path)
    sheet = sheet_in(written, path).sheet
    known = _known(session, written)
    if known is not None:
        return known
    before = session.campaign.sheets.get(sheet.id)
    if before is None or _name(before) != sheet.name:
        return _added(session, written)
    session.do(WriteSheet(before.id, written.text))
    session.open.settle()
    return before.id


def _known(session: Session, written: FileText) -> str | None:
    """The sheet that has this very text, unless it lies in the archive."""
    for record in session.campaign.sheets.values():
        if record.text == written.text and not record.archived:
            return record.id
    return None


def _added(session: Session, written: FileText) -> str:
    before = set(session.campaign.sheets)
    session.do(AddSheet(written))
    (added,) = set(session.campaign.sheets) - before
    return added


def _name(record: SheetRecord) -> str:
    try:
        return sheet_file_of(record).sheet.name
    except SheetError:
        return ""

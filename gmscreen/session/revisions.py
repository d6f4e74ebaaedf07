"""The revisions of a sheet: what each changed, and how to go back to one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gmscreen.session.store_protocol import SheetRevision, Store
from gmscreen.sheets.differences import FieldDifference, differences
from gmscreen.sheets.draft import sheet_file_said
from gmscreen.sheets.file_bytes import FileText
from gmscreen.sheets.model import Sheet


@dataclass(frozen=True, slots=True)
class RevisionChange:
    """A revision, and what it changed in the one before it; the first one changed nothing."""

    revision: SheetRevision
    changes: tuple[FieldDifference, ...]


def compared(before: str, after: str) -> tuple[FieldDifference, ...]:
    """What differs between two texts of a sheet; SheetError for one that is no sheet."""
    return differences(_sheet(before), _sheet(after))


def revision_changes(store: Store, sheet_id: str) -> Sequence[RevisionChange]:
    """Every revision of a sheet, the newest first, with what it changed; undone ones are among them."""
    revisions = store.sheet_revisions(sheet_id)
    earlier = [None, *revisions]
    found = [
        RevisionChange(one, () if last is None else compared(last.text, one.text))
        for last, one in zip(earlier, revisions, strict=False)
    ]
    return found[::-1]


def _sheet(text: str) -> Sheet:
    return sheet_file_said(FileText(text)).sheet

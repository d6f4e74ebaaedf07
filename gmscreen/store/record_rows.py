"""Records as rows, and back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from pathlib import Path

from sqlalchemy import Connection, bindparam, delete, select
from sqlalchemy.dialects.sqlite import insert

from gmscreen.session.campaign import Campaign
from gmscreen.session.changes import Change
from gmscreen.session.commands import Blob
from gmscreen.session.record_json import record_text
from gmscreen.session.records import Part, Record, SheetRecord
from gmscreen.session.store_protocol import SheetRevision
from gmscreen.store.campaign_rows import campaign_of
from gmscreen.store.late_bodies import whole_rows
from gmscreen.store.late_steps import forget_late, read_late
from gmscreen.store.schema import ATTACHMENTS, JOURNAL, RECORDS, SHEET_REVISIONS

NO_REVISION = -1
"""An undone or redone step: its texts are among the revisions already."""

_INSERT = insert(RECORDS)
_PUT = _INSERT.on_conflict_do_update(
    index_elements=["part", "id"],
    set_={"position": _INSERT.excluded.position, "body": _INSERT.excluded.body},
)
_DROP = delete(RECORDS).where(RECORDS.c.part == bindparam("old_part"), RECORDS.c.id == bindparam("old_id"))
_ALL = select(RECORDS.c.part, RECORDS.c.id, RECORDS.c.body).order_by(RECORDS.c.position, RECORDS.c.id)
_PUT_REVISION = insert(SHEET_REVISIONS).on_conflict_do_nothing()
_PUT_BLOB = insert(ATTACHMENTS).on_conflict_do_nothing()


def put_changes(connection: Connection, changes: Sequence[Change], entry: int) -> None:
    """Write the records as the changes leave them; sheets leave a revision under the entry."""
    puts, drops, revisions = [], [], []
    for change in changes:
        if change.after is None:
            drops.append({"old_part": change.part.value, "old_id": change.id})
            continue
        puts.append(_row(change.part, change.after))
        if entry != NO_REVISION and isinstance(change.after, SheetRecord):
            revisions.append(_revision(change.after, entry))
    for statement, rows in ((_DROP, drops), (_PUT, puts), (_PUT_REVISION, revisions)):
        if rows:
            connection.execute(statement, rows)
    forget_late(connection, changes)


def put_blobs(connection: Connection, blobs: Iterable[Blob]) -> None:
    """Keep the bytes of attachments, each once."""
    rows = [{"sha256": blob.sha256, "data": blob.data} for blob in blobs]
    if rows:
        connection.execute(_PUT_BLOB, rows)


def read_blob(connection: Connection, sha256: str) -> bytes | None:
    """The bytes of an attachment, or None."""
    return connection.execute(
        select(ATTACHMENTS.c.data).where(ATTACHMENTS.c.sha256 == sha256)
    ).scalar_one_or_none()


def read_campaign(connection: Connection, campaign_id: str, path: Path) -> Campaign:
    """The campaign in the records; StoreError names the one that can't be read."""
    rows = ((part, identity, body) for part, identity, body in connection.execute(_ALL))
    return campaign_of(whole_rows(rows, read_late(connection), path), campaign_id, path)


def read_revisions(connection: Connection, sheet_id: str) -> list[SheetRevision]:
    """Every text that a sheet had, oldest first, undone ones too."""
    query = (
        select(SHEET_REVISIONS.c.entry, JOURNAL.c.time, SHEET_REVISIONS.c.revision, SHEET_REVISIONS.c.text)
        .outerjoin(JOURNAL, JOURNAL.c.sequence == SHEET_REVISIONS.c.entry)
        .where(SHEET_REVISIONS.c.sheet_id == sheet_id)
        .order_by(SHEET_REVISIONS.c.entry)
    )
    return [
        SheetRevision(entry, datetime.fromisoformat(time) if time else None, revision, text)
        for entry, time, revision, text in connection.execute(query)
    ]


def _row(part: Part, record: Record) -> dict[str, object]:
    return {
        "part": part.value,
        "id": record.id,
        "position": record.position,
        "body": record_text(part, record),
    }


def _revision(sheet: SheetRecord, entry: int) -> dict[str, object]:
    return {"sheet_id": sheet.id, "entry": entry, "revision": sheet.revision, "text": sheet.text}

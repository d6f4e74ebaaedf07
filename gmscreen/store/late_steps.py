"""Steps of which the records have only the patch: the bodies that are too long to be written at each of them.

A letter typed in a note of seven megabytes is a patch of some bytes. The journal has it; the same transaction
says here that the body lacks it, and whoever reads the record adds it (`late_bodies.py`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from pathlib import Path

from sqlalchemy import Connection, bindparam, delete, exists, func, insert, select, update

from gmscreen.session.changes import Change
from gmscreen.session.records import Record, SheetRecord
from gmscreen.session.store_protocol import Commit
from gmscreen.store.late_bodies import LateRow, whole_rows
from gmscreen.store.schema import JOURNAL, LATE_STEPS, RECORDS

BULKY = 1 << 16
"""Characters from which on a record is too long to be written at every step."""

MOST_LATE = 100
"""Steps of one record that may be late: at the end, or after a crash, each takes milliseconds to be read."""

_IS_OF = (LATE_STEPS.c.part == bindparam("of_part"), LATE_STEPS.c.id == bindparam("of_id"))
_COUNT = select(func.count()).select_from(LATE_STEPS).where(*_IS_OF)
_FORGET = delete(LATE_STEPS).where(*_IS_OF)
_LATE = (
    select(LATE_STEPS.c.part, LATE_STEPS.c.id, JOURNAL.c.patches)
    .outerjoin(JOURNAL, JOURNAL.c.sequence == LATE_STEPS.c.entry)
    .order_by(LATE_STEPS.c.entry)
)
_IS_BEHIND = exists().where(LATE_STEPS.c.part == RECORDS.c.part, LATE_STEPS.c.id == RECORDS.c.id)
_BEHIND = select(RECORDS.c.part, RECORDS.c.id, RECORDS.c.body).where(_IS_BEHIND)
_WRITE = (
    update(RECORDS)
    .where(RECORDS.c.part == bindparam("of_part"), RECORDS.c.id == bindparam("of_id"))
    .values(body=bindparam("whole"))
)


def put_late(connection: Connection, commit: Commit) -> tuple[Change, ...]:
    """Leave to the journal what is too long to be written now; gives the changes that are to be written."""
    if commit.entry is None:
        return commit.changes
    late = [_is_bulky(change) and _has_room(connection, change) for change in commit.changes]
    rows = [
        {**_key(change), "entry": commit.entry.sequence}
        for change, is_late in zip(commit.changes, late, strict=True)
        if is_late
    ]
    if rows:
        connection.execute(insert(LATE_STEPS), rows)
    return tuple(change for change, is_late in zip(commit.changes, late, strict=True) if not is_late)


def forget_late(connection: Connection, changes: Iterable[Change]) -> None:
    """The records of these changes are written whole, or are gone."""
    keys = [{"of_part": change.part.value, "of_id": change.id} for change in changes]
    if keys:
        connection.execute(_FORGET, keys)


def read_late(connection: Connection) -> list[LateRow]:
    """What bodies lack, oldest step first."""
    return [(part, identity, patches) for part, identity, patches in connection.execute(_LATE)]


def catch_up(connection: Connection, path: Path) -> None:
    """Write every body that lags behind."""
    late = read_late(connection)
    if not late:
        return
    behind = [(part, identity, body) for part, identity, body in connection.execute(_BEHIND)]
    for part, identity, body in whole_rows(behind, late, path):
        connection.execute(_WRITE, [{"of_part": part, "of_id": identity, "whole": body}])
    connection.execute(delete(LATE_STEPS))


def _key(change: Change) -> dict[str, str]:
    return {"part": change.part.value, "id": change.id}


def _is_bulky(change: Change) -> bool:
    """Whether it edits a long record and leaves it in its place; a sheet's text is written anyway."""
    before, after = change.before, change.after
    if before is None or after is None or isinstance(after, SheetRecord):
        return False
    return before.position == after.position and _length(after) >= BULKY


def _length(record: Record) -> int:
    values = (getattr(record, field.name) for field in fields(record))
    return sum(len(value) for value in values if isinstance(value, str))


def _has_room(connection: Connection, change: Change) -> bool:
    key = {"of_part": change.part.value, "of_id": change.id}
    return connection.execute(_COUNT, key).scalar_one() < MOST_LATE

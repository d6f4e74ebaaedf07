"""Entries of the journal as rows, and back."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Connection, Row, bindparam, func, insert, select, update

from gmscreen.session.commands import Label
from gmscreen.session.patches import RecordPatch
from gmscreen.session.records import Part
from gmscreen.session.store_protocol import EntryState, JournalEntry
from gmscreen.store.schema import JOURNAL

_TURN = update(JOURNAL).where(JOURNAL.c.sequence == bindparam("entry")).values(state=bindparam("turned"))
_UNDO = select(JOURNAL).where(JOURNAL.c.state == "done").order_by(JOURNAL.c.sequence.desc()).limit(1)
_REDO = select(JOURNAL).where(JOURNAL.c.state == "undone").order_by(JOURNAL.c.sequence).limit(1)
_UNDONE = select(JOURNAL.c.sequence).where(JOURNAL.c.state == "undone").order_by(JOURNAL.c.sequence)
_LAST = select(func.max(JOURNAL.c.sequence))


def add_entry(connection: Connection, entry: JournalEntry) -> None:
    """Write an entry."""
    values = {
        "sequence": entry.sequence,
        "time": entry.time.isoformat(),
        "label": _text([entry.label.key, dict(entry.label.values)]),
        "patches": _text([[patch.part.value, patch.id, patch.patch] for patch in entry.patches]),
        "state": entry.state.value,
    }
    connection.execute(insert(JOURNAL), [values])


def turn_entries(connection: Connection, turned: Sequence[tuple[int, EntryState]]) -> None:
    """Give entries their new states."""
    if turned:
        connection.execute(_TURN, [{"entry": entry, "turned": state.value} for entry, state in turned])


def last_sequence(connection: Connection) -> int:
    """The sequence of the newest entry, 0 when there is none."""
    return connection.execute(_LAST).scalar() or 0


def newest_in(connection: Connection, state: EntryState) -> int:
    """The sequence of the newest entry in a state, 0 when there is none."""
    newest = select(func.max(JOURNAL.c.sequence)).where(JOURNAL.c.state == state.value)
    return connection.execute(newest).scalar() or 0


def entry_to_undo(connection: Connection) -> JournalEntry | None:
    """The newest entry that is done."""
    return _entry(connection.execute(_UNDO).first())


def entry_to_redo(connection: Connection) -> JournalEntry | None:
    """The oldest entry that is undone."""
    return _entry(connection.execute(_REDO).first())


def undone_entries(connection: Connection) -> list[int]:
    """Sequences of the entries that could be redone, oldest first."""
    return list(connection.execute(_UNDONE).scalars())


def entries(connection: Connection) -> list[JournalEntry]:
    """The whole journal, oldest first."""
    rows = connection.execute(select(JOURNAL).order_by(JOURNAL.c.sequence))
    return [entry for row in rows if (entry := _entry(row)) is not None]


def _entry(row: Row[tuple[object, ...]] | None) -> JournalEntry | None:
    if row is None:
        return None
    sequence, time, label, patches, state = row
    key, values = json.loads(str(label))
    return JournalEntry(
        int(str(sequence)),
        datetime.fromisoformat(str(time)),
        Label(key, tuple(values.items())),
        tuple(RecordPatch(Part(part), identity, patch) for part, identity, patch in json.loads(str(patches))),
        EntryState(state),
    )


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))

"""The campaign as it lies in a closed file, read with the standard library alone: SQLAlchemy can wait.

Only for a file whose owner's lock we hold, with nothing in its log, before SQLite has it open in this
program: then nobody writes it, and closing a descriptor frees no lock.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

from gmscreen.session.campaign import Campaign
from gmscreen.session.ledger import LedgerHead, empty_head
from gmscreen.session.ledger_faults import RowError
from gmscreen.session.ledger_row import entry_in
from gmscreen.session.store_protocol import StoreError
from gmscreen.store.campaign_rows import CAMPAIGN_ID, campaign_of, checked_id
from gmscreen.store.faults import faults_of
from gmscreen.store.late_bodies import whole_rows

_CODE = "SELECT count(*) FROM sqlite_master WHERE type IN ('trigger', 'view')"
_FACT = "SELECT value FROM meta WHERE key = ?"
_RECORDS = "SELECT part, id, body FROM records ORDER BY position, id"
_LATE = """
SELECT late_steps.part, late_steps.id, journal.patches FROM late_steps
LEFT JOIN journal ON journal.sequence = late_steps.entry ORDER BY late_steps.entry
"""
_LAST_STEP = "SELECT coalesce(max(sequence), 0) FROM journal"
_LAST_ROLL = "SELECT CAST(line AS BLOB) FROM rolls ORDER BY sequence DESC LIMIT 1"


@dataclass(frozen=True, slots=True)
class FirstLook:
    """What a session needs to begin: the campaign, its newest step, and where its ledger ends."""

    campaign: Campaign
    last_sequence: int
    head: LedgerHead


def first_look(path: Path) -> FirstLook:
    """Look; StoreError for whatever is wrong with what was looked at, which is not all of the file."""
    uri = f"file:{quote(os.fsencode(path))}?mode=ro&immutable=1"
    with faults_of(path), closing(sqlite3.connect(uri, uri=True)) as connection:
        connection.execute("PRAGMA trusted_schema = OFF")
        try:
            return _looked(connection, path)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_ERROR:
                raise
            raise StoreError("foreign_layout", path, name=str(error)) from error


def _looked(connection: sqlite3.Connection, path: Path) -> FirstLook:
    if connection.execute(_CODE).fetchone() != (0,):
        raise StoreError("foreign_code", path)
    fact = connection.execute(_FACT, (CAMPAIGN_ID,)).fetchone()
    identity = checked_id(fact and fact[0], path)
    rows = whole_rows(connection.execute(_RECORDS), connection.execute(_LATE), path)
    return FirstLook(
        campaign_of(rows, identity, path),
        connection.execute(_LAST_STEP).fetchone()[0],
        _head(connection.execute(_LAST_ROLL).fetchone(), identity, path),
    )


def _head(row: tuple[object] | None, identity: str, path: Path) -> LedgerHead:
    if row is None:
        return empty_head(identity)
    try:
        if isinstance(row[0], bytes):
            return entry_in(row[0]).head
    except RowError as error:
        raise StoreError("bad_ledger", path) from error
    raise StoreError("bad_ledger", path)

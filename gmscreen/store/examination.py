"""Reading a whole file to see whether it is all there: pages, records, and every link of the ledger."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection

from gmscreen.session.campaign import Campaign
from gmscreen.session.ledger import LedgerHead, empty_head
from gmscreen.session.ledger_check import BadRow, KnownHead, verified
from gmscreen.session.ledger_faults import RowFault
from gmscreen.session.store_protocol import EntryState, StoreError
from gmscreen.store import journal_rows, ledger_rows, record_rows
from gmscreen.store.connection import reading_engine
from gmscreen.store.facts import campaign_id
from gmscreen.store.faults import faults_of
from gmscreen.store.header import read_header
from gmscreen.store.layout import require_layout


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a campaign has come; two files with the same progress hold the same."""

    last_sequence: int
    next_undo: int
    undone: int
    head: LedgerHead


@dataclass(frozen=True, slots=True)
class Contents:
    """What was found in a file that is whole."""

    campaign: Campaign
    progress: Progress

    @property
    def records(self) -> int:
        """How many records there are, the settings aside."""
        return self.campaign.count()


def contents_of(path: Path) -> Contents:
    """What lies in a file that nobody has open, every page and row of it read.

    StoreError for the first thing that is wrong; a ledger's row is told by its number. Nothing is touched.
    """
    with _looking_at(path) as connection:
        return examined(connection, path)


def examine_open(path: Path, known: tuple[KnownHead, ...] = ()) -> Contents:
    """The same for a file that this program has open, through a connection that can't write.

    The ledger must also reach the heads that were kept elsewhere.
    """
    engine = reading_engine(path)
    try:
        with faults_of(path), engine.connect() as connection, connection.begin():
            return examined(connection, path, known)
    finally:
        engine.dispose()


def progress_of(path: Path) -> Progress:
    """How far a file has come that nobody has open, without reading it all."""
    with _looking_at(path) as connection:
        return progress(connection, path)


def examined(connection: Connection, path: Path, known: tuple[KnownHead, ...] = ()) -> Contents:
    """The same through a connection."""
    require_layout(connection, path)
    if connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar() != "ok":
        raise StoreError("damaged", path)
    identity = campaign_id(connection, path)
    verdict = verified(ledger_rows.read_entries(connection), empty_head(identity), known)
    if verdict.bad is not None:
        raise _fault_of(verdict.bad, path)
    campaign = record_rows.read_campaign(connection, identity, path)
    return Contents(campaign, progress(connection, path))


def progress(connection: Connection, path: Path) -> Progress:
    """How far a campaign has come."""
    undo = journal_rows.newest_in(connection, EntryState.DONE)
    return Progress(
        last_sequence=journal_rows.last_sequence(connection),
        next_undo=undo,
        undone=journal_rows.newest_in(connection, EntryState.UNDONE),
        head=ledger_rows.read_head(connection, campaign_id(connection, path)),
    )


def _fault_of(bad: BadRow, path: Path) -> StoreError:
    if bad.error.fault is RowFault.TOO_FEW:
        return StoreError("ledger_too_short", path, count=bad.error.values["count"])
    return StoreError("bad_ledger_row", path, number=bad.number)


@contextmanager
def _looking_at(path: Path) -> Iterator[Connection]:
    read_header(path)
    engine = reading_engine(path, immutable=True)
    try:
        with faults_of(path), engine.connect() as connection, connection.begin():
            yield connection
    finally:
        engine.dispose()

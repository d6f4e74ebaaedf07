"""One campaign's file, open: what the session's store protocol asks, through one connection."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from threading import RLock

from sqlalchemy import Connection, Engine

from gmscreen.session.campaign import Campaign
from gmscreen.session.ledger import LedgerEntry, LedgerHead
from gmscreen.session.ledger_faults import RowError
from gmscreen.session.ledger_page import LedgerLine, LedgerQuery
from gmscreen.session.store_protocol import Commit, JournalEntry, SheetRevision, StoreError
from gmscreen.store import journal_rows, late_steps, ledger_rows, record_rows
from gmscreen.store.connection import driver_connection
from gmscreen.store.copying import write_copy
from gmscreen.store.examination import Progress, progress
from gmscreen.store.facts import campaign_id
from gmscreen.store.faults import faults_of
from gmscreen.store.header import Header
from gmscreen.store.held import hold, let_go
from gmscreen.store.lock import OwnerLock


class CampaignFile:
    """Every commit is one transaction, on disk when it returns.

    `holds` is the lock that makes it ours to write, or the reason why it can only be looked at.
    """

    def __init__(self, path: Path, engine: Engine, header: Header, holds: OwnerLock | StoreError) -> None:
        self._path, self._engine, self._header, self._holds = path, engine, header, holds
        self._guard = RLock()
        with faults_of(path):
            self._connection = engine.connect()
        hold(header.device, header.inode)
        self._is_open = True

    @property
    def path(self) -> Path:
        """The file."""
        return self._path

    @property
    def is_view_only(self) -> bool:
        """Whether every commit is refused."""
        return self.why_view_only is not None

    @property
    def why_view_only(self) -> StoreError | None:
        """Why nothing can be written, or None when all can."""
        return self._holds if isinstance(self._holds, StoreError) else None

    def load(self) -> Campaign:
        """The campaign as it stands; StoreError names the record that can't be read."""
        with self.reading() as connection:
            return record_rows.read_campaign(connection, campaign_id(connection, self._path), self._path)

    def commit(self, commit: Commit) -> None:
        """Keep it; on return it survives a power cut. StoreError when nothing of it was kept."""
        if isinstance(self._holds, StoreError):
            raise StoreError("view_only", self._path)
        with self._guard, faults_of(self._path):
            self._require_in_place()
            with self._connection.begin():
                self._write(commit)

    def _write(self, commit: Commit) -> None:
        connection = self._connection
        record_rows.put_blobs(connection, commit.blobs)
        if commit.entry is not None:
            journal_rows.add_entry(connection, commit.entry)
        journal_rows.turn_entries(connection, commit.turned)
        entry = commit.entry.sequence if commit.entry else record_rows.NO_REVISION
        record_rows.put_changes(connection, late_steps.put_late(connection, commit), entry)
        if commit.rolls:
            ledger_rows.add_rows(connection, commit.rolls)

    def ledger_head(self) -> LedgerHead:
        """Count and hash of the ledger as it lies in the file."""
        try:
            with self.reading() as connection:
                return ledger_rows.read_head(connection, campaign_id(connection, self._path))
        except RowError as error:
            raise StoreError("bad_ledger", self._path) from error

    def ledger_entries(self) -> Iterator[LedgerEntry]:
        """Every entry of the ledger, oldest first; RowError at the first that was changed."""
        last = 0
        while rows := self._ledger_rows_after(last):
            yield from map(ledger_rows.entry_of, rows)
            last = rows[-1].sequence

    def _ledger_rows_after(self, last: int) -> Sequence[ledger_rows.StoredRow]:
        with self.reading() as connection:
            return ledger_rows.read_rows(connection, last)

    def ledger_page(self, query: LedgerQuery) -> Sequence[LedgerLine]:
        """The newest entries that the query asks for, newest first, as they stand now."""
        with self.reading() as connection:
            return ledger_rows.read_page(connection, query)

    def undone_rolls(self) -> frozenset[int]:
        """Sequences of the rolls that came with a step that was taken back since."""
        with self.reading() as connection:
            return ledger_rows.read_undone(connection)

    def last_sequence(self) -> int:
        """The sequence of the newest entry of the journal, 0 when there is none."""
        with self.reading() as connection:
            return journal_rows.last_sequence(connection)

    def entry_to_undo(self) -> JournalEntry | None:
        """The newest entry that is done."""
        with self.reading() as connection:
            return journal_rows.entry_to_undo(connection)

    def entry_to_redo(self) -> JournalEntry | None:
        """The oldest entry that is undone."""
        with self.reading() as connection:
            return journal_rows.entry_to_redo(connection)

    def undone_entries(self) -> Sequence[int]:
        """Sequences of the entries that could be redone, oldest first."""
        with self.reading() as connection:
            return journal_rows.undone_entries(connection)

    def entries(self) -> Sequence[JournalEntry]:
        """The whole journal, oldest first."""
        with self.reading() as connection:
            return journal_rows.entries(connection)

    def blob(self, sha256_hex: str) -> bytes:
        """The bytes of an attachment; StoreError when they are not there or are not those."""
        with self.reading() as connection:
            data = record_rows.read_blob(connection, sha256_hex)
        if data is None or sha256(data).hexdigest() != sha256_hex:
            raise StoreError("bad_blob", self._path, sha256=sha256_hex[:12])
        return data

    def sheet_revisions(self, sheet_id: str) -> Sequence[SheetRevision]:
        """Every text that a sheet had, oldest first, undone ones too."""
        with self.reading() as connection:
            return record_rows.read_revisions(connection, sheet_id)

    def progress(self) -> Progress:
        """How far the campaign has come."""
        with self.reading() as connection:
            return progress(connection, self._path)

    def copy_to(self, target: Path) -> None:
        """Write all of it into a new file, whole or not at all, even when this one's name is gone."""
        with self._guard:
            write_copy(driver_connection(self._connection), target)

    def interrupt(self) -> None:
        """Have a copy that is being written end at once, as one that failed; called in another thread."""
        driver_connection(self._connection).interrupt()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """The connection, for reading: nobody writes through it meanwhile."""
        with self._guard, faults_of(self._path):
            transaction = self._connection.begin()
            try:
                yield self._connection
            finally:
                transaction.rollback()  # to commit what only read fails where a page is damaged

    def close(self) -> None:
        """Let the file go; once is enough."""
        with self._guard, faults_of(self._path):
            if not self._is_open:
                return
            self._is_open = False
            self._catch_up()
            self._connection.close()
            self._engine.dispose()
            let_go(self._header.device, self._header.inode)
            if isinstance(self._holds, OwnerLock):
                self._holds.release()

    def _catch_up(self) -> None:
        """Write what lags behind; where that fails, whoever reads it next makes it whole."""
        if not self.is_view_only:
            with suppress(StoreError), faults_of(self._path):
                self._require_in_place()
                with self._connection.begin():
                    late_steps.catch_up(self._connection, self._path)

    def _require_in_place(self) -> None:
        """StoreError when the name leads to another file by now, or to none: what we wrote would be lost."""
        try:
            status = self._path.stat()
        except FileNotFoundError as error:
            raise StoreError("gone", self._path) from error
        if (status.st_dev, status.st_ino) != (self._header.device, self._header.inode):
            raise StoreError("replaced", self._path)

"""What the session asks of the disk, and how the disk refuses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from typing import Protocol

from gmscreen.session.campaign import Campaign
from gmscreen.session.changes import Change
from gmscreen.session.commands import Blob, Label
from gmscreen.session.ledger import LedgerEntry, LedgerHead
from gmscreen.session.ledger_page import LedgerLine, LedgerQuery
from gmscreen.session.patches import RecordPatch
from gmscreen.texts.catalogue import text


class StoreError(Exception):
    """The campaign's file can't be read or written: a key under `store_error.`, the file, what fills it.

    What was to be written is kept by whoever raised or caught it; the file is left as it was.
    """

    def __init__(self, key: str, path: Path | None = None, **values: object) -> None:
        super().__init__(key, path)
        self.key = key
        self.path = path
        self.values = values

    def __str__(self) -> str:
        sentence = text(f"store_error.{self.key}", **self.values)
        if self.path is None:
            return sentence
        return text("store_error.message", file=self.path, reason=sentence)


class EntryState(StrEnum):
    """Where an entry of the journal stands; a dropped one can no longer be redone, and stays."""

    DONE = "done"
    UNDONE = "undone"
    DROPPED = "dropped"


@dataclass(frozen=True, slots=True)
class JournalEntry:
    """A step that was carried out, from 1 on; `patches` turn each record into the next and back."""

    sequence: int
    time: datetime
    label: Label
    patches: tuple[RecordPatch, ...] = ()
    state: EntryState = EntryState.DONE


@dataclass(frozen=True, slots=True)
class Commit:
    """What one transaction keeps, all or nothing.

    `changes` go to the records, `entry` to the journal, `turned` are states of earlier entries that change,
    `rolls` go to the ledger and belong to `entry` (to none of the journal when there is no entry).
    """

    changes: tuple[Change, ...] = ()
    entry: JournalEntry | None = None
    turned: tuple[tuple[int, EntryState], ...] = ()
    rolls: tuple[LedgerEntry, ...] = ()
    blobs: tuple[Blob, ...] = ()


@dataclass(frozen=True, slots=True)
class SheetRevision:
    """A sheet's text as a step left it: `entry` is the journal's, 0 and no time for the campaign's making."""

    entry: int
    time: datetime | None
    revision: int
    text: str


class Store(Protocol):
    """One campaign on disk (or in memory), written by one owner."""

    @property
    def path(self) -> Path | None:
        """The file, or None in memory."""
        ...

    @property
    def is_view_only(self) -> bool:
        """Whether every commit is refused."""
        ...

    def load(self) -> Campaign:
        """The campaign as it stands; StoreError names the record that can't be read."""
        ...

    def commit(self, commit: Commit) -> None:
        """Keep it; on return it survives a power cut. StoreError when nothing of it was kept."""
        ...

    def ledger_head(self) -> LedgerHead:
        """Count and hash of the ledger as it lies in the file."""
        ...

    def ledger_entries(self) -> Iterator[LedgerEntry]:
        """Every entry of the ledger, oldest first; RowError at the first that was changed."""
        ...

    def ledger_page(self, query: LedgerQuery) -> Sequence[LedgerLine]:
        """The newest entries that the query asks for, newest first, as they stand now."""
        ...

    def undone_rolls(self) -> frozenset[int]:
        """Sequences of the rolls that came with a step that was taken back since."""
        ...

    def last_sequence(self) -> int:
        """The sequence of the newest entry of the journal, 0 when there is none."""
        ...

    def entry_to_undo(self) -> JournalEntry | None:
        """The newest entry that is done."""
        ...

    def entry_to_redo(self) -> JournalEntry | None:
        """The oldest entry that is undone."""
        ...

    def undone_entries(self) -> Sequence[int]:
        """Sequences of the entries that could be redone, oldest first."""
        ...

    def entries(self) -> Sequence[JournalEntry]:
        """The whole journal, oldest first."""
        ...

    def sheet_revisions(self, sheet_id: str) -> Sequence[SheetRevision]:
        """Every text that a sheet had, oldest first, undone ones too."""
        ...

    def blob(self, sha256: str) -> bytes:
        """The bytes of an attachment; StoreError when they are not there or are not those."""
        ...

    def close(self) -> None:
        """Let the file go; nothing is left to write."""
        ...

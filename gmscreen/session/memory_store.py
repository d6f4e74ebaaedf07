"""A campaign that lasts as long as the program."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from gmscreen.session.campaign import Campaign, with_changes
from gmscreen.session.changes import Change
from gmscreen.session.ledger import LedgerEntry, LedgerHead, empty_head
from gmscreen.session.ledger_page import LedgerLine, LedgerQuery, page_of
from gmscreen.session.records import SheetRecord
from gmscreen.session.store_protocol import Commit, EntryState, JournalEntry, SheetRevision, StoreError


class MemoryStore:
    """Keeps what a file would, in lists."""

    def __init__(self, campaign: Campaign) -> None:
        self._campaign = campaign
        self._entries: list[JournalEntry] = []
        self._rolls: list[LedgerEntry] = []
        self._blobs: dict[str, bytes] = {}
        self._revisions: list[tuple[str, SheetRevision]] = [
            (sheet.id, SheetRevision(0, None, sheet.revision, sheet.text))
            for sheet in campaign.sheets.values()
        ]

    @property
    def path(self) -> Path | None:
        """There is no file."""
        return None

    @property
    def is_view_only(self) -> bool:
        """Memory can always be written."""
        return False

    def load(self) -> Campaign:
        """The campaign as it stands."""
        return self._campaign

    def commit(self, commit: Commit) -> None:
        """Keep it until the program ends."""
        self._campaign = with_changes(self._campaign, commit.changes)
        for sequence, state in commit.turned:
            self._entries[sequence - 1] = replace(self._entries[sequence - 1], state=state)
        if commit.entry is not None:
            self._entries.append(commit.entry)
            self._revisions += _revisions(commit.changes, commit.entry)
        self._rolls.extend(commit.rolls)
        self._blobs.update({blob.sha256: blob.data for blob in commit.blobs})

    def ledger_head(self) -> LedgerHead:
        """Count and hash of the ledger."""
        return self._rolls[-1].head if self._rolls else empty_head(self._campaign.id)

    def ledger_entries(self) -> Iterator[LedgerEntry]:
        """Every entry of the ledger, oldest first."""
        return iter(tuple(self._rolls))

    def ledger_page(self, query: LedgerQuery) -> Sequence[LedgerLine]:
        """The newest entries that the query asks for, newest first."""
        return page_of(self._rolls, self.undone_rolls(), query)

    def undone_rolls(self) -> frozenset[int]:
        """Sequences of the rolls that came with a step that was taken back since."""
        undone = {entry.sequence for entry in self._entries if entry.state is not EntryState.DONE}
        return frozenset(roll.sequence for roll in self._rolls if roll.step in undone)

    def last_sequence(self) -> int:
        """The sequence of the newest entry of the journal, 0 when there is none."""
        return len(self._entries)

    def entry_to_undo(self) -> JournalEntry | None:
        """The newest entry that is done."""
        return next((e for e in reversed(self._entries) if e.state is EntryState.DONE), None)

    def entry_to_redo(self) -> JournalEntry | None:
        """The oldest entry that is undone."""
        return next((e for e in self._entries if e.state is EntryState.UNDONE), None)

    def undone_entries(self) -> Sequence[int]:
        """Sequences of the entries that could be redone, oldest first."""
        return [entry.sequence for entry in self._entries if entry.state is EntryState.UNDONE]

    def entries(self) -> Sequence[JournalEntry]:
        """The whole journal, oldest first."""
        return tuple(self._entries)

    def sheet_revisions(self, sheet_id: str) -> Sequence[SheetRevision]:
        """Every text that a sheet had, oldest first, undone ones too."""
        return [revision for sheet, revision in self._revisions if sheet == sheet_id]

    def blob(self, sha256: str) -> bytes:
        """The bytes of an attachment."""
        if sha256 not in self._blobs:
            raise StoreError("bad_blob", sha256=sha256)
        return self._blobs[sha256]

    def close(self) -> None:
        """Nothing is left to write."""


def _revisions(changes: Iterable[Change], entry: JournalEntry) -> Iterator[tuple[str, SheetRevision]]:
    """The texts of sheets that a step left."""
    for change in changes:
        if isinstance(change.after, SheetRecord):
            yield change.id, _revision(change.after, entry.sequence, entry.time)


def _revision(sheet: SheetRecord, entry: int, time: datetime | None) -> SheetRevision:
    return SheetRevision(entry, time, sheet.revision, sheet.text)

"""A campaign's file that is opened when it is first needed; until then the first look at it speaks for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING

from gmscreen.session.campaign import Campaign
from gmscreen.session.ledger import LedgerEntry, LedgerHead
from gmscreen.session.ledger_page import LedgerLine, LedgerQuery
from gmscreen.session.store_protocol import Commit, JournalEntry, SheetRevision, StoreError
from gmscreen.store.first_look import FirstLook
from gmscreen.store.lock import OwnerLock

if TYPE_CHECKING:  # it needs SQLAlchemy, for which the first panel does not wait
    from gmscreen.store.campaign_file import CampaignFile


class LateFile:
    """Answers what a session asks at its beginning, and has the file itself answer all the rest.

    A file that can't be opened is tried again at the next question; its lock is ours until `close`.
    """

    def __init__(self, path: Path, lock: OwnerLock, look: FirstLook) -> None:
        self._path, self._lock, self._look = path, lock, look
        self._guard = RLock()
        self._file: CampaignFile | None = None
        self._is_closed = False

    @classmethod
    def opened(cls, path: Path, lock: OwnerLock) -> LateFile:
        """A file that was opened right away; StoreError when it can't be, and the lock is still held."""
        from gmscreen.store.opening import owned_campaign  # noqa: PLC0415 # see above

        file = owned_campaign(path, lock)
        late = cls(path, lock, FirstLook(file.load(), file.last_sequence(), file.ledger_head()))
        late._file = file
        return late

    @property
    def file(self) -> CampaignFile:
        """The file, opened now if it is not; StoreError when it can't be, or is not what it was."""
        with self._guard:
            if self._is_closed:
                raise StoreError("closed", self._path)
            if self._file is None:
                self._file = self._open()
            return self._file

    def _open(self) -> CampaignFile:
        from gmscreen.store.opening import owned_campaign  # noqa: PLC0415 # see above

        file = owned_campaign(self._path, self._lock)
        if (file.last_sequence(), file.ledger_head()) != (self._look.last_sequence, self._look.head):
            file.close()
            raise StoreError("replaced", self._path)
        return file

    @property
    def path(self) -> Path:
        """The file."""
        return self._path

    @property
    def is_view_only(self) -> bool:
        """It is ours to write."""
        return False

    @property
    def why_view_only(self) -> StoreError | None:
        """It is ours to write."""
        return None

    def load(self) -> Campaign:
        """The campaign as it was found."""
        return self._look.campaign if self._file is None else self._file.load()

    def commit(self, commit: Commit) -> None:
        """Keep it."""
        self.file.commit(commit)

    def ledger_head(self) -> LedgerHead:
        """Count and hash of the ledger."""
        return self._look.head if self._file is None else self._file.ledger_head()

    def ledger_entries(self) -> Iterator[LedgerEntry]:
        """Every entry of the ledger, oldest first."""
        return self.file.ledger_entries()

    def ledger_page(self, query: LedgerQuery) -> Sequence[LedgerLine]:
        """The newest entries that the query asks for."""
        return self.file.ledger_page(query)

    def undone_rolls(self) -> frozenset[int]:
        """Sequences of the rolls that came with a step that was taken back since."""
        return self.file.undone_rolls()

    def last_sequence(self) -> int:
        """The sequence of the newest entry of the journal."""
        return self._look.last_sequence if self._file is None else self._file.last_sequence()

    def entry_to_undo(self) -> JournalEntry | None:
        """The newest entry that is done."""
        return self.file.entry_to_undo()

    def entry_to_redo(self) -> JournalEntry | None:
        """The oldest entry that is undone."""
        return self.file.entry_to_redo()

    def undone_entries(self) -> Sequence[int]:
        """Sequences of the entries that could be redone."""
        return self.file.undone_entries()

    def entries(self) -> Sequence[JournalEntry]:
        """The whole journal."""
        return self.file.entries()

    def sheet_revisions(self, sheet_id: str) -> Sequence[SheetRevision]:
        """Every text that a sheet had, oldest first, undone ones too."""
        return self.file.sheet_revisions(sheet_id)

    def blob(self, sha256: str) -> bytes:
        """The bytes of an attachment."""
        return self.file.blob(sha256)

    def close(self) -> None:
        """Let the file go, or only its lock when it was never opened."""
        with self._guard:
            self._is_closed = True
            if self._file is None:
                self._lock.release()
            else:
                self._file.close()

"""Backups made while one plays, without anybody asking."""

from __future__ import annotations

from threading import Event, Lock, Thread
from time import monotonic

from gmscreen.session.chance import Clock, utc_now
from gmscreen.session.house import Owner
from gmscreen.session.ledger_check import KnownHead
from gmscreen.session.store_protocol import StoreError
from gmscreen.store.backups import make_backup
from gmscreen.store.campaign_file import CampaignFile
from gmscreen.store.examination import examine_open

EVERY_SECONDS = 600.0
"""Of running time: hours that the machine slept are not made up for."""


class BackupKeeper:
    """A thread that reads the whole campaign once, then makes a backup whenever something is new.

    `known` are heads of its ledger that were kept elsewhere. The owner is told in that thread.
    """

    def __init__(
        self,
        file: CampaignFile,
        owner: Owner,
        clock: Clock = utc_now,
        every: float = EVERY_SECONDS,
        known: tuple[KnownHead, ...] = (),
    ) -> None:
        self._file, self._owner, self._clock, self._every, self._known = file, owner, clock, every, known
        self._ended = Event()
        self._one_at_a_time = Lock()
        self._thread = Thread(target=self._run, name="backups", daemon=True)

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def end(self, patience: float) -> None:
        """Make a last backup if that is done in so many seconds, and no more; before the file is closed."""
        deadline = monotonic() + patience
        self._ended.set()
        self._thread.join(patience)
        if self._thread.is_alive():
            self._file.interrupt()
            return
        last = Thread(target=self.back_up, name="last backup", daemon=True)
        last.start()
        last.join(max(0.0, deadline - monotonic()))
        if last.is_alive():
            self._file.interrupt()

    def back_up(self) -> None:
        """Make a backup now, in the thread that asks, if anything is new."""
        try:
            with self._one_at_a_time:
                report = make_backup(self._file, self._clock())
        except StoreError as trouble:
            self._owner.warn(trouble)
        else:
            if report is not None:
                self._owner.tell(report)

    def _run(self) -> None:
        self._examine()
        pause = 0.0
        while not self._ended.wait(pause):
            self.back_up()
            pause = self._every

    def _examine(self) -> None:
        try:
            contents = examine_open(self._file.path, self._known)
        except StoreError as trouble:
            self._owner.warn(trouble)
        else:
            self._owner.checked(contents.progress.head)

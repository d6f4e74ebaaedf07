"""Backups made while one plays, without anybody asking."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event, Thread

from gmscreen.session.chance import Clock, utc_now
from gmscreen.session.ledger_check import KnownHead
from gmscreen.session.store_protocol import StoreError
from gmscreen.store.backups import BackupReport, make_backup
from gmscreen.store.campaign_file import CampaignFile
from gmscreen.store.examination import examine_open

EVERY_SECONDS = 600.0
"""Of running time: hours that the machine slept are not made up for."""


class BackupKeeper:
    """A thread that reads the whole campaign once, then makes a backup whenever something is new.

    `known` are heads of its ledger that were kept elsewhere. `tell` and `warn` are called in that thread.
    """

    def __init__(
        self,
        file: CampaignFile,
        tell: Callable[[BackupReport], None],
        warn: Callable[[StoreError], None],
        clock: Clock = utc_now,
        every: float = EVERY_SECONDS,
        known: tuple[KnownHead, ...] = (),
    ) -> None:
        self._known = known
        self._file, self._tell, self._warn, self._clock, self._every = file, tell, warn, clock, every
        self._ended = Event()
        self._thread = Thread(target=self._run, name="backups", daemon=True)

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def stop(self) -> None:
        """Let a backup that is being made be finished, and make no more; before the file is closed."""
        self._ended.set()
        self._thread.join()

    def back_up(self) -> None:
        """Make a backup now, in the thread that asks, if anything is new."""
        try:
            report = make_backup(self._file, self._clock())
        except StoreError as trouble:
            self._warn(trouble)
        else:
            if report is not None:
                self._tell(report)

    def _run(self) -> None:
        try:
            examine_open(self._file.path, self._known)
        except StoreError as trouble:
            self._warn(trouble)
        self.back_up()
        while not self._ended.wait(self._every):
            self.back_up()

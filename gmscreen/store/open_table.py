"""A campaign with all that goes with an open one: its session, its backups, its door, its ledger's head."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from gmscreen.session.chance import Clock, utc_now
from gmscreen.session.ledger_check import KnownHead
from gmscreen.session.ledger_heads import HeadFolder
from gmscreen.session.ledger_watch import keep_heads
from gmscreen.session.open_campaign import Later
from gmscreen.session.roll_orders import answered
from gmscreen.session.session import Session
from gmscreen.session.store_protocol import StoreError
from gmscreen.store.backups import BackupReport
from gmscreen.store.campaign_file import CampaignFile
from gmscreen.store.door import Door, DoorError, Message, ask
from gmscreen.store.keeper import BackupKeeper

RAISE = {"do": "raise"}
"""Asks whoever has the campaign open to come to the front."""


@dataclass(frozen=True, slots=True)
class Owner:
    """Whoever sits at the table: how it is told things, and how others reach it.

    `perform` carries an act out in the thread that owns the session and gives what it gives; `tell` and
    `warn` are called in another thread.
    """

    perform: Callable[[Callable[[], Message]], Message]
    come_to_front: Callable[[], None]
    tell: Callable[[BackupReport], None]
    warn: Callable[[StoreError], None]


class OpenTable:
    """Opened whole, closed whole; a campaign to look at only has neither backups nor door."""

    def __init__(
        self,
        file: CampaignFile,
        owner: Owner,
        heads: HeadFolder,
        later: Later | None = None,
        clock: Clock = utc_now,
    ) -> None:
        self.session = Session(store=file, later=later, clock=clock)
        self._owner = owner
        self._keeper: BackupKeeper | None = None
        self._door: Door | None = None
        if not file.is_view_only:
            self._begin(file, heads, clock)

    def _begin(self, file: CampaignFile, heads: HeadFolder, clock: Clock) -> None:
        newest = heads.newest(self.session.campaign.id)
        known: tuple[KnownHead, ...] = () if newest is None else (newest,)
        keep_heads(self.session.open, heads, self._warn_of_head)
        self._keeper = BackupKeeper(file, self._owner.tell, self._owner.warn, clock, known=known)
        self._keeper.start()
        try:
            self._door = Door(file.path, self._answer)
        except (OSError, StoreError):
            self._door = None  # nobody can reach us from outside; all else works

    def close(self) -> None:
        """Save what waits, make a last backup, let the file go; StoreError before anything is closed."""
        self.session.open.settle()
        if self._door is not None:
            self._door.close()
        if self._keeper is not None:
            self._keeper.stop()
            self._keeper.back_up()
        self.session.close()

    def _answer(self, message: Message) -> Message:
        if message == RAISE:
            return self._owner.perform(self._come)
        return self._owner.perform(lambda: answered(self.session, message))

    def _come(self) -> Message:
        self._owner.come_to_front()
        return {"here": True}

    def _warn_of_head(self, error: OSError) -> None:
        self._owner.warn(StoreError("no_head", Path(error.filename) if error.filename else None))


def raise_owner(campaign: Path) -> bool:
    """Whether whoever has the campaign open came to the front."""
    try:
        return ask(campaign, dict(RAISE)) == {"here": True}
    except (DoorError, OSError, StoreError):
        return False

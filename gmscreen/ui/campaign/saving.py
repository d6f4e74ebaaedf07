"""Whether what was done is on disk: since when, not yet, or why not."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum

from PySide6.QtCore import QObject, Signal

from gmscreen.session.campaign import Campaign
from gmscreen.session.chance import Clock, utc_now
from gmscreen.session.house import Table
from gmscreen.session.records import Part
from gmscreen.session.store_protocol import StoreError


class SavingState(StrEnum):
    """How it stands."""

    SAVED = "saved"
    WAITING = "waiting"
    REFUSED = "refused"
    VIEW_ONLY = "view_only"


class Saving(QObject):
    """Follows an open campaign; `changed` tells that it stands otherwise now."""

    changed = Signal()

    def __init__(self, table: Table, parent: QObject | None = None, clock: Clock = utc_now) -> None:
        super().__init__(parent)
        self._table, self._session, self._clock = table, table.session, clock
        session = table.session
        self.trouble: StoreError | None = None
        self.saved_at: datetime = clock()
        session.open.on_trouble = self.refuse
        session.open.hear(lambda _done: self._know_saved())
        session.open.hear_turns(self._know_saved)
        session.watch(frozenset(Part), self._know_changed)

    @property
    def state(self) -> SavingState:
        """How it stands now."""
        if self._session.open.store.is_view_only:
            return SavingState.VIEW_ONLY
        if self.trouble is not None:
            return SavingState.REFUSED
        return SavingState.SAVED if self._session.open.unsaved is None else SavingState.WAITING

    def refuse(self, trouble: StoreError) -> None:
        """The disk would not; what was to be saved waits."""
        self.trouble = trouble
        self.changed.emit()

    def retry(self) -> bool:
        """Try again what was refused; whether it is on disk now."""
        try:
            self._table.begin()
            self._session.open.settle()
        except StoreError as trouble:
            self.refuse(trouble)
            return False
        self._know_saved()
        return True

    def give_up(self) -> None:
        """Forget what could not be saved, and go on without it."""
        self._session.open.give_up_unsaved()
        self._know_saved()

    def _know_saved(self) -> None:
        if self._session.open.unsaved is None:
            self.trouble, self.saved_at = None, self._clock()
        self.changed.emit()

    def _know_changed(self, _before: Campaign, _after: Campaign) -> None:
        if self._session.open.unsaved is not None:
            self.changed.emit()

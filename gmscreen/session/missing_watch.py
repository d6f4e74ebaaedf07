"""Enters among the Pendências what the app finds missing: at the start, and after sheets have changed."""

from __future__ import annotations

from gmscreen.session.campaign import Campaign
from gmscreen.session.missing import KnownMissing
from gmscreen.session.open_campaign import Done, Later, OpenCampaign
from gmscreen.session.pending_commands import EnterMissing
from gmscreen.session.store_protocol import StoreError

START_SECONDS = 1.0
"""How long after the campaign was opened one looks first: the window has something better to do before."""

REST_SECONDS = 3.0
"""How long sheets are left alone before they are looked at; it is longer than typed text waits."""


class MissingWatch:
    """Looks once at the start and once after each change, when nobody types; each is one step, or none.

    What could be redone still can: nothing is entered while there is something to redo.
    """

    def __init__(self, campaign: OpenCampaign, known: KnownMissing, later: Later) -> None:
        self._open, self._known, self._later = campaign, known, later
        self._seen: Campaign | None = None
        self._is_due = False
        campaign.hear(self._hear)
        self._look_later(START_SECONDS)

    def _hear(self, _done: Done) -> None:
        seen, now = self._seen, self._open.campaign
        if seen is None or seen.sheets is not now.sheets or seen.values is not now.values:
            self._look_later(REST_SECONDS)

    def _look_later(self, seconds: float) -> None:
        if not self._is_due:
            self._is_due = True
            self._later(seconds, self._look)

    def _look(self) -> None:
        self._is_due = False
        if not self._open.is_open:
            return
        if self._open.unsaved is not None:
            self._look_later(REST_SECONDS)
        elif not self._open.store.is_view_only and self._open.store.entry_to_redo() is None:
            self._enter()

    def _enter(self) -> None:
        self._seen = self._open.campaign
        found = self._known.of(self._seen)
        known = {entry.source_key for entry in self._seen.pending.values()}
        if not found.keys() <= known:
            try:
                self._open.do(EnterMissing(tuple(found.values())))
            except StoreError as trouble:
                self._open.on_trouble(trouble)

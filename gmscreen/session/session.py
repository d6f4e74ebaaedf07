"""The open table: it rolls, keeps what was done, and tells whoever listens."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from datetime import datetime

from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.readings import DEFAULT_READINGS, Readings
from gmscreen.session.campaign import Campaign
from gmscreen.session.chance import Clock, Dice, SystemDice, utc_now
from gmscreen.session.commands import Command, Label, Moment
from gmscreen.session.journal import Journal, MemoryJournal, RecentJournal
from gmscreen.session.ledger import LedgerEntry
from gmscreen.session.ledger_page import LedgerLine, LedgerQuery
from gmscreen.session.ledger_writing import check_recordable
from gmscreen.session.memory_store import MemoryStore
from gmscreen.session.missing import KnownMissing
from gmscreen.session.open_campaign import Done, Later, OpenCampaign
from gmscreen.session.records import CampaignSettings, Part
from gmscreen.session.roll_commands import KeepRoll, RevealRoll
from gmscreen.session.rolls import Roll, RollFacts, RollRequest
from gmscreen.session.store_protocol import Store
from gmscreen.session.table_values import TableValues
from gmscreen.session.typed_dice import Typed, typed_faces
from gmscreen.session.watchers import Watcher

Listener = Callable[[Roll], None]
LedgerFollower = Callable[[Sequence[LedgerEntry]], None]


class Session:
    """One sitting: chance, clock, the campaign it plays in, and the rolls since it began.

    Without a store, the campaign lasts as long as the program; `readings` are then what it plays by.
    """

    def __init__(
        self,
        dice: Dice | None = None,
        journal: Journal | None = None,
        clock: Clock = utc_now,
        readings: Readings = DEFAULT_READINGS,
        store: Store | None = None,
        later: Later | None = None,
    ) -> None:
        self._dice = dice or SystemDice()
        self._journal = journal or (RecentJournal() if store else MemoryJournal())
        self._clock = clock
        self._listeners: list[Listener] = []
        self.open = OpenCampaign(store or _passing_store(readings), self._moment, later)
        self.open.hear(self._hear)
        self.values = TableValues(self.open)
        self.missing = KnownMissing()

    @property
    def campaign(self) -> Campaign:
        """The campaign as it stands."""
        return self.open.campaign

    @property
    def readings(self) -> Readings:
        """The readings that the table plays by."""
        return self.campaign.settings.readings

    def now(self) -> datetime:
        """The time by the session's clock, in UTC."""
        return self._clock()

    def do(self, command: Command) -> Done:
        """Carry a command out and keep it; see `OpenCampaign.do`."""
        return self.open.do(command)

    def undo(self) -> Label | None:
        """Take the last step back; see `OpenCampaign.undo`."""
        return self.open.undo()

    def redo(self) -> Label | None:
        """Do the last undone step again; see `OpenCampaign.redo`."""
        return self.open.redo()

    def watch(self, parts: Collection[Part], watcher: Watcher) -> Callable[[], None]:
        """Call `watcher` with the campaign before and after when one of these parts has changed."""
        return self.open.watch(parts, watcher)

    def listen(self, listener: Listener) -> None:
        """Call `listener` after every roll that is kept."""
        self._listeners.append(listener)

    def rolls(self) -> tuple[Roll, ...]:
        """The rolls of the sitting, oldest first; of a campaign in a file, only the last thousand."""
        return self._journal.rolls()

    def roll(self, request: RollRequest, *, hidden: bool = False) -> Roll:
        """Roll, keep, tell; the roll is in the ledger before anyone sees it.

        RuleError for what no ledger can hold, before anything is rolled; StoreError when the disk won't.
        """
        check_recordable(request)
        return self._keep(replace(self._thrown(request), hidden=hidden))

    def enter(self, request: RollRequest, faces: Typed, *, hidden: bool = False) -> Roll:
        """Keep a roll made on the table; RuleError when it does not fit the dice.

        `faces` one by one, or only what the dice came to, which is then kept as a single face.
        """
        return self._keep(RollFacts(request, typed_faces(request, faces), typed=True, hidden=hidden))

    def line(self, sequence: int) -> LedgerLine | None:
        """An entry of the ledger as it stands now; None for one that is not there. StoreError."""
        found = self.open.store.ledger_page(LedgerQuery(before=sequence + 1, limit=1))
        return next((line for line in found if line.sequence == sequence), None)

    def reveal(self, sequence: int) -> LedgerEntry:
        """Show a hidden roll to the players, for good; the entry that says so, on disk when this returns.

        RuleError for what is no hidden roll, or was revealed already; StoreError when the disk won't.
        """
        line = self.line(sequence)
        if line is None or not line.is_secret:
            raise RuleError("nothing_to_reveal", "sequence", number=sequence)
        (entry,) = self.do(RevealRoll(sequence)).rolls
        return entry

    def follow_ledger(self, follower: LedgerFollower) -> None:
        """Call `follower` with the entries that were added, oldest first, and with none after undo and redo.

        What an undo did to rolls is told by `undone_rolls` of the store.
        """
        self.open.hear(lambda done: follower(done.rolls) if done.rolls else None)
        self.open.hear_turns(lambda: follower(()))

    def close(self) -> None:
        """Save what waits and let the campaign go."""
        self.open.close()

    def _moment(self) -> Moment:
        return Moment(self._clock(), self._thrown, lambda: secrets.token_hex(8), self.open.head.count + 1)

    def _thrown(self, request: RollRequest) -> RollFacts:
        return RollFacts(request, request.dice.rolled(self._dice.roll_die).faces)

    def _keep(self, facts: RollFacts) -> Roll:
        (roll,) = (entry.roll for entry in self.do(KeepRoll(facts)).rolls if entry.roll is not None)
        return roll

    def _hear(self, done: Done) -> None:
        for entry in done.rolls:
            if entry.roll is not None:
                self._journal.append(entry.roll)
                for listener in tuple(self._listeners):
                    listener(entry.roll)


def _passing_store(readings: Readings) -> MemoryStore:
    return MemoryStore(Campaign(secrets.token_hex(16), CampaignSettings(readings=readings)))

"""The campaign that lies open: command → step → disk → new campaign → those who watch, in this order."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from datetime import datetime
from threading import RLock

from gmscreen.session.campaign import Campaign, with_changes
from gmscreen.session.changes import Change, inverted
from gmscreen.session.commands import Command, Label, Moment, Step
from gmscreen.session.history import changes_again, changes_back, joined, merged
from gmscreen.session.ledger import LedgerEntry, LedgerHead, Reveal
from gmscreen.session.ledger_writing import Stamp, next_entries
from gmscreen.session.record_json import RecordError, patch_of
from gmscreen.session.records import Part
from gmscreen.session.store_protocol import Commit, EntryState, JournalEntry, Store, StoreError
from gmscreen.session.watchers import Watcher, Watchers

REST_SECONDS = 0.03
"""A key is painted by then, and a person's next one is yet to come."""

TYPING_SECONDS = 1.5
"""How long typed text may wait for the disk; a killed process loses no more than 2 s of it."""

Later = Callable[[float, Callable[[], None]], object]
"""Calls something after so many seconds, in the thread that owns the campaign."""

ChangesOf = Callable[[Campaign, JournalEntry], tuple[Change, ...]]


@dataclass(frozen=True, slots=True)
class Done:
    """What was carried out; `rolls` are what it added to the ledger, in order."""

    label: Label
    rolls: tuple[LedgerEntry, ...] = ()


@dataclass(frozen=True, slots=True)
class Unsaved:
    """A step that is not on disk: typed text is on screen already (`shown`), anything else waits unseen."""

    step: Step
    time: datetime
    shown: bool


class OpenCampaign:
    """One owner's campaign. Every act is whole: on disk and in memory, or neither.

    A step that the disk refuses is kept (`unsaved`) and tried again before anything else is done.
    """

    def __init__(self, store: Store, moment: Callable[[], Moment], later: Later | None = None) -> None:
        self._store, self._moment, self._later = store, moment, later
        self._lock = RLock()
        self._watchers = Watchers()
        self._hearers: list[Callable[[Done], None]] = []
        self._turn_hearers: list[Callable[[], None]] = []
        self._typists: list[Callable[[], None]] = []
        self._unsaved: Unsaved | None = None
        self._timer_runs = False
        self._sequence = store.last_sequence()
        self._head = store.ledger_head()
        self.campaign = store.load()
        self.is_open = True
        self.on_trouble: Callable[[StoreError], None] = _nobody_cares

    @property
    def store(self) -> Store:
        """Where the campaign lies."""
        return self._store

    @property
    def head(self) -> LedgerHead:
        """Where the ledger ends."""
        return self._head

    @property
    def unsaved(self) -> Unsaved | None:
        """What is not on disk yet, or None."""
        return self._unsaved

    def watch(self, parts: Collection[Part], watcher: Watcher) -> Callable[[], None]:
        """Call `watcher` with the campaign before and after when one of these parts has changed."""
        return self._watchers.add(parts, watcher)

    def hear(self, hearer: Callable[[Done], None]) -> None:
        """Call `hearer` after every step that was kept."""
        self._hearers.append(hearer)

    def hear_turns(self, hearer: Callable[[], None]) -> None:
        """Call `hearer` after every step that was taken back or done again."""
        self._turn_hearers.append(hearer)

    def ask_for_typed(self, hand_in: Callable[[], None]) -> Callable[[], None]:
        """Call `hand_in` before anything is undone or closed, to do what was typed and is not yet done.

        Gives the act that ends it.
        """
        self._typists.append(hand_in)
        return lambda: self._typists.remove(hand_in) if hand_in in self._typists else None

    def do(self, command: Command) -> Done:
        """Carry a command out; on return it survives a power cut, but for text that is being typed.

        RuleError or SheetError: it can't be done. StoreError: the disk won't; see `unsaved`.
        """
        with self._lock:
            if self._unsaved is not None and not self._unsaved.shown:
                self.settle()
            moment = self._moment()
            step = command.plan(self.campaign, moment)
            step = replace(step, changes=merged(step.changes))
            if step.typing and not step.rolls and self._later is not None:
                return self._type(step, moment.now)
            self.settle()
            return self._keep(Unsaved(step, moment.now, shown=False))

    def settle(self) -> None:
        """Put on disk what is not there yet; StoreError when that fails, and it is still kept."""
        with self._lock:
            if self._unsaved is not None:
                self._keep(self._unsaved)

    def settle_soon(self) -> None:
        """Put what was typed on disk in a moment: who typed it went on, and his next key won't wait."""
        unsaved = self._unsaved
        if unsaved is not None and unsaved.shown and self._later is not None:
            typing = unsaved.step.typing
            self._later(REST_SECONDS, lambda: self._settle_if_still(typing))

    def _settle_if_still(self, typing: str) -> None:
        if self._unsaved is not None and self._unsaved.step.typing == typing:
            self._try_to_settle()

    def give_up_unsaved(self) -> None:
        """Forget what could not be saved; typed text goes from the screen too."""
        with self._lock:
            unsaved, self._unsaved = self._unsaved, None
            if unsaved is not None and unsaved.shown:
                self._show(inverted(unsaved.step.changes))

    @property
    def to_undo(self) -> Label | None:
        """What undoing would take back now; None for nothing."""
        if self._unsaved is not None:
            return self._unsaved.step.label
        entry = self._store.entry_to_undo()
        return None if entry is None else entry.label

    @property
    def to_redo(self) -> Label | None:
        """What redoing would do again now; None for nothing."""
        entry = self._store.entry_to_redo() if self._unsaved is None else None
        return None if entry is None else entry.label

    def undo(self) -> Label | None:
        """Take the last step back, and give its label; None when there is none."""
        with self._lock:
            self.take_typed()
            self.settle()
            return self._turn(self._store.entry_to_undo(), changes_back, EntryState.UNDONE)

    def redo(self) -> Label | None:
        """Do the last undone step again, and give its label; None when there is none."""
        with self._lock:
            self.take_typed()
            self.settle()
            return self._turn(self._store.entry_to_redo(), changes_again, EntryState.DONE)

    def continue_in(self, store: Store) -> None:
        """Go on in a copy of the file; ValueError when it does not end where this one does."""
        with self._lock:
            if (store.last_sequence(), store.ledger_head()) != (self._sequence, self._head):
                raise ValueError(store.path)
            self._store.close()
            self._store = store
            self.settle()

    def close(self) -> None:
        """Save what waits and let the file go; StoreError when something can't be saved: all stays open."""
        with self._lock:
            self.take_typed()
            self.settle()
            self.is_open = False
            self._store.close()

    def take_typed(self) -> None:
        """Have everyone who was asked for it do what was typed and is not yet done."""
        for hand_in in tuple(self._typists):
            hand_in()

    def _type(self, step: Step, now: datetime) -> Done:
        """Show typed text at once, and let the disk wait a little for what is typed next."""
        before = self._unsaved
        if before is not None and before.step.typing != step.typing:
            self.settle()
            before = None
        whole = step if before is None else joined(before.step, step)
        self._unsaved = Unsaved(whole, now if before is None else before.time, shown=True)
        if self._later is not None and not self._timer_runs:
            self._timer_runs = True
            self._later(TYPING_SECONDS, self._settle_in_time)
        self._show(step.changes)
        return Done(step.label)

    def _settle_in_time(self) -> None:
        self._timer_runs = False
        self._try_to_settle()

    def _try_to_settle(self) -> None:
        try:
            self.settle()
        except StoreError as trouble:
            self.on_trouble(trouble)

    def _keep(self, unsaved: Unsaved) -> Done:
        step, self._unsaved = unsaved.step, None
        rolls: tuple[LedgerEntry, ...] = ()
        if step.changes or step.rolls:
            try:
                rolls = self._commit(step, unsaved.time)
            except StoreError:
                self._unsaved = unsaved
                raise
        if not unsaved.shown:
            self._show(step.changes)
        done = Done(step.label, rolls)
        for hearer in tuple(self._hearers):
            hearer(done)
        return done

    def _commit(self, step: Step, time: datetime) -> tuple[LedgerEntry, ...]:
        entry = self._entry_of(step, time)
        number = None if entry is None else entry.sequence
        stamp = Stamp(time, self.campaign.settings.week, number)
        rolls = tuple(next_entries(self._head, step.rolls, stamp))
        dropped = () if entry is None else self._dropped()
        self._store.commit(Commit(step.changes, entry, dropped, rolls, step.blobs))
        self._sequence = number or self._sequence
        self._head = rolls[-1].head if rolls else self._head
        return rolls

    def _entry_of(self, step: Step, time: datetime) -> JournalEntry | None:
        """The journal's entry; None for what nobody can take back: players have seen what was revealed."""
        if not step.changes and all(isinstance(fact, Reveal) for fact in step.rolls):
            return None
        return JournalEntry(self._sequence + 1, time, step.label, tuple(map(patch_of, step.changes)))

    def _dropped(self) -> tuple[tuple[int, EntryState], ...]:
        return tuple((sequence, EntryState.DROPPED) for sequence in self._store.undone_entries())

    def _turn(self, entry: JournalEntry | None, changes_of: ChangesOf, state: EntryState) -> Label | None:
        if entry is None:
            return None
        try:
            changes = changes_of(self.campaign, entry)
        except RecordError as error:
            raise StoreError("journal_differs", self._store.path, step=entry.label.words) from error
        self._store.commit(Commit(changes, turned=((entry.sequence, state),)))
        self._show(changes)
        for hearer in tuple(self._turn_hearers):
            hearer()
        return entry.label

    def _show(self, changes: tuple[Change, ...]) -> None:
        before, self.campaign = self.campaign, with_changes(self.campaign, changes)
        self._watchers.tell(before, self.campaign)


def _nobody_cares(_: StoreError) -> None:
    """Nobody asked to be told."""

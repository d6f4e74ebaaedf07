"""Whatever is done, undone and redone: the state is what the journal's entries that stand come to."""

from __future__ import annotations

import random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from gmscreen.session.campaign import Campaign
from gmscreen.session.history import replayed
from gmscreen.session.memory_store import MemoryStore
from gmscreen.session.store_protocol import EntryState
from tests.session.acts import CAMPAIGN_ID, act_at_random, sitting

FIRST = Campaign(CAMPAIGN_ID)


class UndoMachine(RuleBasedStateMachine):
    """The model is a list of states and a place in it, as anyone would draw it."""

    def __init__(self) -> None:
        super().__init__()
        self.store = MemoryStore(FIRST)
        self.session = sitting(self.store)
        self.states, self.place, self.rolls = [FIRST], 0, 0

    @rule(chance=st.randoms(use_true_random=False))
    def act(self, chance: random.Random) -> None:
        before = self.store.last_sequence()
        done = self.session.do(act_at_random(chance, self.session.campaign))
        self.rolls += len(done.rolls)
        if self.store.last_sequence() > before:
            self.states[self.place + 1 :] = [self.session.campaign]
            self.place += 1

    @rule()
    def undo(self) -> None:
        label = self.session.undo()
        assert (label is None) is (self.place == 0)
        self.place = max(0, self.place - 1)

    @rule()
    def redo(self) -> None:
        label = self.session.redo()
        assert (label is None) is (self.place == len(self.states) - 1)
        self.place = min(len(self.states) - 1, self.place + 1)

    @invariant()
    def the_campaign_is_the_state_of_its_place(self) -> None:
        assert self.session.campaign == self.states[self.place] == self.store.load()

    @invariant()
    def the_journal_comes_to_the_same(self) -> None:
        done = [entry for entry in self.store.entries() if entry.state is EntryState.DONE]
        assert replayed(FIRST, done) == self.session.campaign

    @invariant()
    def no_roll_ever_leaves_the_ledger(self) -> None:
        assert self.store.ledger_head().count == self.rolls

    @invariant()
    def the_order_is_that_of_the_positions(self) -> None:
        positions = [note.position for note in self.session.campaign.notes.values()]
        assert positions == sorted(positions)


TestUndoMachine = UndoMachine.TestCase
TestUndoMachine.settings = settings(max_examples=25, stateful_step_count=40, deadline=None)

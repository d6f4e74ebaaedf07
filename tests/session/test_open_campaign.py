"""Command, step, disk, new campaign, those who watch: in this order, whole or not at all."""

from __future__ import annotations

import random

import pytest

from gmscreen.rules.errors import RuleError
from gmscreen.session.campaign import Campaign
from gmscreen.session.commands import Moment, Step
from gmscreen.session.memory_store import MemoryStore
from gmscreen.session.note_commands import AddNote, RemoveNote, WriteNote
from gmscreen.session.records import Part
from gmscreen.session.roll_commands import RevealRoll
from gmscreen.session.session import Session
from gmscreen.session.settings_commands import GoToFloor, RenameCampaign
from gmscreen.session.store_protocol import Commit, EntryState, StoreError
from tests.session.acts import CAMPAIGN_ID, LABEL, THREE, FullDisk, Timer, act_at_random, sitting


def note_of(session: Session) -> str:
    return next(iter(session.campaign.notes))


def test_a_part_that_did_not_change_stays_the_same_object() -> None:
    session = sitting()
    before = session.campaign
    session.do(AddNote("Ossos"))
    assert session.campaign.sheets is before.sheets
    assert session.campaign.notes is not before.notes


def test_only_who_watches_a_changed_part_hears_of_it() -> None:
    session, heard = sitting(), []
    session.watch({Part.NOTES}, lambda before, after: heard.append((len(before.notes), len(after.notes))))
    session.watch({Part.SHEETS}, lambda *_: heard.append("sheets"))
    session.do(AddNote("Ossos"))
    assert heard == [(0, 1)]


def test_who_stops_watching_hears_nothing_more() -> None:
    session, heard = sitting(), []
    stop = session.watch({Part.NOTES}, lambda *_: heard.append(1))
    stop()
    stop()
    session.do(AddNote("Ossos"))
    assert heard == []


def test_it_is_on_disk_before_anyone_hears_of_it() -> None:
    class Watching(MemoryStore):
        kept = 0

        def commit(self, commit: Commit) -> None:
            super().commit(commit)
            self.kept += 1

    store = Watching(Campaign(CAMPAIGN_ID))
    session, heard = sitting(store), []
    session.watch({Part.NOTES}, lambda *_: heard.append(store.kept))
    session.do(AddNote("Ossos"))
    assert heard == [1]


def test_one_who_fails_to_listen_keeps_nobody_else_from_it() -> None:
    session, heard = sitting(), []
    session.watch({Part.NOTES}, lambda *_: 1 / 0)
    session.watch({Part.NOTES}, lambda *_: heard.append(1))
    with pytest.raises(ZeroDivisionError):
        session.do(AddNote("Ossos"))
    assert (heard, len(session.campaign.notes), session.open.unsaved) == ([1], 1, None)


def test_a_plan_that_fails_changes_nothing() -> None:
    class Broken:
        def plan(self, _campaign: Campaign, _moment: Moment) -> Step:
            raise ZeroDivisionError

    session = sitting()
    before = session.campaign
    with pytest.raises(ZeroDivisionError):
        session.do(Broken())
    assert session.campaign is before
    assert session.undo() is None


def test_a_store_that_fails_unforeseen_rolls_back_and_the_next_act_works() -> None:
    class Flawed(MemoryStore):
        flawed = True

        def commit(self, commit: Commit) -> None:
            if self.flawed:
                raise ZeroDivisionError
            super().commit(commit)

    store = Flawed(Campaign(CAMPAIGN_ID))
    session = sitting(store)
    with pytest.raises(ZeroDivisionError):
        session.do(AddNote("Ossos"))
    store.flawed = False
    session.do(AddNote("Cinzas"))
    assert [note.title for note in session.campaign.notes.values()] == ["Cinzas"]


def test_what_changes_nothing_is_no_step() -> None:
    session = sitting()
    session.do(RenameCampaign("Mesa"))
    session.do(RenameCampaign("Mesa"))
    session.undo()
    assert session.undo() is None


def test_thirty_mixed_acts_go_back_and_forth_and_the_ledger_keeps_all() -> None:
    session, chance = sitting(), random.Random(14)
    states = [session.campaign]
    while len(states) <= 30:
        session.do(act_at_random(chance, session.campaign))
        states.append(session.campaign)
    head = session.open.head
    steps = 0
    while session.undo() is not None:
        steps += 1
    assert (session.campaign, session.open.head) == (states[0], head)
    for _ in range(steps):
        session.redo()
    assert (session.campaign, session.open.head) == (states[-1], head)


def test_the_state_is_equal_at_every_step_back_and_forth() -> None:
    session, chance = sitting(), random.Random(15)
    states = [session.campaign]
    while len(states) <= 30:
        session.do(act_at_random(chance, session.campaign))
        if session.campaign is not states[-1]:
            states.append(session.campaign)
    seen = [session.campaign]
    while session.undo() is not None:
        if session.campaign is not seen[-1]:
            seen.append(session.campaign)
    assert seen == states[::-1]


def test_a_new_act_ends_what_could_be_redone_but_the_journal_keeps_it() -> None:
    store = MemoryStore(Campaign(CAMPAIGN_ID))
    session = sitting(store)
    session.do(AddNote("Ossos"))
    session.undo()
    session.do(AddNote("Cinzas"))
    assert session.redo() is None
    assert [entry.state for entry in store.entries()] == [EntryState.DROPPED, EntryState.DONE]


def test_a_record_that_comes_back_stands_where_it_stood() -> None:
    session = sitting()
    for title in ("A", "B", "C"):
        session.do(AddNote(title))
    session.do(RemoveNote(note_of(session)))
    session.undo()
    assert [note.title for note in session.campaign.notes.values()] == ["A", "B", "C"]


def test_a_reveal_is_no_step_that_could_be_taken_back() -> None:
    session = sitting()
    roll = session.roll(THREE, hidden=True)
    session.do(RevealRoll(roll.sequence))
    assert session.open.head.count == 2
    assert session.undo().key == "roll"  # type: ignore[union-attr]


def test_a_full_disk_changes_nothing_and_keeps_the_step_for_another_try() -> None:
    store = FullDisk(Campaign(CAMPAIGN_ID))
    session, before = sitting(store), Campaign(CAMPAIGN_ID)
    store.is_full = True
    with pytest.raises(StoreError):
        session.do(AddNote("Ossos"))
    assert session.campaign == before
    assert session.open.unsaved is not None
    store.is_full = False
    session.open.settle()
    assert [note.title for note in session.campaign.notes.values()] == ["Ossos"]
    assert session.open.unsaved is None


def test_a_roll_that_the_disk_refused_is_not_rolled_anew_nor_heard_of() -> None:
    store, heard = FullDisk(Campaign(CAMPAIGN_ID)), []
    session = sitting(store)
    session.listen(heard.append)
    store.is_full = True
    with pytest.raises(StoreError):
        session.enter(THREE, (1, 2, 3), hidden=True)
    assert (heard, session.rolls(), session.open.head.count) == ([], (), 0)
    store.is_full = False
    session.open.settle()
    assert [roll.faces for roll in heard] == [(1, 2, 3)]


def test_the_step_that_waits_is_kept_before_anything_else_is_done() -> None:
    store = FullDisk(Campaign(CAMPAIGN_ID))
    session = sitting(store)
    store.is_full = True
    for title in ("A", "B"):
        with pytest.raises(StoreError):
            session.do(AddNote(title))
    store.is_full = False
    session.do(AddNote("C"))
    assert [note.title for note in session.campaign.notes.values()] == ["A", "C"]


def test_what_can_not_be_saved_can_be_given_up() -> None:
    store = FullDisk(Campaign(CAMPAIGN_ID))
    session = sitting(store)
    store.is_full = True
    with pytest.raises(StoreError):
        session.do(AddNote("A"))
    session.open.give_up_unsaved()
    assert session.open.unsaved is None
    assert session.campaign == Campaign(CAMPAIGN_ID)


def typing_in(store: MemoryStore) -> tuple[Session, Timer, str]:
    timer = Timer()
    session = sitting(store, timer)
    session.do(AddNote("Ossos"))
    return session, timer, note_of(session)


def test_what_is_typed_shows_at_once_and_is_one_step() -> None:
    session, timer, note = typing_in(MemoryStore(Campaign(CAMPAIGN_ID)))
    for text in ("o", "os", "oss"):
        session.do(WriteNote(note, text))
    assert session.campaign.notes[note].text == "oss"
    timer.run()
    session.undo()
    assert session.campaign.notes[note].text == ""


def test_typed_text_waits_for_the_timer_and_for_nothing_longer() -> None:
    store = MemoryStore(Campaign(CAMPAIGN_ID))
    session, timer, note = typing_in(store)
    session.do(WriteNote(note, "os"))
    assert store.load().notes[note].text == ""
    timer.run()
    assert store.load().notes[note].text == "os"


@pytest.mark.parametrize("act", [lambda s: s.undo(), lambda s: s.do(GoToFloor(2)), lambda s: s.close()])
def test_any_other_act_puts_typed_text_on_disk_first(act: object) -> None:
    store = MemoryStore(Campaign(CAMPAIGN_ID))
    session, _, note = typing_in(store)
    session.do(WriteNote(note, "os"))
    act(session)  # type: ignore[operator]
    assert store.last_sequence() >= 2


def test_typing_in_another_place_is_another_step() -> None:
    session, timer, note = typing_in(MemoryStore(Campaign(CAMPAIGN_ID)))
    session.do(AddNote("Cinzas"))
    other = list(session.campaign.notes)[1]
    session.do(WriteNote(note, "a"))
    session.do(WriteNote(other, "b"))
    timer.run()
    session.undo()
    assert [entry.text for entry in session.campaign.notes.values()] == ["a", ""]


def test_text_that_is_deleted_again_before_it_was_saved_leaves_no_step() -> None:
    store = MemoryStore(Campaign(CAMPAIGN_ID))
    session, timer, note = typing_in(store)
    session.do(WriteNote(note, "a"))
    session.do(WriteNote(note, ""))
    timer.run()
    assert store.last_sequence() == 1


def test_typing_goes_on_while_the_disk_is_full_and_all_of_it_is_saved_later() -> None:
    store, troubles = FullDisk(Campaign(CAMPAIGN_ID)), []
    session, timer, note = typing_in(store)
    session.open.on_trouble = troubles.append
    store.is_full = True
    session.do(WriteNote(note, "a"))
    timer.run()
    session.do(WriteNote(note, "ab"))
    assert [trouble.key for trouble in troubles] == ["disk_full"]
    assert session.campaign.notes[note].text == "ab"
    store.is_full = False
    timer.run()
    assert store.load().notes[note].text == "ab"


def test_text_that_was_left_is_saved_in_a_moment() -> None:
    store = MemoryStore(Campaign(CAMPAIGN_ID))
    session, timer, note = typing_in(store)
    session.do(WriteNote(note, "a"))
    timer.due.clear()
    session.open.settle_soon()
    timer.run()
    assert store.load().notes[note].text == "a"


def test_what_is_typed_elsewhere_meanwhile_is_not_cut_in_two() -> None:
    store = MemoryStore(Campaign(CAMPAIGN_ID))
    session, timer, note = typing_in(store)
    session.do(AddNote("Outra"))
    other = next(each for each in session.campaign.notes if each != note)
    session.do(WriteNote(note, "a"))
    timer.due.clear()
    session.open.settle_soon()
    session.do(WriteNote(other, "b"))
    timer.due[0]()
    assert session.open.unsaved is not None
    assert store.load().notes[other].text == ""


def test_typed_text_that_is_given_up_goes_from_the_screen() -> None:
    store = FullDisk(Campaign(CAMPAIGN_ID))
    session, _, note = typing_in(store)
    store.is_full = True
    session.do(WriteNote(note, "a"))
    session.open.give_up_unsaved()
    assert session.campaign.notes[note].text == ""


def test_a_campaign_goes_on_in_a_copy_only_where_it_left_off() -> None:
    session = sitting()
    session.do(AddNote("Ossos"))
    with pytest.raises(ValueError, match="None"):
        session.open.continue_in(MemoryStore(session.campaign))


def test_a_step_of_a_campaign_that_was_changed_from_outside_is_not_taken_back() -> None:
    store = MemoryStore(Campaign(CAMPAIGN_ID))
    session = sitting(store)
    session.do(AddNote("Ossos"))
    session.do(WriteNote(note_of(session), "texto"))
    session.open.campaign = Campaign(CAMPAIGN_ID)
    with pytest.raises(StoreError, match="Ossos"):
        session.undo()


@pytest.mark.parametrize("text", ["a\x00b", "\ud800"])
def test_text_that_no_file_can_hold_is_refused(text: str) -> None:
    with pytest.raises(RuleError):
        sitting().do(AddNote("Ossos", text))


def test_a_label_that_this_version_does_not_know_has_a_name() -> None:
    assert LABEL.words


def test_what_is_typed_and_not_yet_done_is_handed_in_before_an_undo() -> None:
    session = sitting(later=Timer())
    session.do(AddNote("Nota"))
    (note,) = session.campaign.notes
    stop = session.open.ask_for_typed(lambda: session.do(WriteNote(note, "typed")) and None)
    label = session.undo()
    assert label is not None
    assert label.key == "write_note"
    stop()
    assert session.undo() is not None
    assert session.campaign.notes == {}


def test_what_is_typed_is_on_disk_when_the_campaign_is_closed() -> None:
    store = MemoryStore(Campaign(CAMPAIGN_ID))
    session = sitting(store, Timer())
    session.do(AddNote("Nota"))
    (note,) = session.campaign.notes
    session.open.ask_for_typed(lambda: session.do(WriteNote(note, "typed")) and None)
    session.close()
    assert store.load().notes[note].text == "typed"

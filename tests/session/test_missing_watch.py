"""What sheets lack is entered by itself: at the start, after changes, at rest, never in the way of redo."""

from __future__ import annotations

import pytest

from gmscreen.locator import sample_sheets
from gmscreen.session.campaign import Campaign
from gmscreen.session.missing_watch import MissingWatch
from gmscreen.session.note_commands import AddNote
from gmscreen.session.pending_commands import MarkPending
from gmscreen.session.records import PendingState
from gmscreen.session.session import Session
from gmscreen.session.sheet_commands import AddSheet, FileSheet, WriteSheet
from gmscreen.session.store_protocol import StoreError
from gmscreen.session.value_commands import ForgetValue, SettleValue
from gmscreen.sheets.file_bytes import FileText, read_text
from gmscreen.sheets.table_values import weight_key
from tests.session.acts import CAMPAIGN_ID, FullDisk, Timer, sitting

WOLF = 'schema = 1\nid = "lobo"\nname = "Lobo"\nkind = "creature"\n'
RULER = AddSheet(read_text(sample_sheets() / "escriba-de-campo.toml"))


@pytest.fixture
def timer() -> Timer:
    return Timer()


def watched(timer: Timer, session: Session | None = None) -> Session:
    session = session or sitting(later=timer)
    MissingWatch(session.open, session.missing, timer)
    timer.run()
    return session


def titles(session: Session) -> list[str]:
    return [entry.title for entry in session.campaign.pending.values()]


def test_what_is_missing_at_the_start_is_entered(timer: Timer) -> None:
    session = sitting(later=timer)
    session.do(RULER)
    assert "Falta o peso de Bastão." in titles(watched(timer, session))


def test_a_new_sheet_is_looked_at_once_it_rests(timer: Timer) -> None:
    session = watched(timer)
    session.do(RULER)
    assert titles(session) == []
    timer.run()
    assert "Falta o dano de Besta leve." in titles(session)


def test_a_sheet_under_the_pen_is_left_alone(timer: Timer) -> None:
    session = watched(timer)
    session.do(AddSheet(FileText(WOLF, has_bom=False)))
    session.do(WriteSheet("lobo", WOLF + '[[attacks]]\nname = "Mordida"\n'))
    look, settle = timer.due
    timer.due = []
    look()
    assert titles(session) == []
    settle()
    timer.run()
    assert "Falta o NH de Mordida." in titles(session)


def test_it_is_entered_in_one_step_and_taken_back_in_one(timer: Timer) -> None:
    session = watched(timer)
    session.do(RULER)
    timer.run()
    assert len(titles(session)) == 3
    label = session.undo()
    assert label is not None
    assert (label.words, titles(session)) == ("Pendências encontradas: 3", [])


def test_what_could_be_redone_still_can(timer: Timer) -> None:
    session = watched(timer)
    session.do(RULER)
    session.do(FileSheet("escriba-de-campo", archived=True))
    session.do(AddNote("x"))
    timer.run()
    session.undo()
    session.undo()
    timer.run()
    assert titles(session) == []
    assert session.redo() is not None


@pytest.mark.parametrize("state", [PendingState.DONE, PendingState.DISMISSED])
def test_what_was_settled_by_hand_never_comes_back(timer: Timer, state: PendingState) -> None:
    session = watched(timer)
    session.do(RULER)
    timer.run()
    before = titles(session)
    session.do(MarkPending(next(iter(session.campaign.pending)), state))
    session.do(FileSheet("escriba-de-campo", folder="Grupo"))
    timer.run()
    assert titles(session) == before


def test_a_value_that_is_forgotten_is_missing_again(timer: Timer) -> None:
    session = watched(timer)
    session.do(SettleValue(weight_key("Bastão"), "Bastão", "1,5"))
    session.do(RULER)
    timer.run()
    assert "Falta o peso de Bastão." not in titles(session)
    session.do(ForgetValue(weight_key("Bastão")))
    timer.run()
    assert "Falta o peso de Bastão." in titles(session)


def test_other_acts_start_no_look(timer: Timer) -> None:
    session = watched(timer)
    session.do(AddNote("x"))
    assert timer.due == []


def test_a_disk_that_refuses_is_told_of(timer: Timer) -> None:
    told: list[StoreError] = []
    store = FullDisk(Campaign(CAMPAIGN_ID))
    session = watched(timer, sitting(store, timer))
    session.open.on_trouble = told.append
    session.do(RULER)
    store.is_full = True
    timer.run()
    assert [error.key for error in told] == ["disk_full"]


def test_a_campaign_that_may_only_be_seen_is_left_as_it_is(
    timer: Timer, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = FullDisk(Campaign(CAMPAIGN_ID))
    session = sitting(store, timer)
    session.do(RULER)
    monkeypatch.setattr(FullDisk, "is_view_only", True)
    assert titles(watched(timer, session)) == []

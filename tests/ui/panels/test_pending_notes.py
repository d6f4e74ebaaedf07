"""The panel Pendências e notas under keys and mouse: the notes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gmscreen.session.campaign import Campaign
from gmscreen.session.note_commands import AddNote, WriteNote
from gmscreen.session.session import Session
from gmscreen.ui.panels.pending.notes_card import NotesCard
from gmscreen.ui.panels.pending.panel import PendingPanel, Side, build
from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.typed_text import HAND_IN_MS
from tests.session.acts import CAMPAIGN_ID, FullDisk, Timer, sitting
from tests.ui.panels.conftest import Asked
from tests.ui.panels.test_pending_panel import ALT, column_of


@pytest.fixture
def panel(show_panel: Callable[..., QWidget]) -> PendingPanel:
    panel = show_panel(build)
    assert isinstance(panel, PendingPanel)
    panel.activateWindow()
    return panel


@pytest.fixture
def notes(panel: PendingPanel) -> NotesCard:
    return panel.notes


def begin(qtbot: QtBot, panel: PendingPanel, words: str) -> None:
    qtbot.keyClick(panel, Qt.Key.Key_N, ALT)
    qtbot.keyClicks(panel.notes.text, words)
    panel.notes.text.hand_in()


def titles(session: Session) -> list[str]:
    return [note.title for note in session.campaign.notes.values()]


def test_a_new_note_is_typed_in_at_once(qtbot: QtBot, panel: PendingPanel) -> None:
    panel.side.choose(Side.VALUES)
    qtbot.keyClick(panel, Qt.Key.Key_N, ALT)
    assert QApplication.focusWidget() is panel.notes.text


def test_its_first_line_is_its_name_and_it_is_kept_by_itself(
    qtbot: QtBot, panel: PendingPanel, session: Session
) -> None:
    qtbot.keyClick(panel, Qt.Key.Key_N, ALT)
    qtbot.keyClicks(panel.notes.text, "# A ponte")
    qtbot.waitUntil(lambda: titles(session) == ["A ponte"], timeout=5 * HAND_IN_MS)
    qtbot.waitUntil(lambda: column_of(panel.notes.table) == ["A ponte"])


def test_another_note_is_opened_from_the_list(qtbot: QtBot, panel: PendingPanel, session: Session) -> None:
    begin(qtbot, panel, "um")
    begin(qtbot, panel, "dois")
    panel.notes.table.setFocus()
    qtbot.keyClick(panel.notes.table, Qt.Key.Key_Down)
    assert panel.notes.text.toPlainText() == "um"
    qtbot.keyClick(panel.notes.table, Qt.Key.Key_Return)
    qtbot.keyClicks(panel.notes.text, "x")
    panel.notes.text.hand_in()
    assert titles(session) == ["xum", "dois"]


def test_leaving_for_another_note_keeps_the_last_key(
    qtbot: QtBot, panel: PendingPanel, session: Session
) -> None:
    begin(qtbot, panel, "um")
    begin(qtbot, panel, "dois")
    qtbot.keyClicks(panel.notes.text, "!")
    panel.notes.table.take(next(iter(session.campaign.notes)))
    assert titles(session) == ["um", "dois!"]


def test_an_undo_takes_typing_back_and_leaves_the_cursor_in_its_place(
    qtbot: QtBot, panel: PendingPanel, session: Session, notes: NotesCard
) -> None:
    session.do(AddNote("um", "um\ndois\n"))
    identity = next(iter(session.campaign.notes))
    notes.text.setFocus()
    notes.text.moveCursor(QTextCursor.MoveOperation.End)
    session.do(WriteNote(identity, "um\ne meio\ndois\n"))
    assert notes.text.textCursor().atEnd()
    session.undo()
    assert notes.text.toPlainText() == "um\ndois\n"
    assert notes.text.textCursor().atEnd()


def test_typing_that_was_not_yet_kept_is_what_an_undo_takes_back(
    qtbot: QtBot, panel: PendingPanel, session: Session, notes: NotesCard
) -> None:
    begin(qtbot, panel, "um")
    qtbot.keyClicks(notes.text, " dois")
    session.undo()
    assert notes.text.toPlainText() == "um"


@pytest.mark.parametrize("by_key", [True, False])
def test_a_note_is_removed_and_comes_back(
    qtbot: QtBot, panel: PendingPanel, session: Session, asked: Asked, *, by_key: bool
) -> None:
    begin(qtbot, panel, "um")
    if by_key:
        panel.notes.table.setFocus()
        qtbot.keyClick(panel.notes.table, Qt.Key.Key_Delete)
    else:
        qtbot.mouseClick(panel.notes.remove, Qt.MouseButton.LeftButton)
    assert (titles(session), panel.notes.text.isHidden()) == ([], True)
    assert asked.messages == ["Nota removida: um. Ctrl+Z a traz de volta."]
    session.undo()
    assert (column_of(panel.notes.table), panel.notes.text.toPlainText()) == (["um"], "um")


def test_a_note_in_the_archive_is_out_of_sight_until_asked_for(
    qtbot: QtBot, panel: PendingPanel, notes: NotesCard
) -> None:
    begin(qtbot, panel, "um")
    qtbot.mouseClick(notes.file, Qt.MouseButton.LeftButton)
    assert notes.table.isHidden()
    notes.archive.setChecked(True)
    assert column_of(notes.table) == ["um (arquivada)"]
    qtbot.mouseClick(notes.file, Qt.MouseButton.LeftButton)
    notes.archive.setChecked(False)
    assert column_of(notes.table) == ["um"]


def test_notes_and_pendencias_are_searched_at_once(
    qtbot: QtBot, panel: PendingPanel, session: Session
) -> None:
    session.do(AddNote("Ônfalos", "o poço"))
    session.do(AddNote("Ponte"))
    qtbot.keyClicks(panel.search, "poco")
    assert column_of(panel.notes.table) == ["Ônfalos"]
    assert column_of(panel.queue.table) == []
    qtbot.keyClick(panel.search, Qt.Key.Key_Return)
    assert QApplication.focusWidget() is panel.notes.table


def test_what_was_searched_for_is_marked_in_the_note_and_f3_goes_on(
    qtbot: QtBot, panel: PendingPanel, session: Session, notes: NotesCard
) -> None:
    session.do(AddNote("Poços", "🎲 um poço\n" + "linha\n" * 200 + "outro Poço\n"))
    qtbot.keyClicks(panel.search, "poco")
    first = notes.text.textCursor()
    assert (first.selectedText(), first.blockNumber()) == ("poço", 0)
    qtbot.keyClick(panel.search, Qt.Key.Key_F3)
    second = notes.text.textCursor()
    assert (second.selectedText(), second.blockNumber()) == ("Poço", 201)
    qtbot.keyClick(panel.search, Qt.Key.Key_F3)
    assert notes.text.textCursor().blockNumber() == 0


def test_what_no_file_can_hold_is_said_and_stays_on_screen(
    qtbot: QtBot, panel: PendingPanel, session: Session, notes: NotesCard
) -> None:
    begin(qtbot, panel, "um")
    notes.text.insertPlainText("\x00")
    notes.text.hand_in()
    assert notes.error.isVisible()
    assert titles(session) == ["um"]
    assert len(notes.text.toPlainText()) == 3


def test_a_change_made_while_the_panel_was_hidden_is_seen_when_it_comes_back(
    qtbot: QtBot, panel: PendingPanel, session: Session
) -> None:
    panel.hide()
    session.do(AddNote("Ponte", "ruiu"))
    panel.show()
    assert (column_of(panel.notes.table), panel.notes.text.toPlainText()) == (["Ponte"], "ruiu")


def test_a_campaign_that_may_only_be_seen_takes_no_key(
    qtbot: QtBot, look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = sitting(FullDisk(Campaign(CAMPAIGN_ID)), Timer())
    session.do(AddNote("Nota", "um"))
    monkeypatch.setattr(FullDisk, "is_view_only", True)
    card = NotesCard(look, session, lambda _words: None, lambda _kind, _ids: None)
    qtbot.addWidget(card)
    card.show_notes()
    qtbot.keyClicks(card.text, "x")
    assert (card.text.toPlainText(), session.open.unsaved) == ("um", None)


def test_a_note_goes_to_paper_as_it_is_typed(
    qtbot: QtBot, panel: PendingPanel, session: Session, asked: Asked
) -> None:
    session.do(AddNote("Ponte", "ruiu"))
    qtbot.waitUntil(panel.notes.print.isVisible)
    qtbot.keyClicks(panel.notes.text, "!")
    qtbot.mouseClick(panel.notes.print, Qt.MouseButton.LeftButton)
    (note,) = session.campaign.notes.values()
    assert asked.printed == [("handouts", note.id)]
    assert "!" in note.text

"""Ctrl+Shift+P and Ctrl+Shift+A jot down from wherever one is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gmscreen.session.records import PendingEntry
from gmscreen.session.session import Session
from gmscreen.ui.preferences import Preferences
from gmscreen.ui.settings import Settings
from gmscreen.ui.sheet_desk import SheetDesk
from gmscreen.ui.shell.appearance import Appearance
from gmscreen.ui.shell.main_window import MainWindow
from gmscreen.ui.shell.shell import Shell
from gmscreen.ui.systems import GARGANTA
from gmscreen.ui.theme.look import Look
from tests.ui.sheets import sample_store

BOTH = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def session() -> Session:
    return Session(store=sample_store())


@pytest.fixture
def shell(qtbot: QtBot, look: Look, session: Session) -> Shell:
    window = MainWindow(look, GARGANTA.panels)
    qtbot.addWidget(window)
    appearance = Appearance(look, Preferences(Settings(), None))
    shell = Shell(window, GARGANTA, session, look, SheetDesk(session), appearance)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    return shell


def written(shell: Shell, session: Session) -> PendingEntry:
    QTest.keyClick(shell.window, Qt.Key.Key_P, BOTH)
    (entry,) = (one for one in session.campaign.pending.values() if not one.source_key)
    return entry


def test_an_entry_leads_back_to_the_panel_where_it_was_written(shell: Shell, session: Session) -> None:
    shell.visit("hp")
    entry = written(shell, session)
    assert (entry.origin, entry.leads_to) == ("PV", "panel:hp")
    focus = QApplication.focusWidget()
    assert focus is not None
    assert focus.accessibleName() == "Título da pendência"


def test_an_entry_written_over_a_sheet_leads_back_to_the_sheet(shell: Shell, session: Session) -> None:
    shell.desk.choose("kallias")
    shell.visit("sheets")
    entry = written(shell, session)
    assert (entry.origin, entry.leads_to) == ("Ficha Kallias de Ônfalos", "sheet:kallias")


def test_an_entry_written_among_the_others_comes_from_nowhere(shell: Shell, session: Session) -> None:
    shell.visit("pending")
    assert written(shell, session).leads_to == ""


def test_a_note_is_begun_from_anywhere(shell: Shell, session: Session) -> None:
    shell.visit("load")
    QTest.keyClick(shell.window, Qt.Key.Key_A, BOTH)
    assert len(session.campaign.notes) == 1
    focus = QApplication.focusWidget()
    assert focus is not None
    assert focus.accessibleName() == "Texto da nota"

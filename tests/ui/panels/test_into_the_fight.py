"""Pôr em combate from Fichas: the sheet that is shown, or one of the library, by click and by key."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gmscreen.session.fight.battle import Battle
from gmscreen.session.fight.fighter import Side
from gmscreen.session.fight.several import fight_in_hand
from gmscreen.session.session import Session
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.sheets.panel import SheetsPanel, build
from tests.ui.sheets import put_sheet

NO_FIGHTER = 'schema = 1\nid = "vazia"\nname = "Vazia"\nkind = "pc"\n'


@pytest.fixture
def went() -> list[str]:
    """The panels that were gone to."""
    return []


@pytest.fixture
def panel(qtbot: QtBot, context: PanelContext, went: list[str]) -> SheetsPanel:
    panel = build(replace(context, go_to=went.append))
    assert isinstance(panel, SheetsPanel)
    qtbot.addWidget(panel)
    panel.resize(1600, 820)
    with qtbot.waitExposed(panel):
        panel.show()
    panel.activateWindow()
    context.desk.choose("kallias")
    return panel


def click(panel: SheetsPanel) -> None:
    QTest.mouseClick(panel.header.fight, Qt.MouseButton.LeftButton)


def press(panel: SheetsPanel) -> None:
    panel.sidebar.list.setFocus()
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_B, both)


def fighters(session: Session) -> list[tuple[str, Side]]:
    battle = Battle(session.campaign, fight_in_hand(session.campaign))
    return [(one.name, one.side) for one in battle.everyone()]


@pytest.mark.parametrize("bring", [click, press])
def test_the_sheet_that_is_shown_comes_into_the_fight(
    bring: Callable[[SheetsPanel], None], panel: SheetsPanel, session: Session, went: list[str]
) -> None:
    bring(panel)
    assert fighters(session) == [("Kallias de Ônfalos", Side.PARTY)]
    assert went == ["combat"]


def test_a_second_one_is_a_numbered_copy(panel: SheetsPanel, session: Session) -> None:
    click(panel)
    press(panel)
    assert [name for name, _ in fighters(session)] == ["Kallias de Ônfalos", "Kallias de Ônfalos 2"]


def test_one_of_the_library_comes_by_a_key_without_being_opened(
    panel: SheetsPanel, session: Session, went: list[str]
) -> None:
    panel.sidebar.list.mark("draugr")
    QTest.keyClick(panel.sidebar.list, Qt.Key.Key_C)
    assert fighters(session) == [("Draugr", Side.FOES)]
    assert panel.shown == "kallias"
    assert went == ["combat"]


def test_what_a_fight_lacks_is_said_where_it_was_asked(
    panel: SheetsPanel, session: Session, went: list[str]
) -> None:
    panel.sidebar.list.mark(put_sheet(session, "vazia", NO_FIGHTER))
    QTest.keyClick(panel.sidebar.list, Qt.Key.Key_C)
    assert "Vazia" in panel.notice.words
    assert (went, fight_in_hand(session.campaign)) == ([], "")

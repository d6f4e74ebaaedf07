"""What happened, in the panel Combate: rounds, lines, and the way from a line to its roll in Dados."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gmscreen.rules.dice import parse_dice
from gmscreen.session.fight.log import LogLine
from gmscreen.session.rolls import RollRequest
from gmscreen.session.session import Session
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.combat.panel import CombatPanel, build
from gmscreen.ui.panels.combat.story_view import StoryRow, story_rows
from gmscreen.ui.panels.dice.ledger_model import PAGE
from gmscreen.ui.panels.dice.panel import DicePanel
from gmscreen.ui.panels.dice.panel import build as build_dice
from tests.ui.panels.test_combat_panel import press, put

NAMED = (("name", "Ana"),)


def test_the_newest_round_stands_first_under_its_name() -> None:
    lines = [
        LogLine(1, "round", values=(("round", 1),)),
        LogLine(1, "falls", "f1", NAMED),
        LogLine(2, "round", values=(("round", 2),)),
        LogLine(2, "dies", "f1", NAMED, rolls=(7,)),
        LogLine(2, "faints", "f1", NAMED, rolls=(8, 9)),
    ]
    told = [(row.words, row.numbers) for row in story_rows(lines)]
    assert [(words.replace("\u2068", "").replace("\u2069", ""), numbers) for words, numbers in told] == [
        ("Rodada 2", ""),
        ("Ana desmaia.", "#8–9"),
        ("Ana morre.", "#7"),
        ("Rodada 1", ""),
        ("Ana cai no chão.", ""),
    ]


def test_what_came_before_the_first_turn_is_named_so() -> None:
    (heading, _) = story_rows([LogLine(0, "falls", "f1", NAMED)])
    assert heading == StoryRow("Antes do primeiro turno", is_heading=True)


@pytest.fixture
def dice(qtbot: QtBot, context: PanelContext) -> DicePanel:
    panel = build_dice(context)
    assert isinstance(panel, DicePanel)
    qtbot.addWidget(panel)
    panel.show()
    return panel


@pytest.fixture
def panel(qtbot: QtBot, context: PanelContext, dice: DicePanel) -> CombatPanel:
    """Combate, from which one comes to Dados."""
    panel = build(replace(context, go_to={"dice": dice}.get))
    assert isinstance(panel, CombatPanel)
    qtbot.addWidget(panel)
    panel.resize(1600, 820)
    with qtbot.waitExposed(panel):
        panel.show()
    put(panel, "kallias")
    put(panel, "draugr")
    panel.setFocus()
    press(panel, "N", "1", "R")
    return panel


def test_a_click_on_the_number_opens_the_roll_in_dados(panel: CombatPanel, dice: DicePanel) -> None:
    story = panel.aside.story.story
    place = next(at for at, row in enumerate(story.told.rows) if row.rolls)
    area = story.visualRect(story.told.index(place))
    number = story.number_area(area, story.told.rows[place])
    QTest.mouseClick(story.viewport(), Qt.MouseButton.LeftButton, pos=number.topLeft())
    assert dice.ledger.entry.view is not None
    assert dice.ledger.entry.view.sequence == 1


def test_a_click_on_the_words_goes_nowhere(panel: CombatPanel, dice: DicePanel) -> None:
    story = panel.aside.story.story
    place = next(at for at, row in enumerate(story.told.rows) if row.rolls)
    at = story.visualRect(story.told.index(place)).topLeft()
    QTest.mouseClick(story.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert dice.ledger.entry.view is None


def test_enter_opens_the_roll_of_the_row_in_hand(panel: CombatPanel, dice: DicePanel) -> None:
    story = panel.aside.story.story
    story.setFocus()
    place = next(at for at, row in enumerate(story.told.rows) if row.rolls)
    while story.currentIndex().row() != place:
        QTest.keyClick(story, Qt.Key.Key_Down)
    QTest.keyClick(story, Qt.Key.Key_Return)
    assert dice.ledger.entry.view is not None


def test_a_key_opens_the_last_roll(panel: CombatPanel, dice: DicePanel) -> None:
    panel.setFocus()
    press(panel, "Shift+G")
    assert dice.ledger.entry.view is not None


def test_before_any_die_the_key_says_so(show_panel: Callable[..., QWidget]) -> None:
    panel = show_panel(build)
    assert isinstance(panel, CombatPanel)
    put(panel, "kallias")
    panel.setFocus()
    press(panel, "Shift+G")
    assert "dado" in panel.notice.words


def test_a_roll_far_back_is_found_whatever_was_searched_for(dice: DicePanel, session: Session) -> None:
    for _ in range(PAGE + 3):
        session.roll(RollRequest(parse_dice("3d"), "teste"))
    dice.ledger.filter.setText("nada disso")
    dice.show_entry(2)
    assert dice.ledger.entry.view is not None
    assert dice.ledger.entry.view.sequence == 2
    assert QApplication.focusWidget() is dice.ledger.table

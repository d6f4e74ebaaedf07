"""Combate where players look on: whoever is hidden is neither in the list, nor the turn, nor the story."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QLabel, QWidget

from gmscreen.session.fight.aftermath import EndFight
from gmscreen.session.fight.declaring import ChangeFighter
from gmscreen.ui.panels.combat.panel import CombatPanel, build
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Mode, ThemeName, load_theme
from tests.ui.panels.test_combat_panel import CLICK, press, put

HIDDEN = "Vulto Calado"


@pytest.fixture
def panel(show_panel: Callable[..., QWidget]) -> CombatPanel:
    """Kallias and two draugar, one of whom is hidden under a name of his own; the first turn has begun."""
    panel = show_panel(build)
    assert isinstance(panel, CombatPanel)
    put(panel, "kallias")
    put(panel, "draugr", copies=2)
    panel.hand.do(ChangeFighter(panel.hand.fight, hidden_one(panel), name=HIDDEN, hidden=True))
    panel.setFocus()
    press(panel, "N")
    return panel


def hidden_one(panel: CombatPanel) -> str:
    head = panel.hand.head
    assert head is not None
    return head.fighters[-1]


def to_table_mode(look: Look) -> None:
    look.wear(load_theme(ThemeName.DARK, 100, Mode.TABLE))


def uncover(panel: CombatPanel) -> None:
    QTest.mouseClick(panel.uncover, CLICK, pos=QPoint(8, panel.uncover.height() // 2))


def to_the_hidden_turn(panel: CombatPanel) -> None:
    for _ in range(3):
        head = panel.hand.head
        if head is not None and head.active != hidden_one(panel):
            panel.hand.go_on()


def seen(panel: CombatPanel) -> str:
    """Every word on the panel: labels, choices, and what is told of the rows of its lists."""
    labels = [each.text() for each in panel.findChildren(QLabel) if each.isVisible()]
    choices = [
        each.itemText(place)
        for each in panel.findChildren(QComboBox)
        if each.isVisible()
        for place in range(each.count())
    ]
    lists = [each.model() for each in panel.findChildren(QAbstractItemView) if each.isVisible()]
    rows = [str(model.index(at, 0).data()) for model in lists for at in range(model.rowCount())]
    return "\n".join([*labels, *choices, *rows])


def test_at_the_desk_the_hidden_one_is_seen(panel: CombatPanel) -> None:
    assert HIDDEN in seen(panel)


def test_in_table_mode_nothing_names_who_is_hidden(panel: CombatPanel, look: Look) -> None:
    to_table_mode(look)
    assert HIDDEN not in seen(panel)


def test_in_table_mode_nothing_names_him_in_his_own_turn(panel: CombatPanel, look: Look) -> None:
    to_the_hidden_turn(panel)
    to_table_mode(look)
    assert HIDDEN not in seen(panel)
    assert panel.covered.isVisible()
    assert not panel.middle.maneuver.isVisible()
    assert not panel.middle.blow.isVisible()


def test_in_table_mode_his_blow_is_not_shown(panel: CombatPanel, look: Look) -> None:
    to_the_hidden_turn(panel)
    press(panel, "1", "R")
    to_table_mode(look)
    assert HIDDEN not in seen(panel)
    assert not panel.middle.blow.attacking.isVisible()


def test_in_table_mode_the_story_leaves_out_secret_lines(panel: CombatPanel, look: Look) -> None:
    to_the_hidden_turn(panel)
    press(panel, "1", "R")
    assert any(row.is_secret for row in panel.aside.story.story.told.rows)
    to_table_mode(look)
    assert not any(row.is_secret for row in panel.aside.story.story.told.rows)


def test_in_table_mode_a_refusal_does_not_name_him(panel: CombatPanel, look: Look) -> None:
    to_table_mode(look)
    panel.hand.do(ChangeFighter(panel.hand.fight, hidden_one(panel), name=HIDDEN * 100))
    assert HIDDEN not in panel.notice.words


def test_a_click_shows_him_in_table_mode_too(panel: CombatPanel, look: Look) -> None:
    to_table_mode(look)
    uncover(panel)
    assert HIDDEN in seen(panel)


def test_the_order_is_changed_around_who_is_not_seen(panel: CombatPanel, look: Look) -> None:
    to_table_mode(look)
    before = panel.hand.head
    assert before is not None
    panel.acting.move(panel.roster.fighters.rows[-1].id, -1)
    after = panel.hand.head
    assert after is not None
    assert sorted(after.order) == sorted(before.order)


def test_the_end_is_not_accepted_over_the_head_of_who_is_not_seen(panel: CombatPanel, look: Look) -> None:
    panel.hand.do(EndFight(panel.hand.fight))
    to_table_mode(look)
    panel.middle.after.tell_accepted()
    head = panel.hand.head
    assert head is not None
    assert not head.accepted
    assert "Mostrar escondidos" in panel.notice.words


def test_once_he_is_shown_the_end_is_accepted(panel: CombatPanel, look: Look) -> None:
    panel.hand.do(EndFight(panel.hand.fight))
    to_table_mode(look)
    uncover(panel)
    panel.middle.after.tell_accepted()
    head = panel.hand.head
    assert head is not None
    assert head.accepted

"""Several fights in the panel Combate: listed, taken up, named, taken away and opened, by keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from gmscreen.session.fight.fight import Phase
from gmscreen.session.fight.several import fights_of
from gmscreen.session.session import Session
from gmscreen.ui.panels.combat.fights_card import FightsCard
from gmscreen.ui.panels.combat.panel import CombatPanel, build
from tests.ui.panels.test_combat_panel import fighters, press, put, write


@pytest.fixture
def panel(show_panel: Callable[..., QWidget]) -> CombatPanel:
    """A fight that goes on, Luta 1, and a new one without anybody, Luta 2."""
    panel = show_panel(build)
    assert isinstance(panel, CombatPanel)
    put(panel, "kallias")
    panel.setFocus()
    press(panel, "N", "Shift+M")
    key(Qt.Key.Key_Insert)
    return panel


def key(pressed: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget(), pressed)


def listed(panel: CombatPanel) -> FightsCard:
    panel.acting.list_fights()
    return panel.middle.forms.fights


def names(session: Session) -> list[str]:
    return [each.name for each in fights_of(session.campaign)]


def test_a_new_fight_is_opened_while_another_goes_on(panel: CombatPanel, session: Session) -> None:
    assert names(session) == ["Luta 2", "Luta 1"]
    assert fighters(panel) == []
    assert panel.middle.forms.open is None


def test_the_list_says_how_each_stands(panel: CombatPanel) -> None:
    told = [
        each.replace("\u2068", "").replace("\u2069", "") for each in listed(panel).list.names.stringList()
    ]
    assert told == ["Luta 2 · Preparação · 0 lutadores · na mão", "Luta 1 · Rodada 1 · 1 lutador"]


def test_an_older_one_is_taken_up_by_keys(panel: CombatPanel) -> None:
    listed(panel)
    key(Qt.Key.Key_Down)
    key(Qt.Key.Key_Return)
    assert [one.name for one in fighters(panel)] == ["Kallias de Ônfalos"]
    assert panel.hand.head is not None
    assert panel.hand.head.phase is Phase.FIGHTING
    assert QApplication.focusWidget() is panel.roster


def test_a_click_takes_one_up(panel: CombatPanel) -> None:
    card = listed(panel)
    QTest.qWait(1)
    area = card.list.visualRect(card.list.names.index(1, 0))
    QTest.mouseClick(card.list.viewport(), Qt.MouseButton.LeftButton, pos=area.center())
    QTest.mouseClick(card.take, Qt.MouseButton.LeftButton)
    assert len(fighters(panel)) == 1


def test_one_is_taken_away_and_comes_back(panel: CombatPanel, session: Session) -> None:
    listed(panel)
    key(Qt.Key.Key_Delete)
    assert names(session) == ["Luta 1"]
    session.undo()
    assert names(session) == ["Luta 2", "Luta 1"]


def test_one_is_named(panel: CombatPanel, session: Session) -> None:
    card = listed(panel)
    key(Qt.Key.Key_F2)
    assert QApplication.focusWidget() is card.name
    write(card.name, "Ponte do fosso")
    assert names(session) == ["Ponte do fosso", "Luta 1"]
    assert "Ponte do fosso" in panel.head.declared.text()


def test_escape_puts_the_list_away(panel: CombatPanel) -> None:
    listed(panel)
    key(Qt.Key.Key_Escape)
    assert panel.middle.forms.open is None


def test_who_is_gone_by_an_undo_is_nobodys_target(panel: CombatPanel, session: Session) -> None:
    put(panel, "draugr")
    panel.hand.say(target=fighters(panel)[0].id)
    session.undo()
    assert fighters(panel) == []
    put(panel, "jurado")
    assert panel.aside.ladder_card.isVisible()

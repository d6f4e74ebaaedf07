"""An explosive fireball in the panel Combate: who is around is proposed, corrected, and hurt too."""

from __future__ import annotations

from decimal import Decimal

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gmscreen.rules.garganta.blow import DamageType
from gmscreen.session.fight.exchange import Flight
from gmscreen.sheets.attacks import AttackType
from gmscreen.ui.panels.combat.panel import CombatPanel
from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.choice import ListChoice
from tests.session.fight.fights import Table
from tests.session.fight.test_blast import BALL, pv, table_of_mage
from tests.ui.panels.test_combat_by_keys import at_the_keyboard
from tests.ui.panels.test_combat_panel import press


@pytest.fixture
def table() -> Table:
    return table_of_mage()


@pytest.fixture
def panel(qtbot: QtBot, look: Look, table: Table) -> CombatPanel:
    panel = at_the_keyboard(qtbot, look, table)
    flight, target = Flight(Decimal(2)), table.id("Orc 1")
    panel.hand.say(attack=BALL, target=target, flight=flight, as_type=DamageType.CRUSHING)
    return panel


def shown(panel: CombatPanel) -> dict[str, bool]:
    people = panel.middle.blow.around.people
    words = ("".join(filter(str.isprintable, one.text())) for one in people)
    return {each: one.isChecked() for each, one in zip(words, people, strict=True) if one.isVisible()}


def test_whoever_stands_with_the_target_is_proposed(panel: CombatPanel) -> None:
    assert shown(panel) == {"1  Nara": False, "2  Orc 2": True, "3  Orc 3": True}


def test_digits_say_who_is_around_and_whether_it_goes_to_the_ground(panel: CombatPanel) -> None:
    panel.setFocus()
    press(panel, "0", "1", "3")
    assert shown(panel) == {"1  Nara": True, "2  Orc 2": True, "3  Orc 3": False}
    assert panel.middle.blow.around.ground.isChecked()


def test_an_attack_that_does_not_explode_asks_nothing(panel: CombatPanel) -> None:
    panel.hand.say(attack="Soco")
    assert not panel.middle.blow.around.isVisible()


def test_the_proposal_is_corrected_by_keys_and_the_blast_follows(panel: CombatPanel, table: Table) -> None:
    orc = next(one for one in panel.middle.blow.around.people if "Orc 3" in one.text())
    orc.setFocus()
    QTest.keyClick(orc, Qt.Key.Key_Space)
    QTest.mouseClick(panel.middle.blow.around.ground, Qt.MouseButton.LeftButton)
    panel.setFocus()
    table.give(2, 2, 2, 6, 6, 5, 3, 4)
    press(panel, "R", "R", "R")
    assert pv(table) == [6, 6, 12]
    told = [row.words.text() for row in panel.middle.blow.damaging.lines._rows if row.isVisible()]
    assert any("Orc 2" in words for words in told)


def test_one_undo_takes_all_of_it_back(panel: CombatPanel, table: Table) -> None:
    table.give(2, 2, 2, 6, 6, 5, 3, 4)
    panel.setFocus()
    press(panel, "R", "R", "R")
    assert pv(table) == [6, 6, 6]
    press(panel, "U")
    assert pv(table) == [12, 12, 12]


def test_the_spell_in_the_hand_is_what_he_strikes_with(panel: CombatPanel) -> None:
    panel.hand.say(attack="")
    assert panel.middle.blow.attack.value == BALL


@pytest.mark.qt_log_ignore("does not support raise", "does not support grabbing")
def test_how_a_spell_wounds_is_chosen_from_an_open_list(panel: CombatPanel) -> None:
    panel.hand.say(as_type=None)
    panel.setFocus()
    press(panel, "D")
    field = panel.middle.blow.asks.fields[0]
    assert isinstance(field, ListChoice)
    popup = field.list.view()
    assert popup.isVisible()
    QTest.keyClick(popup, Qt.Key.Key_Down)
    QTest.keyClick(popup, Qt.Key.Key_Down)
    assert panel.middle.blow.asks.isVisible()
    QTest.keyClick(popup, Qt.Key.Key_Return)
    assert not panel.middle.blow.asks.isVisible()
    settled = panel.hand.session.campaign.values
    assert [each.value for each in settled.values()] == [AttackType.CUTTING.value]

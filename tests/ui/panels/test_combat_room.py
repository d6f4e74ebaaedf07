"""The panel Combate in a fight of eight: nothing is cut at any size, and at 1280×720 nothing scrolls."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gmscreen.locator import sample_sheets
from gmscreen.session.fight.fight_records import fight_ids
from gmscreen.session.fight.fighter import Side
from gmscreen.session.fight.harming import ChangePv
from gmscreen.session.fight.joining import AddFighters, OpenFight
from gmscreen.session.fight.turn_commands import BeginFight
from gmscreen.session.session import Session
from gmscreen.ui.panels.combat.panel import CombatPanel
from gmscreen.ui.settings import Settings
from gmscreen.ui.shell.shell import Shell
from gmscreen.ui.systems import GARGANTA
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Mode
from tests.ui.test_every_panel import faults_at_rest, opened, screen_name, settle

FIGHTERS = (("kallias", Side.PARTY, 1), ("jurado", Side.PARTY, 1), ("draugr", Side.FOES, 6))


def fought(session: Session) -> str:
    """A fight of eight in its first turn."""
    session.do(OpenFight("Ponte"))
    (fight,) = fight_ids(session.campaign)
    for sheet, side, copies in FIGHTERS:
        session.do(AddFighters(fight=fight, sheet=sheet, side=side, copies=copies))
    session.do(BeginFight(fight))
    return fight


def shown(look: Look, settings: Settings, qtbot: QtBot) -> tuple[Shell, CombatPanel]:
    shell = opened(look, GARGANTA, settings, qtbot)
    for sheet, _, _ in FIGHTERS:
        shell.desk.open(sample_sheets() / f"{sheet}.toml")
    fought(shell.desk._session)
    shell.window.setMinimumSize(1, 1)
    panel = shell.visit("combat")
    assert isinstance(panel, CombatPanel)
    panel.setFocus()
    return shell, panel


def press(panel: CombatPanel, keys: str) -> None:
    for key in keys:
        QTest.keyClick(QApplication.focusWidget() or panel, Qt.Key(ord(key)))
        settle()


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("scale", [75, 100, 200])
def test_nothing_is_cut_in_any_moment_of_a_turn(look: Look, mode: Mode, scale: int, qtbot: QtBot) -> None:
    settings = Settings(scale=scale, modes={screen_name(): mode})
    shell, panel = shown(look, settings, qtbot)
    found = []
    for keys in ("", "1", "R", "R", "R"):
        press(panel, keys)
        for size in (QSize(1280, 720), QSize(1920, 1080)):
            shell.window.resize(size)
            found += [f"{keys} {size.width()}: {fault}" for fault in sorted(faults_at_rest(panel))]
    assert not found, "\n".join(found)


def test_eight_fighters_fit_without_scrolling(look: Look, qtbot: QtBot) -> None:
    shell, panel = shown(look, Settings(), qtbot)
    shell.window.resize(1280, 720)
    for keys in ("", "1", "R", "R", "R"):
        press(panel, keys)
        for ground in (panel, panel.middle, panel.aside, panel.roster):
            assert ground.verticalScrollBar().maximum() == 0, (keys, type(ground).__name__)


def test_a_test_that_waits_fits_beside_the_ladder_and_the_story(look: Look, qtbot: QtBot) -> None:
    shell, panel = shown(look, Settings(), qtbot)
    shell.window.resize(1280, 720)
    press(panel, "1")
    battle = panel.hand.battle
    assert battle is not None
    kallias = next(one.id for one in battle.everyone() if one.side is Side.PARTY)
    panel.hand.say(target=kallias)
    panel.hand.do(ChangePv(battle.id, kallias, -25))
    settle()
    assert panel.aside.due.isVisible()
    assert panel.aside.verticalScrollBar().maximum() == 0


def test_at_a_metre_the_blow_stands_beside_the_list_and_what_waits_over_it(look: Look, qtbot: QtBot) -> None:
    shell, panel = shown(look, Settings(modes={screen_name(): Mode.TABLE}), qtbot)
    shell.window.resize(1600, 900)
    press(panel, "1")
    battle = panel.hand.battle
    assert battle is not None
    kallias = next(one.id for one in battle.everyone() if one.side is Side.PARTY)
    panel.hand.do(ChangePv(battle.id, kallias, -25))
    settle()
    list_at, due_at = (each.mapTo(panel, QPoint(0, 0)) for each in (panel.roster, panel.aside.due))
    assert panel.middle.mapTo(panel, QPoint(0, 0)).x() > list_at.x() + panel.roster.width()
    assert due_at.y() < list_at.y()


def test_in_a_wide_window_what_waits_is_over_the_ladder_again(look: Look, qtbot: QtBot) -> None:
    shell, panel = shown(look, Settings(), qtbot)
    for width in (900, 1600):
        shell.window.resize(width, 900)
        settle()
    assert panel.aside.isAncestorOf(panel.aside.due)

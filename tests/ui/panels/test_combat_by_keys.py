"""The ten rounds that were worked out by hand, played through the window with keys only."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.combat.panel import CombatPanel
from gmscreen.ui.sheet_desk import SheetDesk
from gmscreen.ui.theme.look import Look
from tests.session.fight.fights import Table
from tests.session.fight.test_ten_rounds import opened, play
from tests.ui.panels.fight_by_keys import ByKeys


def nothing(*_args: object) -> None:
    pass


def at_the_keyboard(qtbot: QtBot, look: Look, table: Table) -> CombatPanel:
    """The panel over a table's fight; what the table does from now on goes through its keys."""
    session = table.session
    panel = CombatPanel(PanelContext(session, look, SheetDesk(session), nothing, nothing, nothing))
    qtbot.addWidget(panel)
    panel.resize(1280, 640)
    with qtbot.waitExposed(panel):
        panel.show()
    panel.setFocus()
    table.session = ByKeys(session, panel)  # type: ignore[assignment]
    return panel


def test_the_ten_rounds_are_played_with_keys_only(qtbot: QtBot, look: Look) -> None:
    table = opened()
    at_the_keyboard(qtbot, look, table)
    play(table)
    assert table.head.round == 10

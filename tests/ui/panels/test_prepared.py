"""What a panel reads in the canon is read before its first visit."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from gmscreen.canon.garganta.criticals import critical_misses
from gmscreen.canon.garganta.falls import fall_rules
from gmscreen.canon.garganta.load import load_ladders
from gmscreen.canon.garganta.mana import mana_bands
from gmscreen.canon.garganta.maneuvers import maneuvers
from gmscreen.canon.garganta.recovery import recovery_rules
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.systems import GARGANTA

TABLES = {
    "blows": critical_misses,
    "load": load_ladders,
    "hp": recovery_rules,
    "fall": fall_rules,
    "magic": mana_bands,
    "defenses": maneuvers,
}


@pytest.mark.parametrize("name", TABLES)
def test_a_prepared_panel_is_built_without_reading_the_canon(
    qtbot: QtBot, context: PanelContext, name: str
) -> None:
    panel = next(panel for panel in GARGANTA.panels if panel.id == name)
    TABLES[name].cache_clear()
    panel.prepare()
    read = TABLES[name].cache_info().misses
    qtbot.addWidget(panel.build(context))
    assert (read, TABLES[name].cache_info().misses) == (1, 1)

"""Chips: round at any size of type."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Mode, ThemeName, Tone, load_theme
from gmscreen.ui.widgets.chip import Chip
from gmscreen.ui.widgets.layouts import column


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("scale", [75, 100, 150, 200, 250])
def test_its_corners_are_round(qtbot: QtBot, look: Look, mode: Mode, scale: int) -> None:
    theme = load_theme(ThemeName.DARK, scale, mode)
    look.wear(theme)
    ground, chip = QWidget(), Chip("todas")
    ground.setLayout(column(look, chip))
    qtbot.addWidget(ground)
    with qtbot.waitExposed(ground):
        ground.show()
    corner = ground.grab().toImage().pixelColor(chip.x(), chip.y())
    assert corner not in (theme.color(Tone.LINE), theme.color(Tone.RAISED))

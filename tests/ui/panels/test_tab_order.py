"""Tab goes through Fichas, Carga, PV and Pendências as one reads."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QAbstractItemView, QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gmscreen.ui.panels.tab_order import stops

Show = Callable[..., QWidget]
PANELS = ("sheets", "load", "hp", "pending")


def shown(show_panel: Show, panel_id: str) -> QWidget:
    return show_panel(import_module(f"gmscreen.ui.panels.{panel_id}.panel").build)


def is_skipped(stop: QWidget) -> bool:
    """Among segments Tab stops at the chosen one; the arrows move to the others."""
    return isinstance(stop, QPushButton) and stop.isCheckable() and not stop.isChecked()


@pytest.mark.parametrize("panel_id", PANELS)
def test_the_focus_walks_through_every_stop_in_the_order_of_the_layouts(
    qtbot: QtBot, show_panel: Show, panel_id: str
) -> None:
    panel = shown(show_panel, panel_id)
    for _ in list(stops(panel)):  # what belongs to a row in hand comes up when the keys reach the row
        panel.focusNextChild()
    visible = [
        stop for stop in stops(panel) if stop.isVisible() and stop.isEnabled() and not is_skipped(stop)
    ]
    visible[0].setFocus()
    walked = []
    for _ in visible:
        walked.append(QApplication.focusWidget())
        panel.focusNextChild()
    assert walked == visible


@pytest.mark.parametrize("panel_id", PANELS)
def test_every_stop_has_a_name(show_panel: Show, panel_id: str) -> None:
    panel = shown(show_panel, panel_id)
    assert [type(stop).__name__ for stop in stops(panel) if not stop.accessibleName()] == []


@pytest.mark.parametrize("panel_id", PANELS)
def test_within_a_column_stops_go_down_the_screen(show_panel: Show, panel_id: str) -> None:
    panel = shown(show_panel, panel_id)
    tables = [stop for stop in stops(panel) if isinstance(stop, QAbstractItemView) and stop.isVisible()]
    places = [table.mapTo(panel, QPoint(0, 0)) for table in tables]
    assert all(upper.y() <= lower.y() or upper.x() < lower.x() for upper, lower in pairwise(places))

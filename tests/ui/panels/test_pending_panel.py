"""The panel Pendências under keys and mouse."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gmscreen.session.session import Session
from gmscreen.sheets.table_values import weight_key
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.pending.panel import PendingPanel, build
from gmscreen.ui.sheet_desk import SheetDesk
from gmscreen.ui.widgets.table import TableView


@pytest.fixture
def visited() -> list[str]:
    return []


@pytest.fixture
def context(context: PanelContext, visited: list[str]) -> PanelContext:
    return replace(context, go_to=visited.append)


@pytest.fixture
def panel(show_panel: Callable[..., QWidget]) -> PendingPanel:
    panel = show_panel(build)
    assert isinstance(panel, PendingPanel)
    return panel


def column_of(table: TableView, place: int = 0) -> list[str]:
    rows = table.rows
    return [rows.cell(rows.index(row, place)).words for row in range(rows.rowCount())]


def click(qtbot: QtBot, table: TableView, row: int, place: int) -> None:
    at = table.visualRect(table.rows.index(row, place)).center()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)


def test_all_the_samples_on_the_desk_are_listed(panel: PendingPanel) -> None:
    assert "Boca-de-poço · 1 pendência" in column_of(panel.queue)
    assert panel.count.text() == "39 pendências"


def test_the_filter_follows_every_key(qtbot: QtBot, panel: PendingPanel) -> None:
    qtbot.keyClicks(panel.search, "bote")
    assert column_of(panel.queue) == ["Boca-de-poço · 1 pendência", "Falta o NH de Bote."]


def test_enter_on_a_gap_settles_it_on_the_spot(qtbot: QtBot, panel: PendingPanel, session: Session) -> None:
    qtbot.keyClicks(panel.search, "bote")
    panel.queue.setFocus()
    panel.queue.selectRow(1)
    qtbot.keyClick(panel.queue, Qt.Key.Key_Return)
    assert panel.gaps.field is not None
    qtbot.keyClicks(panel.gaps.field.line, "14")
    qtbot.keyClick(panel.gaps.field.line, Qt.Key.Key_Return)
    assert column_of(panel.queue) == []
    assert column_of(panel.values) == ["NH de Bote · Boca-de-poço"]
    assert [value.value for value in session.values.all()] == ["14"]


def test_a_settled_value_is_changed_in_the_list(qtbot: QtBot, panel: PendingPanel, session: Session) -> None:
    session.values.settle(weight_key("Bastão"), "Bastão", "1,5")
    click(qtbot, panel.values, 0, 1)
    field = panel.changes.field
    assert field is not None
    assert field.line.selectedText() == "1,5"
    qtbot.keyClicks(field.line, "2")
    qtbot.keyClick(field.line, Qt.Key.Key_Return)
    assert column_of(panel.values, 1) == ["2,0 kg"]


@pytest.mark.parametrize("by_key", [True, False])
def test_a_settled_value_is_forgotten_by_delete_or_a_click(
    qtbot: QtBot, panel: PendingPanel, session: Session, *, by_key: bool
) -> None:
    session.values.settle(weight_key("Bastão"), "Bastão", "1,5")
    assert "Falta o peso de Bastão." not in column_of(panel.queue)
    if by_key:
        panel.values.setFocus()
        panel.values.selectRow(0)
        qtbot.keyClick(panel.values, Qt.Key.Key_Delete)
    else:
        click(qtbot, panel.values, 0, 3)
    assert session.values.all() == ()
    assert "Falta o peso de Bastão." in column_of(panel.queue)
    assert panel.values.isHidden()


def test_the_heading_goes_to_the_sheet(
    qtbot: QtBot, panel: PendingPanel, desk: SheetDesk, visited: list[str]
) -> None:
    qtbot.keyClicks(panel.search, "bote")
    click(qtbot, panel.queue, 0, 1)
    assert (desk.current, visited) == ("boca-de-poco", ["sheets"])


def test_enter_on_a_heading_goes_there_too(qtbot: QtBot, panel: PendingPanel, visited: list[str]) -> None:
    panel.queue.setFocus()
    panel.queue.selectRow(0)
    qtbot.keyClick(panel.queue, Qt.Key.Key_Return)
    assert visited == ["sheets"]


def test_a_value_settled_elsewhere_is_seen_at_once(panel: PendingPanel, session: Session) -> None:
    session.values.settle(weight_key("Bastão"), "Bastão", "1,5")
    assert column_of(panel.values) == ["Peso de um: Bastão"]


def test_a_click_elsewhere_keeps_what_was_typed(qtbot: QtBot, panel: PendingPanel, session: Session) -> None:
    qtbot.keyClicks(panel.search, "bote")
    click(qtbot, panel.queue, 1, 1)
    assert panel.gaps.field is not None
    qtbot.keyClicks(panel.gaps.field.line, "14")
    panel.search.setFocus()
    assert [value.value for value in session.values.all()] == ["14"]
    assert panel.gaps.field is None

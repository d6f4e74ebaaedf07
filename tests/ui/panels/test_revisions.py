"""The revisions of a sheet in Fichas under keys and mouse."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from gmscreen.session.session import Session
from gmscreen.session.sheet_commands import EditSheet
from gmscreen.sheets.sheet_edits import SetField
from gmscreen.ui.panels.sheets.panel import SheetsPanel, build
from gmscreen.ui.panels.sheets.revisions_view import BEFORE, RevisionsView
from gmscreen.ui.widgets.table import TableView

Show = Callable[..., QWidget]


class Asked(Protocol):
    messages: list[str]


@pytest.fixture
def panel(show_panel: Show, session: Session) -> SheetsPanel:
    for value in (13, 14):
        session.do(EditSheet("kallias", SetField(("attributes", "st"), value)))
    session.do(EditSheet("kallias", SetField(("origin",), "Argos")))
    panel = show_panel(build)
    assert isinstance(panel, SheetsPanel)
    panel.activateWindow()
    return panel


@pytest.fixture
def view(panel: SheetsPanel) -> RevisionsView:
    QTest.mouseClick(panel.header.revisions, Qt.MouseButton.LeftButton)
    return panel.revisions


def cells(table: TableView) -> list[tuple[str, ...]]:
    rows, columns = table.rows.rowCount(), len(table.rows.columns)
    return [
        tuple(table.rows.cell(table.rows.index(row, column)).words for column in range(columns))
        for row in range(rows)
    ]


def test_each_revision_says_when_it_was_and_what_it_changed(view: RevisionsView) -> None:
    assert [row[1:] for row in cells(view.list)] == [
        ("4 · agora", "origem: Ônfalos → Argos"),
        ("3", "ST: 13 → 14"),
        ("2", "ST: 12 → 13"),
        ("1", "como entrou na campanha"),
    ]
    assert cells(view.list)[3][0] == "no começo"


def test_the_one_in_hand_stands_beside_the_sheet_of_now(view: RevisionsView) -> None:
    assert view.list.hasFocus()
    assert cells(view.compared) == [("origem", "Ônfalos", "Argos")]
    QTest.keyClick(view.list, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    assert cells(view.compared) == [("origem", "Ônfalos", "Argos"), ("ST", "12", "14")]


@pytest.mark.parametrize(("against", "shown"), [(BEFORE, [("ST", "13", "14")]), (3, [("ST", "12", "14")])])
def test_it_stands_beside_any_other(view: RevisionsView, against: int, shown: list[tuple[str, ...]]) -> None:
    view.against.choose(against)
    assert cells(view.compared) == shown


def test_what_is_alike_is_shown_when_asked_for(view: RevisionsView) -> None:
    view.everything.click()
    said = cells(view.compared)
    assert ("DX", "14", "14") in said
    assert ("origem", "Ônfalos", "Argos") in said


def test_going_back_is_a_step_that_is_undone(view: RevisionsView, session: Session, asked: Asked) -> None:
    QTest.keyClick(view.list, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    view.restore_it.click()
    assert "st = 12" in session.campaign.sheets["kallias"].text
    assert asked.messages[-1] == "A ficha voltou à revisão 1, no começo; Ctrl+Z desfaz."
    assert len(cells(view.list)) == 5
    session.undo()
    assert "st = 14" in session.campaign.sheets["kallias"].text


def test_the_sheet_of_now_can_not_be_gone_back_to(view: RevisionsView) -> None:
    view.list.setCurrentIndex(view.rows.index(0, 0))
    assert not view.restore_it.isEnabled()
    assert view.told.text() == "Nenhum campo difere."


def test_escape_goes_back_to_the_sheet(panel: SheetsPanel, view: RevisionsView) -> None:
    assert not panel.page.isVisible()
    QTest.keyClick(view.list, Qt.Key.Key_Escape)
    assert panel.page.isVisible()


def test_another_sheet_chosen_takes_the_place_of_the_revisions(
    panel: SheetsPanel, view: RevisionsView
) -> None:
    panel.sidebar.chosen.emit("hoplita")
    assert panel.page.isVisible()
    assert not view.isVisible()

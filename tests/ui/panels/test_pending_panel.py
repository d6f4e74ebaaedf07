"""The panel Pendências e notas under keys and mouse: the queue and the values."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gmscreen.session.missing import missing_in
from gmscreen.session.pending_commands import AddPending, EnterMissing
from gmscreen.session.records import PendingState
from gmscreen.session.session import Session
from gmscreen.session.sheet_commands import RemoveSheet
from gmscreen.sheets.table_values import weight_key
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.pending.panel import PendingPanel, Side, build
from gmscreen.ui.panels.pending.queue_view import Order, Shown
from gmscreen.ui.sheet_desk import SheetDesk
from gmscreen.ui.widgets.table import TableView
from tests.ui.panels.conftest import Asked

CONTROL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def visited() -> list[str]:
    return []


@pytest.fixture
def context(context: PanelContext, visited: list[str]) -> PanelContext:
    return replace(context, go_to=visited.append)


@pytest.fixture
def panel(show_panel: Callable[..., QWidget], session: Session) -> PendingPanel:
    session.do(EnterMissing(missing_in(session.campaign)))
    panel = show_panel(build)
    assert isinstance(panel, PendingPanel)
    panel.activateWindow()
    return panel


def column_of(table: TableView, place: int = 0) -> list[str]:
    rows = table.rows
    return [rows.cell(rows.index(row, place)).words for row in range(rows.rowCount())]


def click(qtbot: QtBot, table: TableView, row: int, place: int) -> None:
    at = table.visualRect(table.rows.index(row, place)).center()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)


def take(qtbot: QtBot, panel: PendingPanel, query: str) -> None:
    """Search, and take the first that is found in hand."""
    panel.search.clear()
    qtbot.keyClicks(panel.search, query)
    qtbot.keyClick(panel.search, Qt.Key.Key_Return)


def test_all_that_the_samples_lack_is_listed(panel: PendingPanel) -> None:
    assert "Falta o NH de Bote." in column_of(panel.queue.table)
    assert panel.count.text() == "39 abertas"


def test_the_search_follows_every_key(qtbot: QtBot, panel: PendingPanel) -> None:
    qtbot.keyClicks(panel.search, "bote")
    assert column_of(panel.queue.table) == ["Falta o NH de Bote."]


def test_enter_on_a_gap_settles_it_on_the_spot(qtbot: QtBot, panel: PendingPanel, session: Session) -> None:
    take(qtbot, panel, "bote")
    qtbot.keyClick(panel.queue.table, Qt.Key.Key_Return)
    assert panel.queue.gaps.field is not None
    qtbot.keyClicks(panel.queue.gaps.field.line, "14")
    qtbot.keyClick(panel.queue.gaps.field.line, Qt.Key.Key_Return)
    assert column_of(panel.queue.table) == []
    assert column_of(panel.values.table) == ["NH de Bote · Boca-de-poço"]
    assert [value.value for value in session.values.all()] == ["14"]


def test_space_settles_and_opens_again(qtbot: QtBot, panel: PendingPanel, asked: Asked) -> None:
    take(qtbot, panel, "bote")
    qtbot.keyClick(panel.queue.table, Qt.Key.Key_Space)
    assert (column_of(panel.queue.table), asked.messages) == ([], ["Resolvida: Falta o NH de Bote."])
    panel.queue.shown.choose(Shown.SETTLED)
    assert column_of(panel.queue.table, 3) == ["resolvida"]
    qtbot.keyClick(panel.queue.table, Qt.Key.Key_Space)
    panel.queue.shown.choose(Shown.OPEN)
    assert column_of(panel.queue.table, 3) == ["aberta"]


def test_delete_dismisses_what_would_only_be_found_again(
    qtbot: QtBot, panel: PendingPanel, session: Session
) -> None:
    take(qtbot, panel, "bote")
    qtbot.keyClick(panel.queue.table, Qt.Key.Key_Delete)
    states = {one.title: one.state for one in session.campaign.pending.values()}
    assert states["Falta o NH de Bote."] is PendingState.DISMISSED


def test_delete_takes_away_what_was_written_by_hand_and_undo_brings_it_back(
    qtbot: QtBot, panel: PendingPanel, session: Session
) -> None:
    session.do(AddPending("Onde dorme o troll?"))
    take(qtbot, panel, "troll")
    qtbot.keyClick(panel.queue.table, Qt.Key.Key_Delete)
    assert column_of(panel.queue.table) == []
    session.undo()
    assert column_of(panel.queue.table) == ["Onde dorme o troll?"]


def test_a_new_entry_is_typed_over_at_once(qtbot: QtBot, panel: PendingPanel, session: Session) -> None:
    qtbot.keyClick(panel, Qt.Key.Key_P, ALT)
    assert QApplication.focusWidget() is panel.queue.form.title
    qtbot.keyClicks(panel.queue.form.title, "Quem abriu o portal")
    qtbot.waitUntil(lambda: "Quem abriu o portal" in column_of(panel.queue.table))
    assert "Quem abriu o portal" in [one.title for one in session.campaign.pending.values()]


def test_a_new_entry_is_seen_whatever_was_searched_for(qtbot: QtBot, panel: PendingPanel) -> None:
    qtbot.keyClicks(panel.search, "bote")
    panel.queue.shown.choose(Shown.SETTLED)
    qtbot.keyClick(panel.search, Qt.Key.Key_P, ALT)
    assert (panel.search.text(), panel.queue.shown.value) == ("", Shown.OPEN)
    assert "Nova pendência" in column_of(panel.queue.table)


def test_its_text_and_its_origin_are_kept_as_they_are_given(
    qtbot: QtBot, panel: PendingPanel, session: Session, visited: list[str]
) -> None:
    qtbot.keyClick(panel, Qt.Key.Key_P, ALT)
    form = panel.queue.form
    form.text.setFocus()
    qtbot.keyClicks(form.text, "perguntar")
    form.origin.list.setFocus()
    form.origin.choose(("PV", "panel:hp"))
    entry = next(reversed(session.campaign.pending.values()))
    assert (entry.text, entry.origin, entry.leads_to) == ("perguntar", "PV", "panel:hp")
    qtbot.mouseClick(form.buttons["go"], Qt.MouseButton.LeftButton)
    assert visited == ["hp"]


def test_an_empty_title_is_refused_beside_it_and_taken_back(
    qtbot: QtBot, panel: PendingPanel, session: Session
) -> None:
    session.do(AddPending("Vau"))
    take(qtbot, panel, "vau")
    qtbot.keyClick(panel.queue.table, Qt.Key.Key_F2)
    form = panel.queue.form
    qtbot.keyClick(form.title, Qt.Key.Key_Backspace)
    assert form.error.isVisible()
    panel.search.setFocus()
    assert (form.title.text(), form.error.isVisible()) == ("Vau", False)


def test_an_undo_from_outside_is_seen_in_the_fields(
    qtbot: QtBot, panel: PendingPanel, session: Session
) -> None:
    session.do(AddPending("Vau", "fundo"))
    take(qtbot, panel, "vau")
    form = panel.queue.form
    form.text.setFocus()
    form.text.moveCursor(form.text.textCursor().MoveOperation.End)
    qtbot.keyClicks(form.text, "!")
    form.text.hand_in()
    session.undo()
    assert form.text.toPlainText() == "fundo"


@pytest.mark.parametrize("by_key", [True, False])
def test_an_entry_leads_to_the_sheet_it_came_from(
    qtbot: QtBot, panel: PendingPanel, desk: SheetDesk, visited: list[str], *, by_key: bool
) -> None:
    take(qtbot, panel, "bote")
    if by_key:
        qtbot.keyClick(panel.queue.table, Qt.Key.Key_Return, CONTROL)
    else:
        click(qtbot, panel.queue.table, 0, 2)
    assert (desk.current, visited) == ("boca-de-poco", ["sheets"])


def test_a_sheet_that_is_gone_is_told_of(
    qtbot: QtBot, panel: PendingPanel, session: Session, asked: Asked, visited: list[str]
) -> None:
    session.do(RemoveSheet("boca-de-poco"))
    panel.queue.shown.choose(Shown.ALL)
    take(qtbot, panel, "bote")
    qtbot.keyClick(panel.queue.table, Qt.Key.Key_Return, CONTROL)
    assert (visited, asked.messages) == ([], ["A ficha de onde isto veio não está mais na campanha."])


def test_what_is_supplied_can_not_be_opened_by_hand(
    qtbot: QtBot, panel: PendingPanel, session: Session, asked: Asked
) -> None:
    session.values.settle(weight_key("Bastão"), "Bastão", "1,5")
    panel.queue.shown.choose(Shown.SETTLED)
    qtbot.keyClick(panel.queue.table, Qt.Key.Key_Space)
    assert asked.messages == ["Isto não falta mais: a ficha ou um valor da mesa já o diz."]


def test_the_order_is_chosen(panel: PendingPanel) -> None:
    panel.queue.order.choose(Order.TITLE)
    titles = column_of(panel.queue.table)
    assert titles == sorted(titles, key=str.casefold)


@pytest.mark.parametrize(
    "keys", [(Qt.Key.Key_Slash, Qt.KeyboardModifier.NoModifier), (Qt.Key.Key_F, CONTROL)]
)
def test_a_key_goes_to_the_search(
    qtbot: QtBot, panel: PendingPanel, keys: tuple[Qt.Key, Qt.KeyboardModifier]
) -> None:
    panel.queue.table.setFocus()
    qtbot.keyClick(panel.queue.table, *keys)
    assert QApplication.focusWidget() is panel.search


def test_escape_ends_the_search(qtbot: QtBot, panel: PendingPanel) -> None:
    qtbot.keyClicks(panel.search, "bote")
    qtbot.keyClick(panel.search, Qt.Key.Key_Escape)
    assert len(column_of(panel.queue.table)) == 39


def test_a_slash_in_a_text_is_only_a_slash(qtbot: QtBot, panel: PendingPanel) -> None:
    qtbot.keyClick(panel, Qt.Key.Key_P, ALT)
    qtbot.keyClicks(panel.queue.form.title, "1/2")
    assert panel.queue.form.title.text() == "1/2"


def test_a_settled_value_is_changed_in_the_list(qtbot: QtBot, panel: PendingPanel, session: Session) -> None:
    session.values.settle(weight_key("Bastão"), "Bastão", "1,5")
    panel.side.choose(Side.VALUES)
    click(qtbot, panel.values.table, 0, 1)
    field = panel.values.changes.field
    assert field is not None
    assert field.line.selectedText() == "1,5"
    qtbot.keyClicks(field.line, "2")
    qtbot.keyClick(field.line, Qt.Key.Key_Return)
    assert column_of(panel.values.table, 1) == ["2,0 kg"]


@pytest.mark.parametrize("by_key", [True, False])
def test_a_settled_value_is_forgotten_by_delete_or_a_click(
    qtbot: QtBot, panel: PendingPanel, session: Session, *, by_key: bool
) -> None:
    session.values.settle(weight_key("Bastão"), "Bastão", "1,5")
    panel.side.choose(Side.VALUES)
    assert "Falta o peso de Bastão." not in column_of(panel.queue.table)
    if by_key:
        panel.values.table.setFocus()
        qtbot.keyClick(panel.values.table, Qt.Key.Key_Delete)
    else:
        click(qtbot, panel.values.table, 0, 3)
    assert session.values.all() == ()
    assert "Falta o peso de Bastão." in column_of(panel.queue.table)
    assert panel.values.table.isHidden()


def test_a_click_elsewhere_keeps_what_was_typed(qtbot: QtBot, panel: PendingPanel, session: Session) -> None:
    qtbot.keyClicks(panel.search, "bote")
    click(qtbot, panel.queue.table, 0, 1)
    assert panel.queue.gaps.field is not None
    qtbot.keyClicks(panel.queue.gaps.field.line, "14")
    panel.search.setFocus()
    assert [value.value for value in session.values.all()] == ["14"]
    assert panel.queue.gaps.field is None

"""Conferir in Fichas under keys and mouse."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gmscreen.session.session import Session
from gmscreen.session.sheet_commands import EditSheet
from gmscreen.ui.panels.sheets.panel import SheetsPanel, build
from gmscreen.ui.sheet_desk import SheetDesk

Show = Callable[..., QWidget]
Key = Qt.Key


class Asked(Protocol):
    messages: list[str]


@pytest.fixture
def panel(show_panel: Show, desk: SheetDesk) -> SheetsPanel:
    panel = show_panel(build)
    assert isinstance(panel, SheetsPanel)
    panel.activateWindow()
    desk.choose("hoplita")
    return panel


def opened(panel: SheetsPanel) -> SheetsPanel:
    QTest.mouseClick(panel.header.check, Qt.MouseButton.LeftButton)
    return panel


def press(panel: SheetsPanel, key: Key) -> None:
    QTest.keyClick(panel.auditing.card.table, key)


def mark(panel: SheetsPanel, wrong: str) -> None:
    card = panel.auditing.card
    row = next(at for at, each in enumerate(card.view.rows) if each.wrong.startswith(wrong))
    card.table.setCurrentIndex(card.table.rows.index(row, 0))


def test_the_button_says_how_much_was_found(panel: SheetsPanel) -> None:
    assert panel.header.check.text().strip() == f"Conferir · {len(panel.auditing.card.view.rows)} achados"


def test_the_first_sheet_is_there_before_its_audit_and_its_button_too(
    show_panel: Show, desk: SheetDesk, qtbot: QtBot
) -> None:
    panel = show_panel(build)
    assert isinstance(panel, SheetsPanel)
    assert (panel.header.check.text().strip(), panel.is_ready) == ("Conferir", False)
    qtbot.waitUntil(lambda: panel.is_ready)
    assert panel.header.check.text().strip().startswith("Conferir · ")


def test_who_asks_for_the_audit_of_the_first_sheet_does_not_wait_for_it(show_panel: Show) -> None:
    panel = show_panel(build)
    assert isinstance(panel, SheetsPanel)
    assert opened(panel).auditing.card.isVisible()


def test_a_creature_has_no_button(panel: SheetsPanel, desk: SheetDesk) -> None:
    desk.choose("boca-de-poco")
    assert not panel.header.check.isVisible()


def test_the_button_opens_the_findings_with_the_keyboard_among_them(panel: SheetsPanel) -> None:
    opened(panel)
    assert panel.auditing.card.table.hasFocus()
    assert panel.auditing.card.in_hand is not None
    press(panel, Key.Key_Escape)
    assert panel.auditing.card.isHidden()
    assert panel.header.check.hasFocus()


def test_enter_goes_to_the_line_in_the_sheet(panel: SheetsPanel) -> None:
    opened(panel)
    mark(panel, "Espada Curta não é nome")
    press(panel, Key.Key_Return)
    table = panel.page.skills.table
    assert table.hasFocus()
    assert table.currentIndex().row() == 3


@pytest.mark.parametrize("name", ["st", "dx"])
def test_a_number_that_is_typed_in_takes_the_keyboard(panel: SheetsPanel, name: str) -> None:
    panel.reveal_field(("attributes", name))
    assert panel.page.figures.fields.by_path["attributes", name].line.hasFocus()


def test_a_field_of_a_line_is_in_hand_in_its_own_column(panel: SheetsPanel) -> None:
    panel.reveal_field(("equipment", 1, "weight_kg"))
    table = panel.page.equipment.table
    assert (table.currentIndex().row(), table.key_of(table.currentIndex())) == (1, "weight_kg")


def test_a_field_under_a_list_takes_the_keyboard(panel: SheetsPanel) -> None:
    panel.reveal_field(("equipment", 1, "role"))
    details = panel.page.equipment.details
    assert details is not None
    assert details.fields["role"].line.hasFocus()


@pytest.mark.parametrize(("key", "row"), [("attributes", 0), ("total", 6), ("unspent", 8)])
def test_a_term_of_the_account_is_in_hand(panel: SheetsPanel, key: str, row: int) -> None:
    panel.reveal_field(("account", key))
    assert panel.page.account.table.hasFocus()
    assert panel.page.account.table.currentIndex().row() == row


def test_the_head_of_the_spells_takes_the_keyboard(panel: SheetsPanel, desk: SheetDesk) -> None:
    desk.choose("mago-de-agni")
    panel.reveal_field(("magic", "effective_iq"))
    assert panel.page.spells.magic.fields.by_path["magic", "effective_iq"].line.hasFocus()


def test_what_is_only_shown_is_scrolled_to(panel: SheetsPanel) -> None:
    panel.reveal_field(("bonds",))
    assert panel.page.account.visibleRegion().boundingRect().height() > 0
    panel.reveal_field(("name",))
    assert panel.page.verticalScrollBar().value() < 60


def test_a_click_goes_there_too(panel: SheetsPanel) -> None:
    opened(panel)
    table = panel.auditing.card.table
    at = table.visualRect(table.rows.index(0, 1)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert panel.page.skills.table.hasFocus()


def test_c_corrects_what_has_one_right_answer(panel: SheetsPanel, session: Session, asked: Asked) -> None:
    opened(panel)
    before = len(panel.auditing.card.view.rows)
    mark(panel, "Espada Curta não é nome")
    press(panel, Key.Key_C)
    assert 'name = "Espadas Curtas"' in session.campaign.sheets["hoplita"].text
    assert len(panel.auditing.card.view.rows) == before - 1
    assert asked.messages[-1] == "Corrigido: O nome é Espadas Curtas. Ctrl+Z desfaz."
    session.undo()
    panel.auditing.audit()
    assert len(panel.auditing.card.view.rows) == before


def test_what_a_person_must_decide_can_not_be_corrected(panel: SheetsPanel, session: Session) -> None:
    opened(panel)
    mark(panel, "O 26 não tem Observação")
    assert not panel.auditing.card.mend.isEnabled()
    before = session.campaign
    press(panel, Key.Key_C)
    assert session.campaign is before


def test_p_puts_a_finding_among_the_pendencias_once(
    panel: SheetsPanel, session: Session, asked: Asked
) -> None:
    opened(panel)
    before = len(session.campaign.pending)
    mark(panel, "O 26 não tem Observação")
    press(panel, Key.Key_P)
    press(panel, Key.Key_P)
    assert len(session.campaign.pending) == before + 1
    entry = list(session.campaign.pending.values())[-1]
    assert entry.title.startswith("Observação: O 26 não tem Observação")
    assert (entry.leads_to, entry.origin) == ("sheet:hoplita", "Ficha O Hoplita")
    assert asked.messages[-1] == "Já está em Pendências."


def test_the_count_follows_an_edit_when_the_keys_rest(
    qtbot: QtBot, panel: SheetsPanel, session: Session
) -> None:
    before = panel.header.check.text()
    mend = next(row.mend for row in panel.auditing.card.view.rows if row.wrong.startswith("Espada Curta"))
    assert mend is not None
    session.do(EditSheet("hoplita", mend))
    assert panel.header.check.text() == before
    qtbot.waitUntil(lambda: panel.header.check.text() != before)

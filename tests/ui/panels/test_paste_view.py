"""Pasting a sheet in Fichas under keys and mouse."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gmscreen.session.session import Session
from gmscreen.sheets.model import SheetKind
from gmscreen.ui.panels.sheets.panel import SheetsPanel, build
from gmscreen.ui.panels.sheets.paste_view import PasteView

Show = Callable[..., QWidget]
Key = Qt.Key
BLOCK = "# Ana\n\n**ST** 12 **DX** 13 **IQ** 11 **HT** 10\nisto ninguém entende\n"


class Asked(Protocol):
    messages: list[str]


@pytest.fixture
def panel(show_panel: Show) -> SheetsPanel:
    QGuiApplication.clipboard().setText(BLOCK)
    panel = show_panel(build)
    assert isinstance(panel, SheetsPanel)
    panel.activateWindow()
    return panel


def pasting(panel: SheetsPanel, qtbot: QtBot) -> PasteView:
    QTest.mouseClick(panel.sidebar.paste, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: panel.pasting.is_read)
    return panel.pasting


def press(view: PasteView, key: Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(view.text, key, modifiers)


def test_the_clipboard_is_there_and_understood_at_once(panel: SheetsPanel, qtbot: QtBot) -> None:
    view = pasting(panel, qtbot)
    assert view.text.toPlainText() == BLOCK
    assert view.text.hasFocus()
    assert (view.name.text(), view.kind.value) == ("Ana", SheetKind.PC)
    assert not panel.page.isVisible()


def test_nothing_is_taken_in_before_one_says_so_and_then_as_one_step(
    panel: SheetsPanel, qtbot: QtBot, session: Session, asked: Asked
) -> None:
    view = pasting(panel, qtbot)
    assert "ana" not in session.campaign.sheets
    press(view, Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert panel.shown == "ana"
    assert panel.page.isVisible()
    assert panel.sidebar.list.hasFocus()
    assert asked.messages[-1] == "1 ficha entrou na campanha; Ctrl+Z desfaz."
    session.undo()
    assert "ana" not in session.campaign.sheets


def test_what_is_typed_is_understood_when_the_keys_rest(panel: SheetsPanel, qtbot: QtBot) -> None:
    view = pasting(panel, qtbot)
    view.text.moveCursor(view.text.textCursor().MoveOperation.End)
    QTest.keyClicks(view.text, "Medo de altura")
    qtbot.waitUntil(lambda: view.is_read and len(view.view.rows) == 4)


def test_name_and_kind_are_asked_in_the_view(panel: SheetsPanel, qtbot: QtBot, session: Session) -> None:
    view = pasting(panel, qtbot)
    view.name.selectAll()
    QTest.keyClicks(view.name, "Bia")
    view.kind.choose(SheetKind.NAMED_NPC)
    view.accept.click()
    assert panel.shown == "bia"
    assert 'kind = "named_npc"' in session.campaign.sheets["bia"].text


def test_a_name_that_is_none_is_told_and_the_text_stays(
    panel: SheetsPanel, qtbot: QtBot, session: Session
) -> None:
    view = pasting(panel, qtbot)
    view.name.selectAll()
    QTest.keyClick(view.name, Key.Key_Delete)
    view.accept.click()
    assert view.problem.words
    assert view.text.toPlainText() == BLOCK
    assert "ana" not in session.campaign.sheets


def test_escape_goes_back_to_the_sheet_and_keeps_the_text(panel: SheetsPanel, qtbot: QtBot) -> None:
    view = pasting(panel, qtbot)
    press(view, Key.Key_Escape)
    assert panel.page.isVisible()
    QGuiApplication.clipboard().setText("outra coisa")
    assert pasting(panel, qtbot).text.toPlainText() == BLOCK


def test_a_line_in_hand_is_marked_in_the_text(panel: SheetsPanel, qtbot: QtBot) -> None:
    view = pasting(panel, qtbot)
    view.table.setFocus()
    view.table.setCurrentIndex(view.table.rows.index(2, 0))
    assert view.text.textCursor().selectedText() == "isto ninguém entende"


def test_an_empty_text_can_not_be_taken_in(panel: SheetsPanel, qtbot: QtBot) -> None:
    view = pasting(panel, qtbot)
    view.clear.click()
    qtbot.waitUntil(lambda: view.is_read and not view.view.rows)
    assert not view.accept.isEnabled()

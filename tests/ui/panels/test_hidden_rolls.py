"""Hidden rolls made in Dados: kept first, marked for the master, covered where players look on."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gmscreen.session.session import Session
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.dice.panel import DicePanel, build
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Mode, ThemeName, load_theme
from gmscreen.ui.widgets.hidden_toggle import HiddenToggle
from gmscreen.ui.widgets.plain_label import PlainLabel
from tests.ui.panels.conftest import Asked

Act = Callable[[DicePanel, QtBot], None]


@pytest.fixture
def panel(qtbot: QtBot, context: PanelContext) -> DicePanel:
    panel = build(context)
    assert isinstance(panel, DicePanel)
    qtbot.addWidget(panel)
    panel.resize(1500, 1000)
    with qtbot.waitExposed(panel):
        panel.show()
    panel.activateWindow()
    return panel


def press(qtbot: QtBot, widget: QWidget) -> None:
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def hide(panel: DicePanel) -> None:
    panel.box.hidden.click()


def to_table_mode(look: Look) -> None:
    look.wear(load_theme(ThemeName.DARK, 100, Mode.TABLE))


def by_button(panel: DicePanel, qtbot: QtBot) -> None:
    press(qtbot, panel.box.dice.button)


def by_enter(panel: DicePanel, qtbot: QtBot) -> None:
    qtbot.keyClick(panel.box.line, Qt.Key.Key_Return)


def by_typed_dice(panel: DicePanel, qtbot: QtBot) -> None:
    qtbot.keyClicks(panel.box.dice.entry.line, "4 1 3")
    qtbot.keyClick(panel.box.dice.entry.line, Qt.Key.Key_Return)


def by_equals(panel: DicePanel, qtbot: QtBot) -> None:
    panel.box.line.setText("3d = 4 1 3")
    qtbot.keyClick(panel.box.line, Qt.Key.Key_Return)


def by_test(panel: DicePanel, qtbot: QtBot) -> None:
    press(qtbot, panel.test.dice.button)


def by_one_side(panel: DicePanel, qtbot: QtBot) -> None:
    press(qtbot, panel.contest.a_dice.button)


def by_both_sides(panel: DicePanel, qtbot: QtBot) -> None:
    press(qtbot, panel.contest.both)


WAYS = [by_button, by_enter, by_typed_dice, by_equals, by_test, by_one_side, by_both_sides]


@pytest.mark.parametrize("act", WAYS)
def test_every_way_to_roll_follows_the_switch(
    panel: DicePanel, session: Session, qtbot: QtBot, act: Act
) -> None:
    act(panel, qtbot)
    hide(panel)
    act(panel, qtbot)
    hidden = [roll.hidden for roll in session.rolls()]
    assert hidden == [False] * (len(hidden) // 2) + [True] * (len(hidden) // 2)


def test_the_switches_of_all_cards_turn_together(panel: DicePanel) -> None:
    hide(panel)
    assert [each.isChecked() for each in panel.findChildren(HiddenToggle)] == [True] * 3
    panel.contest.hidden.click()
    assert [each.isChecked() for each in panel.findChildren(HiddenToggle)] == [False] * 3


def test_the_switch_names_its_key(panel: DicePanel) -> None:
    assert panel.box.hidden.text() == "Escondida (Ctrl+H)"


def test_the_master_sees_a_hidden_roll_marked_as_such(panel: DicePanel, qtbot: QtBot) -> None:
    hide(panel)
    by_button(panel, qtbot)
    by_test(panel, qtbot)
    assert panel.box.result.total.text() == "8"
    assert panel.box.result.faces.text() == "4 + 1 + 3 · escondida"
    assert panel.test.result.text() == "4 + 1 + 3 = 8 · sucesso por 4 · escondida"


def test_a_hidden_roll_is_kept_before_any_of_it_is_shown(
    panel: DicePanel, session: Session, qtbot: QtBot
) -> None:
    shown: list[str] = []
    session.follow_ledger(lambda _entries: shown.append(panel.box.result.total.text()))
    hide(panel)
    by_button(panel, qtbot)
    assert shown == ["—"]
    assert session.open.store.ledger_head().count == 1


def test_its_commitment_is_copied_by_one_click(
    panel: DicePanel, session: Session, qtbot: QtBot, asked: Asked
) -> None:
    by_button(panel, qtbot)
    assert not panel.box.result.commitment.isVisible()
    hide(panel)
    by_button(panel, qtbot)
    press(qtbot, panel.box.result.commitment)
    assert QGuiApplication.clipboard().text() == session.open.head.hash
    assert asked.messages[-1] == "Compromisso do nº 2 copiado."


def said(panel: DicePanel) -> str:
    """Every word on the panel but the chances, which are there without any roll."""
    labels = [label.text() for label in panel.findChildren(PlainLabel) if label.isVisible()]
    rows = panel.ledger.rows
    cells = [rows.index(r, c).data() for r in range(rows.rowCount()) for c in range(rows.columnCount())]
    return "\n".join([*labels, *cells])


@pytest.mark.parametrize("act", WAYS)
@pytest.mark.parametrize("before", [True, False])
def test_in_table_mode_nothing_of_it_is_on_the_screen(
    panel: DicePanel, look: Look, qtbot: QtBot, session: Session, act: Act, before: bool
) -> None:
    panel.box.who.setText("Espião")
    if before:
        to_table_mode(look)
    hide(panel)
    act(panel, qtbot)
    if not before:
        to_table_mode(look)
    words = said(panel)
    assert "escondida, gravada como nº 1" in words
    for secret in ("4 + 1 + 3", "sucesso", "falha por", "vence:", "Espião"):
        assert secret not in words
    assert panel.state.roll is None
    assert session.rolls()[0].hidden


def test_asked_for_it_is_shown_in_table_mode_too(panel: DicePanel, look: Look, qtbot: QtBot) -> None:
    to_table_mode(look)
    hide(panel)
    by_button(panel, qtbot)
    by_test(panel, qtbot)
    panel.ledger.uncover.click()
    assert panel.box.result.total.text() == "8"
    assert panel.test.result.text().startswith("4 + 1 + 3 = 8")
    panel.ledger.uncover.click()
    assert panel.box.result.total.text() == "—"


def test_an_open_roll_is_shown_in_table_mode(panel: DicePanel, look: Look, qtbot: QtBot) -> None:
    to_table_mode(look)
    by_button(panel, qtbot)
    assert panel.box.result.total.text() == "8"


def test_other_dice_put_the_last_hidden_roll_away(panel: DicePanel, qtbot: QtBot) -> None:
    hide(panel)
    by_button(panel, qtbot)
    panel.box.line.setText("2d")
    assert panel.box.result.total.text() == "—"
    assert not panel.box.result.commitment.isVisible()


def test_who_and_what_for_are_recorded(panel: DicePanel, session: Session, qtbot: QtBot) -> None:
    for line, typed in (
        (panel.box.who, " Orc 2 "),
        (panel.box.purpose, "dano"),
        (panel.test.who, "Kaia"),
        (panel.test.purpose, "Escalar"),
        (panel.contest.a_who, "Krell"),
    ):
        qtbot.keyClicks(line, typed)
    for act in (by_button, by_test, by_both_sides):
        act(panel, qtbot)
    assert [(roll.request.who, roll.request.purpose) for roll in session.rolls()] == [
        ("Orc 2", "dano"),
        ("Kaia", "Escalar"),
        ("Krell", "Disputa rápida"),
        ("B", "Disputa rápida"),
    ]


def test_the_names_of_the_sheets_are_suggested(panel: DicePanel, qtbot: QtBot) -> None:
    qtbot.keyClicks(panel.box.who, "kalli")
    assert panel.box.who.suggested.names.stringList() == ["Kallias de Ônfalos"]
    qtbot.keyClick(panel.box.who, Qt.Key.Key_Down)
    qtbot.keyClick(panel.box.who.suggested, Qt.Key.Key_Return)
    assert panel.box.who.name == "Kallias de Ônfalos"


def test_nobody_is_suggested_for_what_no_sheet_is_called(panel: DicePanel, qtbot: QtBot) -> None:
    qtbot.keyClicks(panel.box.who, "xyzzy")
    assert not panel.box.who.suggested.isVisible()

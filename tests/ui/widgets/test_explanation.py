"""Numbers that explain themselves on hover and F1."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from gmscreen.rules.derivation import Derivation
from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.explained_number import ExplainedNumber
from gmscreen.ui.widgets.explanation import Explanation
from gmscreen.ui.widgets.plain_label import PlainLabel
from gmscreen.ui.widgets.table import Cell, Column, TableView

DODGE = (
    Derivation.of("dodge", 4, "20 §4.1")
    .add("combat_reflexes", 1, "08 §2")
    .add("passive_defense", 6, "06", interpretation="halved_once")
)


@pytest.fixture
def number(look: Look, qtbot) -> ExplainedNumber:  # type: ignore[no-untyped-def]
    number = ExplainedNumber(look, "Esquiva")
    qtbot.addWidget(number)
    number.show()
    number.show_derivation(DODGE)
    return number


def hover(widget: QWidget, at: QPoint) -> None:
    QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, at, widget.mapToGlobal(at)))


def words(explanation: Explanation | None) -> list[str]:
    assert explanation is not None
    return [label.text() for label in explanation.findChildren(PlainLabel)]


def test_the_number_stands_over_its_derivation(number: ExplainedNumber) -> None:
    assert (number.number.text(), number.line.text()) == ("11", "4 + 1 Reflexos + 6 PD")


def test_f1_opens_every_step_with_amount_total_and_source(number: ExplainedNumber) -> None:
    QTest.keyClick(number, Qt.Key.Key_F1)
    told = words(number.explainer.shown)
    assert told[0] == "Esquiva: 11"
    assert {"Reflexos em Combate", "+1", "5", "08 §2"} <= set(told)


def test_a_reading_of_ours_is_marked(number: ExplainedNumber) -> None:
    QTest.keyClick(number, Qt.Key.Key_F1)
    assert any("\ninterpretação: " in line for line in words(number.explainer.shown))


def test_hovering_opens_the_steps_and_leaving_closes_them(number: ExplainedNumber) -> None:
    hover(number, QPoint(3, 3))
    assert number.explainer.shown is not None
    QApplication.sendEvent(number, QEvent(QEvent.Type.Leave))
    assert number.explainer.shown is None


def test_escape_puts_the_steps_away(number: ExplainedNumber) -> None:
    QTest.keyClick(number, Qt.Key.Key_F1)
    QTest.keyClick(number, Qt.Key.Key_Escape)
    assert number.explainer.shown is None


def test_screen_readers_hear_number_and_steps(number: ExplainedNumber) -> None:
    assert number.accessibleName() == "Esquiva: 11"
    assert "Reflexos em Combate: +1 = 5" in number.accessibleDescription()


def test_a_number_that_is_not_given_is_a_dash_with_a_reason(number: ExplainedNumber) -> None:
    number.show_absent("sem escudo na mão")
    assert (number.number.text(), number.line.text()) == ("—", "sem escudo na mão")
    assert number.accessibleName() == "Esquiva: sem número"
    QTest.keyClick(number, Qt.Key.Key_F1)
    assert number.explainer.shown is None


def test_the_steps_stay_inside_the_window(look: Look, qtbot) -> None:  # type: ignore[no-untyped-def]
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(900, 600)
    number = ExplainedNumber(look, "Esquiva")
    number.setParent(window)
    number.move(800, 560)
    number.show_derivation(DODGE)
    window.show()
    number.explainer.open()
    shown = number.explainer.shown
    assert shown is not None
    assert window.rect().contains(shown.geometry())


@pytest.fixture
def table(look: Look, qtbot) -> TableView:  # type: ignore[no-untyped-def]
    table = TableView(look, "Defesas", [Column("Nome", wide=True), Column("Total", numeric=True)])
    qtbot.addWidget(table)
    table.show_rows([["Esquiva", Cell("11", derivation=DODGE)], ["Aparar", Cell("—", note="<sem arma>")]])
    table.resize(400, 200)
    table.show()
    return table


def test_f1_in_a_table_explains_the_number_of_the_row_in_hand(table: TableView) -> None:
    table.selectRow(0)
    QTest.keyClick(table, Qt.Key.Key_F1)
    assert "Total: 11" in words(table.findChild(Explanation) or table.window().findChild(Explanation))


def test_hovering_a_cell_explains_its_number(table: TableView) -> None:
    at = table.visualRect(table.rows.index(0, 1)).center()
    hover(table.viewport(), at)
    assert "Total: 11" in words(table.window().findChild(Explanation))

"""Numbers typed the Brazilian way: known traps 1 and 3."""

from decimal import Decimal

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.notice import InlineError
from gmscreen.ui.widgets.number_field import Bounds, DecimalField, NumberField, WholeField


@pytest.fixture
def weight(look: Look, qtbot) -> DecimalField:  # type: ignore[no-untyped-def]
    field = DecimalField(look, "Peso", unit="kg", step=Decimal("0.5"))
    qtbot.addWidget(field)
    field.show()
    return field


@pytest.fixture
def st(look: Look, qtbot) -> WholeField:  # type: ignore[no-untyped-def]
    field = WholeField(look, "ST", value=12, bounds=Bounds(1, 30))
    qtbot.addWidget(field)
    field.show()
    return field


def type_in(field: NumberField, typed: str) -> None:
    field.line.selectAll()
    QTest.keyClicks(field.line, typed)


@pytest.mark.parametrize(
    ("typed", "value"),
    [("1,5", "1.5"), ("1.5", "1.5"), ("6,25", "6.25"), ("1.234,5", "1234.5"), ("0,1", "0.1"), ("12", "12")],
)
def test_comma_and_point_are_the_same_decimal(weight: DecimalField, typed: str, value: str) -> None:
    type_in(weight, typed)
    assert weight.value == Decimal(value)
    assert weight.error.words == ""


def test_a_thousand_or_a_decimal_is_asked_back_and_what_was_typed_stays(weight: DecimalField) -> None:
    type_in(weight, "1.234")
    assert weight.value is None
    assert weight.line.text() == "1.234"
    assert "escreva 1234 ou 1,234" in weight.error.words
    assert weight.line.property("invalid") is True
    assert weight.line.accessibleDescription() == weight.error.words


def test_mending_the_number_takes_the_complaint_back(weight: DecimalField) -> None:
    type_in(weight, "doze")
    assert weight.error.words == "“doze” não é um número."
    type_in(weight, "12")
    assert (weight.value, weight.error.words) == (Decimal(12), "")


def test_accepting_a_value_three_times_changes_nothing(weight: DecimalField) -> None:
    type_in(weight, "6,25")
    for _ in range(3):
        weight.set_number(weight.value)
    assert (weight.line.text(), weight.value) == ("6,25", Decimal("6.25"))


def test_a_value_told_is_exact_and_told_once(weight: DecimalField) -> None:
    told: list[object] = []
    weight.value_changed.connect(told.append)
    weight.set_number(Decimal("0.3"))
    weight.set_number(Decimal("0.30"))
    assert told == [Decimal("0.3")]
    assert weight.line.text() == "0,3"


def test_an_empty_field_is_no_number_and_no_fault(weight: DecimalField) -> None:
    type_in(weight, "5")
    weight.line.clear()
    assert (weight.value, weight.error.words) == (None, "")


def test_a_whole_field_tells_whole_numbers(st: WholeField) -> None:
    told: list[object] = []
    st.value_changed.connect(told.append)
    type_in(st, "14")
    assert told[-1] == 14
    assert isinstance(told[-1], int)
    assert isinstance(st.value, int)


def test_a_fraction_is_no_whole_number(st: WholeField) -> None:
    type_in(st, "12,5")
    assert st.error.words == "“12,5” não é um número inteiro."


@pytest.mark.parametrize(
    ("typed", "problem"), [("0", "O menor valor aqui é 1."), ("31", "O maior valor aqui é 30.")]
)
def test_a_number_out_of_bounds_is_said_beside_the_field(st: WholeField, typed: str, problem: str) -> None:
    type_in(st, typed)
    assert (st.value, st.error.words, st.line.text()) == (None, problem, typed)


@pytest.mark.parametrize(
    ("key", "value"),
    [(Qt.Key.Key_Up, 13), (Qt.Key.Key_Down, 11), (Qt.Key.Key_PageUp, 22), (Qt.Key.Key_PageDown, 2)],
)
def test_arrow_keys_step(st: WholeField, key: Qt.Key, value: int) -> None:
    QTest.keyClick(st.line, key)
    assert st.value == value


def test_steps_stop_at_the_bounds(st: WholeField) -> None:
    for _ in range(5):
        QTest.keyClick(st.line, Qt.Key.Key_PageUp)
    assert st.value == 30


def test_decimal_steps_leave_no_dust(weight: DecimalField) -> None:
    for _ in range(3):
        QTest.keyClick(weight.line, Qt.Key.Key_Up)
    assert weight.line.text() == "1,5"


def wheel(field: NumberField, delta: int) -> None:
    at = QPointF(5, 5)
    event = QWheelEvent(
        at, field.line.mapToGlobal(at), QPoint(), QPoint(0, delta), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(field.line, event)


def test_the_wheel_steps_only_where_the_keyboard_is(st: WholeField, qtbot) -> None:  # type: ignore[no-untyped-def]
    st.line.clearFocus()
    wheel(st, 120)
    assert st.value == 12
    st.activateWindow()
    st.line.setFocus()
    qtbot.waitUntil(st.line.hasFocus)
    wheel(st, 120)
    assert st.value == 13


def test_what_the_rules_have_against_it_stands_under_the_field(st: WholeField) -> None:
    st.set_problem("Em sobrecarga não se anda.")
    assert st.error.words == "Em sobrecarga não se anda."
    type_in(st, "13")
    assert st.error.words == ""


def test_the_caption_is_the_fields_name_for_screen_readers(st: WholeField) -> None:
    assert st.line.accessibleName() == "ST"


def test_a_file_dropped_on_a_field_is_for_the_window(st: WholeField) -> None:
    assert not st.line.acceptDrops()


def test_a_field_has_no_line_for_errors_until_one_is_to_be_said(qtbot: QtBot, look: Look) -> None:
    field = WholeField(look, "HT", value=10)
    qtbot.addWidget(field)
    assert (field.error.words, field.findChildren(InlineError)) == ("", [])
    field.line.setText("x")
    (line,) = field.findChildren(InlineError)
    assert line.words == field.error.words != ""
    field.line.setText("9")
    assert (field.error.words, line.isHidden()) == ("", True)

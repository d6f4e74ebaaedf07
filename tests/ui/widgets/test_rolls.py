"""Rolling by a button, and by dice from the table."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gmscreen.rules.dice import parse_dice
from gmscreen.session.rolls import RollRequest
from gmscreen.session.session import Session
from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.roll_row import RollRow

WILL = RollRequest(parse_dice("3d"), "Vontade", level=12)


@pytest.fixture
def row(look: Look, session: Session, qtbot) -> RollRow:  # type: ignore[no-untyped-def]
    row = RollRow(look, session, WILL)
    qtbot.addWidget(row)
    row.show()
    return row


def test_the_odds_stand_beside_the_button_before_the_roll(row: RollRow) -> None:
    assert row.odds.text() == "passa 74,1%"
    assert row.button.text().strip() == "Rolar 3d ≤ 12"
    assert row.button.accessibleName() == "Vontade: Rolar 3d ≤ 12"


def test_a_click_rolls_in_the_session_and_says_what_came_of_it(row: RollRow, session: Session) -> None:
    QTest.mouseClick(row.button, Qt.MouseButton.LeftButton)
    assert row.result.text() == "4 + 1 + 3 = 8 · sucesso por 4"
    assert [roll.typed for roll in session.rolls()] == [False]


def test_dice_on_the_table_are_entered_as_typed(row: RollRow, session: Session) -> None:
    QTest.keyClicks(row.entry.line, "6 6 4")
    QTest.keyClick(row.entry.line, Qt.Key.Key_Return)
    assert row.result.text() == "6 + 6 + 4 = 16 · falha por 4"
    assert [(roll.typed, roll.faces) for roll in session.rolls()] == [(True, (6, 6, 4))]
    assert row.entry.line.text() == ""


@pytest.mark.parametrize(
    ("typed", "problem"),
    [
        ("7 1 1", "7 não é face de um dado de 6 lados."),
        ("1 2", "São 3 dados, e vieram 2."),
        ("a", "Escreva as faces dos dados, por exemplo 4 1 3."),
    ],
)
def test_dice_that_do_not_fit_are_refused_and_kept(
    row: RollRow, session: Session, typed: str, problem: str
) -> None:
    QTest.keyClicks(row.entry.line, typed)
    QTest.keyClick(row.entry.line, Qt.Key.Key_Return)
    assert (row.entry.error.words, row.entry.line.text()) == (problem, typed)
    assert session.rolls() == ()


def test_typing_on_takes_the_complaint_back(row: RollRow) -> None:
    QTest.keyClicks(row.entry.line, "9")
    QTest.keyClick(row.entry.line, Qt.Key.Key_Return)
    QTest.keyClick(row.entry.line, Qt.Key.Key_Backspace)
    assert row.entry.error.words == ""


def test_another_roll_due_puts_the_last_one_away(row: RollRow) -> None:
    QTest.mouseClick(row.button, Qt.MouseButton.LeftButton)
    row.ask(RollRequest(parse_dice("2d+1"), "Dano"))
    assert row.result.isHidden()
    assert row.button.text().strip() == "Rolar 2d+1"
    assert row.odds.text() == "de 3 a 13, média 8,0"

"""The dice box under the fingers."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from gmscreen.session.session import Session
from gmscreen.ui.shell.dice_box import DiceBox
from gmscreen.ui.shell.status import Status
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Mode, ThemeName, Tone, load_theme


@pytest.fixture
def box(look: Look, session: Session, qtbot) -> DiceBox:  # type: ignore[no-untyped-def]
    box = DiceBox(look, session)
    qtbot.addWidget(box)
    box.show()
    return box


def enter(box: DiceBox, typed: str) -> None:
    QTest.keyClicks(box.line, typed)
    QTest.keyClick(box.line, Qt.Key.Key_Return)


def test_a_test_shows_its_result_and_the_chance_it_had(box: DiceBox, session: Session) -> None:
    enter(box, "3d 12")
    assert box.result.text() == "3d ≤ 12: 4 + 1 + 3 = 8 · sucesso por 4 · passa 74,1%"
    assert box.result.property("tone") == Tone.GOOD
    assert len(session.rolls()) == 1
    assert box.line.text() == ""


def test_plain_dice_show_the_chance_of_as_much(box: DiceBox) -> None:
    enter(box, "2d+1")
    assert box.result.text() == "2d+1: 4 + 1 + 1 = 6 · 6 ou mais: 83,3%"


def test_dice_from_the_table_are_kept_as_typed(box: DiceBox, session: Session) -> None:
    enter(box, "3d 12 = 6 6 4")
    assert box.result.text() == "3d ≤ 12: 6 + 6 + 4 = 16 · falha por 4 · dados da mesa · passa 74,1%"
    assert session.rolls()[0].typed


def test_what_is_not_understood_is_said_and_what_was_typed_stays(box: DiceBox, session: Session) -> None:
    enter(box, "2d 12")
    assert box.result.text() == "Teste se faz com 3d: escreva, por exemplo, 3d 12."
    assert (box.line.text(), box.line.property("invalid"), session.rolls()) == ("2d 12", "true", ())
    QTest.keyClick(box.line, Qt.Key.Key_Backspace)
    assert (box.result.text(), box.line.property("invalid")) == ("", "false")


def test_an_empty_line_rolls_nothing(box: DiceBox, session: Session) -> None:
    enter(box, "  ")
    assert session.rolls() == ()


def test_arrows_bring_back_what_was_entered(box: DiceBox) -> None:
    enter(box, "2d+1")
    enter(box, "3d 12")
    enter(box, "3d 12")
    QTest.keyClick(box.line, Qt.Key.Key_Up)
    assert box.line.text() == "3d 12"
    QTest.keyClick(box.line, Qt.Key.Key_Up)
    QTest.keyClick(box.line, Qt.Key.Key_Up)
    assert box.line.text() == "2d+1"
    QTest.keyClick(box.line, Qt.Key.Key_Down)
    QTest.keyClick(box.line, Qt.Key.Key_Down)
    assert box.line.text() == ""


def test_hovering_shows_the_last_rolls_newest_first(box: DiceBox) -> None:
    assert "2d+1 rola" in box.line.toolTip()
    enter(box, "2d+1")
    enter(box, "3d 12")
    told = box.line.toolTip()
    assert told.index("#2") < told.index("#1")
    assert "Caixa de dados · 3d ≤ 12" in told


def test_the_status_line_counts_the_rolls_in_the_ledger(look: Look, session: Session, qtbot) -> None:  # type: ignore[no-untyped-def]
    status = Status(look, session, "A Garganta")
    qtbot.addWidget(status)
    assert status.campaign.ledger.text() == "Livro 0"
    enter(status.dice, "3d")
    assert status.campaign.ledger.text() == "Livro 1"


def test_what_is_said_goes_after_a_while(look: Look, session: Session, qtbot, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    monkeypatch.setattr("gmscreen.ui.shell.status._SAID_MS", 1)
    status = Status(look, session, "A Garganta")
    qtbot.addWidget(status)
    status.say("Ficha aberta")
    qtbot.waitUntil(lambda: status.message.text() == "")


def to_table_mode(look: Look) -> None:
    look.wear(load_theme(ThemeName.DARK, 100, Mode.TABLE))


def test_the_switch_hides_what_is_rolled_and_typed(box: DiceBox, session: Session) -> None:
    box.hidden.click()
    enter(box, "3d 12")
    enter(box, "3d 12 = 6 6 4")
    assert [roll.hidden for roll in session.rolls()] == [True, True]
    assert box.result.text().endswith(" · escondida")


def test_in_table_mode_a_hidden_roll_shows_only_its_number(box: DiceBox, look: Look) -> None:
    box.hidden.click()
    enter(box, "3d 12")
    to_table_mode(look)
    assert box.result.text() == "escondida, gravada como nº 1"
    assert "8" not in box.line.toolTip()
    enter(box, "3d 12")
    assert box.result.text() == "escondida, gravada como nº 2"


def test_the_commitment_is_copied_from_beside_the_result(box: DiceBox, session: Session) -> None:
    enter(box, "3d 12")
    assert not box.commitment.isVisible()
    box.hidden.click()
    enter(box, "3d 12")
    QTest.mouseClick(box.commitment, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == session.open.head.hash
    assert box.result.text() == "Compromisso do nº 2 copiado."


def test_what_is_not_understood_takes_the_last_commitment_away(box: DiceBox) -> None:
    box.hidden.click()
    enter(box, "3d 12")
    enter(box, "3x")
    assert not box.commitment.isVisible()
    assert box.result.text().startswith("Não entendi")

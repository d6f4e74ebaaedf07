"""The Queda panel under keys and mouse."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from gmscreen.session.session import Session
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.fall.panel import FallPanel, build
from gmscreen.ui.sheet_desk import SheetDesk
from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.chip import Chip
from gmscreen.ui.widgets.roll_row import RollRow
from tests.ui.sheets import put_sheet


@pytest.fixture
def panel(qtbot: QtBot, look: Look, session: Session, desk: SheetDesk) -> FallPanel:
    context = PanelContext(session, look, desk, lambda _: None, lambda: None, lambda _: None)
    built = build(context)
    assert isinstance(built, FallPanel)
    qtbot.addWidget(built)
    built.resize(1280, 640)
    with qtbot.waitExposed(built):
        built.show()
    return built


def write(qtbot: QtBot, line: QLineEdit, typed: str) -> None:
    line.setFocus()
    line.selectAll()
    qtbot.keyClicks(line, typed)


def enter(qtbot: QtBot, line: QLineEdit, typed: str) -> None:
    write(qtbot, line, typed)
    qtbot.keyClick(line, Qt.Key.Key_Return)
    qtbot.wait(1)


def click(qtbot: QtBot, panel: FallPanel) -> None:
    qtbot.mouseClick(panel.result.dice.button, Qt.MouseButton.LeftButton)


def test_a_height_typed_with_a_comma_changes_the_dice(qtbot: QtBot, panel: FallPanel) -> None:
    write(qtbot, panel.form.metres.line, "7,5")
    assert panel.damage.formula.number.text() == "7D − 14"
    assert panel.result.dice.button.text() == "Rolar 7D − 14"


def test_what_is_not_a_height_stays_written_with_the_reason_and_no_number(
    qtbot: QtBot, panel: FallPanel
) -> None:
    write(qtbot, panel.form.metres.line, "alto")
    assert (panel.form.metres.line.text(), panel.form.metres.error.words) == (
        "alto",
        "“alto” não é um número.",
    )
    assert panel.damage.formula.number.text() == "—"
    assert not panel.result.dice.isEnabled()


def test_a_roll_tells_pv_lost_and_left_and_lights_the_histogram(
    qtbot: QtBot, panel: FallPanel, session: Session
) -> None:
    click(qtbot, panel)
    assert session.rolls()[0].total == 4 + 1 + 3 + 4 + 1 + 3 - 12
    assert (panel.result.lost.number.text(), panel.result.left.number.text()) == ("4", "6")
    assert panel.histogram._lit == 4


def test_the_sum_of_the_dice_on_the_table_is_enough(qtbot: QtBot, panel: FallPanel) -> None:
    enter(qtbot, panel.result.dice.entry.line, "21")
    assert panel.result.lost.number.text() == "9"


def test_a_great_fall_asks_its_tests_and_they_are_rolled_here(
    qtbot: QtBot, panel: FallPanel, session: Session
) -> None:
    write(qtbot, panel.form.metres.line, "20")
    enter(qtbot, panel.result.dice.entry.line, "=67")
    tests = [row for row in panel.result.findChildren(RollRow) if row.isVisible()]
    assert [row.purpose.text() for row in tests] == [
        "Teste de HT, ou morre (1 de 2)",
        "Teste de HT, ou morre (2 de 2)",
        "Teste de HT, ou fica caído",
    ]
    qtbot.mouseClick(tests[0].button, Qt.MouseButton.LeftButton)
    assert (tests[0].result.text(), len(session.rolls())) == ("4 + 1 + 3 = 8 · sucesso por 2", 2)


def test_the_acrobatics_test_cuts_the_height_when_it_passes(qtbot: QtBot, panel: FallPanel) -> None:
    write(qtbot, panel.form.level.line, "12")
    assert panel.form.outcome.text() == "passa 74,1%"
    qtbot.mouseClick(panel.form.dice.button, Qt.MouseButton.LeftButton)
    assert panel.form.passed.isChecked()
    assert panel.damage.formula.number.text() == "1D − 4"


def test_an_acrobatics_test_typed_as_failed_leaves_the_height(qtbot: QtBot, panel: FallPanel) -> None:
    write(qtbot, panel.form.level.line, "12")
    enter(qtbot, panel.form.dice.entry.line, "15")
    assert (panel.form.passed.isChecked(), panel.form.outcome.text()) == (
        False,
        "15 contra 12: não passou.",
    )


def test_a_level_that_is_not_rolled_is_said_beside_its_field(qtbot: QtBot, panel: FallPanel) -> None:
    write(qtbot, panel.form.level.line, "3")
    assert panel.form.level.error.words.startswith("NH 3 não se rola")
    assert not panel.form.dice.isEnabled()


def test_who_falls_changes_the_chance_to_die(qtbot: QtBot, panel: FallPanel) -> None:
    before = panel.odds.dies.number.text()
    panel.faller.category.list.setFocus()
    qtbot.keyClicks(panel.faller.category.list, "bicho")
    assert panel.odds.dies.number.text() == panel.odds.drops.number.text() != before


def test_a_sheet_gives_ht_pv_and_category(qtbot: QtBot, panel: FallPanel) -> None:
    panel.faller.sheet.list.setFocus()
    qtbot.keyClicks(panel.faller.sheet.list, "Kallias")
    assert (panel.faller.ht.line.text(), panel.faller.pv.line.text()) == ("12", "12")
    assert panel.odds.title.text() == "O QUE PODE ACONTECER COM KALLIAS DE ÔNFALOS"


def test_a_bad_sheet_is_named_and_changes_nothing(panel: FallPanel, session: Session) -> None:
    panel.faller.sheet.choose(put_sheet(session, "ruim", "isto não é uma ficha"))
    assert "ruim" in panel.notice.words
    assert panel.faller.ht.line.text() == "10"


def test_f1_explains_the_dice_from_the_height_on(qtbot: QtBot, panel: FallPanel) -> None:
    panel.damage.formula.setFocus()
    qtbot.keyClick(panel.damage.formula, Qt.Key.Key_F1)
    opened = panel.damage.formula.explainer.shown
    assert opened is not None
    assert "Altura da queda, em metros" in opened.accessibleDescription()
    assert "19 §6; 20 §4.12" in opened.accessibleDescription()


def test_a_fall_without_height_has_nothing_to_roll(qtbot: QtBot, panel: FallPanel) -> None:
    write(qtbot, panel.form.metres.line, "0,9")
    assert panel.result.hint.text() == "Sem altura que conte, não há dano."
    assert not panel.result.dice.isEnabled()


def test_another_height_takes_the_last_roll_away(qtbot: QtBot, panel: FallPanel) -> None:
    click(qtbot, panel)
    write(qtbot, panel.form.metres.line, "8")
    assert not panel.result.lost.isVisible()


def test_chips_say_how_the_fallen_one_stands(qtbot: QtBot, panel: FallPanel) -> None:
    enter(qtbot, panel.result.dice.entry.line, "=19")
    chips = [chip.text() for chip in panel.result.findChildren(Chip) if chip.isVisible()]
    assert chips == ["Deslocamento e Esquiva pela metade", "atordoado"]

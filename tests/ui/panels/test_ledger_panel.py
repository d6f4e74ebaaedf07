"""The ledger in Dados under keys and mouse."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from gmscreen.rules.dice import parse_dice
from gmscreen.session.ledger_page import LedgerLine, LedgerQuery, Visibility
from gmscreen.session.rolls import RollRequest
from gmscreen.session.session import Session
from gmscreen.session.store_protocol import StoreError
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.dice.ledger_card import LedgerCard
from gmscreen.ui.panels.dice.ledger_cells import WIDTHS
from gmscreen.ui.panels.dice.ledger_model import PAGE
from gmscreen.ui.panels.dice.panel import DicePanel, build
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Mode, ThemeName, load_theme
from tests.store.campaigns import made, opened
from tests.ui.panels.conftest import Asked

THREE = parse_dice("3d")
KEYS = tuple(WIDTHS)


@pytest.fixture
def panel(qtbot: QtBot, context: PanelContext) -> DicePanel:
    return shown(qtbot, context)


@pytest.fixture
def ledger(panel: DicePanel) -> LedgerCard:
    return panel.ledger


def shown(qtbot: QtBot, context: PanelContext) -> DicePanel:
    panel = build(context)
    assert isinstance(panel, DicePanel)
    qtbot.addWidget(panel)
    panel.resize(1500, 1400)
    with qtbot.waitExposed(panel):
        panel.show()
    panel.activateWindow()
    return panel


def test_an_empty_ledger_keeps_its_filters_in_one_row(ledger: LedgerCard) -> None:
    ends = {each.mapTo(ledger, QPoint(0, each.height())).y() for each in (ledger.filter, ledger.who.list)}
    assert max(ends) - min(ends) <= 2


def column(ledger: LedgerCard, key: str) -> list[str]:
    return [ledger.rows.index(place, KEYS.index(key)).data() for place in range(ledger.rows.rowCount())]


def click(qtbot: QtBot, ledger: LedgerCard, place: int) -> None:
    area = ledger.table.visualRect(ledger.rows.index(place, KEYS.index("purpose")))
    qtbot.mouseClick(ledger.table.viewport(), Qt.MouseButton.LeftButton, pos=area.center())


def press(qtbot: QtBot, widget) -> None:  # type: ignore[no-untyped-def]
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def to_table_mode(look: Look) -> None:
    look.wear(load_theme(ThemeName.DARK, 100, Mode.TABLE))


def test_rolls_of_any_panel_stand_at_the_top(ledger: LedgerCard, session: Session) -> None:
    assert ledger.nothing.isVisible()
    for purpose in ("Queda", "Golpe"):
        session.roll(RollRequest(THREE, purpose))
    assert column(ledger, "purpose") == ["Golpe", "Queda"]
    assert not ledger.nothing.isVisible()
    assert ledger.count.text() == "2 registros"


def test_rolls_from_before_the_panel_was_built_are_there(qtbot: QtBot, context: PanelContext) -> None:
    context.session.roll(RollRequest(THREE, "Queda"))
    assert column(shown(qtbot, context).ledger, "purpose") == ["Queda"]


def test_the_list_is_filtered_as_one_types(qtbot: QtBot, ledger: LedgerCard, session: Session) -> None:
    for purpose in ("Queda", "Verificação de Pânico"):
        session.roll(RollRequest(THREE, purpose))
    qtbot.keyClicks(ledger.filter, "panico")
    assert column(ledger, "purpose") == ["Verificação de Pânico"]
    qtbot.keyClicks(ledger.filter, "x")
    assert ledger.nothing.text() == "Nenhuma rolagem com isso."
    session.roll(RollRequest(THREE, "Golpe"))
    assert ledger.rows.rowCount() == 0


@pytest.mark.parametrize("typed", ['"', "-", "AND", "a AND", "kal*", "(", "words:a", "NEAR(a b)", "''", "%"])
def test_nothing_typed_in_the_filter_is_an_error(
    qtbot: QtBot, ledger: LedgerCard, session: Session, typed: str
) -> None:
    session.roll(RollRequest(THREE, "Queda"))
    qtbot.keyClicks(ledger.filter, typed)
    assert not ledger.notice.isVisible()


def test_only_the_rolls_of_one_name_are_shown(ledger: LedgerCard, session: Session) -> None:
    for who in ("Kállias", "Orc 2", "Kállias"):
        session.roll(RollRequest(THREE, "Esquiva", who))
    assert [ledger.who.list.itemText(place) for place in range(3)] == ["Qualquer um", "Kállias", "Orc 2"]
    ledger.who.choose("Orc 2")
    assert column(ledger, "who") == ["Orc 2"]


@pytest.mark.parametrize(
    ("visibility", "sequences"),
    [
        (Visibility.PUBLIC, ["4", "1"]),
        (Visibility.HIDDEN, ["3"]),
        (Visibility.REVEALED, ["2"]),
        (Visibility.TYPED, ["4"]),
    ],
)
def test_only_rolls_of_one_visibility_are_shown(
    ledger: LedgerCard, session: Session, visibility: Visibility, sequences: list[str]
) -> None:
    ledger.visibility.choose(visibility)
    for hidden in (False, True, True):
        session.roll(RollRequest(THREE, "Esquiva"), hidden=hidden)
    session.enter(RollRequest(THREE, "Esquiva"), 9)
    session.reveal(2)
    assert column(ledger, "sequence") == sequences


def test_undo_strikes_a_row_out_and_redo_takes_it_back(ledger: LedgerCard, session: Session) -> None:
    session.roll(RollRequest(THREE, "Queda"))
    index = ledger.rows.index(0, KEYS.index("total"))
    session.undo()
    assert ledger.rows.cell(index).struck
    assert column(ledger, "visibility") == ["desfeita · aberta"]
    session.redo()
    assert not ledger.rows.cell(index).struck


def test_older_rows_are_read_as_one_scrolls(qtbot: QtBot, ledger: LedgerCard, session: Session) -> None:
    for _ in range(PAGE + 30):
        session.roll(RollRequest(THREE, "Queda"))
    ledger.filter.setText("queda")
    assert ledger.rows.rowCount() == PAGE
    bar = ledger.table.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    bar.setValue(bar.maximum())
    qtbot.waitUntil(lambda: ledger.rows.rowCount() == PAGE + 30)
    assert column(ledger, "sequence")[-1] == "1"


def test_the_list_keeps_the_manners_of_a_model(
    ledger: LedgerCard, session: Session, qtmodeltester: ModelTester
) -> None:
    qtmodeltester.check(ledger.rows)
    for hidden in (True, False) * 3:
        session.roll(RollRequest(THREE, "Teste"), hidden=hidden)
    ledger.visibility.choose(Visibility.HIDDEN)
    session.reveal(3)
    session.undo()
    qtmodeltester.check(ledger.rows)


def test_a_click_opens_a_row_and_the_cross_closes_it(
    qtbot: QtBot, ledger: LedgerCard, session: Session
) -> None:
    session.roll(RollRequest(THREE, "Queda", "Kállias", 12, (("Gelo", -2),)))
    click(qtbot, ledger, 0)
    assert ledger.entry.isVisible()
    assert ledger.entry.told.words()["Quem"] == "Kállias"
    assert "Gelo: −2 = 12" in ledger.entry.told.words()["Modificadores"]
    press(qtbot, ledger.entry.close_it)
    assert not ledger.entry.isVisible()


def test_enter_opens_the_row_in_hand_and_ctrl_c_copies_its_hash(
    qtbot: QtBot, ledger: LedgerCard, session: Session, asked: Asked
) -> None:
    session.roll(RollRequest(THREE, "Queda"))
    ledger.table.setFocus()
    ledger.table.setCurrentIndex(ledger.rows.index(0, 0))
    qtbot.keyClick(ledger.table, Qt.Key.Key_Return)
    assert ledger.entry.title.text() == "Registro nº 1"
    qtbot.keyClick(ledger.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == session.open.head.hash
    assert asked.messages[-1] == "Hash do nº 1 copiado."


def test_the_commitment_of_a_hidden_roll_is_copied_at_one_click(
    qtbot: QtBot, ledger: LedgerCard, session: Session, asked: Asked
) -> None:
    session.roll(RollRequest(THREE, "Percepção"), hidden=True)
    click(qtbot, ledger, 0)
    press(qtbot, ledger.entry.copy)
    assert QGuiApplication.clipboard().text() == session.open.head.hash
    assert asked.messages[-1] == "Compromisso do nº 1 copiado."


def test_a_hidden_roll_is_revealed_after_one_question_asked_in_place(
    qtbot: QtBot, ledger: LedgerCard, session: Session, asked: Asked
) -> None:
    session.roll(RollRequest(THREE, "Percepção"), hidden=True)
    click(qtbot, ledger, 0)
    press(qtbot, ledger.entry.reveal)
    assert ledger.entry.question.text().startswith("Revelar o nº 1 aos jogadores?")
    press(qtbot, ledger.entry.yes)
    assert column(ledger, "visibility") == ["", "revelada no nº 2"]
    assert column(ledger, "purpose")[0] == "revela o nº 1"
    assert not ledger.entry.asking.isVisible()
    assert not ledger.entry.reveal.isVisible()
    assert ledger.entry.told.words()["Visibilidade"] == "revelada no nº 2"
    assert asked.messages[-1].startswith("Nº 1 revelado")


def test_a_reveal_that_is_not_wanted_yet_changes_nothing(
    qtbot: QtBot, ledger: LedgerCard, session: Session
) -> None:
    session.roll(RollRequest(THREE, "Percepção"), hidden=True)
    click(qtbot, ledger, 0)
    press(qtbot, ledger.entry.reveal)
    press(qtbot, ledger.entry.no)
    assert session.open.head.count == 1
    assert ledger.entry.reveal.isVisible()


def test_another_row_asks_its_own_question(qtbot: QtBot, ledger: LedgerCard, session: Session) -> None:
    for _ in range(2):
        session.roll(RollRequest(THREE, "Percepção"), hidden=True)
    click(qtbot, ledger, 0)
    press(qtbot, ledger.entry.reveal)
    click(qtbot, ledger, 1)
    assert not ledger.entry.asking.isVisible()


def test_in_table_mode_hidden_rolls_are_covered_until_they_are_asked_for(
    qtbot: QtBot, ledger: LedgerCard, session: Session, look: Look
) -> None:
    session.roll(RollRequest(THREE, "Percepção", "Kállias", 12), hidden=True)
    assert column(ledger, "purpose") == ["Percepção"]
    assert not ledger.uncover.isVisible()
    click(qtbot, ledger, 0)
    to_table_mode(look)
    assert column(ledger, "purpose") == [f"{session.open.head.hash[:8]}…"]
    assert "Quem" not in ledger.entry.told.words()
    press(qtbot, ledger.uncover)
    assert column(ledger, "purpose") == ["Percepção"]
    assert ledger.entry.told.words()["Quem"] == "Kállias"


def test_a_covered_roll_is_not_found_by_what_it_was(
    qtbot: QtBot, ledger: LedgerCard, session: Session, look: Look
) -> None:
    session.roll(RollRequest(THREE, "Percepção"), hidden=True)
    to_table_mode(look)
    qtbot.keyClicks(ledger.filter, "perc")
    session.roll(RollRequest(THREE, "Percepção"), hidden=True)
    assert ledger.rows.rowCount() == 0
    session.reveal(1)
    ledger.filter.setText("percep")
    assert column(ledger, "sequence") == ["1"]


def test_nobody_of_a_covered_roll_is_offered_by_name(
    ledger: LedgerCard, session: Session, look: Look
) -> None:
    to_table_mode(look)
    session.roll(RollRequest(THREE, "Percepção", "Espião"), hidden=True)
    session.roll(RollRequest(THREE, "Percepção", "Kállias"))
    assert [ledger.who.list.itemText(place) for place in range(ledger.who.list.count())] == [
        "Qualquer um",
        "Kállias",
    ]


def test_a_name_known_only_from_a_hidden_roll_goes_with_it(
    ledger: LedgerCard, session: Session, look: Look
) -> None:
    session.roll(RollRequest(THREE, "Percepção", "Espião"), hidden=True)
    ledger.who.choose("Espião")
    to_table_mode(look)
    assert ledger.who.list.count() == 1
    assert column(ledger, "sequence") == ["1"]


def test_lesser_columns_give_way_in_a_narrow_panel(qtbot: QtBot, panel: DicePanel, session: Session) -> None:
    session.roll(RollRequest(THREE, "Percepção", "Kállias", 12))
    table = panel.ledger.table
    panel.resize(2400, 900)
    qtbot.waitUntil(lambda: not table.isColumnHidden(KEYS.index("modifiers")))
    panel.resize(900, 900)
    qtbot.waitUntil(lambda: table.isColumnHidden(KEYS.index("modifiers")))
    assert not table.isColumnHidden(KEYS.index("visibility"))
    qtbot.waitUntil(lambda: table.horizontalScrollBar().maximum() == 0)


def test_a_ledger_in_a_file_is_shown_searched_and_revealed(
    qtbot: QtBot, context: PanelContext, tmp_path: Path
) -> None:
    with opened(made(tmp_path, rolls=3)) as session:
        session.roll(RollRequest(THREE, "Percepção", "Kállias"), hidden=True)
        ledger = shown(qtbot, replace(context, session=session)).ledger
        assert column(ledger, "sequence") == ["4", "3", "2", "1"]
        qtbot.keyClicks(ledger.filter, "percepcao")
        assert column(ledger, "sequence") == ["4"]
        click(qtbot, ledger, 0)
        press(qtbot, ledger.entry.reveal)
        press(qtbot, ledger.entry.yes)
        assert column(ledger, "visibility") == ["revelada no nº 5"]


def test_a_disk_that_fails_is_told_in_the_card(
    ledger: LedgerCard, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_query: LedgerQuery) -> list[LedgerLine]:
        raise StoreError("damaged")

    monkeypatch.setattr(session.open.store, "ledger_page", fail)
    ledger.filter.setText("a")
    assert "danificado" in ledger.notice.words


def test_everything_in_the_card_lies_inside_it(ledger: LedgerCard, qtbot: QtBot, session: Session) -> None:
    session.roll(RollRequest(THREE, "Percepção", "K" * 400, 12, (("x" * 400, -2),)))
    click(qtbot, ledger, 0)
    for widget in (ledger.table, ledger.entry, ledger.filter):
        assert widget.mapTo(ledger, QPoint(widget.width(), 0)).x() <= ledger.width()

"""The panel Carga under keys and mouse."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from gmscreen.rules.garganta.load import Scale
from gmscreen.session.session import Session
from gmscreen.ui.panels.load.panel import LoadPanel, build
from tests.ui.sheets import put_sheet

Show = Callable[..., QWidget]


@pytest.fixture
def panel(show_panel: Show) -> LoadPanel:
    panel = show_panel(build)
    assert isinstance(panel, LoadPanel)
    return panel


def write(qtbot: QtBot, line: QLineEdit, typed: str) -> None:
    line.selectAll()
    qtbot.keyClicks(line, typed)


def put(qtbot: QtBot, panel: LoadPanel, name: str, kg: str) -> None:
    write(qtbot, panel.form.name, name)
    write(qtbot, panel.form.kg.line, kg)
    qtbot.keyClick(panel.form.kg.line, Qt.Key.Key_Return)


def listed(panel: LoadPanel) -> list[list[str]]:
    model = panel.bundles.rows
    places = range(model.columnCount())
    return [
        [model.cell(model.index(row, place)).words for place in places] for row in range(model.rowCount())
    ]


def click_row(qtbot: QtBot, panel: LoadPanel, row: int) -> None:
    at = panel.bundles.visualRect(panel.bundles.rows.index(row, 0)).center()
    qtbot.mouseClick(panel.bundles.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(at))


def test_enter_puts_a_weight_with_a_comma_on_the_load(qtbot: QtBot, panel: LoadPanel) -> None:
    put(qtbot, panel, "malha", "22,5")
    assert listed(panel) == [["malha", "1", "22,5 kg", "em cena"]]
    assert panel.scene.weight.text() == "22,5 kg"
    assert panel.scene.numbers[0].number.text() == "Média"
    assert panel.form.name.text() == panel.form.kg.line.text() == ""


@pytest.mark.parametrize("typed", ["1.234", "x", "1,2,3", "-1"])
def test_a_wrong_weight_stays_and_nothing_is_put(qtbot: QtBot, panel: LoadPanel, typed: str) -> None:
    put(qtbot, panel, "malha", typed)
    assert (panel.form.kg.line.text(), listed(panel)) == (typed, [])
    assert panel.form.kg.error.words


def test_a_nameless_weight_is_asked_for_its_name(qtbot: QtBot, panel: LoadPanel) -> None:
    put(qtbot, panel, "", "2")
    assert (panel.form.said.words, listed(panel)) == ("Escreva o que é.", [])


def test_without_a_weight_the_line_is_incomplete(qtbot: QtBot, panel: LoadPanel) -> None:
    put(qtbot, panel, "arco", "")
    assert panel.scene.missing.words == "Peso incompleto: falta arco."


def test_the_catalogue_is_searched_without_accents(qtbot: QtBot, panel: LoadPanel) -> None:
    write(qtbot, panel.form.name, "lampi")
    assert panel.form.suggested.isVisible()
    assert panel.form.suggested.names.stringList()[0].startswith("Lampião")


def test_a_suggestion_taken_by_keys_brings_its_weight(qtbot: QtBot, panel: LoadPanel) -> None:
    write(qtbot, panel.form.name, "adaga")
    qtbot.keyClick(panel.form.name, Qt.Key.Key_Down)
    qtbot.keyClick(panel.form.suggested, Qt.Key.Key_Return)
    assert (panel.form.name.text(), panel.form.kg.line.text()) == ("Adaga", "0,1")
    qtbot.keyClick(panel.form.kg.line, Qt.Key.Key_Return)
    assert listed(panel) == [["Adaga", "1", "0,1 kg", "em cena"]]


def test_a_suggestion_is_taken_by_a_click(qtbot: QtBot, panel: LoadPanel) -> None:
    write(qtbot, panel.form.name, "adaga")
    shown = panel.form.suggested
    at = shown.visualRect(shown.names.index(0, 0)).center()
    qtbot.mouseClick(shown.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert panel.form.name.text() == "Adaga"
    assert not shown.isVisible()


def test_escape_puts_the_suggestions_away(qtbot: QtBot, panel: LoadPanel) -> None:
    write(qtbot, panel.form.name, "adaga")
    qtbot.keyClick(panel.form.name, Qt.Key.Key_Escape)
    assert not panel.form.suggested.isVisible()
    write(qtbot, panel.form.name, "adag")
    qtbot.keyClick(panel.form.name, Qt.Key.Key_Down)
    qtbot.keyClick(panel.form.suggested, Qt.Key.Key_Escape)
    assert not panel.form.suggested.isVisible()


def test_a_piece_without_a_weight_asks_for_that_of_the_table(qtbot: QtBot, panel: LoadPanel) -> None:
    write(qtbot, panel.form.name, "facao")
    qtbot.keyClick(panel.form.name, Qt.Key.Key_Down)
    qtbot.keyClick(panel.form.suggested, Qt.Key.Key_Return)
    assert "digite o da mesa" in panel.form.said.words
    assert panel.form.kg.line.text() == ""


def test_a_bundle_is_taken_in_hand_and_changed(qtbot: QtBot, panel: LoadPanel) -> None:
    put(qtbot, panel, "a", "1")
    put(qtbot, panel, "b", "2")
    click_row(qtbot, panel, 0)
    assert (panel.form.name.text(), panel.form.go.text()) == ("a", "Trocar")
    write(qtbot, panel.form.kg.line, "1,5")
    qtbot.keyClick(panel.form.kg.line, Qt.Key.Key_Return)
    assert [row[2] for row in listed(panel)] == ["1,5 kg", "2,0 kg"]
    assert panel.form.go.text() == "Pôr"


def test_a_bundle_is_taken_out(qtbot: QtBot, panel: LoadPanel) -> None:
    put(qtbot, panel, "a", "1")
    click_row(qtbot, panel, 0)
    qtbot.mouseClick(panel.form.out, Qt.MouseButton.LeftButton)
    assert listed(panel) == []
    assert not panel.form.out.isEnabled()


def test_a_second_click_puts_the_bundle_back(qtbot: QtBot, panel: LoadPanel) -> None:
    put(qtbot, panel, "a", "1")
    click_row(qtbot, panel, 0)
    click_row(qtbot, panel, 0)
    assert (panel.form.name.text(), panel.form.go.text()) == ("", "Pôr")


def test_strength_and_people_change_the_ladder(qtbot: QtBot, panel: LoadPanel) -> None:
    put(qtbot, panel, "malha", "22,5")
    write(qtbot, panel.carrier.st.line, "8")
    assert panel.scene.numbers[0].number.text() == "Média"
    panel.carrier.scale.choose(Scale.DWARF)
    assert panel.scene.numbers[0].number.text() == "Leve"


def test_a_wrong_strength_leaves_only_the_weight(qtbot: QtBot, panel: LoadPanel) -> None:
    write(qtbot, panel.carrier.st.line, "0")
    assert panel.carrier.st.error.words
    assert "Digite a ST" in panel.scene.sentence.text()


def test_a_sheet_puts_both_its_lines_on_the_bar(panel: LoadPanel) -> None:
    panel.carrier.sheet.choose("kallias")
    assert (panel.scene.weight.text(), panel.march.weight.text()) == ("32,0 kg", "41,1 kg")
    assert "em marcha 41,1 kg" in panel.bar.accessibleDescription()
    assert panel.carrier.st.value == 12


def test_an_unreadable_sheet_changes_nothing(panel: LoadPanel, session: Session) -> None:
    panel.carrier.sheet.choose(put_sheet(session, "ruim", "schema = "))
    assert "ruim" in panel.notice.words
    assert panel.carrier.st.value == 10


def test_the_fallen_friend_is_weighed_at_once(qtbot: QtBot, panel: LoadPanel) -> None:
    write(qtbot, panel.friend.line, "70")
    cells = panel.what_if.rows
    assert [cells.cell(cells.index(1, place)).words for place in (0, 1, 2)] == [
        "Carregar o amigo",
        "70,0 kg",
        "Muito Pesada",
    ]


def test_the_numbers_explain_themselves_by_f1(qtbot: QtBot, panel: LoadPanel) -> None:
    put(qtbot, panel, "malha", "22,5")
    spare = panel.scene.numbers[2]
    spare.setFocus()
    qtbot.keyClick(spare, Qt.Key.Key_F1)
    assert spare.explainer.shown is not None
    assert "Peso carregado: −22,5 = 7,5" in spare.accessibleDescription()


@pytest.mark.parametrize("size", [(1600, 820), (1280, 640), (700, 500)])
def test_nothing_is_wider_than_the_window(show_panel: Show, size: tuple[int, int]) -> None:
    panel = show_panel(build, *size)
    assert isinstance(panel, LoadPanel)
    assert panel.horizontalScrollBar().maximum() == 0


def test_a_weight_that_nobody_gives_is_settled_where_it_is_missed(
    qtbot: QtBot, panel: LoadPanel, session: Session
) -> None:
    put(qtbot, panel, "bastao", "")
    at = panel.bundles.visualRect(panel.bundles.rows.index(0, 2)).center()
    qtbot.mouseClick(panel.bundles.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert panel.gaps.field is not None
    qtbot.keyClicks(panel.gaps.field.line, "1,5")
    qtbot.keyClick(panel.gaps.field.line, Qt.Key.Key_Return)
    assert listed(panel) == [["bastao", "1", "1,5 kg", "em cena"]]
    assert panel.form.name.text() == ""
    assert [value.value for value in session.values.all()] == ["1.5"]


def test_a_friend_from_a_sheet_is_carried_with_all_he_has(qtbot: QtBot, panel: LoadPanel) -> None:
    panel.friend_sheet.choose("kallias")
    write(qtbot, panel.friend.line, "70")
    model = panel.what_if.rows
    assert model.cell(model.index(1, 1)).words == "111,1 kg"
    assert panel.friend_note.text().startswith("Kallias de Ônfalos leva 41,1 kg")

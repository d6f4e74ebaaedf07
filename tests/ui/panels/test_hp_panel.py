"""The panel PV under keys and mouse."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from gmscreen.locator import sample_sheets
from gmscreen.rules.garganta.injury import Category
from gmscreen.session.session import Session
from gmscreen.ui.panels.hp.panel import HpPanel, build
from gmscreen.ui.sheet_desk import SheetDesk


@pytest.fixture
def panel(show_panel: Callable[..., QWidget]) -> HpPanel:
    panel = show_panel(build)
    assert isinstance(panel, HpPanel)
    return panel


def strike(qtbot: QtBot, panel: HpPanel, typed: str) -> None:
    qtbot.keyClicks(panel.blow.deltas, typed)
    qtbot.keyClick(panel.blow.deltas, Qt.Key.Key_Return)


def retype(qtbot: QtBot, line: QLineEdit, typed: str) -> None:
    line.selectAll()
    qtbot.keyClicks(line, typed)


def test_typed_deltas_move_the_pv_and_the_line_is_empty_again(qtbot: QtBot, panel: HpPanel) -> None:
    strike(qtbot, panel, "3+4-2")
    assert panel.blow.pv.number.text() == "5"
    assert panel.who.pv.value == 5
    assert panel.blow.deltas.text() == ""


def test_what_is_no_delta_stays_and_is_explained(qtbot: QtBot, panel: HpPanel) -> None:
    strike(qtbot, panel, "3,5")
    assert panel.blow.deltas.text() == "3,5"
    assert "3+4−2" in panel.blow.error.words
    assert panel.blow.pv.number.text() == "10"


def test_the_complaint_goes_when_typing_goes_on(qtbot: QtBot, panel: HpPanel) -> None:
    strike(qtbot, panel, "x")
    qtbot.keyClick(panel.blow.deltas, Qt.Key.Key_Backspace)
    assert panel.blow.error.words == ""


def test_undo_and_redo_are_a_click_each(qtbot: QtBot, panel: HpPanel) -> None:
    strike(qtbot, panel, "4")
    qtbot.mouseClick(panel.blow.back, Qt.MouseButton.LeftButton)
    assert panel.blow.pv.number.text() == "10"
    assert not panel.blow.back.isEnabled()
    qtbot.mouseClick(panel.blow.forth, Qt.MouseButton.LeftButton)
    assert panel.blow.pv.number.text() == "6"


def test_a_due_test_is_rolled_in_the_session(qtbot: QtBot, panel: HpPanel, session: Session) -> None:
    strike(qtbot, panel, "6")
    row = panel.now.rows[0]
    qtbot.mouseClick(row.row.button, Qt.MouseButton.LeftButton)
    assert [roll.total for roll in session.rolls()] == [8]
    assert panel.now.rows == ()
    assert panel.last_roll.text().startswith("Queda: 3d ≤ 10: 4 + 1 + 3 = 8")


def test_dice_of_the_table_count_too(qtbot: QtBot, panel: HpPanel, session: Session) -> None:
    strike(qtbot, panel, "6")
    entry = panel.now.rows[0].row.entry.line
    qtbot.keyClicks(entry, "6 6 5")
    qtbot.keyClick(entry, Qt.Key.Key_Return)
    assert session.rolls()[0].typed
    assert "caiu" in [chip.text() for chip in panel.blow.chips if not chip.isHidden()]


def test_fainting_is_tested_each_turn_until_it_fails(qtbot: QtBot, panel: HpPanel) -> None:
    strike(qtbot, panel, "5+5")
    assert [row.row.purpose.text() for row in panel.turns.rows] == ["Desmaio"]
    entry = panel.turns.rows[0].row.entry.line
    qtbot.keyClicks(entry, "666")
    qtbot.keyClick(entry, Qt.Key.Key_Return)
    assert panel.blow.state.text() == "Desmaiado"
    assert panel.turns.rows == ()


def test_ht_carries_the_pv_along_until_they_were_set_apart(qtbot: QtBot, panel: HpPanel) -> None:
    retype(qtbot, panel.who.ht.line, "14")
    assert (panel.who.full.value, panel.blow.pv.number.text()) == (14, "14")
    retype(qtbot, panel.who.full.line, "20")
    retype(qtbot, panel.who.ht.line, "12")
    assert (panel.who.full.value, panel.blow.pv.number.text()) == (20, "20")


def test_pv_can_be_put_right_by_hand_and_undone(qtbot: QtBot, panel: HpPanel) -> None:
    retype(qtbot, panel.who.pv.line, "7")
    assert panel.blow.pv.number.text() == "7"
    qtbot.mouseClick(panel.blow.back, Qt.MouseButton.LeftButton)
    assert panel.who.pv.value == 10


def test_a_wrong_ht_keeps_what_was_known(qtbot: QtBot, panel: HpPanel) -> None:
    retype(qtbot, panel.who.ht.line, "abc")
    assert panel.who.ht.line.text() == "abc"
    assert "não é um número" in panel.who.ht.error.words
    assert panel.blow.pv.number.text() == "10"


def test_a_creature_dies_at_zero(qtbot: QtBot, panel: HpPanel) -> None:
    panel.who.category.choose(Category.CREATURE)
    strike(qtbot, panel, "10")
    assert panel.blow.state.text() == "Morto"
    assert panel.turns.rows == ()


def test_a_sheet_gives_name_pv_and_category(qtbot: QtBot, panel: HpPanel) -> None:
    panel.who.sheet.choose(sample_sheets() / "boca-de-poco.toml")
    assert panel.blow.accessibleName() == "Boca-de-poço"
    assert (panel.who.ht.value, panel.who.category.value) == (14, Category.CREATURE)


def test_an_unreadable_sheet_changes_nothing(panel: HpPanel, desk: SheetDesk, tmp_path: Path) -> None:
    bad = tmp_path / "ruim.toml"
    bad.write_text("schema = ", encoding="utf-8")
    desk.open(bad)
    panel.who.sheet.choose(bad)
    assert "ruim.toml" in panel.notice.words
    assert panel.blow.pv.number.text() == "10"


def test_a_sheet_without_ht_says_so(panel: HpPanel, desk: SheetDesk, tmp_path: Path) -> None:
    bare = tmp_path / "vago.toml"
    bare.write_text('schema = 1\nid = "v"\nname = "Vago"\nkind = "pc"\n', encoding="utf-8")
    desk.open(bare)
    panel.who.sheet.choose(bare)
    assert "não diz a HT" in panel.notice.words


def test_the_pv_explain_themselves_by_f1(qtbot: QtBot, panel: HpPanel) -> None:
    strike(qtbot, panel, "3")
    panel.blow.pv.setFocus()
    qtbot.keyClick(panel.blow.pv, Qt.Key.Key_F1)
    assert panel.blow.pv.explainer.shown is not None
    assert "PV perdidos: −3 = 7" in panel.blow.pv.accessibleDescription()


@pytest.mark.parametrize("size", [(1600, 820), (1280, 640), (700, 500)])
def test_nothing_is_wider_than_the_window(show_panel: Callable[..., QWidget], size: tuple[int, int]) -> None:
    panel = show_panel(build, *size)
    assert isinstance(panel, HpPanel)
    assert panel.horizontalScrollBar().maximum() == 0

"""The panel PV under keys and mouse."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from gmscreen.rules.garganta.injury import Category
from gmscreen.session.commands import label
from gmscreen.session.session import Session
from gmscreen.session.settings_commands import GoToFloor
from gmscreen.session.ward.state import Care, Wounded
from gmscreen.ui.panels.hp.panel import HpPanel, build
from tests.ui.conftest import ScriptedDice
from tests.ui.sheets import put_sheet, sample_store


@pytest.fixture
def session() -> Session:
    """A sitting in which typed text waits for the disk, as in the window."""
    return Session(ScriptedDice(4, 1, 3), store=sample_store(), later=lambda _seconds, _act: None)


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
    qtbot.mouseClick(panel.list.back, Qt.MouseButton.LeftButton)
    assert panel.blow.pv.number.text() == "10"
    assert not panel.list.back.isEnabled()
    qtbot.mouseClick(panel.list.forth, Qt.MouseButton.LeftButton)
    assert panel.blow.pv.number.text() == "6"


def test_a_due_test_is_rolled_in_the_session(qtbot: QtBot, panel: HpPanel, session: Session) -> None:
    strike(qtbot, panel, "6")
    row = panel.now.rows[0]
    qtbot.mouseClick(row.row.button, Qt.MouseButton.LeftButton)
    assert [roll.total for roll in session.rolls()] == [8]
    assert panel.now.rows == ()
    assert panel.last_rolls[0].text().startswith("Queda: 3d ≤ 10: 4 + 1 + 3 = 8")


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
    qtbot.mouseClick(panel.list.back, Qt.MouseButton.LeftButton)
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


def put(qtbot: QtBot, panel: HpPanel, name: str, count: str = "1") -> None:
    retype(qtbot, panel.adding.name, name)
    retype(qtbot, panel.adding.count.line, count)
    qtbot.keyClick(panel.adding.count.line, Qt.Key.Key_Return)


def names(panel: HpPanel) -> list[str]:
    return [row.name for row in panel.list.list.people.rows]


def test_a_sheet_puts_numbered_copies_on_the_list(qtbot: QtBot, panel: HpPanel) -> None:
    panel.adding.sheet.choose("boca-de-poco")
    retype(qtbot, panel.adding.count.line, "3")
    qtbot.mouseClick(panel.adding.go, Qt.MouseButton.LeftButton)
    assert names(panel) == ["Boca-de-poço 1", "Boca-de-poço 2", "Boca-de-poço 3"]
    assert (panel.who.ht.value, panel.who.category.value) == (14, Category.CREATURE)


def test_traits_of_a_sheet_come_along(qtbot: QtBot, panel: HpPanel) -> None:
    panel.adding.sheet.choose("kallias")
    qtbot.keyClick(panel.adding.name, Qt.Key.Key_Return)
    assert names(panel) == ["Kallias de Ônfalos"]
    assert panel.who.reflexes.isChecked()


def test_hipoalgia_is_ticked_by_a_key_and_undone_with_the_rest(
    qtbot: QtBot, panel: HpPanel, session: Session
) -> None:
    put(qtbot, panel, "Ana")
    panel.who.hardy.setFocus()
    qtbot.keyClick(panel.who.hardy, Qt.Key.Key_Space)
    patient = max(session.campaign.patients.values(), key=lambda one: one.position)
    assert patient.hp.who.high_pain_threshold
    session.undo()
    assert not panel.who.hardy.isChecked()


def test_quick_beasts_need_no_name(qtbot: QtBot, panel: HpPanel) -> None:
    retype(qtbot, panel.adding.ht.line, "12")
    put(qtbot, panel, "", "2")
    assert names(panel) == ["Bicho 1", "Bicho 2"]
    assert [row.full for row in panel.list.list.people.rows] == ["/ 12", "/ 12"]


def test_the_list_takes_twenty_and_says_so(qtbot: QtBot, panel: HpPanel) -> None:
    put(qtbot, panel, "Lobo", "15")
    put(qtbot, panel, "Corvo", "9")
    assert len(names(panel)) == 20
    assert "20" in panel.adding.error.words


def test_an_unreadable_sheet_changes_nothing(panel: HpPanel, session: Session) -> None:
    panel.adding.sheet.choose(put_sheet(session, "ruim", "schema = "))
    assert "ruim" in panel.adding.error.words
    assert names(panel) == ["Sem nome"]


def test_a_sheet_without_ht_says_so(panel: HpPanel, session: Session) -> None:
    bare = put_sheet(session, "vago", 'schema = 1\nid = "v"\nname = "Vago"\nkind = "pc"\n')
    panel.adding.sheet.choose(bare)
    assert "não diz a HT" in panel.adding.error.words


def test_arrows_in_the_line_of_deltas_go_through_the_list(qtbot: QtBot, panel: HpPanel) -> None:
    put(qtbot, panel, "Lobo", "3")
    qtbot.keyClick(panel.blow.deltas, Qt.Key.Key_Down)
    strike(qtbot, panel, "4")
    assert [row.pv for row in panel.list.list.people.rows] == ["10", "6", "10"]
    qtbot.keyClick(panel.blow.deltas, Qt.Key.Key_Up)
    assert panel.blow.accessibleName() == "Lobo 1"


def test_alt_and_an_arrow_go_through_the_list_from_anywhere(qtbot: QtBot, panel: HpPanel) -> None:
    put(qtbot, panel, "Lobo", "2")
    panel.who.ht.line.setFocus()
    qtbot.keyClick(panel.who.ht.line, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert panel.blow.accessibleName() == "Lobo 2"
    assert panel.who.ht.value == 10


def test_a_click_takes_someone_in_hand_and_enter_goes_to_the_deltas(qtbot: QtBot, panel: HpPanel) -> None:
    put(qtbot, panel, "Lobo", "3")
    view = panel.list.list
    at = view.visualRect(view.people.index(2)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert panel.blow.accessibleName() == "Lobo 3"
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert panel.blow.deltas.hasFocus()


def test_delete_takes_someone_out_and_undo_brings_him_back_as_he_was(qtbot: QtBot, panel: HpPanel) -> None:
    put(qtbot, panel, "Lobo", "2")
    strike(qtbot, panel, "4")
    qtbot.keyClick(panel.list.list, Qt.Key.Key_Delete)
    assert names(panel) == ["Lobo 2"]
    qtbot.keyClick(panel.blow.deltas, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert [(row.name, row.pv) for row in panel.list.list.people.rows] == [("Lobo 1", "6"), ("Lobo 2", "10")]


def test_ctrl_and_an_arrow_move_someone_in_the_list(qtbot: QtBot, panel: HpPanel) -> None:
    put(qtbot, panel, "Lobo", "2")
    qtbot.keyClick(panel.list.list, Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    assert names(panel) == ["Lobo 2", "Lobo 1"]
    assert panel.blow.accessibleName() == "Lobo 1"


def test_a_name_is_changed_as_it_is_typed_and_undone_at_once(qtbot: QtBot, panel: HpPanel) -> None:
    put(qtbot, panel, "Lobo")
    retype(qtbot, panel.who.name, "Corvo velho")
    assert names(panel) == ["Corvo velho"]
    qtbot.mouseClick(panel.list.back, Qt.MouseButton.LeftButton)
    assert (names(panel), panel.who.name.text()) == (["Lobo"], "Lobo")


def test_a_new_turn_has_everyone_test_again(qtbot: QtBot, panel: HpPanel) -> None:
    put(qtbot, panel, "Ana", "2")
    panel.who.category.choose(Category.PC)
    strike(qtbot, panel, "5+5")
    qtbot.mouseClick(panel.turns.rows[0].row.button, Qt.MouseButton.LeftButton)
    assert panel.turns.rows == ()
    assert "Ana 1 · Desmaio" in panel.turns.tested.text()
    qtbot.keyClick(panel.blow.deltas, Qt.Key.Key_F8)
    assert [row.row.purpose.text() for row in panel.turns.rows] == ["Ana 1 · Desmaio"]
    assert panel.turns.turn.text() == "Turno 2"


def test_all_tests_of_the_turn_are_rolled_at_once(qtbot: QtBot, panel: HpPanel, session: Session) -> None:
    put(qtbot, panel, "Lobo", "3")
    for _ in range(3):
        strike(qtbot, panel, "6")
        qtbot.keyClick(panel.blow.deltas, Qt.Key.Key_Down)
    qtbot.mouseClick(panel.turns.all, Qt.MouseButton.LeftButton)
    assert [roll.request.who for roll in session.rolls()] == ["Lobo 1", "Lobo 2", "Lobo 3"]
    assert panel.last_rolls[0].text().startswith("Lobo 3 · Atordoamento")
    assert panel.turns.rows == ()


def test_which_limb_is_hit_is_chosen_and_its_blows_add_up(qtbot: QtBot, panel: HpPanel) -> None:
    for typed in ("3", "2"):
        panel.blow.location.list.setCurrentText("braço esquerdo")
        strike(qtbot, panel, typed)
    assert "aleijou: braço esquerdo" in [chip.text() for chip in panel.blow.chips if not chip.isHidden()]
    assert panel.blow.location.list.currentText() == "tronco"


def test_first_aid_is_a_test_and_then_its_dice(qtbot: QtBot, panel: HpPanel, session: Session) -> None:
    strike(qtbot, panel, "5")
    retype(qtbot, panel.healing.first_aid.line, "12")
    button = panel.healing.rows[Care.FIRST_AID].row.button
    qtbot.waitUntil(lambda: button.height() > 20)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    entry = panel.healing.rows[Care.FIRST_AID_DICE].row.entry.line
    qtbot.keyClicks(entry, "5")
    qtbot.keyClick(entry, Qt.Key.Key_Return)
    assert panel.blow.pv.number.text() == "7"
    assert [roll.typed for roll in session.rolls()] == [False, True]


def test_a_bandage_is_a_click(qtbot: QtBot, panel: HpPanel) -> None:
    strike(qtbot, panel, "5")
    qtbot.mouseClick(panel.healing.bandage, Qt.MouseButton.LeftButton)
    assert panel.blow.pv.number.text() == "6"


def test_the_form_that_adds_people_can_be_put_away(qtbot: QtBot, panel: HpPanel) -> None:
    qtbot.mouseClick(panel.list.adding, Qt.MouseButton.LeftButton)
    assert panel.adding.isHidden()


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


def test_the_buttons_say_what_they_take_back_and_do_again(qtbot: QtBot, panel: HpPanel) -> None:
    put(qtbot, panel, "Ana")
    strike(qtbot, panel, "4")
    assert "Ana: −4 PV" in panel.list.back.toolTip()
    qtbot.mouseClick(panel.list.back, Qt.MouseButton.LeftButton)
    assert "Ana: −4 PV" in panel.list.forth.toolTip()
    assert "Ana na lista de PV" in panel.list.back.toolTip()


def test_a_test_and_what_came_of_it_are_taken_back_at_once(
    qtbot: QtBot, panel: HpPanel, session: Session
) -> None:
    strike(qtbot, panel, "6")
    qtbot.mouseClick(panel.now.rows[0].row.button, Qt.MouseButton.LeftButton)
    assert panel.now.rows == ()
    qtbot.mouseClick(panel.list.back, Qt.MouseButton.LeftButton)
    assert [row.row.purpose.text() for row in panel.now.rows] == ["Queda"]
    assert session.open.head.count == 1
    assert session.open.to_undo == label("patient_event", name="Sem nome", what="−6 PV")


def test_an_undo_from_anywhere_shows_whom_it_was_about(
    qtbot: QtBot, panel: HpPanel, session: Session
) -> None:
    put(qtbot, panel, "Lobo", "3")
    strike(qtbot, panel, "4")
    qtbot.keyClick(panel.blow.deltas, Qt.Key.Key_Down)
    session.undo()
    assert (panel.blow.accessibleName(), panel.blow.pv.number.text()) == ("Lobo 1", "10")


def test_an_undo_of_something_else_leaves_the_one_in_hand(
    qtbot: QtBot, panel: HpPanel, session: Session
) -> None:
    put(qtbot, panel, "Lobo", "2")
    strike(qtbot, panel, "4")
    session.do(GoToFloor(3))
    qtbot.keyClick(panel.blow.deltas, Qt.Key.Key_Down)
    session.undo()
    assert panel.blow.accessibleName() == "Lobo 2"


def test_a_second_panel_shows_the_same_list(
    qtbot: QtBot, panel: HpPanel, show_panel: Callable[..., QWidget]
) -> None:
    put(qtbot, panel, "Ana", "2")
    strike(qtbot, panel, "4")
    other = show_panel(build)
    assert isinstance(other, HpPanel)
    assert [row.pv for row in other.list.list.people.rows] == ["6", "10"]
    strike(qtbot, other, "1")
    assert [row.pv for row in panel.list.list.people.rows] == ["5", "10"]


def test_with_nobody_on_the_list_no_turn_begins(qtbot: QtBot, panel: HpPanel) -> None:
    assert not panel.turns.next.isEnabled()
    put(qtbot, panel, "Ana")
    assert panel.turns.next.isEnabled()


def test_nobody_can_not_be_taken_out_or_moved(qtbot: QtBot, panel: HpPanel) -> None:
    assert not panel.list.remove.isEnabled()
    qtbot.keyClick(panel.list.list, Qt.Key.Key_Delete)
    qtbot.keyClick(panel.list.list, Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    assert names(panel) == ["Sem nome"]


def test_nobody_whose_name_was_typed_and_deleted_is_on_the_list(qtbot: QtBot, panel: HpPanel) -> None:
    retype(qtbot, panel.who.name, "A")
    qtbot.keyClick(panel.who.name, Qt.Key.Key_Backspace)
    put(qtbot, panel, "Lobo", "20")
    assert len(names(panel)) == 20
    assert "20" in panel.adding.error.words


def test_a_name_that_the_campaign_can_not_hold_is_told_under_the_form(qtbot: QtBot, panel: HpPanel) -> None:
    panel.adding.given.emit(Wounded(name="a\x00b"), 1)
    assert panel.adding.error.words == "O texto tem um caractere que nenhum arquivo guarda."
    assert names(panel) == ["Sem nome"]

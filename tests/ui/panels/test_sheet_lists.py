"""The lists of a sheet under keys and mouse: words offered in cells, rows dropped, what has no column."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gmscreen.session.session import Session
from gmscreen.session.sheet_commands import EditSheet
from gmscreen.sheets.equipment import Area, Place, Role
from gmscreen.sheets.sheet_edits import AddItem, SetField
from gmscreen.ui.panels.sheets.panel import SheetsPanel, build
from gmscreen.ui.sheet_desk import SheetDesk
from gmscreen.ui.widgets.edit_table import EditTable
from tests.ui.panels.conftest import Asked
from tests.ui.panels.sheet_hands import Key, in_hand, press, sheet, shown

Show = Callable[..., QWidget]
BAG, TORCH = 5, 7
"""Rows of Kallias: Mochila pequena and Tocha."""


@pytest.fixture
def panel(show_panel: Show) -> SheetsPanel:
    panel = show_panel(build)
    assert isinstance(panel, SheetsPanel)
    panel.activateWindow()
    return panel


def drop(table: EditTable, row: int, on: int, *, edge: bool = False) -> None:
    """Drag a row onto another one, or onto the upper edge of it."""
    data: QMimeData = table.rows.mimeData([table.rows.index(row, 0)])
    area = table.visualRect(table.rows.index(on, 0))
    at = QPoint(area.center().x(), area.top() if edge else area.center().y())
    held = (Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    ground, move = table.viewport(), Qt.DropAction.MoveAction
    QApplication.sendEvent(ground, QDragEnterEvent(at, move, data, *held))
    QApplication.sendEvent(ground, QDragMoveEvent(at, move, data, *held))
    QApplication.sendEvent(ground, QDropEvent(QPointF(at), move, data, *held))


def test_a_few_letters_and_enter_are_a_choice(qtbot: QtBot, panel: SheetsPanel, session: Session) -> None:
    panel.page.attacks.table.go_to(0, "type")
    press(qtbot, "cont", Key.Key_Return)
    assert shown(panel.page.attacks.table, 0, "type") == "contundente"
    assert sheet(session).attacks[0].type == "crushing"


def test_another_word_is_chosen_by_the_arrows(qtbot: QtBot, panel: SheetsPanel, session: Session) -> None:
    panel.page.attacks.table.go_to(0, "skill")
    press(qtbot, "es", Key.Key_Down, Key.Key_Return)
    offered = [skill.name for skill in sheet(session).skills if skill.name.startswith("Es")]
    assert sheet(session).attacks[0].skill == offered[1]
    assert in_hand(panel.page.attacks.table) == (1, "skill")


def test_a_click_takes_a_word_too(qtbot: QtBot, panel: SheetsPanel, session: Session) -> None:
    table = panel.page.attacks.table
    table.go_to(0, "type")
    press(qtbot, "co")
    offers = table.cells.offers
    assert offers is not None
    at = offers.visualRect(offers.names.index(1, 0)).center()
    qtbot.mouseClick(offers.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert sheet(session).attacks[0].type == "cutting"


def test_role_and_area_of_a_piece_are_completed(qtbot: QtBot, panel: SheetsPanel, session: Session) -> None:
    panel.page.equipment.table.go_to(BAG)
    details = panel.page.equipment.details
    assert details is not None
    details.fields["role"].line.setFocus()
    details.fields["role"].line.selectAll()
    press(qtbot, "armad", Key.Key_Return)
    press(qtbot, "cab", Key.Key_Tab)
    piece = sheet(session).equipment[BAG]
    assert (piece.role, piece.area) == (Role.ARMOR, Area.HEAD)


def test_a_line_that_offers_nothing_goes_on_as_any_other(
    qtbot: QtBot, panel: SheetsPanel, session: Session
) -> None:
    panel.page.identity.fields.by_path["people",].line.setFocus()
    panel.page.identity.fields.by_path["people",].line.selectAll()
    press(qtbot, "do rio", Key.Key_Return)
    assert sheet(session).people == "do rio"
    assert panel.page.identity.fields.by_path["origin",].line.hasFocus()


def test_a_piece_dropped_on_a_container_is_inside(panel: SheetsPanel, session: Session) -> None:
    drop(panel.page.equipment.table, 3, BAG)
    piece = sheet(session).equipment[3]
    assert (piece.inside, piece.place) == ("Mochila pequena", Place.PACK)
    session.undo()
    assert sheet(session).equipment[3].inside is None


def test_a_piece_dropped_between_two_stands_there(panel: SheetsPanel, session: Session) -> None:
    names = [piece.name for piece in sheet(session).equipment]
    drop(panel.page.equipment.table, 3, 1, edge=True)
    assert [piece.name for piece in sheet(session).equipment[:3]] == [names[0], names[3], names[1]]


def test_a_row_of_any_list_moves_by_drop(panel: SheetsPanel, session: Session) -> None:
    names = [skill.name for skill in sheet(session).skills]
    drop(panel.page.skills.table, 0, 3, edge=True)
    assert [skill.name for skill in sheet(session).skills[:3]] == [names[1], names[2], names[0]]


def test_a_piece_of_another_list_can_not_be_dropped(panel: SheetsPanel, session: Session) -> None:
    before = sheet(session)
    data = panel.page.skills.table.rows.mimeData([panel.page.skills.table.rows.index(0, 0)])
    table = panel.page.equipment.table
    at = QPointF(table.visualRect(table.rows.index(BAG, 0)).center())
    held = (Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(table.viewport(), QDropEvent(at, Qt.DropAction.MoveAction, data, *held))
    assert sheet(session) == before


def test_a_key_puts_a_piece_into_a_container(qtbot: QtBot, panel: SheetsPanel, session: Session) -> None:
    card = panel.page.equipment
    card.table.go_to(3, "place")
    press(qtbot, "d")
    assert sheet(session).equipment[3].inside == "Mochila pequena"
    press(qtbot, "d")
    assert card.complaint.words == "Não há outro recipiente na lista."


def test_a_container_has_its_button_and_tells_what_is_in_it(
    qtbot: QtBot, panel: SheetsPanel, session: Session
) -> None:
    card = panel.page.equipment
    card.table.go_to(3)
    (bag,) = card.places.containers
    qtbot.mouseClick(bag, Qt.MouseButton.LeftButton)
    assert sheet(session).equipment[3].inside == "Mochila pequena"
    assert bag.text().startswith("D em Mochila pequena · 1,0 kg")


def test_a_container_that_is_gone_has_no_button(panel: SheetsPanel, session: Session) -> None:
    session.do(EditSheet("kallias", SetField(("equipment", BAG, "role"), None)))
    session.do(EditSheet("kallias", SetField(("equipment", BAG, "capacity_kg"), None)))
    assert [target.isVisible() for target in panel.page.equipment.places.containers] == [False]


def test_what_an_attack_does_besides_is_typed_under_the_list(
    qtbot: QtBot, panel: SheetsPanel, session: Session
) -> None:
    card = panel.page.attacks
    card.table.go_to(0)
    assert card.details is not None
    card.details.fields["per_turn"].line.setFocus()
    card.details.fields["per_turn"].line.selectAll()
    press(qtbot, "2", Key.Key_Return)
    assert sheet(session).attacks[0].per_turn == 2


def test_a_duty_of_the_mark_is_said_by_a_letter(qtbot: QtBot, panel: SheetsPanel, session: Session) -> None:
    card = panel.page.disadvantages
    card.table.go_to(0)
    assert card.details is not None
    card.details.fields["racial"].line.setFocus()
    card.details.fields["racial"].line.selectAll()
    press(qtbot, "s", Key.Key_Return)
    assert sheet(session).disadvantages[0].racial


def test_what_a_creature_does_is_typed_where_it_stands(
    qtbot: QtBot, panel: SheetsPanel, session: Session, desk: SheetDesk
) -> None:
    desk.choose("murador")
    table = panel.page.creature.table
    table.go_to(0, "sentence")
    press(qtbot, "Cega", Key.Key_Return)
    press(qtbot, Key.Key_Down, Key.Key_Down)
    press(qtbot, "1 a 4", Key.Key_Return)
    notes = sheet(session, "murador").creature
    assert notes is not None
    assert notes.group is not None
    assert (notes.special, notes.group.most) == ("Cega", 4)
    assert shown(table, 3, "sentence") == "de 1 a 4"


def test_what_a_creatures_block_prints_of_its_body_is_typed(
    qtbot: QtBot, panel: SheetsPanel, session: Session, desk: SheetDesk
) -> None:
    desk.choose("murador")
    line = panel.page.creature.figures.fields.by_path["natural", "dr"].line
    line.setFocus()
    line.selectAll()
    press(qtbot, "5", Key.Key_Return)
    assert sheet(session, "murador").natural.dr == 5


def test_a_new_creature_has_all_its_lines_to_fill(
    panel: SheetsPanel, session: Session, desk: SheetDesk
) -> None:
    desk.choose("kallias")
    assert not panel.page.creature.isVisible()
    session.do(EditSheet("kallias", SetField(("kind",), "creature")))
    assert panel.page.creature.isVisible()
    assert panel.page.creature.table.rows.rowCount() == 10


def test_the_nh_of_a_school_is_typed_and_told_beside_what_it_comes_to(
    qtbot: QtBot, panel: SheetsPanel, session: Session, desk: SheetDesk
) -> None:
    desk.choose("mago-de-agni")
    card = panel.page.schools
    card.table.go_to_foot()
    press(qtbot, "fogo 12", Key.Key_Return)
    magic = sheet(session, "mago-de-agni").magic
    assert magic is not None
    assert [(school.college, school.level) for school in magic.schools] == [("fogo", 12)]
    assert shown(card.table, 0, "level") == "12"


def test_the_head_of_the_spells_is_written_by_one_button(
    qtbot: QtBot, panel: SheetsPanel, session: Session, desk: SheetDesk
) -> None:
    desk.choose("mago-de-agni")
    panel.page.spells.use.setFocus()
    press(qtbot, Key.Key_Space)
    magic = sheet(session, "mago-de-agni").magic
    assert magic is not None
    assert magic.effective_iq is not None
    assert magic.schools
    assert panel.page.spells.magic.fields.by_path["magic", "effective_iq"].note.text() == ""


def test_a_sheet_without_spells_has_no_schools(panel: SheetsPanel, session: Session) -> None:
    assert not panel.page.schools.isVisible()
    spell = {"name": "Luz", "level": 12, "college": "Luz e Trevas"}
    session.do(EditSheet("kallias", AddItem(("spells",), spell)))
    assert panel.page.schools.isVisible()


def test_spells_follow_a_magery_that_comes_later_and_one_undo_takes_both_back(
    qtbot: QtBot, panel: SheetsPanel, session: Session, desk: SheetDesk
) -> None:
    desk.choose("mago-de-agni")
    before = sheet(session, "mago-de-agni")
    panel.page.advantages.table.go_to(0)
    press(qtbot, Key.Key_Delete, held=Qt.KeyboardModifier.ControlModifier)
    without = sheet(session, "mago-de-agni")
    panel.page.advantages.table.go_to_foot()
    press(qtbot, "aptidão mágica 2", Key.Key_Return)
    again = sheet(session, "mago-de-agni")
    assert [spell.level for spell in without.spells] == [spell.level - 2 for spell in before.spells]
    assert [spell.level for spell in again.spells] == [spell.level for spell in before.spells]
    session.undo()
    assert sheet(session, "mago-de-agni") == without


def test_how_many_lines_went_along_is_told(
    qtbot: QtBot, panel: SheetsPanel, desk: SheetDesk, asked: Asked
) -> None:
    desk.choose("mago-de-agni")
    panel.page.advantages.table.go_to(0)
    press(qtbot, Key.Key_Delete, held=Qt.KeyboardModifier.ControlModifier)
    assert asked.messages == ["11 linhas acompanharam; Ctrl+Z desfaz tudo junto."]

"""The sheet is edited where it is shown, by keys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gmscreen.rules.garganta.readings import RunningBonus
from gmscreen.session.session import Session
from gmscreen.session.settings_commands import ChooseReadings
from gmscreen.session.sheet_commands import EditSheet
from gmscreen.sheets.equipment import Place
from gmscreen.sheets.model import SheetKind
from gmscreen.sheets.sheet_edits import AddItem, SetField
from gmscreen.ui.panels.sheets.panel import SheetsPanel, build
from gmscreen.ui.sheet_desk import SheetDesk
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Mode, ThemeName, load_theme
from gmscreen.ui.widgets.cell_line import CellLine
from tests.ui.panels.sheet_hands import figure, in_hand, press, sheet, shown
from tests.ui.sheets import put_sheet

Show = Callable[..., QWidget]
Key = Qt.Key


@pytest.fixture
def panel(show_panel: Show) -> SheetsPanel:
    panel = show_panel(build)
    assert isinstance(panel, SheetsPanel)
    panel.activateWindow()
    return panel


def test_an_attribute_is_typed_over_and_the_lines_follow(
    qtbot: QtBot, panel: SheetsPanel, session: Session
) -> None:
    line = figure(panel, "attributes", "ht")
    line.setFocus()
    qtbot.waitUntil(line.hasSelectedText)
    press(qtbot, "16")
    assert sheet(session).attributes.ht == 16
    assert panel.page.scene.numbers[0].number.text() == "5"
    assert line.text() == "16"


def test_an_attribute_takes_the_levels_and_the_dice_with_it(
    qtbot: QtBot, panel: SheetsPanel, session: Session
) -> None:
    for path, typed in ((("attributes", "dx"), "15"), (("attributes", "st"), "13")):
        line = figure(panel, *path)
        line.setFocus()
        line.selectAll()
        press(qtbot, typed)
    assert (sheet(session).skills[0].level, sheet(session).damage.thrust) == (18, "1d")
    assert shown(panel.page.skills.table, 0, "level") == "18"
    assert figure(panel, "damage", "thrust").text() == "1d"


def test_nonsense_stays_beside_what_is_wrong_with_it_and_escape_restores(
    qtbot: QtBot, panel: SheetsPanel, session: Session
) -> None:
    line = figure(panel, "attributes", "st")
    line.setFocus()
    line.selectAll()
    press(qtbot, "doze", Key.Key_Return)
    field = panel.page.figures.fields.by_path["attributes", "st"]
    assert (line.text(), line.hasFocus(), "doze" in field.error.words) == ("doze", True, True)
    assert sheet(session).attributes.st == 12
    press(qtbot, Key.Key_Escape)
    assert (line.text(), field.error.words) == ("12", "")


def test_keys_that_follow_each_other_are_one_step(qtbot: QtBot, panel: SheetsPanel, session: Session) -> None:
    line = panel.page.identity.fields.by_path["origin",].line
    line.setFocus()
    line.selectAll()
    press(qtbot, "Limiar")
    assert sheet(session).origin == "Limiar"
    session.undo()
    assert line.text() == sheet(session).origin
    assert line.hasFocus()


def test_a_cell_is_typed_over_and_enter_goes_to_the_next_row(
    qtbot: QtBot, panel: SheetsPanel, session: Session
) -> None:
    table = panel.page.equipment.table
    table.go_to(2, "weight_kg")
    press(qtbot, "3,5")
    assert sheet(session).equipment[2].weight_kg is not None
    assert panel.page.scene.weight.text() == "33,5 kg"
    press(qtbot, Key.Key_Return)
    assert in_hand(table) == (3, "weight_kg")
    assert table.hasFocus()


def test_enter_opens_a_cell_with_what_stands_in_it(qtbot: QtBot, panel: SheetsPanel) -> None:
    table = panel.page.skills.table
    table.go_to(0, "level")
    press(qtbot, Key.Key_Return)
    assert table.line is not None
    assert (table.line.text(), table.line.selectedText()) == ("17", "17")


def test_tab_goes_to_the_next_cell_that_can_be_typed_in(
    qtbot: QtBot, panel: SheetsPanel, session: Session
) -> None:
    table = panel.page.skills.table
    table.go_to(0, "bonuses")
    press(qtbot, "+1 anel (24 §1)", Key.Key_Tab)
    assert in_hand(table) == (1, "name")
    assert isinstance(QApplication.focusWidget(), CellLine)
    assert sheet(session).skills[0].effective.as_int == 18


@pytest.mark.parametrize(
    ("key", "typed", "told"),
    [
        ("level", "18", ("DX+4", "24", "18")),
        ("relative", "DX+1", ("DX+1", "4", "15")),
        ("points", "8", ("DX+2", "8", "16")),
    ],
)
def test_relative_points_and_level_follow_one_another(
    qtbot: QtBot, panel: SheetsPanel, key: str, typed: str, told: tuple[str, ...]
) -> None:
    table = panel.page.skills.table
    table.go_to(0, key)
    press(qtbot, typed, Key.Key_Return)
    assert tuple(shown(table, 0, each) for each in ("relative", "points", "level")) == told


def test_escape_restores_the_cell(qtbot: QtBot, panel: SheetsPanel, session: Session) -> None:
    table = panel.page.equipment.table
    table.go_to(0, "name")
    press(qtbot, "Outra", Key.Key_Escape)
    assert sheet(session).equipment[0].name == "Linotórax (loriga sobre laudel)"
    assert table.line is None
    assert table.hasFocus()


def test_what_is_wrong_keeps_the_cell_open_with_the_reason(
    qtbot: QtBot, panel: SheetsPanel, session: Session
) -> None:
    table = panel.page.equipment.table
    table.go_to(2, "weight_kg")
    press(qtbot, "leve", Key.Key_Return)
    assert table.line is not None
    assert (table.line.text(), "leve" in table.complaint.words) == ("leve", True)
    assert sheet(session).equipment[2].name == "Lança"
    press(qtbot, Key.Key_Escape)
    assert table.complaint.words == ""


def test_delete_clears_a_cell(qtbot: QtBot, panel: SheetsPanel, session: Session) -> None:
    table = panel.page.equipment.table
    table.go_to(0, "source")
    press(qtbot, Key.Key_Delete)
    assert sheet(session).equipment[0].source is None


def test_a_name_that_may_not_be_empty_says_so(qtbot: QtBot, panel: SheetsPanel, session: Session) -> None:
    table = panel.page.equipment.table
    table.go_to(0, "name")
    press(qtbot, Key.Key_Delete)
    assert sheet(session).equipment[0].name
    assert table.complaint.words


def test_rows_are_doubled_moved_and_taken_out_by_keys(
    qtbot: QtBot, panel: SheetsPanel, session: Session
) -> None:
    table = panel.page.equipment.table

    def names() -> list[str]:
        return [piece.name.split()[0] for piece in sheet(session).equipment[:4]]

    table.go_to(2, "name")
    press(qtbot, Key.Key_D, held=Qt.KeyboardModifier.ControlModifier)
    assert (names(), in_hand(table)[0]) == (["Linotórax", "Aspis", "Lança", "Lança"], 3)
    press(qtbot, Key.Key_Delete, held=Qt.KeyboardModifier.ControlModifier)
    press(qtbot, Key.Key_Up, held=Qt.KeyboardModifier.AltModifier)
    assert (names(), in_hand(table)[0]) == (["Linotórax", "Aspis", "Gládio", "Lança"], 2)
    session.undo()
    assert (names(), in_hand(table)[0]) == (["Linotórax", "Aspis", "Lança", "Gládio"], 2)


def test_a_skill_is_entered_at_the_foot_with_its_points(
    qtbot: QtBot, panel: SheetsPanel, session: Session
) -> None:
    table = panel.page.skills.table
    table.go_to_foot()
    press(qtbot, "rastrea 4", Key.Key_Return)
    added = sheet(session).skills[-1]
    assert (added.name, added.points, added.level) == ("Rastreamento", 4, 12)
    assert isinstance(QApplication.focusWidget(), CellLine)
    assert table.line is not None
    assert table.line.text() == ""


def test_a_piece_of_the_catalogue_is_found_and_counted(
    qtbot: QtBot, panel: SheetsPanel, session: Session
) -> None:
    table = panel.page.equipment.table
    table.go_to_foot()
    press(qtbot, "2 lampi", Key.Key_Return)
    added = sheet(session).equipment[-1]
    assert (added.name, added.quantity, added.place) == ("Lampião (e o alquímico que o copia)", 2, Place.PACK)
    assert added.source


def test_the_arrows_choose_among_the_names_offered(
    qtbot: QtBot, panel: SheetsPanel, session: Session
) -> None:
    table = panel.page.equipment.table
    table.go_to_foot()
    press(qtbot, "loriga")
    assert table.cells.offers is not None
    second = table.cells.offers.names.stringList()[1]
    press(qtbot, Key.Key_Down, Key.Key_Return)
    assert sheet(session).equipment[-1].name == second


def test_a_name_of_no_list_stays_as_it_was_typed(qtbot: QtBot, panel: SheetsPanel, session: Session) -> None:
    table = panel.page.equipment.table
    table.go_to_foot()
    press(qtbot, "osso de Ymir 1,5 kg", Key.Key_Return)
    added = sheet(session).equipment[-1]
    assert (added.name, str(added.weight_kg), added.source) == ("osso de Ymir", "1.5", "valor da mesa")


def test_tab_after_a_new_row_goes_to_its_figure(qtbot: QtBot, panel: SheetsPanel, session: Session) -> None:
    table = panel.page.skills.table
    table.go_to_foot()
    press(qtbot, "rastreamento", Key.Key_Tab, "8", Key.Key_Return)
    assert sheet(session).skills[-1].points == 8
    assert in_hand(table)[0] == table.rows.count


def test_insert_puts_the_new_row_before_the_one_in_hand(
    qtbot: QtBot, panel: SheetsPanel, session: Session
) -> None:
    table = panel.page.equipment.table
    table.go_to(1, "name")
    press(qtbot, Key.Key_Insert, "gládio", Key.Key_Return)
    assert [piece.name for piece in sheet(session).equipment[1:3]] == ["Gládio", "Aspis (escudo grande)"]


def test_a_column_is_pasted(qtbot: QtBot, panel: SheetsPanel, session: Session) -> None:
    table = panel.page.equipment.table
    table.go_to(2, "weight_kg")
    QGuiApplication.clipboard().setText("2,5\n1,25")
    press(qtbot, Key.Key_V, held=Qt.KeyboardModifier.ControlModifier)
    assert [str(piece.weight_kg) for piece in sheet(session).equipment[2:4]] == ["2.5", "1.25"]


def test_another_sheet_takes_the_place_of_what_was_typed_wrong(
    qtbot: QtBot, panel: SheetsPanel, desk: SheetDesk, session: Session
) -> None:
    line = figure(panel, "attributes", "st")
    line.setFocus()
    line.selectAll()
    press(qtbot, "doze")
    desk.choose(put_sheet(session, "m", 'schema = 1\nid = "m"\nname = "M"\nkind = "pc"\n'))
    assert (line.text(), line.problem) == ("", "")


def test_undo_from_outside_leaves_scroll_and_cell_in_hand(
    qtbot: QtBot, panel: SheetsPanel, session: Session
) -> None:
    table = panel.page.equipment.table
    table.go_to(4, "weight_kg")
    press(qtbot, "2", Key.Key_Return)
    bar = panel.page.verticalScrollBar()
    bar.setValue(300)
    session.undo()
    assert (bar.value(), in_hand(table)) == (300, (5, "weight_kg"))
    assert sheet(session).equipment[4].negligible


def test_one_key_moves_a_piece_and_both_lines_follow(
    qtbot: QtBot, panel: SheetsPanel, session: Session
) -> None:
    table = panel.page.equipment.table
    table.go_to(1, "place")
    press(qtbot, "h")
    assert sheet(session).equipment[1].place is Place.GROUND
    assert (panel.page.scene.weight.text(), panel.page.march.weight.text()) == ("20,0 kg", "29,1 kg")
    assert table.hasFocus()


def test_a_container_takes_a_piece_by_its_name(qtbot: QtBot, panel: SheetsPanel, session: Session) -> None:
    table = panel.page.equipment.table
    table.go_to(3, "place")
    press(qtbot, Key.Key_Return, "Mochila pequena", Key.Key_Return)
    assert (sheet(session).equipment[3].inside, sheet(session).equipment[3].place) == (
        "Mochila pequena",
        Place.PACK,
    )


def test_a_click_on_a_place_sends_the_piece_in_hand_there(
    qtbot: QtBot, panel: SheetsPanel, session: Session
) -> None:
    card = panel.page.equipment
    card.table.go_to(0, "name")
    qtbot.mouseClick(card.places.targets[Place.PACK], Qt.MouseButton.LeftButton)
    assert sheet(session).equipment[0].place is Place.PACK
    assert "26,1 kg" in card.places.targets[Place.PACK].text()


def test_a_piece_that_is_dropped_on_a_place_goes_there(panel: SheetsPanel, session: Session) -> None:
    card = panel.page.equipment
    target = card.places.targets[Place.BELT]
    data = card.table.rows.mimeData([card.table.rows.index(1, 0)])
    held = (Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(target, QDragEnterEvent(QPoint(3, 3), Qt.DropAction.MoveAction, data, *held))
    QApplication.sendEvent(target, QDropEvent(QPointF(3, 3), Qt.DropAction.MoveAction, data, *held))
    assert sheet(session).equipment[1].place is Place.BELT


def test_dropping_the_pack_is_only_imagined_until_it_is_accepted(
    qtbot: QtBot, panel: SheetsPanel, session: Session
) -> None:
    card = panel.page.equipment
    qtbot.mouseClick(card.acts.drop, Qt.MouseButton.LeftButton)
    assert card.what_if.isVisible()
    assert card.what_if.march.weight.text() == "32,0 kg"
    assert panel.page.march.weight.text() == "41,1 kg"
    press(qtbot, Key.Key_Space)
    assert panel.page.march.weight.text() == "32,0 kg"
    assert card.what_if.isHidden()


def test_what_is_imagined_can_be_dismissed(qtbot: QtBot, panel: SheetsPanel, session: Session) -> None:
    card = panel.page.equipment
    card.table.go_to(6, "name")
    qtbot.mouseClick(card.acts.pick, Qt.MouseButton.LeftButton)
    assert card.what_if.scene.weight.text() == "34,1 kg"
    qtbot.mouseClick(card.what_if.dismiss, Qt.MouseButton.LeftButton)
    assert (card.what_if.isHidden(), sheet(session).equipment[6].place) == (True, Place.PACK)


def test_a_companion_is_carried_with_his_gear(qtbot: QtBot, panel: SheetsPanel, session: Session) -> None:
    card = panel.page.equipment
    qtbot.mouseClick(card.acts.carry, Qt.MouseButton.LeftButton)
    assert card.complaint.words
    card.acts.companion.list.setFocus()
    card.acts.companion.choose("hoplita")
    qtbot.keyClicks(card.acts.weight.line, "70")
    qtbot.mouseClick(card.acts.carry, Qt.MouseButton.LeftButton)
    assert card.what_if.scene.weight.text() == "134,0 kg"


def test_notes_are_kept_as_they_are_typed(qtbot: QtBot, panel: SheetsPanel, session: Session) -> None:
    for card, key in ((panel.page.notes, "notes"), (panel.page.private_notes, "private_notes")):
        card.words.setFocus()
        card.words.selectAll()
        press(qtbot, "Guarda")
        card.words.hand_in()
        assert getattr(sheet(session), key) == "Guarda"


def test_the_entry_card_is_answered_and_its_mark_goes(
    qtbot: QtBot, panel: SheetsPanel, session: Session
) -> None:
    assert "falta o Cartão de Entrada" in panel.header.about.text()
    card = panel.page.entry_card
    card.fields.by_path["entry_card", "limits"].line.setFocus()
    press(qtbot, "aranhas")
    card.answered.setFocus()
    press(qtbot, Key.Key_Space)
    entry = sheet(session).entry_card
    assert entry is not None
    assert (entry.limits, entry.answered) == ("aranhas", True)
    assert "Cartão" not in panel.header.about.text()


def test_a_gain_is_entered_in_one_line(qtbot: QtBot, panel: SheetsPanel, session: Session) -> None:
    panel.page.gains.table.go_to_foot()
    press(qtbot, "3 2,5 Matou o gigante", Key.Key_Return)
    account = sheet(session).account
    assert account is not None
    (gain,) = account.gains
    assert (gain.week, str(gain.points), gain.reason) == (3, "2.5", "Matou o gigante")


def test_the_account_takes_the_sums_of_its_lines(qtbot: QtBot, panel: SheetsPanel, session: Session) -> None:
    table = panel.page.skills.table
    table.go_to(0, "points")
    press(qtbot, "20", Key.Key_Return)
    assert shown(panel.page.account.table, 2, "declared") == "≠ 55"
    qtbot.mouseClick(panel.page.account.use, Qt.MouseButton.LeftButton)
    account = sheet(session).account
    assert account is not None
    assert (account.skills, account.total) == (59, 154)


def test_what_the_sheet_declares_is_typed(qtbot: QtBot, panel: SheetsPanel, session: Session) -> None:
    panel.page.account.table.go_to(6, "declared")
    press(qtbot, "151", Key.Key_Return)
    account = sheet(session).account
    assert account is not None
    assert account.total == 151


def test_figures_at_a_distance_are_typed_with_strokes(
    qtbot: QtBot, panel: SheetsPanel, session: Session
) -> None:
    table = panel.page.attacks.table
    table.go_to(0, "ranged")
    press(qtbot, "12/1/5/10", Key.Key_Return)
    ranged = sheet(session).attacks[0].ranged
    assert ranged is not None
    assert (ranged.tr, ranged.accuracy, ranged.half_damage_m, ranged.max_m) == (12, 1, 5, 10)


def test_f6_goes_to_the_foot_of_the_next_list(qtbot: QtBot, panel: SheetsPanel) -> None:
    panel.page.equipment.table.go_to(0, "name")
    press(qtbot, Key.Key_F6)
    assert panel.page.skills.table.hasFocus()
    assert in_hand(panel.page.skills.table)[0] == panel.page.skills.table.rows.count


def test_the_kind_is_chosen_in_the_list(panel: SheetsPanel, session: Session) -> None:
    panel.page.identity.kind.choose(SheetKind.NAMED_NPC)
    assert sheet(session).kind is SheetKind.NAMED_NPC
    assert panel.page.entry_card.isHidden()


def test_a_people_is_offered_and_brings_its_deltas(
    qtbot: QtBot, panel: SheetsPanel, session: Session
) -> None:
    field = panel.page.identity.fields.by_path["people",]
    field.line.setFocus()
    field.line.selectAll()
    press(qtbot, "elfo")
    assert (sheet(session).people, sheet(session).attributes.dx) == ("elfo", 15)
    assert "DX +1" in field.note.text()


def test_f6_goes_to_the_sheet_from_the_library_too(qtbot: QtBot, panel: SheetsPanel) -> None:
    panel.sidebar.search.setFocus()
    press(qtbot, Key.Key_F6)
    assert panel.page.identity.fields.by_path["name",].line.hasFocus()
    press(qtbot, Key.Key_F6, held=Qt.KeyboardModifier.ShiftModifier)
    assert panel.page.private_notes.words.hasFocus()


def test_a_long_source_leaves_room_for_the_name(panel: SheetsPanel, session: Session) -> None:
    session.do(EditSheet("kallias", SetField(("equipment", 0, "source"), "03 §9.2; 21 §8.3; " * 9)))
    table = panel.page.equipment.table
    assert table.columnWidth(0) > table.columnWidth(2)


def test_what_is_the_masters_alone_is_not_shown_to_the_table(panel: SheetsPanel, look: Look) -> None:
    assert panel.page.private_notes.isVisible()
    look.wear(load_theme(ThemeName.DARK, 100, Mode.TABLE))
    assert (panel.page.private_notes.isVisible(), panel.page.entry_card.isVisible()) == (False, False)
    look.wear(load_theme(ThemeName.DARK))
    assert panel.page.entry_card.isVisible()


def test_lines_are_pasted_into_quirks_gains_and_the_account(
    qtbot: QtBot, panel: SheetsPanel, session: Session
) -> None:
    paste = Qt.KeyboardModifier.ControlModifier
    for table, row, words in (
        (panel.page.quirks.table, 0, "ri\nchora"),
        (panel.page.gains.table, 0, "1\t2\n2\t3"),
        (panel.page.account.table, 0, "95\n41"),
    ):
        QGuiApplication.clipboard().setText(words)
        table.go_to(row, "declared")
        press(qtbot, Key.Key_V, held=paste)
    account = sheet(session).account
    assert account is not None
    assert sheet(session).quirks[-2:] == ("ri", "chora")
    assert ([gain.week for gain in account.gains], account.advantages) == ([1, 2], 41)


def test_a_companions_pack_is_copied_in_one_step(qtbot: QtBot, panel: SheetsPanel, session: Session) -> None:
    before = sheet(session).equipment
    acts = panel.page.equipment.acts
    acts.companion.list.setFocus()
    qtbot.waitUntil(lambda: acts.companion.list.count() > 1)
    press(qtbot, Key.Key_Down)
    acts.copy.setFocus()
    press(qtbot, Key.Key_Space)
    companion = acts.companion.value
    pack = [each for each in sheet(session, companion).equipment if each.place is Place.PACK]
    assert pack
    assert sheet(session).equipment == (*before, *pack)
    session.undo()
    assert sheet(session).equipment == before


def test_without_a_companion_the_list_is_asked_for(
    qtbot: QtBot, panel: SheetsPanel, session: Session
) -> None:
    panel.page.equipment.acts.copy.setFocus()
    press(qtbot, Key.Key_Space)
    assert panel.page.equipment.acts.companion.list.hasFocus()
    assert panel.page.equipment.complaint.words == "Escolha na lista de quem é a mochila a copiar."


def test_what_a_piece_does_is_typed_under_the_list(
    qtbot: QtBot, panel: SheetsPanel, session: Session
) -> None:
    details = panel.page.equipment.details
    assert details.isHidden()
    panel.page.equipment.table.go_to(3)
    line = details.fields["price_g"].line
    line.setFocus()
    line.selectAll()
    press(qtbot, "77", Key.Key_Tab)
    assert sheet(session).equipment[3].price_g == 77
    session.undo()
    assert line.text() == details.fields["price_g"].line.text() != "77"


def test_what_a_piece_does_follows_the_piece_in_hand(panel: SheetsPanel, session: Session) -> None:
    details, pieces = panel.page.equipment.details, sheet(session).equipment
    for row in (0, 3):
        panel.page.equipment.table.go_to(row)
        assert pieces[row].name in details.whose.text()


def test_the_piece_stays_under_the_list_while_the_foot_is_in_hand(panel: SheetsPanel) -> None:
    table = panel.page.equipment.table
    table.go_to(3)
    table.go_to_foot()
    assert panel.page.equipment.details.isVisible()


def test_other_readings_of_the_table_audit_the_sheet_anew(panel: SheetsPanel, session: Session) -> None:
    running = {"name": "Corrida", "level": 16, "role": "running"}
    session.do(EditSheet("kallias", AddItem(("skills",), running)))
    session.do(EditSheet("kallias", SetField(("printed", "in_scene", "move"), 6)))
    panel.auditing.audit()
    counts = []
    for reading in RunningBonus:
        session.do(ChooseReadings(replace(session.readings, running=reading)))
        counts.append(panel.header.check.text())
    assert len(set(counts)) > 1


def test_wealth_and_the_head_of_the_spells_are_typed(
    qtbot: QtBot, panel: SheetsPanel, session: Session
) -> None:
    for grid, path, typed in (
        (panel.page.account.wealth, ("wealth", "balance_g"), "41"),
        (panel.page.spells.magic, ("magic", "effective_iq"), "14"),
    ):
        line = grid.fields.by_path[path].line
        line.setFocus()
        line.selectAll()
        press(qtbot, typed)
    now = sheet(session)
    assert now.wealth is not None
    assert now.magic is not None
    assert (now.wealth.balance_g, now.magic.effective_iq) == (41, 14)


def test_a_tie_is_typed_at_the_foot_of_its_list(qtbot: QtBot, panel: SheetsPanel, session: Session) -> None:
    panel.page.bonds.table.go_to_foot()
    press(qtbot, "segredo: fugiu", Key.Key_Return, Key.Key_Escape)
    (bond,) = sheet(session).bonds
    assert (bond.kind, bond.text) == ("secret", "fugiu")
    session.undo()
    assert sheet(session).bonds == ()

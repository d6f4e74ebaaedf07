"""The program on a campaign's file: opened, left for another, found again."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gmscreen.locator import sample_sheets
from gmscreen.session.note_commands import AddNote
from gmscreen.store.campaign_places import first_campaign
from gmscreen.store.examination import contents_of
from gmscreen.store.taken import is_taken
from gmscreen.ui.campaign.program import Program
from gmscreen.ui.settings import read_settings
from tests.ui.campaign.conftest import Begin, begun, sitting_of


def shown(program: Program) -> tuple[int, str]:
    """How many notes there are, and what the status line says."""
    sitting = sitting_of(program)
    return len(sitting.table.session.campaign.notes), sitting.shell.status.message.text()


def test_a_first_start_makes_a_campaign_with_the_sample_sheets(begin: Begin) -> None:
    program = begin()
    assert sitting_of(program).table.path == first_campaign().resolve()
    assert len(sitting_of(program).shell.desk.records) == len(list(sample_sheets().glob("*.toml")))


def test_what_was_done_is_there_at_the_next_start_and_can_be_undone(begin: Begin, path: Path) -> None:
    program = begin(path)
    sitting_of(program).table.session.do(AddNote("Diário"))
    program.window.close()
    again = begin()
    session = sitting_of(again).table.session
    assert [note.title for note in session.campaign.notes.values()] == ["Diário"]
    label = session.undo()
    assert label is not None
    assert label.words == "Nova nota: Diário"


def test_a_sheet_named_at_the_start_is_taken_in_and_can_be_undone(
    begin: Begin, path: Path, tmp_path: Path
) -> None:
    sheet = tmp_path / "meu.toml"
    sheet.write_text('schema = 1\nid = "meu"\nname = "Meu"\nkind = "pc"\n', encoding="utf-8")
    program = begin(path, sheet)
    shell = sitting_of(program).shell
    assert shell.desk.current == "meu"
    sitting_of(program).table.session.undo()
    assert "meu" not in [record.id for record in shell.desk.records]


def test_the_file_is_opened_after_the_first_panel_and_its_ledger_is_read(
    qtbot: QtBot, begin: Begin, path: Path
) -> None:
    sitting = begun(qtbot, begin(path))
    assert sitting.shell.status.campaign.ledger.text() == "Livro 0 · íntegro"
    assert sitting.shell.status.campaign.name.text() == "Mesa · A Garganta"


def test_what_is_done_before_the_file_is_open_is_kept(begin: Begin, path: Path) -> None:
    program = begin(path)
    sitting_of(program).table.session.do(AddNote("depressa"))
    program.window.close()
    assert [note.title for note in contents_of(path).campaign.notes.values()] == ["depressa"]


def test_closing_lets_the_campaign_go(begin: Begin, path: Path) -> None:
    program = begin(path)
    assert is_taken(path)
    program.window.close()
    assert (is_taken(path), program.sitting) == (False, None)


def test_another_campaign_opens_in_the_place_of_this_one(begin: Begin, path: Path, tmp_path: Path) -> None:
    program = begin(path)
    first = program.window
    program.change_to(path.with_name("Outra.escudo"), may_create=True)
    assert sitting_of(program).table.path == path.with_name("Outra.escudo")
    assert (first.isVisible(), program.window.isVisible(), is_taken(path)) == (False, True, False)
    recent = read_settings(tmp_path / "settings.json").campaigns
    assert [Path(name).stem for name in recent] == ["Outra", "Mesa"]


def test_one_that_can_not_be_opened_leaves_this_one_as_it_is(begin: Begin, path: Path) -> None:
    program = begin(path)
    path.with_name("ruim.escudo").write_text("nada")
    program.change_to(path.with_name("ruim.escudo"))
    sitting = sitting_of(program)
    assert sitting.table.path == path
    assert "ruim.escudo" in sitting.shell.notice.words
    assert "Não é uma campanha" in sitting.shell.notice.words
    assert path.with_name("ruim.escudo").read_text() == "nada"


def test_the_same_campaign_again_is_no_other(begin: Begin, path: Path) -> None:
    program = begin(path)
    program.change_to(path)
    assert "já está aberta" in sitting_of(program).shell.notice.words


def test_ctrl_z_and_ctrl_y_turn_the_last_act_and_say_which(qtbot: QtBot, begin: Begin, path: Path) -> None:
    program = begin(path)
    sitting_of(program).table.session.do(AddNote("Diário"))
    qtbot.waitUntil(lambda: QApplication.activeWindow() is program.window)
    qtbot.keyClick(program.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert shown(program) == (0, "Desfeito: Nova nota: Diário")
    qtbot.keyClick(program.window, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert shown(program) == (1, "Refeito: Nova nota: Diário")


def test_the_menu_names_the_act_that_can_be_undone(begin: Begin, path: Path) -> None:
    program = begin(path)
    sitting_of(program).table.session.do(AddNote("Diário"))
    menu = program.window.campaign_menu
    menu.aboutToShow.emit()
    words = [action.text() for action in menu.actions()]
    assert words[:2] == ["Desfazer: Nova nota: Diário", "Nada a refazer"]


def test_a_field_with_something_typed_takes_it_back_first(qtbot: QtBot, begin: Begin, path: Path) -> None:
    program = begin(path)
    sitting = sitting_of(program)
    session = sitting.table.session
    session.do(AddNote("Diário"))
    line = sitting.shell.status.dice.line
    line.setFocus()
    qtbot.waitUntil(line.hasFocus)
    qtbot.keyClicks(line, "3d")
    qtbot.keyClick(line, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (line.text(), len(session.campaign.notes)) == ("", 1)
    qtbot.keyClick(line, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(session.campaign.notes) == 0

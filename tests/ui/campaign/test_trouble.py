"""Disks that refuse, files that vanish or are damaged, as the window tells of them: cases 9 to 24."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from gmscreen.session.note_commands import AddNote
from gmscreen.session.settings_commands import GoToFloor
from gmscreen.store.examination import contents_of
from gmscreen.store.opening import open_campaign
from gmscreen.ui.campaign.backups_window import BackupsWindow
from gmscreen.ui.campaign.program import Program
from gmscreen.ui.campaign.trouble_page import TroublePage
from gmscreen.ui.widgets.plain_label import PlainLabel
from tests.session.acts import THREE
from tests.store.campaigns import as_nobody
from tests.store.test_trouble import _HOLDER, file_size_limit
from tests.ui.campaign.conftest import Begin, begun, sitting_of

BIG = AddNote("Grande", "x" * 3_000_000)


def do_in_a_slot(program: Program, command: AddNote) -> None:
    """As a panel does it: what is raised goes where Qt puts it."""
    try:
        sitting_of(program).table.session.do(command)
    except Exception as error:
        sys.excepthook(type(error), error, error.__traceback__)


def page_of(program: Program) -> TroublePage:
    assert program.page is not None
    return program.page


def titles(path: Path) -> list[str]:
    return [note.title for note in contents_of(path).campaign.notes.values()]


def test_a_full_disk_is_told_until_the_next_try_works(qtbot: QtBot, begin: Begin, path: Path) -> None:
    program = begin(path)
    sitting = begun(qtbot, program)
    with file_size_limit(path.parent):
        do_in_a_slot(program, BIG)
        qtbot.waitUntil(lambda: "Não salvo" in sitting.banner.words)
    assert sitting.shell.status.campaign.saved.text() == "não salvo — tentar de novo"
    assert (sitting.banner.retry.isVisible(), sitting.banner.save_as.isVisible()) == (True, True)
    sitting.banner.retry.click()
    assert sitting.banner.words == ""
    assert sitting.shell.status.campaign.saved.text().startswith("salvo ")
    program.window.close()
    assert titles(path) == ["Grande"]


def test_what_can_not_be_saved_can_be_given_up(qtbot: QtBot, begin: Begin, path: Path) -> None:
    program = begin(path)
    sitting = begun(qtbot, program)
    with file_size_limit(path.parent):
        do_in_a_slot(program, BIG)
        qtbot.waitUntil(lambda: "Não salvo" in sitting.banner.words)
    sitting.banner.give_up.click()
    do_in_a_slot(program, AddNote("pequena"))
    assert [note.title for note in sitting.table.session.campaign.notes.values()] == ["pequena"]


def test_a_window_with_something_unsaved_does_not_close(qtbot: QtBot, begin: Begin, path: Path) -> None:
    program = begin(path)
    sitting = begun(qtbot, program)
    with file_size_limit(path.parent):
        do_in_a_slot(program, BIG)
        program.window.close()
        assert program.window.isVisible()
        assert "Não salvo" in sitting.banner.words
    program.window.close()
    assert (program.window.isVisible(), titles(path)) == (False, ["Grande"])


def test_a_file_that_was_renamed_stops_the_writing_and_a_copy_goes_on(
    qtbot: QtBot, begin: Begin, path: Path
) -> None:
    program = begin(path)
    sitting = begun(qtbot, program)
    path.rename(path.with_name("outro.escudo"))
    do_in_a_slot(program, AddNote("depois"))
    qtbot.waitUntil(lambda: "mudou de nome" in sitting.banner.words)
    copy = path.with_name("salva.escudo")
    sitting.acts._copy_to(copy)
    assert (sitting.banner.words, sitting.table.path) == ("", copy)
    do_in_a_slot(program, AddNote("mais"))
    program.window.close()
    assert titles(copy) == ["depois", "mais"]


def test_an_error_in_a_slot_is_told_and_the_window_lives(qtbot: QtBot, begin: Begin, path: Path) -> None:
    program = begin(path)
    sitting = sitting_of(program)

    class Wrong(AddNote):
        def plan(self, campaign, moment):  # type: ignore[no-untyped-def]
            raise ZeroDivisionError

    do_in_a_slot(program, Wrong("x"))
    qtbot.waitUntil(lambda: program.window.findChild(QMessageBox) is not None)
    do_in_a_slot(program, AddNote("depois"))
    assert [note.title for note in sitting.table.session.campaign.notes.values()] == ["depois"]


def test_a_campaign_that_another_program_has_is_only_looked_at(begin: Begin, path: Path) -> None:
    owner = open_campaign(path)
    program = begin(path)
    assert "já está aberta em outra janela" in sitting_of(program).banner.words
    do_in_a_slot(program, AddNote("nada"))
    assert sitting_of(program).shell.status.campaign.saved.text() == "só para ver"
    owner.close()


def test_a_folder_that_can_not_be_written_is_only_looked_at(
    begin: Begin, open_folder: Path, model: Path
) -> None:
    path = Path(shutil.copy(model, open_folder))
    path.chmod(0o444)
    open_folder.chmod(0o555)
    with as_nobody():
        program = begin(path)
        words = sitting_of(program).banner.words
    assert words.startswith("Só para ver.")


def test_a_foreign_lock_is_told_within_two_seconds_and_a_retry_works(
    qtbot: QtBot, begin: Begin, path: Path
) -> None:
    program = begin(path)
    sitting = begun(qtbot, program)
    holder = subprocess.Popen(
        [sys.executable, "-c", _HOLDER, path], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert holder.stdout is not None
    holder.stdout.readline()
    start = time.monotonic()
    do_in_a_slot(program, AddNote("presa"))
    qtbot.waitUntil(lambda: "Outro programa" in sitting.banner.words)
    assert time.monotonic() - start < 4  # 1.5 s of patience, and what a busy machine adds
    holder.communicate()
    sitting.banner.retry.click()
    assert sitting.banner.words == ""


def damage_record(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE records SET body = '{' WHERE part = 'sheets'")


def truncate(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:50])


def empty(path: Path) -> None:
    path.write_bytes(b"")


def zero(path: Path) -> None:
    path.write_bytes(bytes(8192))


def overwrite(path: Path) -> None:
    path.write_text("nada")


@pytest.mark.parametrize("harm", [damage_record, truncate, empty, zero, overwrite])
def test_a_damaged_campaign_is_told_kept_and_its_newest_good_backup_opened(
    qtbot: QtBot, begin: Begin, path: Path, harm
) -> None:  # type: ignore[no-untyped-def]
    program = begin(path)
    begun(qtbot, program).table.session.do(AddNote("Diário"))
    program.window.close()
    harm(path)
    harmed = path.read_bytes()
    again = begin()
    page = page_of(again)
    assert str(path) in [label.text() for label in page.findChildren(PlainLabel)]
    assert page.reason.text()
    qtbot.waitUntil(page.restore.isVisible, timeout=10_000)
    page.restore.click()
    session = sitting_of(again).table.session
    assert [note.title for note in session.campaign.notes.values()] == ["Diário"]
    assert sitting_of(again).table.path == path.with_name("Mesa (restaurada).escudo")
    assert path.read_bytes() == harmed


def test_a_broken_last_campaign_is_no_loop(begin: Begin, path: Path) -> None:
    begin(path).window.close()
    overwrite(path)
    again = begin()
    page_of(again)
    again.change_to(path.with_name("Nova.escudo"), may_create=True)
    assert sitting_of(again).table.path.name == "Nova.escudo"


def test_a_campaign_that_was_deleted_is_told_and_not_made_anew(begin: Begin, path: Path) -> None:
    begin(path).window.close()
    path.unlink()
    again = begin()
    assert "não existe" in page_of(again).reason.text()
    assert not path.exists()


def test_a_newer_schema_is_refused_and_its_bytes_left_alone(begin: Begin, path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 999")
    before = path.read_bytes()
    program = begin(path)
    assert "mais nova que este programa" in page_of(program).reason.text()
    assert path.read_bytes() == before


def test_a_restored_backup_explains_why_rolls_are_missing(qtbot: QtBot, begin: Begin, path: Path) -> None:
    program = begin(path)
    begun(qtbot, program)
    before = path.with_name("antes.escudo")
    sitting_of(program).table.save_copy(before)
    sitting_of(program).table.session.roll(THREE)
    program.window.close()
    again = begin(before)
    sitting = sitting_of(again)
    qtbot.waitUntil(lambda: "Faltam registros" in sitting.banner.words, timeout=10_000)
    assert "cópia de segurança" in sitting.banner.words
    assert sitting.shell.status.campaign.ledger.text() == "Livro 0 · faltam registros"
    sitting.banner.put_away.click()
    assert sitting.banner.words == ""


def test_backups_are_listed_with_their_counts_and_one_is_restored_beside(
    qtbot: QtBot, begin: Begin, path: Path
) -> None:
    program = begin(path)
    sitting = begun(qtbot, program)
    sitting.table.session.do(AddNote("Diário"))
    sitting.table.back_up()
    sitting.acts.show_backups()
    window = program.window.findChild(BackupsWindow)
    assert isinstance(window, BackupsWindow)
    assert window.chosen is not None
    assert window.chosen.records == len(sitting.table.session.campaign.sheets) + 1
    window.restore.click()
    assert sitting_of(program).table.path == path.with_name("Mesa (restaurada).escudo")


def test_a_backup_folder_that_can_not_be_written_is_warned_of(qtbot: QtBot, begin: Begin, path: Path) -> None:
    path.with_name(path.name + ".copias").write_text("no caminho")
    sitting = sitting_of(begin(path))
    qtbot.waitUntil(lambda: "cópia de segurança não foi feita" in sitting.banner.words, timeout=10_000)


def test_the_ledger_is_read_again_when_it_is_asked_for(qtbot: QtBot, begin: Begin, path: Path) -> None:
    program = begin(path)
    sitting = begun(qtbot, program)
    sitting.table.session.roll(THREE)
    sitting.acts.verify()
    qtbot.waitUntil(lambda: "Livro íntegro: 1 rolagem" in sitting.shell.notice.words, timeout=10_000)


def test_the_ledger_is_written_into_a_folder(qtbot: QtBot, begin: Begin, path: Path, tmp_path: Path) -> None:
    sitting = sitting_of(begin(path))
    sitting.table.session.roll(THREE, hidden=True)
    sitting.acts.export_to(tmp_path / "livro")
    qtbot.waitUntil(lambda: str(tmp_path) in sitting.shell.notice.words, timeout=10_000)
    names = sorted(file.name for file in (tmp_path / "livro").iterdir())
    assert names == ["livro-mesa.jsonl", "livro-mesa.md", "semana-01-rolagem-01.md"]


def test_a_click_on_the_ledger_copies_its_head(begin: Begin, path: Path) -> None:
    sitting = sitting_of(begin(path))
    sitting.shell.status.campaign.ledger.click()
    assert QGuiApplication.clipboard().text() == str(sitting.table.session.open.head)


def test_the_floor_of_the_table_is_kept_and_named_with_its_mana(begin: Begin, path: Path) -> None:
    sitting = sitting_of(begin(path))
    sitting.table.session.do(GoToFloor(3))
    assert sitting.shell.status.campaign.floor.text() == "Andar 3 · mana normal"

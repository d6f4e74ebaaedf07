"""What is opened, what is refused and how, and that nothing strange is touched."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from gmscreen.session.note_commands import AddNote
from gmscreen.session.store_protocol import StoreError
from gmscreen.store.campaign_places import first_campaign
from gmscreen.store.creation import create_campaign
from gmscreen.store.first_start import open_or_create
from gmscreen.store.opening import open_campaign, open_or_view, view_campaign
from gmscreen.store.version import APPLICATION_ID, SCHEMA_VERSION
from tests.session.acts import THREE, sitting
from tests.store.campaigns import as_nobody, made, opened

LONG_NAME = "Ç" * 40 + " 🎲 " + "a" * 140


def refused(path: Path, act: Callable[[Path], object] = open_campaign) -> str:
    with pytest.raises(StoreError) as refusal:
        act(path)
    assert str(path.name) in str(refusal.value)
    return refusal.value.key


def with_sql(path: Path, *statements: str) -> Path:
    connection = sqlite3.connect(path)
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()
    return path


def test_what_was_done_is_there_after_closing(tmp_path: Path) -> None:
    path = made(tmp_path, notes=2, rolls=3)
    with opened(path) as session:
        assert len(session.campaign.notes) == 2
        assert session.open.head.count == 3


def test_undo_and_redo_outlive_the_program(tmp_path: Path) -> None:
    path = made(tmp_path, notes=2, rolls=0)
    with opened(path) as session:
        session.undo()
    with opened(path) as session:
        session.undo()
        assert not session.campaign.notes
    with opened(path) as session:
        session.redo()
        session.redo()
        assert len(session.campaign.notes) == 2
        assert session.redo() is None


def test_a_first_start_finds_a_campaign_with_the_sample_sheets() -> None:
    path = first_campaign()
    with_file = open_or_create(path)
    assert len(with_file.load().sheets) >= 20
    with_file.close()
    again = sitting(open_or_create(path))
    assert again.undo() is None
    again.close()


def test_the_first_text_of_a_sample_sheet_is_among_its_revisions() -> None:
    file = open_or_create(first_campaign().with_name("Outra.escudo"))
    (first,) = file.sheet_revisions("kallias")
    assert (first.entry, first.time, first.revision) == (0, None, 1)
    file.close()


def test_a_campaign_is_its_owner_s_alone(tmp_path: Path) -> None:
    path = made(tmp_path)
    with opened(path):
        modes = {place.stat().st_mode & 0o777 for place in tmp_path.iterdir()}
    assert modes == {0o600}


def test_a_campaign_says_in_its_header_what_it_is(tmp_path: Path) -> None:
    header = made(tmp_path).read_bytes()[:100]
    assert int.from_bytes(header[68:72], "big") == APPLICATION_ID
    assert int.from_bytes(header[60:64], "big") == SCHEMA_VERSION


def test_a_new_campaign_takes_no_other_file_s_place(tmp_path: Path) -> None:
    path = made(tmp_path)
    before = path.read_bytes()
    assert refused(path, lambda place: create_campaign(place, "Outra")) == "exists"
    assert path.read_bytes() == before


@pytest.mark.parametrize("name", ["com espaço", "ação çÇ", "🎲🗡", "a?b#c%20", "'; --", LONG_NAME])
def test_any_name_of_a_file_works(tmp_path: Path, name: str) -> None:
    folder = tmp_path / "pasta com ç 🎲"
    folder.mkdir()
    path = made(folder, name=name)
    with opened(path) as session:
        assert len(session.campaign.notes) == 2


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"", "empty"),
        (bytes(8192), "zeroed"),
        (b"uma carta", "not_a_campaign"),
        (b"SQLite format 3\x00" + b"x" * 10, "not_a_campaign"),
        ("[sheet]\nname = 'não'".encode(), "not_a_campaign"),
    ],
)
def test_what_is_no_campaign_is_told_and_left_alone(tmp_path: Path, content: bytes, key: str) -> None:
    path = tmp_path / "estranha.escudo"
    path.write_bytes(content)
    assert refused(path) == refused(path, open_or_view) == key
    assert path.read_bytes() == content
    assert [place.name for place in tmp_path.iterdir()] == [path.name]


@pytest.mark.parametrize("make", [Path.mkdir, os.mkfifo])
def test_what_is_no_file_is_told_without_waiting(tmp_path: Path, make: Callable[[Path], None]) -> None:
    path = tmp_path / "estranha.escudo"
    make(path)
    assert refused(path) == "not_a_file"


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    assert refused(tmp_path / "nada.escudo") == "missing"


def test_another_program_s_database_is_told_and_left_alone(tmp_path: Path) -> None:
    path = with_sql(tmp_path / "notas.db", "CREATE TABLE notes (text)")
    before = path.read_bytes()
    assert refused(path) == "other_database"
    assert path.read_bytes() == before


def test_a_newer_schema_is_refused_and_not_a_byte_changes(tmp_path: Path) -> None:
    path = with_sql(made(tmp_path), f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
    before = path.read_bytes()
    assert refused(path) == refused(path, open_or_view) == "newer_schema"
    assert path.read_bytes() == before


def test_a_newer_schema_that_is_still_in_the_log_is_refused_too(tmp_path: Path) -> None:
    path = made(tmp_path)
    other = tmp_path / "copia.escudo"
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
    for ending in ("", "-wal"):  # as a killed process leaves them
        other.with_name(other.name + ending).write_bytes(path.with_name(path.name + ending).read_bytes())
    connection.close()
    before = [place.read_bytes() for place in (other, other.with_name(other.name + "-wal"))]
    assert refused(other) == "newer_schema"
    assert [place.read_bytes() for place in (other, other.with_name(other.name + "-wal"))] == before


@pytest.mark.parametrize(
    ("statement", "key"),
    [
        ("CREATE TRIGGER t AFTER INSERT ON journal BEGIN DELETE FROM rolls; END", "foreign_code"),
        ("CREATE VIEW v AS SELECT load_extension('x')", "foreign_code"),
        ("CREATE TABLE more (x)", "foreign_layout"),
        ("DROP TABLE attachments", "foreign_layout"),
        ("CREATE INDEX i ON records (body)", "foreign_layout"),
        ("DELETE FROM meta", "no_campaign_id"),
        ("DELETE FROM records WHERE part = 'settings'", "no_settings"),
        ("UPDATE records SET body = '{}' WHERE part = 'notes'", "bad_record"),
        ("UPDATE records SET part = 'dragons' WHERE part = 'notes'", "bad_record"),
        ("UPDATE rolls SET line = '{}' WHERE sequence = 3", "bad_ledger"),
    ],
)
def test_a_campaign_that_was_tampered_with_is_told_and_where(
    tmp_path: Path, statement: str, key: str
) -> None:
    path = with_sql(made(tmp_path), statement)
    assert refused(path, lambda place: sitting(open_campaign(place))) == key
    assert path.exists()


def test_a_damaged_page_is_told_and_the_file_kept(tmp_path: Path) -> None:
    path = made(tmp_path, notes=40)
    data = bytearray(path.read_bytes())
    data[4096 : len(data) - 4096] = b"\xff" * (len(data) - 8192)
    path.write_bytes(data)
    assert refused(path, lambda place: sitting(open_campaign(place))) == "damaged"
    assert path.read_bytes() == data


def test_a_file_cut_short_is_told_and_kept(tmp_path: Path) -> None:
    path = made(tmp_path, notes=40)
    data = path.read_bytes()[:9000]
    path.write_bytes(data)
    assert refused(path, lambda place: sitting(open_campaign(place))) == "damaged"
    assert path.read_bytes() == data


def test_a_campaign_that_another_has_open_can_be_looked_at_only(tmp_path: Path) -> None:
    path = made(tmp_path)
    with opened(path) as session:
        assert refused(path) == "busy"
        view = open_or_view(path)
        session.do(AddNote("depois"))
        assert [note.title for note in view.load().notes.values()][-1] == "depois"
        assert view.is_view_only
        with pytest.raises(StoreError, match="só para ver"):
            sitting(view).roll(THREE)
        view.close()


def test_a_lock_file_without_an_owner_is_no_hindrance(tmp_path: Path) -> None:
    path = made(tmp_path)
    path.with_name(path.name + ".lock").write_text("4711")
    with opened(path) as session:
        assert session.campaign.notes


def test_a_link_to_a_campaign_has_the_same_owner(tmp_path: Path) -> None:
    path = made(tmp_path)
    link = tmp_path / "atalho.escudo"
    link.symlink_to(path)
    with opened(path), pytest.raises(StoreError) as refusal:
        open_campaign(link)
    assert refusal.value.key == "busy"


def test_a_folder_that_can_not_be_written_gives_a_view_and_says_so(open_folder: Path) -> None:
    path = made(open_folder)
    path.with_name(path.name + ".lock").unlink()
    path.chmod(0o644)
    open_folder.chmod(0o555)
    with as_nobody():
        view = open_or_view(path)
        assert view.is_view_only
        assert view.why_view_only is not None
        assert view.why_view_only.key in {"forbidden", "read_only"}
        assert len(view.load().notes) == 2
        view.close()
    assert [place.name for place in open_folder.iterdir()] == [path.name]


def test_a_campaign_is_opened_to_look_at_when_that_is_asked_for(tmp_path: Path) -> None:
    view = view_campaign(made(tmp_path))
    assert view.is_view_only
    assert len(view.entries()) == 5
    view.close()


_MAKER = "import sys; from pathlib import Path; from gmscreen.store.creation import create_campaign as make; "


def test_a_program_that_only_makes_a_campaign_makes_all_of_it(tmp_path: Path) -> None:
    path = tmp_path / "Mesa.escudo"
    subprocess.run([sys.executable, "-c", _MAKER + "make(Path(sys.argv[1]), 'Mesa')", path], check=True)
    with opened(path) as session:
        session.roll(THREE)

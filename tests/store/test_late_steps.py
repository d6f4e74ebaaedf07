"""Long records follow the journal: nothing is lost, and a step costs what was typed."""

from __future__ import annotations

import random
import sqlite3
import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gmscreen.session.commands import Command
from gmscreen.session.note_commands import AddNote, FileNote, RemoveNote, WriteNote
from gmscreen.session.session import Session
from gmscreen.session.store_protocol import StoreError
from gmscreen.store import late_steps
from gmscreen.store.creation import create_campaign
from gmscreen.store.examination import contents_of, examine_open
from gmscreen.store.first_look import first_look
from gmscreen.store.late_steps import BULKY
from gmscreen.store.opening import open_campaign
from tests.session.acts import sitting
from tests.store.campaigns import file_of, opened

LONG = "a corda não aguenta — 14,5 kg.\n" * (BULKY // 30)


def begun(folder: Path, text: str = LONG) -> tuple[Session, str, Path]:
    """A sitting with one note, and the file it lies in."""
    path = folder / "Mesa.escudo"
    create_campaign(path, "Mesa")
    session = sitting(open_campaign(path))
    session.do(AddNote("Longa", text))
    return session, next(iter(session.campaign.notes)), path


def write(session: Session, note: str, put: str = "x") -> None:
    session.do(WriteNote(note, session.campaign.notes[note].text + put))


def killed(path: Path, folder: Path) -> Path:
    """The file as a kill would leave it now, log and all."""
    copy = folder / "morta.escudo"
    for ending in ("", "-wal"):
        copy.with_name(copy.name + ending).write_bytes(path.with_name(path.name + ending).read_bytes())
    return copy


def late_in(path: Path) -> int:
    connection = sqlite3.connect(path)
    try:
        count: int = connection.execute("SELECT count(*) FROM late_steps").fetchone()[0]
        return count
    finally:
        connection.close()


def body_in(path: Path, note: str) -> str:
    connection = sqlite3.connect(path)
    try:
        body: str = connection.execute("SELECT body FROM records WHERE id = ?", (note,)).fetchone()[0]
        return body
    finally:
        connection.close()


def test_a_step_in_a_long_note_writes_little(tmp_path: Path) -> None:
    session, note, _ = begun(tmp_path)
    file = file_of(session)
    with file.reading() as connection:
        before = connection.exec_driver_sql("SELECT body FROM records WHERE id = ?", (note,)).scalar()
    write(session, note)
    with file.reading() as connection:
        after = connection.exec_driver_sql("SELECT body FROM records WHERE id = ?", (note,)).scalar()
    session.close()
    assert before == after


def test_a_short_note_is_written_at_once(tmp_path: Path) -> None:
    session, note, path = begun(tmp_path, "curta")
    write(session, note)
    assert late_in(killed(path, tmp_path)) == 0
    session.close()


def test_a_kill_loses_no_late_step(tmp_path: Path) -> None:
    session, note, path = begun(tmp_path)
    for put in ("um", "dois", "três"):
        write(session, note, put)
    copy = killed(path, tmp_path)
    assert late_in(copy) == 3
    with opened(copy) as again:
        assert again.campaign == session.campaign
        assert again.campaign.notes[note].text.endswith("umdoistrês")
    session.close()


def test_a_closed_file_has_no_late_steps(tmp_path: Path) -> None:
    session, note, path = begun(tmp_path)
    write(session, note, "fim")
    session.close()
    assert late_in(path) == 0
    assert "aguenta — 14,5 kg.\\nfim" in body_in(path, note)


def test_a_late_step_can_be_undone_after_a_kill(tmp_path: Path) -> None:
    session, note, path = begun(tmp_path)
    write(session, note, "um")
    write(session, note, "dois")
    with opened(killed(path, tmp_path)) as again:
        again.undo()
        assert again.campaign.notes[note].text.endswith("um")
        again.undo()
        assert again.campaign.notes[note].text == LONG
        again.redo()
        assert again.open.store.load() == again.campaign
    session.close()


def test_a_removed_note_leaves_no_late_steps(tmp_path: Path) -> None:
    session, note, path = begun(tmp_path)
    write(session, note)
    session.do(RemoveNote(note))
    assert session.open.store.load() == session.campaign
    assert late_in(killed(path, tmp_path)) == 0
    session.close()


def test_no_more_steps_are_late_than_a_start_can_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(late_steps, "MOST_LATE", 3)
    session, note, path = begun(tmp_path)
    for _ in range(4):
        write(session, note)
    assert late_in(killed(path, tmp_path)) == 0
    session.close()


def test_a_copy_a_look_and_an_examination_read_the_same(tmp_path: Path) -> None:
    session, note, path = begun(tmp_path)
    write(session, note, "fim")
    copy = tmp_path / "copia.escudo"
    file_of(session).copy_to(copy)
    assert late_in(copy) == 1
    assert contents_of(copy).campaign == session.campaign
    assert examine_open(path).campaign == session.campaign
    assert first_look(copy).campaign == session.campaign
    session.close()


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM journal WHERE sequence = 2",
        "UPDATE journal SET patches = '[]' WHERE sequence = 2",
        "UPDATE journal SET patches = '{' WHERE sequence = 2",
        "UPDATE journal SET patches = replace(patches, '{\"s\":', '{\"z\":') WHERE sequence = 2",
        "UPDATE records SET body = '[]' WHERE part = 'notes'",
        "DELETE FROM records WHERE part = 'notes'",
    ],
)
def test_a_late_step_that_does_not_fit_its_record_is_told(tmp_path: Path, damage: str) -> None:
    session, note, path = begun(tmp_path)
    write(session, note)
    copy = killed(path, tmp_path)
    session.close()
    connection = sqlite3.connect(copy)
    with connection:
        connection.execute(damage)
    connection.close()
    with pytest.raises(StoreError) as found:
        contents_of(copy)
    assert (found.value.key, found.value.values["id"]) == ("bad_record", note)


def test_a_file_that_cannot_be_written_at_the_end_is_closed_and_whole(tmp_path: Path) -> None:
    session, note, path = begun(tmp_path)
    write(session, note)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    session.close()
    other.close()
    assert late_in(path) == 1
    with opened(path) as again:
        assert again.campaign == session.campaign


def act(chance: random.Random, session: Session, number: int) -> Command:
    """Something done to long notes and short ones."""
    notes = session.campaign.notes
    if not notes or chance.random() < 0.1:
        return AddNote(f"Nota {number}", LONG if chance.random() < 0.7 else "curta")
    note = chance.choice(sorted(notes))
    match chance.choice(("write", "write", "write", "cut", "file", "remove")):
        case "write":
            at = chance.randrange(len(notes[note].text) + 1)
            return WriteNote(note, notes[note].text[:at] + f"é{number}" + notes[note].text[at:])
        case "cut":
            return WriteNote(note, notes[note].text[chance.choice((1, 40, BULKY)) :], f"Título {number}")
        case "file":
            return FileNote(note, not notes[note].archived)
    return RemoveNote(note)


@settings(max_examples=8, deadline=None)
@given(st.randoms(use_true_random=False))
def test_the_file_holds_what_is_on_screen_whatever_was_done(chance: random.Random) -> None:
    with tempfile.TemporaryDirectory() as folder:
        session, _, path = begun(Path(folder))
        for number in range(20):
            match chance.choice(("do", "do", "do", "undo", "redo")):
                case "undo":
                    session.undo()
                case "redo":
                    session.redo()
                case _:
                    session.do(act(chance, session, number))
            assert session.open.store.load() == session.campaign
        dead = killed(path, Path(folder))
        session.close()
        for left in (path, dead):
            with opened(left) as again:
                assert again.campaign == session.campaign

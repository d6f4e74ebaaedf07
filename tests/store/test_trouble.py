"""Disks that are full, files that vanish: nothing half done, nothing lost, and it is said."""

from __future__ import annotations

import resource
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from gmscreen.session.note_commands import AddNote
from gmscreen.session.store_protocol import StoreError
from gmscreen.store.examination import contents_of
from gmscreen.store.opening import open_campaign
from tests.session.acts import THREE
from tests.store.campaigns import file_of, made, opened

SHARED_FIRST, SHARED_SIZE = 0x40000002, 510  # of SQLite's file format
BIG = AddNote("Grande", "x" * 3_000_000)


@contextmanager
def tiny_disk(folder: Path) -> Iterator[None]:
    """A disk of one megabyte in place of the folder."""
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", folder], check=False)
    if mounted.returncode:
        pytest.skip("no right to mount a small disk here")
    try:
        yield
    finally:
        subprocess.run(["umount", "-l", folder], check=True)


@contextmanager
def file_size_limit(_folder: Path) -> Iterator[None]:
    """No file may grow beyond a megabyte."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 20, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.parametrize("limited", [tiny_disk, file_size_limit])
def test_a_full_disk_is_told_the_step_kept_and_the_next_try_works(
    tmp_path: Path, limited: Callable[[Path], object]
) -> None:
    small, large = tmp_path / "small", tmp_path / "large.escudo"
    small.mkdir()
    with limited(small):  # type: ignore[attr-defined]
        path = made(small, notes=1, rolls=1)
        with opened(path) as session:
            with pytest.raises(StoreError) as refusal:
                session.do(BIG)
            assert refusal.value.key in {"disk_full", "io"}  # SQLite tells no reason for a file-size limit
            assert len(session.campaign.notes) == len(file_of(session).load().notes) == 1
            assert session.open.unsaved is not None
            session.open.give_up_unsaved()
            session.roll(THREE)
            assert file_of(session).ledger_head().count == 2
        shutil.copy(path, large)
    assert len(contents_of(large).campaign.notes) == 1


def test_once_there_is_room_again_the_step_is_kept(tmp_path: Path) -> None:
    path = made(tmp_path, notes=1)
    with opened(path) as session:
        with file_size_limit(tmp_path), pytest.raises(StoreError):
            session.do(BIG)
        session.open.settle()
        assert len(session.campaign.notes) == 2
    assert len(contents_of(path).campaign.notes) == 2


def take_away(path: Path) -> None:
    path.unlink()


def rename(path: Path) -> None:
    path.rename(path.with_name("outro.escudo"))


def replace(path: Path) -> None:
    shutil.copy(path, path.with_name("novo"))
    path.with_name("novo").replace(path)


@pytest.mark.parametrize(("act", "key"), [(take_away, "gone"), (rename, "gone"), (replace, "replaced")])
def test_writes_stop_when_the_file_is_no_longer_there(
    tmp_path: Path, act: Callable[[Path], None], key: str
) -> None:
    path = made(tmp_path, notes=1)
    with opened(path) as session:
        act(path)
        with pytest.raises(StoreError) as refusal:
            session.do(AddNote("depois"))
        assert refusal.value.key == key
        session.open.give_up_unsaved()


@pytest.mark.parametrize("act", [take_away, rename, replace])
def test_all_of_it_can_be_saved_elsewhere_and_goes_on_there(
    tmp_path: Path, act: Callable[[Path], None]
) -> None:
    path, copy = made(tmp_path, notes=1), tmp_path / "salva.escudo"
    with opened(path) as session:
        act(path)
        with pytest.raises(StoreError):
            session.do(AddNote("depois"))
        file_of(session).copy_to(copy)
        session.open.continue_in(open_campaign(copy))
        session.roll(THREE)
        session.undo()
    contents = contents_of(copy)
    assert [note.title for note in contents.campaign.notes.values()] == ["Nota 0", "depois"]
    assert contents.progress.head.count == 4


def test_a_copy_takes_no_other_file_s_place(tmp_path: Path) -> None:
    path = made(tmp_path)
    with opened(path) as session, pytest.raises(StoreError) as refusal:
        file_of(session).copy_to(path)
    assert refusal.value.key == "exists"


def test_a_copy_that_does_not_fit_leaves_nothing_behind(tmp_path: Path) -> None:
    path = made(tmp_path)
    with opened(path) as session:
        session.do(BIG)
        with file_size_limit(tmp_path), pytest.raises(StoreError):
            file_of(session).copy_to(tmp_path / "copia.escudo")
    assert not [place for place in tmp_path.iterdir() if "copia" in place.name or "parcial" in place.name]


_HOLDER = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("BEGIN IMMEDIATE")
print("held", flush=True)
sys.stdin.read()
"""


def test_another_program_s_lock_is_told_within_two_seconds_and_a_retry_works(tmp_path: Path) -> None:
    path = made(tmp_path, notes=0, rolls=0)
    with opened(path) as session:
        holder = subprocess.Popen(
            [sys.executable, "-c", _HOLDER, path], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        assert holder.stdout is not None
        holder.stdout.readline()
        start = time.monotonic()
        with pytest.raises(StoreError) as refusal:
            session.do(AddNote("presa"))
        assert (refusal.value.key, time.monotonic() - start < 2) == ("locked", True)
        holder.communicate()
        session.open.settle()
        assert len(session.campaign.notes) == 1


def test_opening_a_campaign_twice_does_not_free_its_locks(tmp_path: Path) -> None:
    path = made(tmp_path)
    with opened(path) as session:
        session.roll(THREE)
        with pytest.raises(StoreError):
            open_campaign(path)
        assert is_locked(path)


def is_locked(path: Path) -> bool:
    """Whether another process would be refused an exclusive lock where SQLite puts its own."""
    code = "import fcntl, sys\nfcntl.lockf(open(sys.argv[1], 'r+b'), fcntl.LOCK_EX | fcntl.LOCK_NB, *RANGE)"
    code = code.replace("*RANGE", f"{SHARED_SIZE}, {SHARED_FIRST}")
    return (
        subprocess.run([sys.executable, "-c", code, path], check=False, capture_output=True).returncode != 0
    )

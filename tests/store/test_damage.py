"""Bits that flip on the disk: found, told by where they are, and the newest good backup offered."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from gmscreen.session.ledger_check import KnownHead
from gmscreen.session.note_commands import AddNote
from gmscreen.session.store_protocol import StoreError
from gmscreen.store.backup_names import backup_folder
from gmscreen.store.backups import make_backup, newest_good_backup, restore
from gmscreen.store.examination import contents_of, examine_open
from gmscreen.store.opening import open_campaign
from tests.session.acts import NOON, THREE, sitting
from tests.store.campaigns import file_of, made, opened


def backed_up(folder: Path) -> Path:
    """A campaign with a backup, and three rolls more."""
    path = made(folder)
    with opened(path) as session:
        make_backup(file_of(session), NOON)
        for _ in range(3):
            session.roll(THREE)
    return path


def flip_in(path: Path, found: bytes) -> None:
    """Turn one bit in the middle of what is found."""
    data = bytearray(path.read_bytes())
    data[data.index(found) + len(found) // 2] ^= 1
    path.write_bytes(data)


def line_of(path: Path, number: int) -> bytes:
    connection = sqlite3.connect(path)
    (line,) = connection.execute("SELECT line FROM rolls WHERE sequence = ?", (number,)).fetchone()
    connection.close()
    return bytes(line, "utf-8")


def test_a_bit_that_flipped_in_a_roll_is_told_by_the_row(tmp_path: Path) -> None:
    path = backed_up(tmp_path)
    flip_in(path, line_of(path, 2))
    with pytest.raises(StoreError, match="linha 2") as refusal:
        contents_of(path)
    assert refusal.value.key == "bad_ledger_row"


def test_the_same_is_found_while_the_campaign_is_open(tmp_path: Path) -> None:
    path = backed_up(tmp_path)
    flip_in(path, line_of(path, 2))
    with opened(path), pytest.raises(StoreError, match="linha 2"):
        examine_open(path)


def zero(path: Path) -> None:
    path.write_bytes(bytes(path.stat().st_size))


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:5000])


def empty(path: Path) -> None:
    path.write_bytes(b"")


def overwrite(path: Path) -> None:
    path.write_text("isto não é uma campanha")


def flip_a_roll(path: Path) -> None:
    flip_in(path, line_of(path, 2))


@pytest.mark.parametrize("damage", [zero, cut, empty, overwrite, flip_a_roll])
def test_whatever_happened_the_newest_good_backup_is_offered_and_opens_beside(
    tmp_path: Path, damage: Callable[[Path], None]
) -> None:
    path = backed_up(tmp_path)
    damage(path)
    ruin = path.read_bytes()
    good = newest_good_backup(path)
    assert good is not None
    again = restore(good.path, path)
    with opened(again) as session:
        assert (len(session.campaign.notes), session.open.head.count) == (2, 3)
        session.do(AddNote("e segue"))
    assert path.read_bytes() == ruin


def test_a_backup_that_was_damaged_itself_is_passed_over(tmp_path: Path) -> None:
    path = backed_up(tmp_path)
    with opened(path) as session:
        newest = make_backup(file_of(session), NOON)
    assert newest is not None
    flip_in(newest.backup.path, line_of(newest.backup.path, 5))
    good = newest_good_backup(path)
    assert good is not None
    assert good.sequence == 1
    with pytest.raises(StoreError):
        restore(newest.backup.path, path)


def test_without_a_good_backup_none_is_offered(tmp_path: Path) -> None:
    path = made(tmp_path)
    assert newest_good_backup(path) is None
    with opened(path) as session:
        make_backup(file_of(session), NOON)
    for backup in backup_folder(path).iterdir():
        zero(backup)
    assert newest_good_backup(path) is None


def test_a_second_restoring_takes_no_file_s_place(tmp_path: Path) -> None:
    path = backed_up(tmp_path)
    good = newest_good_backup(path)
    assert good is not None
    assert restore(good.path, path) != restore(good.path, path)


def test_a_flip_in_the_log_loses_rolls_and_the_head_kept_apart_tells_how_many(tmp_path: Path) -> None:
    path, crashed = made(tmp_path, rolls=2), tmp_path / "caída.escudo"
    session = sitting(open_campaign(path))
    for _ in range(3):
        session.roll(THREE)
    head = session.open.head
    for ending in ("", "-wal"):
        crashed.with_name(crashed.name + ending).write_bytes(path.with_name(path.name + ending).read_bytes())
    session.close()
    flip_in(crashed.with_name(crashed.name + "-wal"), line_of(path, 4))
    with opened(crashed) as left:
        missing = head.count - left.open.head.count
        assert missing > 0
        with pytest.raises(StoreError, match=f"Faltam registros.*: {missing}"):
            examine_open(crashed, (KnownHead(head.hash, head.count),))

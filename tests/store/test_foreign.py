"""A campaign that came from others is read whole and rewritten before it is ours."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import pytest

from gmscreen.session.store_protocol import StoreError
from gmscreen.store import foreign
from gmscreen.store.examination import contents_of
from gmscreen.store.foreign import take_in
from gmscreen.store.opening import open_campaign
from tests.session.acts import THREE, sitting
from tests.store.campaigns import made, opened


def refused(source: Path, target: Path) -> str:
    before = source.read_bytes() if source.is_file() else b""
    with pytest.raises(StoreError) as refusal:
        take_in(source, target)
    assert not list(target.parent.iterdir()) if target.parent.exists() else True
    if source.is_file():
        assert source.read_bytes() == before
    return refusal.value.key


def test_the_copy_holds_all_of_it_and_the_source_is_not_touched(tmp_path: Path) -> None:
    source, target = made(tmp_path), tmp_path / "minhas" / "recebida.escudo"
    before = source.read_bytes()
    take_in(source, target)
    assert contents_of(target) == contents_of(source)
    assert source.read_bytes() == before
    assert [place.name for place in target.parent.iterdir()] == [target.name]
    assert target.stat().st_mode & 0o777 == 0o600


def test_what_was_still_in_the_log_comes_with_it(tmp_path: Path) -> None:
    path, left = made(tmp_path, rolls=0), tmp_path / "deles.escudo"
    session = sitting(open_campaign(path))
    session.roll(THREE)
    for ending in ("", "-wal"):
        left.with_name(left.name + ending).write_bytes(path.with_name(path.name + ending).read_bytes())
    session.close()
    target = tmp_path / "minhas" / "recebida.escudo"
    take_in(left, target)
    assert contents_of(target).progress.head.count == 1


@pytest.mark.parametrize(
    "statement",
    [
        "CREATE TRIGGER t AFTER INSERT ON journal BEGIN DELETE FROM rolls; END",
        "CREATE VIEW v AS SELECT 1",
        "CREATE TABLE more (x)",
        "UPDATE rolls SET line = replace(line, '3d', '2d') WHERE sequence = 2",
        "DELETE FROM rolls WHERE sequence = 2",
        "UPDATE records SET body = '[' WHERE part = 'notes'",
    ],
)
def test_what_is_not_as_we_write_it_is_refused_whole(tmp_path: Path, statement: str) -> None:
    source = made(tmp_path)
    connection = sqlite3.connect(source)
    connection.execute(statement)
    connection.commit()
    connection.close()
    assert refused(source, tmp_path / "minhas" / "recebida.escudo")


def test_a_fifo_is_refused_without_waiting(tmp_path: Path) -> None:
    source = tmp_path / "cano.escudo"
    os.mkfifo(source)
    assert refused(source, tmp_path / "minhas" / "recebida.escudo") == "not_a_file"


def test_a_huge_file_is_refused_by_its_size(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = made(tmp_path)
    monkeypatch.setattr(foreign, "LARGEST_FILE", 1000)
    assert refused(source, tmp_path / "minhas" / "recebida.escudo") == "file_too_large"


def test_a_file_that_lies_there_already_is_not_replaced(tmp_path: Path) -> None:
    source, target = made(tmp_path), tmp_path / "minha.escudo"
    target.write_text("minha")
    with pytest.raises(StoreError) as refusal:
        take_in(source, target)
    assert (refusal.value.key, target.read_text()) == ("exists", "minha")


def test_what_this_program_has_open_is_not_read_by_hand(tmp_path: Path) -> None:
    path = made(tmp_path)
    with opened(path), pytest.raises(StoreError) as refusal:
        take_in(path, tmp_path / "minhas" / "recebida.escudo")
    assert refusal.value.key == "busy"

"""An older file becomes a newer one after a backup, whole or not at all."""

from __future__ import annotations

import shutil
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from gmscreen.session.ledger_page import LedgerQuery, Visibility, page_of, searched_words, words_of
from gmscreen.session.ledger_writing import Stamp, next_entries
from gmscreen.session.rolls import RollFacts
from gmscreen.session.store_protocol import StoreError
from gmscreen.store import ledger_rows
from gmscreen.store.backup_names import backup_folder
from gmscreen.store.connection import driver_connection, writing_engine
from gmscreen.store.examination import contents_of
from gmscreen.store.facts import campaign_id
from gmscreen.store.migrations import MIGRATIONS, Migration, migrate
from gmscreen.store.version import SCHEMA_VERSION
from tests.session.acts import NOON, THREE
from tests.store.campaigns import made, opened

ROOT = Path(__file__).resolve().parents[2]
OLD_FILES = sorted((ROOT / "tests" / "data" / "campaigns").glob("*.escudo"))


def add_table(connection: sqlite3.Connection) -> None:
    connection.execute("CREATE TABLE weather (week INTEGER PRIMARY KEY, sky TEXT) STRICT")


def fill_table(connection: sqlite3.Connection) -> None:
    connection.execute("INSERT INTO weather VALUES (1, 'chuva')")


def fail(_: sqlite3.Connection) -> None:
    raise ZeroDivisionError


def migrated(path: Path, *steps: Migration) -> None:
    engine = writing_engine(path)
    try:
        with engine.connect() as connection:
            migrate(driver_connection(connection), path, (*MIGRATIONS, *steps))
    finally:
        engine.dispose()


def asked(path: Path, query: str) -> list[object]:
    connection = sqlite3.connect(path)
    try:
        return [row[0] for row in connection.execute(query)]
    finally:
        connection.close()


def version_in(path: Path) -> list[object]:
    return asked(path, "PRAGMA user_version")


def test_every_step_is_taken_in_order_and_the_version_told(tmp_path: Path) -> None:
    path = made(tmp_path)
    migrated(path, add_table, fill_table)
    assert version_in(path) == [SCHEMA_VERSION + 2]
    assert asked(path, "SELECT sky FROM weather") == ["chuva"]


def test_nothing_that_was_there_is_lost_and_the_backup_is_whole(tmp_path: Path) -> None:
    path = made(tmp_path)
    before = contents_of(path)
    migrated(path, add_table)
    (backup,) = backup_folder(path).iterdir()
    assert contents_of(backup) == before
    assert asked(path, "SELECT count(*) FROM records") == asked(backup, "SELECT count(*) FROM records")


def test_a_file_of_this_version_is_left_alone(tmp_path: Path) -> None:
    path = made(tmp_path)
    migrated(path)
    assert not backup_folder(path).exists()


def test_a_step_that_fails_leaves_the_old_file(tmp_path: Path) -> None:
    path = made(tmp_path)
    before = contents_of(path)
    with pytest.raises(ZeroDivisionError):
        migrated(path, add_table, fail)
    assert contents_of(path) == before


def test_a_version_that_nobody_knows_is_refused(tmp_path: Path) -> None:
    path = made(tmp_path)
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 70")
    connection.close()
    with pytest.raises(StoreError):
        migrated(path, add_table)


def test_no_migration_without_its_backup(tmp_path: Path) -> None:
    path = made(tmp_path)
    backup_folder(path).write_text("no caminho")
    with pytest.raises(OSError, match="copias"):
        migrated(path, add_table)
    assert version_in(path) == [SCHEMA_VERSION]


_KILLED = """
import os, signal, sys
from pathlib import Path
from tests.store.test_migrations import add_table, fill_table, migrated
def die(_): os.kill(os.getpid(), signal.SIGKILL)
migrated(Path(sys.argv[1]), *[add_table, fill_table, die][: int(sys.argv[2])], die)
"""


@pytest.mark.parametrize("steps", [0, 1, 2])
def test_a_kill_in_a_migration_leaves_the_old_schema_and_the_backup(tmp_path: Path, steps: int) -> None:
    path = made(tmp_path)
    before = contents_of(path)
    done = subprocess.run([sys.executable, "-c", _KILLED, path, str(steps)], cwd=ROOT, check=False)
    assert done.returncode == -signal.SIGKILL
    assert version_in(path) == [SCHEMA_VERSION]  # looking at it also takes back what was half done
    assert contents_of(path) == before
    (backup,) = backup_folder(path).iterdir()
    assert contents_of(backup) == before


@pytest.mark.parametrize("old", OLD_FILES, ids=lambda path: path.stem)
def test_every_schema_there_ever_was_is_brought_up_to_date(tmp_path: Path, old: Path) -> None:
    path = tmp_path / old.name
    shutil.copy(old, path)
    counts = {
        table: asked(path, f"SELECT count(*) FROM {table}")  # noqa: S608 names of our own
        for table in ("records", "journal", "rolls")
    }
    with opened(path) as session:
        assert session.campaign.count() + 1 == counts["records"][0]
        assert session.open.head.count == counts["rolls"][0]
        assert session.undo() is not None
    assert version_in(path) == [SCHEMA_VERSION]


def enter_a_roll(path: Path) -> None:
    """Put a roll that fell on the table into a file of any version."""
    engine = writing_engine(path)
    with engine.begin() as connection:
        head = ledger_rows.read_head(connection, campaign_id(connection, path))
        facts = RollFacts(THREE, (1, 2, 3), typed=True)
        ledger_rows.add_rows(connection, list(next_entries(head, (facts,), Stamp(NOON, 1))))
    engine.dispose()


@pytest.mark.parametrize("visibility", Visibility)
@pytest.mark.parametrize("old", OLD_FILES, ids=lambda path: path.stem)
def test_the_search_of_an_old_file_finds_what_a_new_one_s_would(
    tmp_path: Path, old: Path, visibility: Visibility
) -> None:
    path = tmp_path / old.name
    shutil.copy(old, path)
    enter_a_roll(path)
    with opened(path) as session:
        store = session.open.store
        entries = tuple(store.ledger_entries())
        words = {word for entry in entries for word in searched_words(" ".join(words_of(entry)))}
        for word in ("", *sorted(words)):
            query = LedgerQuery(word, visibility)
            assert list(store.ledger_page(query)) == page_of(entries, store.undone_rolls(), query)


def test_there_is_an_old_file_for_every_schema() -> None:
    versions = {int.from_bytes(path.read_bytes()[60:64], "big") for path in OLD_FILES}
    assert versions == set(range(1, SCHEMA_VERSION + 1))

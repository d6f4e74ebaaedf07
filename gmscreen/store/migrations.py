"""Bringing an older file to this version's schema, after a backup, all or nothing."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from gmscreen.session.ledger_faults import RowError
from gmscreen.session.ledger_page import words_of
from gmscreen.session.ledger_row import entry_in
from gmscreen.session.store_protocol import StoreError
from gmscreen.store.backup_names import migration_backup
from gmscreen.store.copying import write_copy

Migration = Callable[[sqlite3.Connection], None]

_LATE_STEPS = (
    "CREATE TABLE late_steps (\n\tpart TEXT NOT NULL, \n\tid TEXT NOT NULL, \n\tentry INTEGER NOT NULL, "
    "\n\tPRIMARY KEY (part, id, entry)\n)\n WITHOUT ROWID,\n STRICT\n\n"
)
_SEARCH = (
    "CREATE VIRTUAL TABLE rolls_words USING fts5(\n  words, marks, content='', columnsize=0,"
    " prefix='1 2 3 4 5 6 7 8 9 10',\n  tokenize='unicode61 remove_diacritics 2'\n)"
)
_FOUND = "INSERT INTO rolls_words(rowid, words, marks) VALUES (?, ?, ?)"


def _to_2(connection: sqlite3.Connection) -> None:
    """Steps whose records lag behind; a search that knows more beginnings, and who saw what."""
    connection.execute(_LATE_STEPS)
    connection.execute("DROP TABLE rolls_words")
    connection.execute(_SEARCH)
    connection.executemany(_FOUND, _found(connection))


def _found(connection: sqlite3.Connection) -> Iterator[tuple[int, str, str]]:
    """What each roll is found by; not one that was changed from outside."""
    for sequence, line in connection.execute("SELECT sequence, CAST(line AS BLOB) FROM rolls"):
        try:
            entry = entry_in(line)
        except RowError:
            continue
        if entry.roll is not None:
            seen = "hidden" if entry.roll.hidden else "public"
            marks = f"{seen} typed" if entry.roll.typed else seen
            yield sequence, "\n".join(words_of(entry)), marks


MIGRATIONS: tuple[Migration, ...] = (_to_2,)
"""The step at index n brings version n + 1 to the next; version 1 is the first there was."""


def version_of(connection: sqlite3.Connection) -> int:
    """The schema's version, what is not yet in the file itself included."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version


def migrate(connection: sqlite3.Connection, path: Path, migrations: Sequence[Migration] = MIGRATIONS) -> None:
    """Bring the file to the newest version; on any error it stays as it was, with its backup beside it."""
    version, newest = version_of(connection), len(migrations) + 1
    if version == newest:
        return
    if not 1 <= version < newest:
        raise StoreError("newer_schema", path, version=version, known=newest)
    write_copy(connection, migration_backup(path, version))
    connection.execute("BEGIN IMMEDIATE")
    try:
        for step in migrations[version - 1 :]:
            step(connection)
        connection.execute(f"PRAGMA user_version = {newest}")
        connection.execute("COMMIT")
    except BaseException:
        connection.rollback()
        raise

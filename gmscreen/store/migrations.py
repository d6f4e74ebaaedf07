"""Bringing an older file to this version's schema, after a backup, all or nothing."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path

from gmscreen.session.store_protocol import StoreError
from gmscreen.store.backup_names import migration_backup
from gmscreen.store.copying import write_copy

Migration = Callable[[sqlite3.Connection], None]

MIGRATIONS: tuple[Migration, ...] = ()
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

"""The one connection to a campaign's file, with everything that keeps what it writes."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Any, cast
from urllib.parse import quote

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.pool import StaticPool

PATIENCE_MS = 1500
"""How long to wait for a lock of another program: the message must come within 2 s."""

_ALWAYS = (
    "PRAGMA trusted_schema = OFF",
    "PRAGMA foreign_keys = ON",
    "PRAGMA cell_size_check = ON",
    "PRAGMA temp_store = MEMORY",
)
_WRITING = ("PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL")


def writing_engine(path: Path) -> Engine:
    """An engine that reads and writes an existing file, each transaction on disk when it has ended."""
    return _engine(_uri(path, "mode=rw"), _WRITING)


def reading_engine(path: Path, *, immutable: bool = False) -> Engine:
    """An engine that can't write; `immutable` leaves no trace, for a file that nobody else has open."""
    options = "mode=ro&immutable=1" if immutable else "mode=ro"
    return _engine(_uri(path, options), ("PRAGMA query_only = ON",))


def building_engine(path: Path) -> Engine:
    """An engine that makes a new file, all of it in the file itself."""
    return _engine(
        _uri(path, "mode=rwc"),
        ("PRAGMA journal_mode = DELETE", "PRAGMA synchronous = FULL"),
    )


def _uri(path: Path, options: str) -> str:
    return f"file:{quote(os.fsencode(path.absolute()))}?{options}"


def _engine(uri: str, pragmas: tuple[str, ...]) -> Engine:
    def connect() -> sqlite3.Connection:
        return sqlite3.connect(uri, uri=True, check_same_thread=False, isolation_level=None)

    engine = create_engine("sqlite+pysqlite://", creator=connect, poolclass=StaticPool)

    @event.listens_for(engine, "connect")
    def prepare(raw: Any, _record: object) -> None:
        raw.execute(f"PRAGMA busy_timeout = {PATIENCE_MS}")
        for pragma in (*_ALWAYS, *pragmas):
            raw.execute(pragma)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")  # the driver would begin only before it writes

    return engine


def driver_connection(connection: Connection) -> sqlite3.Connection:
    """SQLite's own connection, for what may not stand in a transaction."""
    return cast("sqlite3.Connection", connection.connection.driver_connection)

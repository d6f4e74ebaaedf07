"""Making the tables, and telling whether a file has these and nothing else."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from sqlalchemy import Connection, create_engine

from gmscreen.session.store_protocol import StoreError
from gmscreen.store.ledger_rows import ROLLS
from gmscreen.store.schema import (
    ATTACHMENTS,
    JOURNAL,
    LATE_STEPS,
    META,
    METADATA,
    RECORDS,
    SHEET_REVISIONS,
)
from gmscreen.store.version import APPLICATION_ID, SCHEMA_VERSION

TABLES = (META, JOURNAL, RECORDS, LATE_STEPS, SHEET_REVISIONS, ATTACHMENTS, ROLLS)

Layout = frozenset[tuple[str, str, str | None]]


def make_layout(connection: Connection) -> None:
    """Make every table of this version in an empty file."""
    METADATA.create_all(connection, TABLES)
    connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.exec_driver_sql(f"PRAGMA user_version = {SCHEMA_VERSION}")


def require_no_code(connection: Connection, path: Path) -> None:
    """StoreError for a trigger or a view, which would run unasked."""
    if any(kind in {"trigger", "view"} for kind, _, _ in _layout_of(connection)):
        raise StoreError("foreign_code", path)


def require_layout(connection: Connection, path: Path) -> None:
    """StoreError for what would run unasked, and for tables that are not ours."""
    require_no_code(connection, path)
    if strangers := sorted(name for _, name, _ in _layout_of(connection) ^ _expected()):
        raise StoreError("foreign_layout", path, name=strangers[0])


@cache
def _expected() -> Layout:
    engine = create_engine("sqlite+pysqlite://")
    with engine.begin() as connection:
        make_layout(connection)
        layout = _layout_of(connection)
    engine.dispose()
    return layout


def _layout_of(connection: Connection) -> Layout:
    rows = connection.exec_driver_sql("SELECT type, name, sql FROM sqlite_master")
    return frozenset((kind, name, sql) for kind, name, sql in rows)

"""The tables of a campaign file, version 2; whatever differs from them is no campaign of ours."""

from __future__ import annotations

from sqlalchemy import (
    CheckConstraint,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
)

METADATA = MetaData()

META = Table(
    "meta",
    METADATA,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
    sqlite_with_rowid=False,
    sqlite_strict=True,
)
"""One row a fact about the campaign as a whole: its id, when it was made, what made it."""

JOURNAL = Table(
    "journal",
    METADATA,
    Column("sequence", Integer, primary_key=True),
    Column("time", Text, nullable=False),
    Column("label", Text, nullable=False),
    Column("patches", Text, nullable=False),
    Column("state", Text, CheckConstraint("state IN ('done', 'undone', 'dropped')"), nullable=False),
    sqlite_strict=True,
)
Index("journal_by_state", JOURNAL.c.state, JOURNAL.c.sequence)

RECORDS = Table(
    "records",
    METADATA,
    Column("part", Text, nullable=False),
    Column("id", Text, nullable=False),
    Column("position", Integer, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("part", "id"),
    sqlite_with_rowid=False,
    sqlite_strict=True,
)
"""The records; `body` is one in JSON, id and position included, less what `late_steps` says it lacks."""

LATE_STEPS = Table(
    "late_steps",
    METADATA,
    Column("part", Text, nullable=False),
    Column("id", Text, nullable=False),
    Column("entry", Integer, nullable=False),
    PrimaryKeyConstraint("part", "id", "entry"),
    sqlite_with_rowid=False,
    sqlite_strict=True,
)
"""Entries of the journal whose patches are not yet in the body of a record."""

SHEET_REVISIONS = Table(
    "sheet_revisions",
    METADATA,
    Column("sheet_id", Text, nullable=False),
    Column("entry", Integer, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("sheet_id", "entry"),
    sqlite_with_rowid=False,
    sqlite_strict=True,
)
"""The text of a sheet as each entry of the journal left it, entry 0 being the campaign's making.

Those that were undone stay too.
"""

ATTACHMENTS = Table(
    "attachments",
    METADATA,
    Column("sha256", Text, primary_key=True),
    Column("data", LargeBinary, nullable=False),
    sqlite_strict=True,
)
"""The bytes of pictures, kept once under their own digest."""

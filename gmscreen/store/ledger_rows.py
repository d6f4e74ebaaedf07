"""The ledger in the campaign's file: its table, its search, and the ways to read it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, TypeAlias

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Index,
    Integer,
    LargeBinary,
    Row,
    Select,
    Table,
    Text,
    case,
    cast,
    event,
    func,
    insert,
    literal_column,
    select,
)
from sqlalchemy import text as sql
from sqlalchemy.exc import DatabaseError

from gmscreen.session.ledger import LedgerEntry, LedgerHead, empty_head
from gmscreen.session.ledger_faults import RowError, RowFault
from gmscreen.session.ledger_page import (
    LONGEST_WORD,
    LedgerLine,
    LedgerQuery,
    Visibility,
    searched_words,
    words_of,
)
from gmscreen.session.ledger_row import entry_in, row_of
from gmscreen.session.rolls import Roll
from gmscreen.session.store_protocol import EntryState
from gmscreen.store.schema import JOURNAL, METADATA

ROLLS = Table(
    "rolls",
    METADATA,
    Column("sequence", Integer, primary_key=True),
    Column("step", Integer),
    Column("reveals", Integer),
    Column("line", Text, nullable=False),
    sqlite_strict=True,
)
"""`line` is the canonical row, hash and all; the other columns repeat what it says, for the queries."""

Index("rolls_by_revealed", ROLLS.c.reveals, sqlite_where=ROLLS.c.reveals.is_not(None))

_SEARCH = """
CREATE VIRTUAL TABLE rolls_words USING fts5(
  words, marks, content='', columnsize=0, prefix='1 2 3 4 5 6 7 8 9 10',
  tokenize='unicode61 remove_diacritics 2'
)
"""
"""What rolls are found by, under their sequence: words that a person reads, and marks that nobody types.

A beginning that has an index of its own is read from its newest roll on, and only as far as a page goes.
"""


@event.listens_for(ROLLS, "after_create")
def _make_search(_table: Table, connection: Connection, **_: object) -> None:
    connection.exec_driver_sql(_SEARCH)


StoredRow: TypeAlias = Row[Any]

_BATCH = 1000
_BYTES = cast(ROLLS.c.line, LargeBinary).label("line")
"""As they lie there: what was changed from outside may be no UTF-8."""


def add_rows(connection: Connection, entries: Sequence[LedgerEntry]) -> None:
    """Append entries that follow the head."""
    connection.execute(insert(ROLLS), [_columns(entry) for entry in entries])
    found = [found for entry in entries if (found := _found_by(entry))]
    if found:
        connection.execute(
            sql("INSERT INTO rolls_words(rowid, words, marks) VALUES (:at, :words, :marks)"), found
        )


def read_head(connection: Connection, campaign_id: str) -> LedgerHead:
    """Count and hash as the last row tells them; RowError when that row was changed."""
    last = connection.execute(_rows().order_by(ROLLS.c.sequence.desc()).limit(1)).first()
    return empty_head(campaign_id) if last is None else entry_of(last).head


def read_entries(connection: Connection) -> Iterator[LedgerEntry]:
    """Every entry, oldest first, a few at a time; RowError at the first that was changed."""
    last = 0
    while rows := read_rows(connection, last):
        yield from map(entry_of, rows)
        last = rows[-1].sequence


def read_rows(connection: Connection, last: int) -> Sequence[StoredRow]:
    """Some rows that come after this sequence; RowError when the first of them lies on a damaged page."""
    try:
        return connection.execute(_rows_after(last, _BATCH)).all()
    except DatabaseError as error:
        _require_damage(error)
    try:
        return connection.execute(_rows_after(last, 1)).all()
    except DatabaseError as error:
        _require_damage(error)
        raise RowError(RowFault.UNREADABLE) from error


def _require_damage(error: DatabaseError) -> None:
    """Raise what is not the row's own fault."""
    if getattr(error.orig, "sqlite_errorcode", 0) & 0xFF != sqlite3.SQLITE_CORRUPT:
        raise error


def read_page(connection: Connection, query: LedgerQuery) -> Sequence[LedgerLine]:
    """The newest entries that the query asks for, newest first."""
    revealed_by = _FIRST_REVEAL.label("revealed_by")
    rows = _found(_rows(JOURNAL.c.state, revealed_by).outerjoin_from(ROLLS, JOURNAL, _IS_OF_STEP), query)
    return [_line(row) for row in connection.execute(rows)]


def read_undone(connection: Connection) -> frozenset[int]:
    """Sequences of the rolls that came with a step that was taken back since."""
    undone = JOURNAL.c.state != str(EntryState.DONE)
    rows = select(ROLLS.c.sequence).join(JOURNAL, _IS_OF_STEP).where(undone)
    return frozenset(connection.scalars(rows))


_IS_OF_STEP = JOURNAL.c.sequence == ROLLS.c.step
_REVEALING = ROLLS.alias("revealing")
_FIRST_REVEAL = (
    select(func.min(_REVEALING.c.sequence)).where(_REVEALING.c.reveals == ROLLS.c.sequence).scalar_subquery()
)
_WHO = case((func.json_valid(ROLLS.c.line) == 1, func.json_extract(ROLLS.c.line, "$.who")))
_SEEN_AS: Mapping[Visibility, ColumnElement[bool]] = {
    Visibility.PUBLIC: func.instr(ROLLS.c.line, '"hidden":false') > 0,
    Visibility.HIDDEN: _FIRST_REVEAL.is_(None),
    Visibility.REVEALED: _FIRST_REVEAL.is_not(None),
    Visibility.TYPED: func.instr(ROLLS.c.line, '"typed":true') > 0,
}
"""A quotation mark inside a person's text is escaped in a row, so that no text is taken for a member.

The search has told which may be; a row that was changed from outside is none of them.
"""


_MARKED_AS = {Visibility.REVEALED: Visibility.HIDDEN}
"""A roll stays what it was."""


def _columns(entry: LedgerEntry) -> dict[str, Any]:
    return {
        "sequence": entry.sequence,
        "step": entry.step,
        "reveals": entry.reveals,
        "line": row_of(entry).decode(),
    }


def _found_by(entry: LedgerEntry) -> dict[str, Any] | None:
    if entry.roll is None:
        return None
    return {"at": entry.sequence, "words": "\n".join(words_of(entry)), "marks": marks_of(entry.roll)}


def marks_of(roll: Roll) -> str:
    """What nobody types: whether the players saw it at once, and whether it fell on the table."""
    seen = Visibility.HIDDEN if roll.hidden else Visibility.PUBLIC
    return f"{seen} {Visibility.TYPED}" if roll.typed else str(seen)


def _rows(*more: ColumnElement[Any]) -> Select[Any]:
    return select(ROLLS.c.sequence, ROLLS.c.step, ROLLS.c.reveals, _BYTES, *more)


def _rows_after(last: int, most: int) -> Select[Any]:
    return _rows().where(ROLLS.c.sequence > last).order_by(ROLLS.c.sequence).limit(most)


def _found(rows: Select[Any], query: LedgerQuery) -> Select[Any]:
    place: ColumnElement[int] = ROLLS.c.sequence
    if matched := _match(query):
        # Found and put in order by the search itself, which stops at the limit.
        place = literal_column("rolls_words.rowid", Integer)
        rows = rows.join(sql("rolls_words"), place == ROLLS.c.sequence)
        rows = rows.where(sql("rolls_words MATCH :matched").bindparams(matched=matched))
    if query.visibility in _SEEN_AS:
        rows = rows.where(_SEEN_AS[query.visibility])
    if query.who is not None:
        rows = rows.where(_WHO.is_not_distinct_from(query.who))
    if query.before is not None:
        rows = rows.where(place < query.before)
    return rows.order_by(place.desc()).limit(query.limit)


def _match(query: LedgerQuery) -> str:
    """The query in the language of FTS5, every word in quotes; a whole name is found by its words first."""
    parts = [f'words : "{word}" *' for word in searched_words(query.words)]
    # Whole words are found sooner than begun ones; one that was cut is only begun.
    parts += [
        f'words : "{word}"{" *" if len(word) == LONGEST_WORD else ""}'
        for word in searched_words(query.who or "")
    ]
    if query.visibility is not Visibility.ANY:
        parts.append(f'marks : "{_MARKED_AS.get(query.visibility, query.visibility)}"')
    return " AND ".join(parts)


def entry_of(row: StoredRow, read: Callable[[bytes], LedgerEntry] = entry_in) -> LedgerEntry:
    """The entry in a row; RowError when it was changed, or the columns beside it say something else."""
    if not isinstance(row.line, bytes):
        raise RowError(RowFault.NOT_JSON)
    entry = read(row.line)
    if (row.sequence, row.step, row.reveals) != (entry.sequence, entry.step, entry.reveals):
        raise RowError(RowFault.WRONG_INDEX)
    return entry


@lru_cache(maxsize=1024)
def _read_before(line: bytes) -> LedgerEntry:
    """The entry in these very bytes: from key to key, a search finds many rows again."""
    return entry_in(line)


def _line(row: StoredRow) -> LedgerLine:
    entry: LedgerEntry | RowError
    try:
        entry = entry_of(row, _read_before)
    except RowError as error:
        entry = error
    undone = row.state is not None and row.state != EntryState.DONE
    return LedgerLine(row.sequence, entry, undone, row.revealed_by)

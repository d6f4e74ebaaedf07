"""The ledger in a campaign's file: paged, searched, and proved row by row."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.pool import StaticPool

from gmscreen.session.ledger import empty_head
from gmscreen.session.ledger_check import Verdict, verified
from gmscreen.session.ledger_faults import RowError, RowFault
from gmscreen.session.ledger_page import LedgerQuery, Visibility, page_of
from gmscreen.session.ledger_row import row_of
from gmscreen.session.roll_commands import RevealRoll
from gmscreen.store import ledger_rows
from gmscreen.store.opening import view_campaign
from gmscreen.store.schema import METADATA
from tests.session.acts import THREE
from tests.session.ledgers import START, two_thousand
from tests.store.campaigns import file_of, made, opened

WORDS = [
    "kallias",
    "Ônf",
    "ata",
    "PERCEP",
    "recuando",
    "rato gig",
    "3",
    "dano queda",
    "escuro",
    "x",
    "🐉",
    "",
]


@pytest.fixture(scope="module")
def full() -> Iterator[Connection]:
    """A file in memory with the ledger of 2,000 rows."""
    engine = create_engine("sqlite+pysqlite://", poolclass=StaticPool)
    with engine.connect() as connection:
        METADATA.create_all(connection)
        ledger_rows.add_rows(connection, two_thousand())
        connection.commit()
        yield connection
    engine.dispose()


def check(connection: Connection) -> Verdict:
    return verified(ledger_rows.read_entries(connection), START)


def test_entries_come_back_as_they_were(full: Connection) -> None:
    assert tuple(ledger_rows.read_entries(full)) == two_thousand()


def test_the_head_is_that_of_the_last_row(full: Connection) -> None:
    assert ledger_rows.read_head(full, "any") == two_thousand()[-1].head


def test_a_stored_row_is_the_exported_line(full: Connection) -> None:
    lines = full.execute(text("SELECT line FROM rolls ORDER BY sequence")).scalars()
    assert [line.encode() for line in lines] == [row_of(entry) for entry in two_thousand()]


def test_a_byte_changed_in_any_stored_row_is_found_in_that_row(full: Connection) -> None:
    chance = Random(5)
    for number, entry in enumerate(two_thousand(), 1):
        line = bytearray(row_of(entry))
        line[chance.randrange(len(line))] ^= chance.randrange(1, 256)
        change = text("UPDATE rolls SET line = CAST(:line AS TEXT) WHERE sequence = :at")
        full.execute(change, {"line": bytes(line), "at": number})
        bad = ledger_rows.read_rows(full, number - 1)[:1]
        with pytest.raises(RowError):
            ledger_rows.entry_of(bad[0])
        full.rollback()


@pytest.mark.parametrize(
    ("change", "number", "fault"),
    [
        ("UPDATE rolls SET step = 9 WHERE sequence = 7", 7, RowFault.WRONG_INDEX),
        ("UPDATE rolls SET step = NULL WHERE sequence = 7", 7, RowFault.WRONG_INDEX),
        ("UPDATE rolls SET reveals = 3 WHERE sequence = 7", 7, RowFault.WRONG_INDEX),
        ("UPDATE rolls SET sequence = 2001 WHERE sequence = 7", 7, RowFault.WRONG_SEQUENCE),
        ("UPDATE rolls SET sequence = -1 WHERE sequence = 7", 7, RowFault.WRONG_SEQUENCE),
        ("DELETE FROM rolls WHERE sequence = 7", 7, RowFault.WRONG_SEQUENCE),
        ("UPDATE rolls SET line = '' WHERE sequence = 7", 7, RowFault.NOT_JSON),
        (
            "UPDATE rolls SET line = (SELECT line FROM rolls WHERE sequence = 8) WHERE sequence = 7",
            7,
            RowFault.WRONG_INDEX,
        ),
    ],
)
def test_whatever_else_was_done_to_a_row_is_named(
    full: Connection, change: str, number: int, fault: RowFault
) -> None:
    full.execute(text(change))
    bad = check(full).bad
    full.rollback()
    assert bad is not None
    assert (bad.number, bad.error.fault) == (number, fault)


queries = st.builds(
    LedgerQuery,
    st.lists(st.sampled_from(WORDS), max_size=3).map(" ".join),
    st.sampled_from(Visibility),
    st.none() | st.sampled_from(["Kállias", "Rato-Gigante 3", "", "🐉", "Kallias"]),
    st.none() | st.integers(1, 2100),
    st.integers(1, 30),
)


@given(queries)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_page_is_what_a_plain_search_would_find(full: Connection, query: LedgerQuery) -> None:
    assert ledger_rows.read_page(full, query) == page_of(two_thousand(), (), query)


@given(st.text(max_size=60) | st.text("\"'-*():^{}+ANDORTE \x00\u0301ç", max_size=60))
@settings(max_examples=300)
def test_nothing_typed_in_the_search_is_an_error(full: Connection, typed: str) -> None:
    ledger_rows.read_page(full, LedgerQuery(typed, limit=1))


@pytest.mark.parametrize(
    "typed", ['"', "-", "AND", "a AND", "kal*", "(", "words:a", "NEAR(a b)", "\x00", "''"]
)
def test_the_search_has_no_syntax_to_leak(full: Connection, typed: str) -> None:
    ledger_rows.read_page(full, LedgerQuery(typed))


def test_marks_are_found_by_nobody_who_types_them(full: Connection) -> None:
    assert ledger_rows.read_page(full, LedgerQuery("hidden")) == []


def test_a_changed_row_is_shown_as_such_among_the_others(full: Connection) -> None:
    full.execute(text("UPDATE rolls SET line = replace(line, 'roll', 'rotl') WHERE sequence = 1999"))
    newest = ledger_rows.read_page(full, LedgerQuery(limit=3))
    full.rollback()
    assert [isinstance(line.entry, RowError) for line in newest] == [False, True, False]


def test_whose_a_changed_row_was_is_not_known(full: Connection) -> None:
    before = ledger_rows.read_page(full, LedgerQuery(who="Kállias", limit=1))
    change = text("UPDATE rolls SET line = '{' || line WHERE sequence = :at")
    full.execute(change, {"at": before[0].sequence})
    after = ledger_rows.read_page(full, LedgerQuery(who="Kállias", limit=1))
    full.rollback()
    assert after[0].sequence < before[0].sequence


def test_undone_and_revealed_rolls_are_told(tmp_path: Path) -> None:
    with opened(made(tmp_path, rolls=3)) as session:
        session.undo()
        session.do(RevealRoll(2))
        lines = {line.sequence: line for line in file_of(session).ledger_page(LedgerQuery())}
    assert [lines[number].undone for number in (1, 2, 3)] == [False, False, True]
    assert [lines[number].revealed_by for number in (1, 2, 3)] == [None, 4, None]


def test_a_roll_that_was_redone_is_no_longer_undone(tmp_path: Path) -> None:
    with opened(made(tmp_path, rolls=1)) as session:
        session.undo()
        assert file_of(session).undone_rolls() == {1}
        session.redo()
        assert file_of(session).undone_rolls() == frozenset()


def test_a_roll_dropped_from_redo_stays_undone(tmp_path: Path) -> None:
    with opened(made(tmp_path, rolls=1)) as session:
        session.undo()
        session.roll(THREE)
        assert file_of(session).undone_rolls() == {1}


def test_a_damaged_page_is_told_by_the_row_that_lay_on_it(tmp_path: Path) -> None:
    path = made(tmp_path, rolls=40)
    _lose_a_page(path)
    campaign = view_campaign(path)
    with campaign.reading() as connection:
        bad = verified(ledger_rows.read_entries(connection), empty_head(_id(path))).bad
    campaign.close()
    assert bad is not None
    assert 1 < bad.number < 40
    assert bad.error.fault is RowFault.UNREADABLE


def _id(path: Path) -> str:
    with sqlite3.connect(path) as connection:
        (found,) = connection.execute("SELECT value FROM meta WHERE key = 'campaign_id'").fetchone()
    connection.close()
    return str(found)


def _lose_a_page(path: Path) -> None:
    """Overwrite a leaf of the table's tree in the middle of the ledger."""
    data = bytearray(path.read_bytes())
    size = int.from_bytes(data[16:18], "big")
    marked = data.index(b'"sequence":20,')
    page = marked // size * size
    data[page : page + 8] = b"\x0d\xff\xff\xff\xff\xff\xff\xff"
    path.write_bytes(data)

"""A page of the ledger, newest first, found by words."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.session.ledger import Reveal
from gmscreen.session.ledger_page import (
    LONGEST_WORD,
    MOST_WORDS,
    LedgerQuery,
    Visibility,
    page_of,
    searched_words,
)
from tests.session.ledgers import BLOW, SECRET, SEEN, chained

ENTRIES = chained([SEEN, SECRET, BLOW, Reveal(2), SEEN, SECRET])


def found(query: LedgerQuery) -> list[int]:
    return [line.sequence for line in page_of(ENTRIES, {3}, query)]


@pytest.mark.parametrize(
    ("query", "sequences"),
    [
        (LedgerQuery(), [6, 5, 4, 3, 2, 1]),
        (LedgerQuery(limit=2), [6, 5]),
        (LedgerQuery(before=4, limit=2), [3, 2]),
        (LedgerQuery(visibility=Visibility.PUBLIC), [5, 3, 1]),
        (LedgerQuery(visibility=Visibility.HIDDEN), [6]),
        (LedgerQuery(visibility=Visibility.REVEALED), [2]),
        (LedgerQuery(visibility=Visibility.TYPED), [6, 2]),
        (LedgerQuery(who="Kállias"), [6, 5, 2, 1]),
        (LedgerQuery(who="Kallias"), []),
        (LedgerQuery("percep", who="Orc 2"), []),
        (LedgerQuery("kallias"), [6, 5, 2, 1]),
        (LedgerQuery("PERCEPÇAO"), [5, 1]),
        (LedgerQuery("kal percep"), [5, 1]),
        (LedgerQuery("allias"), []),
        (LedgerQuery("penumbra"), [5, 1]),
        (LedgerQuery("2d"), [3]),
        (LedgerQuery("kallias", Visibility.REVEALED), [2]),
        (LedgerQuery("nada"), []),
        (LedgerQuery('" - *'), [6, 5, 4, 3, 2, 1]),
    ],
    ids=str,
)
def test_a_query_finds_what_has_all_its_words(query: LedgerQuery, sequences: list[int]) -> None:
    assert found(query) == sequences


def test_a_line_knows_what_became_of_its_roll() -> None:
    lines = {line.sequence: line for line in page_of(ENTRIES, {3}, LedgerQuery())}
    assert (lines[3].undone, lines[1].undone) == (True, False)
    assert (lines[2].revealed_by, lines[1].revealed_by) == (4, None)


def test_a_roll_that_was_revealed_twice_was_revealed_the_first_time() -> None:
    lines = page_of(chained([SECRET, Reveal(1), Reveal(1)]), (), LedgerQuery())
    assert lines[-1].revealed_by == 2


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ('a"b -c AND "d*" (NEAR)', ("a", "b", "c", "AND", "d", "NEAR")),
        ("Ação\x00fim", ("Ação", "fim")),
        ("Ac\u0327a\u0303o", ("Ação",)),
        ("\u0301 \u0303", ()),
        ("3d+1", ("3d", "1")),
    ],
)
def test_only_words_are_searched_for(typed: str, words: tuple[str, ...]) -> None:
    assert searched_words(typed) == words


@given(st.text(max_size=2000))
def test_nothing_typed_is_too_much(typed: str) -> None:
    words = searched_words(typed)
    assert len(words) <= MOST_WORDS
    assert all(0 < len(word) <= LONGEST_WORD and '"' not in word for word in words)

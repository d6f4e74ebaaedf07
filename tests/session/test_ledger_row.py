"""One way to write an entry, and a name for whatever is wrong with a row."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.session.ledger import Reveal
from gmscreen.session.ledger_faults import RowError, RowFault
from gmscreen.session.ledger_row import LONGEST_ROW, canonical, digest, entry_in, row_of, row_values
from gmscreen.session.rolls import RollFacts, RollRequest
from tests.session.ledgers import SEEN, THREE, chained

ROLL = row_values(chained([SEEN])[0])
REVEAL = row_values(chained([SEEN, Reveal(1)])[1])


def sealed(values: dict[str, Any]) -> bytes:
    """A row of these values whose hash is right."""
    return canonical(values | {"hash": digest(values)})


def fault_of(line: bytes) -> RowFault:
    with pytest.raises(RowError) as caught:
        entry_in(line)
    assert str(caught.value).endswith(".")
    return caught.value.fault


texts = st.text(max_size=30)
facts = st.builds(
    RollFacts,
    st.builds(
        RollRequest,
        st.just(THREE),
        texts,
        texts,
        st.none() | st.integers(-20, 40),
        st.lists(st.tuples(texts, st.integers(-99, 99)), max_size=3).map(tuple),
    ),
    st.tuples(*[st.integers(1, 6)] * 3),
    st.booleans(),
    st.booleans(),
)


@given(facts)
def test_an_entry_comes_back_from_its_row(fact: RollFacts) -> None:
    for entry in chained([fact, Reveal(1)]):
        assert entry_in(row_of(entry)) == entry


@given(facts)
def test_a_row_is_one_line_of_sorted_json_without_spaces(fact: RollFacts) -> None:
    line = row_of(chained([fact])[0])
    assert b"\n" not in line
    names = list(json.loads(line))
    assert names == sorted(names)


@given(facts, st.data())
def test_no_other_bytes_are_a_row_of_the_same_hash(fact: RollFacts, data: st.DataObject) -> None:
    line = bytearray(row_of(chained([fact])[0]))
    at = data.draw(st.integers(0, len(line) - 1))
    line[at] = data.draw(st.integers(0, 255).filter(lambda byte: byte != line[at]))
    with pytest.raises(RowError):
        entry_in(bytes(line))


@given(st.binary(max_size=200) | st.text(max_size=200).map(lambda text: text.encode("utf-8", "replace")))
def test_any_bytes_are_a_row_or_a_row_error(line: bytes) -> None:
    with pytest.raises(RowError):
        entry_in(line)


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        (b"", RowFault.NOT_JSON),
        (b"[]", RowFault.NOT_JSON),
        (b"{", RowFault.NOT_JSON),
        (b"[" * 100_000, RowFault.NOT_JSON),
        (b'{"kind":"' + b"9" * 5000 + b'"', RowFault.NOT_JSON),
        (b'{"level":' + b"9" * 5000 + b"}", RowFault.NOT_JSON),
        (b'{"level":NaN}', RowFault.NOT_JSON),
        (b'{"kind":"\xed\xa0\x80"}', RowFault.NOT_JSON),
        (b'{"kind": "roll"}', RowFault.NOT_CANONICAL),
        (b'{"kind":"roll","kind":"roll"}', RowFault.NOT_CANONICAL),
        (b"\xef\xbb\xbf" + canonical(ROLL), RowFault.NOT_CANONICAL),
        (canonical(ROLL).decode().encode("utf-16"), RowFault.NOT_CANONICAL),
        (canonical(ROLL) + b" ", RowFault.NOT_CANONICAL),
        (canonical(ROLL).replace("ç".encode(), b"\\u00e7"), RowFault.NOT_CANONICAL),
        (b'{"kind":"rolls"}', RowFault.UNKNOWN_KIND),
        (b'{"kind":["roll"]}', RowFault.UNKNOWN_KIND),
        (b" " * (LONGEST_ROW + 1), RowFault.TOO_LONG),
    ],
    ids=str,
)
def test_bytes_that_are_no_row_are_named(line: bytes, fault: RowFault) -> None:
    assert fault_of(line) is fault


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"colour": 1}, RowFault.UNKNOWN_FIELD),
        ({"reveals": 1}, RowFault.UNKNOWN_FIELD),
        ({"nonce": "00"}, RowFault.BAD_NONCE),
        ({"nonce": "AB" * 16}, RowFault.BAD_NONCE),
        ({"nonce": None}, RowFault.BAD_NONCE),
        ({"sequence": 0}, RowFault.BAD_FIELD),
        ({"sequence": True}, RowFault.BAD_FIELD),
        ({"sequence": 1.0}, RowFault.BAD_FIELD),
        ({"sequence": 2**53}, RowFault.BAD_FIELD),
        ({"level": "12"}, RowFault.BAD_FIELD),
        ({"faces": [1, "2"]}, RowFault.BAD_FIELD),
        ({"modifiers": [["a"]]}, RowFault.BAD_FIELD),
        ({"modifiers": [[1, 1]]}, RowFault.BAD_FIELD),
        ({"outcome": "victory"}, RowFault.BAD_FIELD),
        ({"hidden": 0}, RowFault.BAD_FIELD),
        ({"time": "2026-13-01T00:00:00.000000Z"}, RowFault.BAD_FIELD),
        ({"time": "2026-11-30T21:05:00Z"}, RowFault.BAD_FIELD),
        ({"previous": "x" * 64}, RowFault.BAD_FIELD),
        ({"dice": "3w"}, RowFault.BAD_FIELD),
        ({"total": 9}, RowFault.WRONG_TOTAL),
    ],
    ids=str,
)
def test_a_field_that_is_wrong_is_named_even_under_a_right_hash(
    change: dict[str, Any], fault: RowFault
) -> None:
    assert fault_of(sealed(ROLL | change)) is fault


def test_a_missing_field_is_named() -> None:
    line = sealed({name: value for name, value in ROLL.items() if name != "who"})
    with pytest.raises(RowError, match="falta o campo who"):
        entry_in(line)


def test_a_roll_can_only_be_revealed_after_it_fell() -> None:
    assert fault_of(sealed(REVEAL | {"reveals": REVEAL["sequence"]})) is RowFault.BAD_FIELD


def test_a_changed_value_under_the_old_hash_is_found() -> None:
    assert fault_of(canonical(ROLL | {"who": "Outro"})) is RowFault.WRONG_HASH

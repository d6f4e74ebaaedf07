"""A ledger is whole, or the first row that is wrong is named."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gmscreen.session.ledger import LedgerEntry, empty_head
from gmscreen.session.ledger_check import KnownHead, Verdict, known_head, verified
from gmscreen.session.ledger_faults import RowFault
from gmscreen.session.ledger_row import digest, entry_in, row_of, row_values
from tests.session.ledgers import BLOW, SECRET, SEEN, START, chained, two_thousand

THREE = chained([SEEN, SECRET, BLOW])


def told(verdict: Verdict) -> tuple[int, RowFault] | None:
    return None if verdict.bad is None else (verdict.bad.number, verdict.bad.error.fault)


def resealed(entry: LedgerEntry, **changes: object) -> LedgerEntry:
    """A forged entry whose own hash is right."""
    forged = replace(entry, **changes)  # type: ignore[arg-type]
    return replace(forged, hash=digest(row_values(forged)))


def test_a_ledger_of_two_thousand_rows_is_whole() -> None:
    verdict = verified(two_thousand(), START)
    assert (verdict.bad, verdict.head.count) == (None, 2000)


def test_a_ledger_without_rows_is_whole() -> None:
    assert verified((), START) == Verdict(START)


def test_a_byte_changed_in_any_of_two_thousand_rows_is_found_in_that_row() -> None:
    chance, entries = Random(1), two_thousand()
    for number, entry in enumerate(entries, 1):
        line = bytearray(row_of(entry))
        line[chance.randrange(len(line))] ^= chance.randrange(1, 256)
        before = entries[number - 2].head if number > 1 else START
        verdict = verified(map(entry_in, [bytes(line), *map(row_of, entries[number : number + 1])]), before)
        assert verdict.bad is not None
        assert verdict.bad.number == number


def test_every_byte_of_a_row_counts() -> None:
    line = row_of(THREE[1])
    for at in range(len(line)):
        changed = line[:at] + bytes([line[at] ^ 1]) + line[at + 1 :]
        assert told(verified(map(entry_in, [row_of(THREE[0]), changed, row_of(THREE[2])]), START)) is not None


@given(st.integers(1, 2000), st.data())
def test_any_byte_put_in_the_place_of_another_is_found(number: int, data: st.DataObject) -> None:
    entries = two_thousand()
    line = bytearray(row_of(entries[number - 1]))
    at = data.draw(st.integers(0, len(line) - 1))
    line[at] = data.draw(st.integers(0, 255).filter(lambda byte: byte != line[at]))
    before = entries[number - 2].head if number > 1 else START
    assert told(verified(map(entry_in, [bytes(line)]), before)) is not None


@pytest.mark.parametrize(
    ("rows", "number", "fault"),
    [
        ((THREE[0], THREE[2]), 2, RowFault.WRONG_SEQUENCE),
        ((THREE[1], THREE[2]), 1, RowFault.WRONG_SEQUENCE),
        ((THREE[0], THREE[0], THREE[1]), 2, RowFault.WRONG_SEQUENCE),
        ((THREE[1], THREE[0], THREE[2]), 1, RowFault.WRONG_SEQUENCE),
        ((THREE[0], resealed(THREE[1], week=9), THREE[2]), 3, RowFault.WRONG_PREVIOUS),
        ((resealed(THREE[0], previous="0" * 64), *THREE[1:]), 1, RowFault.WRONG_PREVIOUS),
    ],
    ids=["one taken out", "no first", "one twice", "two changed places", "one forged", "no genesis"],
)
def test_rows_out_of_their_place_are_named(
    rows: tuple[LedgerEntry, ...], number: int, fault: RowFault
) -> None:
    assert told(verified(rows, START)) == (number, fault)


def test_a_ledger_does_not_fit_into_another_campaign() -> None:
    assert told(verified(THREE, empty_head("another"))) == (1, RowFault.WRONG_PREVIOUS)


@pytest.mark.parametrize("count", range(4))
def test_a_ledger_that_has_grown_still_contains_an_older_head(count: int) -> None:
    head = THREE[count - 1].head if count else START
    assert verified(THREE, START, [KnownHead(head.hash, head.count), KnownHead(head.hash)]).bad is None


@pytest.mark.parametrize("count", range(3))
def test_a_tail_that_is_missing_is_counted(count: int) -> None:
    head = THREE[-1].head
    verdict = verified(THREE[:count], START, [KnownHead(head.hash, head.count)])
    assert told(verdict) == (count + 1, RowFault.TOO_FEW)
    assert verdict.bad is not None
    assert str(3 - count) in str(verdict.bad.error)


def test_one_missing_row_is_told_in_the_singular() -> None:
    verdict = verified(THREE[:2], START, [KnownHead(THREE[2].hash, 3)])
    assert verdict.bad is not None
    assert str(verdict.bad.error) == "falta 1 registro no fim."


def test_a_ledger_written_anew_does_not_pass_an_older_head() -> None:
    forged = chained([BLOW, SECRET, SEEN])
    assert told(verified(forged, START, [KnownHead(THREE[1].hash, 2)])) == (2, RowFault.WRONG_HEAD)


def test_a_hash_that_no_row_has_is_told_at_the_end() -> None:
    assert told(verified(THREE, START, [KnownHead("0" * 64)])) == (4, RowFault.WRONG_HEAD)


@pytest.mark.parametrize(
    ("written", "head"),
    [
        (f"12:{'a' * 64}", KnownHead("a" * 64, 12)),
        (f" {'A' * 64}\n", KnownHead("a" * 64)),
        ("12", None),
        ("", None),
        (f"-1:{'a' * 64}", None),
        (f"١:{'a' * 64}", None),
        ("a" * 65, None),
    ],
)
def test_a_head_is_read_as_it_is_written(written: str, head: KnownHead | None) -> None:
    assert known_head(written) == head


def test_the_head_that_is_shown_can_be_read_back() -> None:
    head = THREE[-1].head
    assert known_head(str(head)) == KnownHead(head.hash, head.count)

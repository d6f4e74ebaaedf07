"""An export proves itself, and reads well."""

from __future__ import annotations

from io import BytesIO
from random import Random

import pytest

from gmscreen.session.campaign import Campaign
from gmscreen.session.ledger import LedgerEntry, Reveal
from gmscreen.session.ledger_check import BadRow, KnownHead
from gmscreen.session.ledger_export import json_lines, ledger_of, verify_export
from gmscreen.session.ledger_faults import RowFault
from gmscreen.session.ledger_row import LONGEST_ROW, canonical, digest, parsed
from gmscreen.session.memory_store import MemoryStore
from gmscreen.session.store_protocol import Commit
from tests.session.acts import THREE as ASKED
from tests.session.acts import sitting
from tests.session.ledgers import BLOW, CAMPAIGN_ID, SECRET, SEEN, chained, ledger, two_thousand

ENTRIES = chained([SEEN, SECRET, BLOW, Reveal(2)])
EXPORT = b"".join(json_lines(ledger(ENTRIES, undone=[3])))
LINES = EXPORT.splitlines(keepends=True)


def bad_row(export: bytes, *known: KnownHead) -> BadRow | None:
    return verify_export(BytesIO(export), known).bad


def told(export: bytes, *known: KnownHead) -> tuple[int, RowFault] | None:
    bad = bad_row(export, *known)
    return None if bad is None else (bad.number, bad.error.fault)


def with_head(**changes: object) -> bytes:
    """The export under another first line, whose seal is right."""
    values = parsed(LINES[0].rstrip(b"\n")) | changes
    return canonical(values | {"seal": digest(values, "seal")}) + b"\n" + b"".join(LINES[1:])


def test_an_export_is_whole_and_ends_at_the_head() -> None:
    verdict = verify_export(BytesIO(EXPORT))
    assert (verdict.bad, verdict.head) == (None, ENTRIES[-1].head)


def test_an_empty_ledger_is_exported_too() -> None:
    export = b"".join(json_lines(ledger(())))
    assert verify_export(BytesIO(export)).head.count == 0


def test_a_byte_changed_anywhere_in_an_export_is_found() -> None:
    for at in range(len(EXPORT)):
        changed = EXPORT[:at] + bytes([EXPORT[at] ^ 1]) + EXPORT[at + 1 :]
        assert told(changed) is not None, at


def test_a_byte_changed_in_an_export_of_two_thousand_rows_is_found_in_its_line() -> None:
    chance, lines = Random(2), list(json_lines(ledger(two_thousand())))
    for _ in range(20):
        number = chance.randrange(len(lines))
        line = bytearray(lines[number])
        line[chance.randrange(len(line) - 1)] ^= 1 << chance.randrange(1, 8)
        found = told(b"".join([*lines[:number], bytes(line), *lines[number + 1 :]]))
        assert found is not None
        assert found[0] == number


@pytest.mark.parametrize("kept", range(5))
def test_a_missing_tail_is_found(kept: int) -> None:
    found = told(b"".join(LINES[: kept + 1]))
    assert found == ((kept + 1, RowFault.TOO_FEW) if kept < 4 else None)


@pytest.mark.parametrize(
    ("export", "number", "fault"),
    [
        (b"", 0, RowFault.NO_HEAD),
        (b"".join(LINES[1:]), 0, RowFault.NO_HEAD),
        (EXPORT[:-1], 4, RowFault.CUT_OFF),
        (EXPORT[: len(LINES[0]) + 40], 1, RowFault.CUT_OFF),
        (EXPORT + b"\n", 5, RowFault.NOT_JSON),
        (EXPORT + LINES[-1], 5, RowFault.TOO_MANY),
        (LINES[0] + LINES[2] + LINES[1] + b"".join(LINES[3:]), 1, RowFault.WRONG_SEQUENCE),
        (EXPORT.replace(b"\n", b"\r\n"), 0, RowFault.NOT_CANONICAL),
        (b"x" * (LONGEST_ROW + 9), 0, RowFault.TOO_LONG),
        (with_head(format="escudo-ledger/2"), 0, RowFault.OTHER_FORMAT),
        (with_head(campaign="outra"), 1, RowFault.WRONG_PREVIOUS),
        (with_head(count=3), 3, RowFault.WRONG_HEAD),
        (with_head(count=-1), 0, RowFault.BAD_FIELD),
        (with_head(hash="0" * 64), 4, RowFault.WRONG_HEAD),
        (with_head(undone=["3"]), 0, RowFault.BAD_FIELD),
        (with_head(colour=1), 0, RowFault.UNKNOWN_FIELD),
        (LINES[0].replace(b"[3]", b"[2]") + b"".join(LINES[1:]), 0, RowFault.WRONG_HASH),
    ],
    ids=str,
)
def test_what_is_wrong_with_an_export_is_named(export: bytes, number: int, fault: RowFault) -> None:
    assert told(export) == (number, fault)


def test_an_export_must_contain_a_head_that_was_kept() -> None:
    assert told(EXPORT, KnownHead(ENTRIES[1].hash, 2)) is None
    assert told(EXPORT, KnownHead("0" * 64, 9)) == (5, RowFault.TOO_FEW)


def test_the_ledger_of_a_sitting_says_what_was_undone() -> None:
    session = sitting()
    session.roll(ASKED)
    session.roll(ASKED, hidden=True)
    session.undo()
    exported = ledger_of(session.campaign, session.open.store)
    assert (exported.head.count, exported.undone) == (2, frozenset({2}))
    assert told(b"".join(json_lines(exported))) is None


def test_what_is_rolled_while_a_ledger_is_written_out_stays_out() -> None:
    store = MemoryStore(Campaign(CAMPAIGN_ID))
    store.commit(Commit(rolls=ENTRIES[:2]))
    exported = ledger_of(store.load(), store)
    store.commit(Commit(rolls=ENTRIES[2:]))
    assert _sequences(exported.entries()) == [1, 2]


def _sequences(entries: object) -> list[int]:
    assert hasattr(entries, "__iter__")
    return [entry.sequence for entry in entries if isinstance(entry, LedgerEntry)]

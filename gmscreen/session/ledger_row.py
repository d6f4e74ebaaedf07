"""The canonical form of an entry: the one row of bytes that is hashed, stored and exported.

JSON in UTF-8, keys sorted, no spaces, no floats; docs/ledger-format.md says it to the last byte.
"""

from __future__ import annotations

from datetime import UTC, datetime
from hashlib import sha256
from json import JSONEncoder, loads
from typing import Any

from gmscreen.rules.checks import Outcome
from gmscreen.rules.dice import parse_dice
from gmscreen.rules.errors import RuleError
from gmscreen.session.ledger import LedgerEntry, Reveal
from gmscreen.session.ledger_faults import RowError, RowFault
from gmscreen.session.ledger_fields import Row, check_fields
from gmscreen.session.rolls import RollFacts, RollRequest

LONGEST_ROW = 1 << 20
"""Bytes."""


_write = JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":"), sort_keys=True).encode


def canonical(values: Row) -> bytes:
    """The one way to write this object."""
    return _write(values).encode()


def digest(values: Row, name: str = "hash") -> str:
    """The hash of a row: SHA-256 of its canonical form without the field that holds it, in hex."""
    return sha256(canonical({key: value for key, value in values.items() if key != name})).hexdigest()


def row_of(entry: LedgerEntry) -> bytes:
    """The entry as its row."""
    return canonical(row_values(entry))


def row_values(entry: LedgerEntry) -> dict[str, Any]:
    """What stands in the entry's row."""
    return {
        "sequence": entry.sequence,
        "time": time_text(entry.time),
        "week": entry.week,
        "step": entry.step,
        "nonce": entry.nonce.hex(),
        "previous": entry.previous,
        "hash": entry.hash,
        **_fact_values(entry),
    }


def time_text(time: datetime) -> str:
    """A moment in UTC, always 27 characters: `2026-11-30T21:05:00.000000Z`."""
    return time.astimezone(UTC).replace(tzinfo=None).isoformat(timespec="microseconds") + "Z"


def _fact_values(entry: LedgerEntry) -> dict[str, Any]:
    fact = entry.fact
    if isinstance(fact, Reveal):
        return {"kind": "reveal", "reveals": fact.sequence}
    asked = fact.request
    return {
        "kind": "roll",
        "who": asked.who,
        "purpose": asked.purpose,
        "dice": str(asked.dice),
        "modifiers": [[name, amount] for name, amount in asked.modifiers],
        "level": asked.level,
        "faces": list(fact.faces),
        "total": sum(fact.faces) + asked.dice.constant,
        "outcome": None if entry.outcome is None else str(entry.outcome),
        "hidden": fact.hidden,
        "typed": fact.typed,
    }


def parsed(line: bytes) -> dict[str, Any]:
    """The object in a line that is written canonically; RowError otherwise."""
    if len(line) > LONGEST_ROW:
        raise RowError(RowFault.TOO_LONG)
    try:
        values = loads(line)
        is_canonical = isinstance(values, dict) and canonical(values) == line
    except (ValueError, RecursionError) as error:
        raise RowError(RowFault.NOT_JSON) from error
    if not isinstance(values, dict):
        raise RowError(RowFault.NOT_JSON)
    if not is_canonical:
        raise RowError(RowFault.NOT_CANONICAL)
    return values


def entry_in(line: bytes) -> LedgerEntry:
    """The entry in a row whose hash is right; RowError says what is wrong otherwise."""
    values = parsed(line)
    check_fields(values)
    if _digest_of_line(line, values["hash"]) != values["hash"]:
        raise RowError(RowFault.WRONG_HASH)
    outcome = values.get("outcome")
    return LedgerEntry(
        sequence=values["sequence"],
        time=_time(values["time"]),
        week=values["week"],
        step=values["step"],
        fact=Reveal(values["reveals"]) if values["kind"] == "reveal" else _facts(values),
        outcome=None if outcome is None else Outcome(outcome),
        nonce=bytes.fromhex(values["nonce"]),
        previous=values["previous"],
        hash=values["hash"],
    )


def _digest_of_line(line: bytes, written: str) -> str:
    """`digest` of what a canonical line holds, without writing it anew: no text in it has a bare quote."""
    return sha256(line.replace(b'"hash":"%b",' % written.encode(), b"", 1)).hexdigest()


def _time(written: str) -> datetime:
    try:
        return datetime.fromisoformat(written)
    except ValueError as error:
        raise RowError(RowFault.BAD_FIELD, field="time") from error


def _facts(values: Row) -> RollFacts:
    try:
        dice = parse_dice(values["dice"])
    except RuleError as error:
        raise RowError(RowFault.BAD_FIELD, field="dice") from error
    if sum(values["faces"]) + dice.constant != values["total"]:
        raise RowError(RowFault.WRONG_TOTAL)
    request = RollRequest(
        dice=dice,
        purpose=values["purpose"],
        who=values["who"],
        level=values["level"],
        modifiers=tuple((name, amount) for name, amount in values["modifiers"]),
    )
    return RollFacts(request, tuple(values["faces"]), typed=values["typed"], hidden=values["hidden"])

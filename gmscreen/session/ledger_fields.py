"""Which fields a row has, and what each may hold."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, TypeGuard

from gmscreen.rules.checks import Outcome
from gmscreen.session.ledger_faults import RowError, RowFault

Row = Mapping[str, Any]

_EVERY = frozenset({"kind", "sequence", "time", "week", "step", "nonce", "previous", "hash"})
_OF_A_TEST = {"level", "modifiers", "outcome"}
_OF_A_ROLL = {"who", "purpose", "dice", "faces", "total", "hidden", "typed"} | _OF_A_TEST
_FIELDS = {"roll": _EVERY | _OF_A_ROLL, "reveal": _EVERY | {"reveals"}}

_DIGEST = re.compile(r"[0-9a-f]{64}", re.ASCII)
_NONCE = re.compile(r"[0-9a-f]{32}", re.ASCII)
_TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z", re.ASCII)
_OUTCOMES = (None, *map(str, Outcome))
_LARGEST = 2**53
"""Every JSON reader holds whole numbers below this exactly."""


def check_fields(values: Row) -> None:
    """RowError for the first field that is missing, unknown, or holds what it can't."""
    kind = values.get("kind")
    if not isinstance(kind, str) or kind not in _FIELDS:
        raise RowError(RowFault.UNKNOWN_KIND)
    check_names(values, _FIELDS[kind])
    for name, value in values.items():
        if not _FITS[name](value):
            raise RowError(RowFault.BAD_NONCE if name == "nonce" else RowFault.BAD_FIELD, field=name)
    if kind == "reveal" and values["reveals"] >= values["sequence"]:
        raise RowError(RowFault.BAD_FIELD, field="reveals")


def check_names(values: Row, expected: frozenset[str]) -> None:
    """RowError for a field too few or too many."""
    for name in sorted(expected ^ values.keys()):
        fault = RowFault.MISSING_FIELD if name in expected else RowFault.UNKNOWN_FIELD
        raise RowError(fault, field=name)


def is_whole(value: object) -> TypeGuard[int]:
    """Whether this is a whole number that every reader can hold; a boolean is none."""
    return type(value) is int and abs(value) < _LARGEST


def is_digest(value: object) -> TypeGuard[str]:
    """Whether this is a SHA-256 in lower-case hex."""
    return isinstance(value, str) and _DIGEST.fullmatch(value) is not None


def _is_positive(value: object) -> bool:
    return is_whole(value) and value > 0


def _is_whole_or_none(value: object) -> bool:
    return value is None or is_whole(value)


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_truth(value: object) -> bool:
    return isinstance(value, bool)


def _is_modifier(value: object) -> bool:
    match value:
        case [str(), amount]:
            return is_whole(amount)
    return False


_FITS: Mapping[str, Callable[[object], bool]] = {
    "kind": _is_text,
    "sequence": _is_positive,
    "time": lambda value: isinstance(value, str) and _TIME.fullmatch(value) is not None,
    "week": is_whole,
    "step": _is_whole_or_none,
    "nonce": lambda value: isinstance(value, str) and _NONCE.fullmatch(value) is not None,
    "previous": is_digest,
    "hash": is_digest,
    "who": _is_text,
    "purpose": _is_text,
    "dice": _is_text,
    "modifiers": lambda value: isinstance(value, list) and all(map(_is_modifier, value)),
    "level": _is_whole_or_none,
    "faces": lambda value: isinstance(value, list) and all(map(is_whole, value)),
    "total": is_whole,
    "outcome": lambda value: value in _OUTCOMES,
    "hidden": _is_truth,
    "typed": _is_truth,
    "reveals": _is_positive,
}

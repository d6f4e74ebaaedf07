"""What may be wrong with a row of a ledger, or with where it stands."""

from __future__ import annotations

from enum import StrEnum

from gmscreen.texts.catalogue import plural, text


class RowFault(StrEnum):
    """The kinds of fault; each has its sentence under `ledger.fault`."""

    TOO_LONG = "too_long"
    CUT_OFF = "cut_off"
    NOT_JSON = "not_json"
    NOT_CANONICAL = "not_canonical"
    UNKNOWN_KIND = "unknown_kind"
    UNKNOWN_FIELD = "unknown_field"
    MISSING_FIELD = "missing_field"
    BAD_FIELD = "bad_field"
    BAD_NONCE = "bad_nonce"
    WRONG_TOTAL = "wrong_total"
    WRONG_HASH = "wrong_hash"
    WRONG_SEQUENCE = "wrong_sequence"
    WRONG_PREVIOUS = "wrong_previous"
    WRONG_INDEX = "wrong_index"
    UNREADABLE = "unreadable"
    NO_HEAD = "no_head"
    OTHER_FORMAT = "other_format"
    WRONG_HEAD = "wrong_head"
    TOO_FEW = "too_few"
    TOO_MANY = "too_many"


class RowError(Exception):
    """A row that is not what it says it is: what is wrong, and what fills its sentence."""

    def __init__(self, fault: RowFault, **values: object) -> None:
        super().__init__(fault, values)
        self.fault = fault
        self.values = values

    def __str__(self) -> str:
        key = f"ledger.fault.{self.fault}"
        count = self.values.get("count")
        return plural(key, count) if isinstance(count, int) else text(key, **self.values)

"""What JSON can write and a request can't hold, kept where it stood so that the field can be named."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from typing import NamedTuple

MOST_INTEGER_DIGITS = 15
MOST_PLACES = 40
LONGEST_NUMBER = 60
"""Characters of a number with a point or an exponent."""


class Unusable(NamedTuple):
    """A refused value: a key under `validation.`, and what fills its sentence."""

    reason: str
    details: tuple[tuple[str, object], ...] = ()


MISSING = Unusable("missing")
REPEATED = Unusable("repeated_key")
NOT_FINITE = Unusable("finite_number")
TOO_LARGE = Unusable("int_parsing_size")
TOO_LONG = Unusable("decimal_max_digits", (("max_digits", MOST_INTEGER_DIGITS),))
TOO_FINE = Unusable("decimal_max_places", (("decimal_places", MOST_PLACES),))


def whole_number(written: str) -> int | Unusable:
    """A JSON integer; one of more than 15 digits is not even converted."""
    return TOO_LONG if len(written.lstrip("-")) > MOST_INTEGER_DIGITS else int(written)


def decimal_number(written: str) -> Decimal | Unusable:
    """A JSON number with a point or an exponent, exact; one out of all proportion is refused."""
    if len(written) > LONGEST_NUMBER:
        return TOO_LONG
    try:
        value = Decimal(written)
    except ArithmeticError:
        return TOO_LARGE
    if value.adjusted() >= MOST_INTEGER_DIGITS:
        return TOO_LARGE
    exponent = value.as_tuple().exponent
    return value if isinstance(exponent, int) and exponent >= -MOST_PLACES else TOO_FINE


def not_finite(_: str) -> Unusable:
    """NaN and the infinities, which are no JSON."""
    return NOT_FINITE


def json_object(pairs: Sequence[tuple[str, object]]) -> dict[str, object] | Unusable:
    """The members of an object; one that names a key twice is ambiguous."""
    members = dict(pairs)
    return members if len(members) == len(pairs) else REPEATED

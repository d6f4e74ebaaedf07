"""The kinds of field that canon models are made of: strict, frozen, exact."""

from __future__ import annotations

import re
from decimal import Decimal
from enum import StrEnum
from fractions import Fraction
from typing import Annotated, TypeVar

from pydantic import AfterValidator, BeforeValidator, ConfigDict, Field
from pydantic_core import PydanticCustomError

from gmscreen.canon.late_model import LateModel

T = TypeVar("T")
E = TypeVar("E", bound=StrEnum)

_HYPHEN_AS_MINUS = re.compile(r"(?<![\w)])-\d")
_SOURCE = re.compile(r"\d\d[a-z]?\b")
_FRACTION = re.compile(r"\d{1,4}(?:/[1-9]\d{0,3})?", re.ASCII)
_MOST_DIGITS = 15


class CanonModel(LateModel):
    """A table of a canon file: nothing unknown, nothing converted, nothing changed afterwards."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


def _readable(value: str) -> str:
    if not value.strip() or value != value.strip():
        raise PydanticCustomError("text_blank", "blank text")
    if _HYPHEN_AS_MINUS.search(value):
        raise PydanticCustomError("hyphen_as_minus", "a hyphen stands for a minus")
    return value


def _cited(value: str) -> str:
    if not _SOURCE.match(value):
        raise PydanticCustomError("source_unknown", "no document is named")
    return value


def _exact(value: object) -> object:
    """Whole numbers and decimals alike as a finite Decimal of ordinary size; the rest is left to fail."""
    if isinstance(value, bool) or not isinstance(value, int | Decimal):
        return value
    number = Decimal(value)
    if not number.is_finite():
        raise PydanticCustomError("finite_number", "not finite")
    if abs(number.adjusted()) > _MOST_DIGITS or len(number.as_tuple().digits) > _MOST_DIGITS:
        raise PydanticCustomError("int_parsing_size", "too long")
    return number


def _fraction(value: object) -> object:
    if not isinstance(value, str) or not _FRACTION.fullmatch(value):
        raise PydanticCustomError("fraction_not_read", "not a fraction")
    return Fraction(value)


Readable = Annotated[str, AfterValidator(_readable)]
"""A sentence or a name in pt-BR: not blank, negative numbers with `−`."""

Source = Annotated[Readable, AfterValidator(_cited)]
"""Where it is said, by document: `19 §5; 20 §2.2`."""

Exact = Annotated[Decimal, BeforeValidator(_exact)]
"""A number without loss: `2` and `2.5` alike; finite, at most 15 digits."""

Ratio = Annotated[Fraction, BeforeValidator(_fraction)]
"""A fraction written as text: `1/2`, `2`."""

Several = Annotated[tuple[T, ...], Field(strict=False)]
"""A list that is read into a tuple; its items stay strict."""

AtLeastOne = Annotated[tuple[T, ...], Field(strict=False, min_length=1)]
"""A list with at least one item."""

Token = Annotated[E, Field(strict=False)]
"""One word of an enumeration."""

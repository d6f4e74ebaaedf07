"""The kinds of field that a sheet is made of: strict, bounded, exact."""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal
from typing import Annotated, TypeVar

from pydantic import AfterValidator, BeforeValidator, ConfigDict, Field, StringConstraints
from pydantic_core import PydanticCustomError

from gmscreen.canon.late_model import LateModel
from gmscreen.rules.dice import Dice, parse_dice
from gmscreen.rules.errors import RuleError

LONGEST_NAME = 10_000
LONGEST_TEXT = 100_000
MOST_ITEMS = 1_000


class Record(LateModel):
    """A part of a sheet: frozen and strict; keys it does not know are kept beside it, never dropped."""

    model_config = ConfigDict(
        frozen=True, strict=True, extra="allow", validate_by_name=True, validate_by_alias=True
    )


def _decimal(value: object) -> object:
    """A whole number of the file as the decimal it is; anything else is left to be judged."""
    return Decimal(value) if isinstance(value, int) and not isinstance(value, bool) else value


def _dice_text(value: str) -> str:
    try:
        parse_dice(value)
    except RuleError as error:
        raise PydanticCustomError("dice", "dice") from error
    return value


def _halves(value: Decimal) -> Decimal:
    if value * 2 % 1:
        raise PydanticCustomError("halves", "halves")
    return value


def _quarters(value: Decimal) -> Decimal:
    if value * 4 % 1:
        raise PydanticCustomError("quarters", "quarters")
    return value


LAX = Field(strict=False)
"""For enumerations and lists, which TOML writes as text and as arrays."""

Name = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_NAME, pattern=r"\S")]
Text = Annotated[str, StringConstraints(max_length=LONGEST_TEXT)]
Slug = Annotated[str, StringConstraints(max_length=64, pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
DiceText = Annotated[str, StringConstraints(max_length=200), AfterValidator(_dice_text)]
"""Dice as the sheet writes them: `1d-1`, `2d+2`; read them with `dice_of`."""


def is_dice(bounds: Iterable[object]) -> bool:
    """Whether these are the bounds of dice."""
    return any(isinstance(bound, AfterValidator) and bound.func is _dice_text for bound in bounds)


Attribute = Annotated[int, Field(ge=1, le=100)]
Level = Annotated[int, Field(ge=-20, le=100)]
Move = Annotated[int, Field(ge=0, le=100)]
PassiveDefense = Annotated[int, Field(ge=0, le=20)]
Resistance = Annotated[int, Field(ge=0, le=100)]
Cost = Annotated[int, Field(ge=-1_000, le=1_000)]

Kilograms = Annotated[
    Decimal, BeforeValidator(_decimal), Field(ge=0, le=100_000, max_digits=12, allow_inf_nan=False)
]
Money = Annotated[
    Decimal, BeforeValidator(_decimal), Field(ge=0, le=1_000_000_000, max_digits=15, allow_inf_nan=False)
]
Points = Annotated[
    Decimal,
    BeforeValidator(_decimal),
    Field(ge=-10_000, le=10_000, allow_inf_nan=False),
    AfterValidator(_halves),
]
"""Points of creation, exact to the half."""

Quarters = Annotated[
    Decimal, BeforeValidator(_decimal), Field(ge=0, le=50, allow_inf_nan=False), AfterValidator(_quarters)
]

T = TypeVar("T")
Many = Annotated[tuple[T, ...], Field(strict=False, max_length=MOST_ITEMS)]
"""A list of at most a thousand; its order is the file's."""


def dice_of(written: str | None) -> Dice | None:
    """The dice of a field, or None where the sheet gives none."""
    return None if written is None else parse_dice(written)

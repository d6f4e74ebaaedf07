"""The kinds of field that requests and results are made of: strict, bounded, exact."""

from __future__ import annotations

from decimal import Decimal
from enum import StrEnum
from fractions import Fraction
from typing import Annotated, TypeVar

from pydantic import BeforeValidator, Field, SkipValidation, StringConstraints, WithJsonSchema

E = TypeVar("E", bound=StrEnum)
T = TypeVar("T")

MOST_COMBATANTS = 1000
LONGEST_NAME = 1000


def _decimal(value: object) -> object:
    """A whole number as the decimal it is; anything else is left to be judged."""
    return Decimal(value) if isinstance(value, int) and not isinstance(value, bool) else value


Attribute = Annotated[int, Field(ge=1, le=100)]
Level = Annotated[int, Field(ge=-20, le=100)]
RolledLevel = Annotated[
    int, Field(ge=-20, le=100), WithJsonSchema({"type": "integer", "minimum": 4, "maximum": 100})
]
"""A level that is rolled against; the rules themselves refuse 3 and less, and say why."""

Roll = Annotated[int, Field(ge=3, le=18)]
"""A roll of 3d."""

Move = Annotated[int, Field(ge=0, le=100)]
RacialMove = Annotated[int, Field(ge=-5, le=5)]
PassiveDefense = Annotated[int, Field(ge=0, le=20)]
Resistance = Annotated[int, Field(ge=0, le=100)]
Pv = Annotated[int, Field(ge=-1000, le=1000)]
Loss = Annotated[int, Field(ge=-1000, le=10_000)]
Fatigue = Annotated[int, Field(ge=-10, le=100)]
DiceText = Annotated[str, StringConstraints(max_length=200)]
Name = Annotated[str, StringConstraints(max_length=LONGEST_NAME)]

Kilograms = Annotated[
    Decimal,
    BeforeValidator(_decimal),
    Field(ge=0, le=100_000),
    WithJsonSchema({"type": "number", "minimum": 0, "maximum": 100_000}),
]
Metres = Annotated[
    Decimal,
    BeforeValidator(_decimal),
    Field(ge=0, le=10_000),
    WithJsonSchema({"type": "number", "minimum": 0, "maximum": 10_000}),
]
Quarters = Annotated[
    Decimal,
    BeforeValidator(_decimal),
    Field(ge=0, le=50, multiple_of=Decimal("0.25")),
    WithJsonSchema({"type": "number", "minimum": 0, "maximum": 50, "multipleOf": 0.25}),
]
Weight = Annotated[Decimal, WithJsonSchema({"type": "number"})]
"""Kilograms in a result."""

Token = Annotated[E, Field(strict=False)]
"""One word of an enumeration, which JSON writes as text."""

Items = Annotated[tuple[T, ...], Field(strict=False, max_length=MOST_COMBATANTS)]
"""A list; its order is kept."""

CHANCE = WithJsonSchema({"type": "number", "minimum": 0, "maximum": 1})
"""What tells a probability from other exact numbers, in a schema and on a screen."""

Chance = Annotated[Fraction, CHANCE]
"""A probability, exact until it is written."""

Exact = Annotated[Fraction, WithJsonSchema({"type": "number"})]
"""A number that need not be whole, exact until it is written."""

Pairs = Annotated[
    tuple[tuple[int, Fraction], ...],
    SkipValidation,  # there may be a hundred thousand, and the rules made them
    WithJsonSchema(
        {
            "type": "array",
            "items": {
                "type": "array",
                "prefixItems": [{"type": "integer"}, {"type": "number", "minimum": 0, "maximum": 1}],
                "minItems": 2,
                "maxItems": 2,
            },
        }
    ),
]
"""Values with their probabilities, ascending."""

"""Weights as people write them: kilograms, grams or pounds, the number whole and the unit minded."""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import Decimal

from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number, parse_decimal

_UNITS = {
    "": Decimal(1),
    "kg": Decimal(1),
    "g": Decimal("0.001"),
    "lb": Decimal("0.45359237"),
    "lbs": Decimal("0.45359237"),
}
_WITH_UNIT = re.compile(r"(?P<amount>.*?)\s*(?P<unit>kg|g|lbs?)?\.?", re.DOTALL | re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class TypedWeight:
    """A weight in kilograms, exact; `told` says how it was converted, empty where it was not."""

    kilograms: Decimal
    told: str = ""


def parse_weight(typed: str) -> TypedWeight:
    """Read `4,2`, `4,2 kg`, `250 g`, `4.2 lb` (a pound is 0,45359237 kg); NumberError for what is none."""
    found = _WITH_UNIT.fullmatch(typed.strip())
    amount, unit = (found["amount"], (found["unit"] or "").lower()) if found else (typed, "")
    weight = parse_decimal(amount)
    kilograms = (weight * _UNITS[unit]).normalize() if unit not in ("", "kg") else weight
    if kilograms == weight:
        return TypedWeight(kilograms)
    told = text("weight.converted", typed=number(weight), unit=unit, kilograms=number(kilograms))
    return TypedWeight(kilograms, told)

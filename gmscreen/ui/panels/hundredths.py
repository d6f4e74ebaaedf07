"""Numbers cut to what a person reads."""

from __future__ import annotations

from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction

_HUNDREDTH = Decimal("0.01")


def hundredths(value: Fraction) -> Decimal:
    """A number to two places, half up."""
    exact = Decimal(value.numerator) / Decimal(value.denominator)
    return exact.quantize(_HUNDREDTH, ROUND_HALF_UP).normalize() + 0

"""Numbers as Brazilians write them: decimal comma, `−` as minus, exact both ways."""

from __future__ import annotations

import re
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction

from gmscreen.rules.derivation import Number

MINUS = "−"
DASH = "—"
LONGEST_NUMBER = 40
ENDLESS_SHOWN = Decimal("0.01")
"""What is shown of a fraction whose decimals never end."""

_MINUS_SIGNS = dict.fromkeys(map(ord, "−–‐‑"), "-")
_GROUPED = re.compile(r"[+-]?\d{1,3}(\.\d{3})+,\d+|[+-]?\d{1,3}(\.\d{3}){2,}")
_PLAIN = re.compile(r"[+-]?\d+(?:[.,]\d+)?")
_AMBIGUOUS = re.compile(r"[+-]?[1-9]\d{0,2}\.\d{3}")


class NumberError(ValueError):
    """Text that is no number: a key of the texts file (under `number_error.`) and what was typed."""

    def __init__(self, key: str, typed: str) -> None:
        super().__init__(f"{key}: {typed}")
        self.key = key
        self.typed = typed


def number(value: Number, places: int | None = None) -> str:
    """The number in pt-BR; `places` fixes the decimals (half up), None shows just those it has."""
    return _brazilian(_as_decimal(value), places)


def _as_decimal(value: Number) -> Decimal:
    if not isinstance(value, Fraction):
        return Decimal(value)
    exact = Decimal(value.numerator) / Decimal(value.denominator)
    return exact if Fraction(exact) == value else exact.quantize(ENDLESS_SHOWN)


def _brazilian(value: Decimal, places: int | None) -> str:
    if places is not None:
        value = value.quantize(Decimal(1).scaleb(-places), rounding=ROUND_HALF_UP)
    digits = f"{abs(value):f}"
    if places is None and "." in digits:
        digits = digits.rstrip("0").rstrip(".")
    sign = MINUS if value < 0 and digits.strip("0.") else ""
    return sign + digits.replace(".", ",")


def signed(value: Number) -> str:
    """The number with its sign always written: `+2`, `−3`, `0`."""
    written = number(value)
    return f"+{written}" if value > 0 else written


def kilograms(weight: Decimal) -> str:
    """A weight with at least one decimal and its unit: `12,0 kg`, `6,25 kg`."""
    exponent = weight.normalize().as_tuple().exponent
    decimals = -exponent if isinstance(exponent, int) and exponent < 0 else 0
    return f"{number(weight, max(1, decimals))} kg"


def percent(chance: Fraction, places: int = 1) -> str:
    """A probability: `62,5%`; what can happen never shows 0,0%, what can fail never 100,0%."""
    shown = Decimal(chance.numerator * 100) / Decimal(chance.denominator)
    smallest = Decimal(1).scaleb(-places)
    if 0 < shown < smallest:
        return f"<{number(smallest)}%"
    if 100 - smallest < shown < 100:
        return f">{number(100 - smallest)}%"
    return f"{number(shown, places)}%"


def parse_decimal(typed: str) -> Decimal:
    """Read a typed number exactly: `1,5`, `1.5`, `6,25`, `1.234,5`, `−3`.

    One point and exactly three digits (`1.234`) may be a thousand or a fraction: NumberError `ambiguous`,
    for whoever asked to ask back. Anything else that is no number: NumberError `not_a_number`.
    """
    compact = typed.strip().translate(_MINUS_SIGNS).replace("\u00a0", "")
    if len(compact) > LONGEST_NUMBER:
        raise NumberError("too_long", typed)
    if _AMBIGUOUS.fullmatch(compact):
        raise NumberError("ambiguous", typed)
    if _GROUPED.fullmatch(compact):
        compact = compact.replace(".", "")
    elif not _PLAIN.fullmatch(compact):
        raise NumberError("not_a_number", typed)
    if not compact.isascii():
        raise NumberError("not_a_number", typed)
    return Decimal(compact.replace(",", "."))


def parse_whole(typed: str) -> int:
    """Read a typed whole number; NumberError `not_whole` for one with a fraction."""
    value = parse_decimal(typed)
    if value != value.to_integral_value():
        raise NumberError("not_whole", typed)
    return int(value)

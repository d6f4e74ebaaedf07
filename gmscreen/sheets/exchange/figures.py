"""Numbers as the canon writes them: ½ glued on, decimal comma, points between thousands, − as minus."""

from __future__ import annotations

import re
from decimal import Decimal

from gmscreen.rules.dice import parse_dice
from gmscreen.rules.errors import RuleError
from gmscreen.texts.numbers import MINUS, number

SIGNED = r"[+\-−‐‑]?\s?[0-9]{1,15}"
NUMBER = r"[+\-−‐‑]?\s?(?:[0-9]{1,15}(?:[.,][0-9]{1,15}){0,5}[½¼]?|[½¼])"

_MINUS = dict.fromkeys(map(ord, "−‐‑"), "-")
_FRACTIONS = {"½": Decimal("0.5"), "¼": Decimal("0.25")}
_THOUSANDS = re.compile(r"[+-]?[0-9]{1,3}(?:\.[0-9]{3})+(?:,[0-9]+)?")
_PLAIN = re.compile(r"[+-]?(?:[0-9]{1,15}(?:[.,][0-9]{1,15})?)?")


def figure(written: str) -> Decimal | None:
    """A number: `2½`, `−35`, `6,25`, `1.355`; None for what is none.

    One point before exactly three digits parts thousands, as everywhere in the canon.
    """
    compact = written.replace(" ", "").translate(_MINUS)
    fraction = _FRACTIONS.get(compact[-1:], Decimal(0))
    whole = compact[:-1] if fraction else compact
    if _THOUSANDS.fullmatch(whole):
        whole = whole.replace(".", "")
    elif not _PLAIN.fullmatch(whole) or not (fraction or whole.strip("+-")):
        return None
    return _sum(whole, fraction)


def _sum(whole: str, fraction: Decimal) -> Decimal:
    size = Decimal(whole.lstrip("+-").replace(",", ".") or "0") + fraction
    return -size if whole.startswith("-") else size


def whole(written: str) -> int | None:
    """A whole number with or without sign, or None."""
    value = figure(written)
    return int(value) if value is not None and value == value.to_integral_value() else None


def dice(written: str) -> str | None:
    """Dice in the form of the sheet file (`1d-2`), or None for what are none."""
    compact = "".join(written.split()).lower().translate(_MINUS)
    try:
        parse_dice(compact)
    except RuleError:
        return None
    return compact


def told_dice(expression: str) -> str:
    """Dice as the canon writes them, `1d−2`."""
    return expression.replace("-", MINUS)


def told_points(points: Decimal) -> str:
    """Points with ½ glued on: `2½`."""
    half = points % 1
    if not half:
        return number(points)
    sign = MINUS if points < 0 else ""
    size = int(abs(points))
    return f"{sign}{size or ''}½"

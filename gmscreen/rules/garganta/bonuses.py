"""A named bonus: what an item or a trait adds, and who says so."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class NamedBonus:
    """A bonus (or, negative, a penalty) with the name a person reads and its source."""

    name: str
    amount: int
    source: str

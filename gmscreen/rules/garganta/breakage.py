"""Weapons that break when they parry something far heavier (20 §4.7)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum
from fractions import Fraction


class Quality(StrEnum):
    """How well a weapon is made."""

    CHEAP = "cheap"
    COMMON = "common"
    FINE = "fine"
    VERY_FINE = "very_fine"


@dataclass(frozen=True)
class BreakageRules:
    """From `weight_ratio` on, the chance by quality that the parrying weapon breaks."""

    weight_ratio: int
    chances: Mapping[Quality, Fraction]
    source: str

    def __post_init__(self) -> None:
        if set(self.chances) != set(Quality):
            raise ValueError("every quality needs its chance")


def breakage_chance(parrying: Decimal, incoming: Decimal, quality: Quality, rules: BreakageRules) -> Fraction:
    """The chance that a weapon of `parrying` kilograms breaks on one of `incoming` kilograms."""
    heavy = incoming >= rules.weight_ratio * parrying
    return rules.chances[quality] if heavy else Fraction(0)

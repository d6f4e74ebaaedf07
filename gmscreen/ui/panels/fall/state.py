"""What the Queda panel was told: the fall, who falls, and the dice so far."""

from __future__ import annotations

from dataclasses import dataclass, replace
from decimal import Decimal

from gmscreen.rules.garganta.injury import Category


@dataclass(frozen=True, slots=True)
class Faller:
    """Who falls; HT or PV None where the field is empty or not understood."""

    ht: int | None = 10
    pv: int | None = 10
    category: Category = Category.PC
    name: str = ""


@dataclass(frozen=True, slots=True)
class FallState:
    """Input so far; `roll` is the total of the fall's dice with their discount.

    A number is None where its field is empty or not understood.
    """

    height: Decimal | None = Decimal(6)
    metal_dr: int | None = 0
    acrobatics: bool = False
    acrobatics_level: int | None = None
    faller: Faller = Faller()
    acrobatics_roll: int | None = None
    roll: int | None = None

    def of(
        self, height: Decimal | None, metal_dr: int | None, acrobatics_level: int | None, *, acrobatics: bool
    ) -> FallState:
        """Another fall; what was rolled for the last one goes."""
        changed = replace(
            self,
            height=height,
            metal_dr=metal_dr,
            acrobatics=acrobatics,
            acrobatics_level=acrobatics_level,
        )
        return self if changed == self else replace(changed, roll=None, acrobatics_roll=None)

    def with_acrobatics_roll(self, roll: int, *, passed: bool) -> FallState:
        """The Acrobacia test made; it decides whether the height is cut."""
        return replace(self, acrobatics_roll=roll, acrobatics=passed, roll=None)

    def with_faller(self, faller: Faller) -> FallState:
        """Another one falls; the dice stay."""
        return replace(self, faller=faller)

    def with_roll(self, roll: int) -> FallState:
        """The dice of the fall."""
        return replace(self, roll=roll)

"""What a row of a table says, which may depend on where the blow went and with what."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypeVar

from gmscreen.rules.garganta.blow import DamageType, Location
from gmscreen.rules.garganta.interpretations import Interpretation

E = TypeVar("E")


class WeaponTrait(StrEnum):
    """What the tables ask about a weapon besides its damage type (20 §4.8)."""

    UNARMED = "unarmed"
    RANGED = "ranged"
    SOLID = "solid"
    MAGIC = "magic"
    FINE = "fine"


@dataclass(frozen=True, slots=True)
class Circumstance:
    """Where the blow went or was aimed, how it wounds, and what weapon it was."""

    location: Location = Location.TORSO
    damage_type: DamageType = DamageType.CUTTING
    traits: AbstractSet[WeaponTrait] = frozenset()


@dataclass(frozen=True, slots=True)
class Condition:
    """Holds when each of its parts does: a location, a type, a trait among these; None asks nothing."""

    locations: frozenset[Location] | None = None
    damage_types: frozenset[DamageType] | None = None
    traits: frozenset[WeaponTrait] | None = None

    def holds(self, circumstance: Circumstance) -> bool:
        """Whether it holds here."""
        return (
            (self.locations is None or circumstance.location in self.locations)
            and (self.damage_types is None or circumstance.damage_type in self.damage_types)
            and (self.traits is None or not self.traits.isdisjoint(circumstance.traits))
        )


@dataclass(frozen=True, slots=True)
class Case(Generic[E]):
    """One reading of a row: it applies when any of `when` holds, or always when there is none.

    `text` is the pt-BR sentence; `interpretation` names our reading where the canon is silent.
    """

    text: str
    effects: E
    when: tuple[Condition, ...] = ()
    interpretation: Interpretation | None = None

    def applies(self, circumstance: Circumstance) -> bool:
        """Whether it applies here."""
        return not self.when or any(condition.holds(circumstance) for condition in self.when)


@dataclass(frozen=True)
class Cases(Generic[E]):
    """The cases of a row, the first that applies wins; only the last, which always does, has no condition.

    ValueError for cases that could never be reached, or that leave a circumstance without an answer.
    """

    cases: tuple[Case[E], ...]

    def __post_init__(self) -> None:
        if [bool(case.when) for case in self.cases] != [True] * (len(self.cases) - 1) + [False]:
            raise ValueError("the last case, and no other, applies without a condition")

    def case(self, circumstance: Circumstance = Circumstance()) -> Case[E]:
        """The case that applies here; by default a cut at the torso."""
        return next(case for case in self.cases if case.applies(circumstance))

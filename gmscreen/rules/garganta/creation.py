"""What a sheet is made with: its budget, its limits, and the NH of a school (24 §4, §5; 30 §3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal

from gmscreen.rules.derivation import Derivation
from gmscreen.rules.errors import RuleError


@dataclass(frozen=True, slots=True)
class BondsDue:
    """How many ties of each kind a character has."""

    person: int
    debt: int
    secret: int
    source: str


@dataclass(frozen=True, slots=True)
class SchoolStep:
    """From this level on, what a spell counts for."""

    level: int
    counts: Decimal


@dataclass(frozen=True)
class SchoolScale:
    """What spells count for towards the NH of their school, and its cap."""

    steps: tuple[SchoolStep, ...]
    cap: int
    source: str

    def __post_init__(self) -> None:
        levels = [step.level for step in self.steps]
        counts = [step.counts for step in self.steps]
        if levels != sorted(set(levels)) or counts != sorted(set(counts)):
            raise ValueError("a higher level counts for more")

    def counts(self, level: int) -> Decimal:
        """What a spell of this level counts for; nothing below the first step."""
        return next((step.counts for step in reversed(self.steps) if level >= step.level), Decimal(0))

    def school_level(self, spells: Sequence[tuple[str, int]], effective_iq: int) -> Derivation:
        """The NH of a school from its spells, by name and level; at most the IQ efetivo and the cap."""
        total = Derivation.of("school.start", 0, self.source)
        for name, level in spells:
            total = total.add("school.spell", self.counts(level), self.source, name=name, level=level)
        whole = total.truncated("school.whole", self.source)
        return whole.at_most("school.cap", min(self.cap, effective_iq), self.source)


@dataclass(frozen=True, slots=True)
class Outfit:
    """What everybody wears and carries, by the ids of the catalogue of equipment."""

    clothes: tuple[str, ...]
    pack: tuple[str, ...]
    source: str


@dataclass(frozen=True, slots=True)
class Creation:
    """Points to spend, the limits of disadvantages (0 or less) and quirks, and what else a sheet needs."""

    budget: Decimal
    disadvantages: int
    quirks: int
    quirk_cost: int
    source: str
    bonds: BondsDue
    eidetic_worth: tuple[int, ...]
    school: SchoolScale
    outfit: Outfit
    price_documents: tuple[str, ...]
    price_source: str

    def point_worth(self, eidetic: int) -> int:
        """What a point in a mental skill counts for; RuleError above the levels of Memória Eidética."""
        if eidetic <= 0:
            return 1
        if eidetic > len(self.eidetic_worth):
            raise RuleError("eidetic_above_table", "level", highest=len(self.eidetic_worth))
        return self.eidetic_worth[eidetic - 1]

"""What attributes, skills and spells cost in points (02 §2, §4; 26 §1; 27)."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum

from gmscreen.rules.errors import RuleError


class SkillType(StrEnum):
    """Whether body or mind learns it."""

    PHYSICAL = "physical"
    MENTAL = "mental"


class Difficulty(StrEnum):
    """How hard it is to learn."""

    EASY = "easy"
    AVERAGE = "average"
    HARD = "hard"
    VERY_HARD = "very_hard"


class Governing(StrEnum):
    """What a skill is measured against."""

    DX = "dx"
    IQ = "iq"
    HT = "ht"
    WILL = "will"


@dataclass(frozen=True)
class CostLadder:
    """Points by relative level from `lowest` on; beyond the last entry every level costs `beyond` more."""

    lowest: int
    costs: tuple[Decimal, ...]
    beyond: Decimal
    source: str

    def __post_init__(self) -> None:
        if list(self.costs) != sorted(set(self.costs)) or self.costs[0] <= 0 or self.beyond <= 0:
            raise ValueError("a higher level costs more")

    def points(self, relative: int) -> Decimal:
        """What a level this far from the attribute costs; RuleError below the lowest that can be bought."""
        index = relative - self.lowest
        if index < 0:
            raise RuleError("skill_below_table", "level", lowest=self.lowest)
        last = len(self.costs) - 1
        return self.costs[min(index, last)] + self.beyond * max(0, index - last)

    @property
    def highest(self) -> int:
        """The last relative level that the table prints; above it every level costs `beyond` more."""
        return self.lowest + len(self.costs) - 1

    def relative(self, points: Decimal) -> int:
        """The highest level that these points buy, what is left over being lost; RuleError for too few."""
        if points < self.costs[0]:
            raise RuleError("too_few_points", "points", least=self.costs[0])
        if points < self.costs[-1]:
            return self.lowest + bisect_right(self.costs, points) - 1
        return self.highest + int((points - self.costs[-1]) // self.beyond)

    def sells(self, points: Decimal) -> bool:
        """Whether some level costs exactly this much."""
        return points >= self.costs[0] and self.points(self.relative(points)) == points


@dataclass(frozen=True)
class SkillCosts:
    """The ladders of skills, spells and techniques, and what the skills are measured against.

    `governing` names the skills that are not against DX (physical) or IQ (mental). `defaults` is the level
    without a point spent, against the attribute, which then counts at most `attribute_cap`.
    """

    skills: Mapping[SkillType, Mapping[Difficulty, CostLadder]]
    spells: Mapping[Difficulty, CostLadder]
    techniques: Mapping[Difficulty, CostLadder]
    governing: Mapping[str, Governing]
    defaults: Mapping[Difficulty, int]
    attribute_cap: int
    source_of_defaults: str

    def ladder(self, type_: SkillType, difficulty: Difficulty) -> CostLadder:
        """The ladder of a skill; RuleError where there is none, as for a physical one of Muito Difícil."""
        ladder = self.skills[type_].get(difficulty)
        if ladder is None:
            raise RuleError("difficulty_unknown", "difficulty")
        return ladder

    def attribute_of(self, skill: str, type_: SkillType) -> Governing:
        """What a skill is measured against."""
        usual = Governing.DX if type_ is SkillType.PHYSICAL else Governing.IQ
        return self.governing.get(skill, usual)


@dataclass(frozen=True)
class AttributeCosts:
    """Points by level of an attribute, without gap."""

    costs: Mapping[int, int]
    source: str

    def __post_init__(self) -> None:
        levels = list(self.costs)
        if levels != list(range(levels[0], levels[0] + len(levels))):
            raise ValueError("levels rise one by one")

    def points(self, level: int) -> int:
        """What a level costs; RuleError outside the table, which gives no price."""
        if level not in self.costs:
            raise RuleError("attribute_outside_table", "level", low=min(self.costs), high=max(self.costs))
        return self.costs[level]

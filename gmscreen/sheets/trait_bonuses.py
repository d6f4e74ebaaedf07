"""What the traits of a sheet add to its skills, by the index of 28 §5."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from gmscreen.canon.garganta.skills import skills
from gmscreen.canon.garganta.traits import traits
from gmscreen.rules.garganta.known_lines import KnownTrait
from gmscreen.sheets.line_prices import known_skill
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.skills import Skill

INDEX = "28 §5"


@dataclass(frozen=True, slots=True)
class DueBonus:
    """What a trait of the sheet adds to one of its skills; `condition` is empty where it always counts."""

    trait: str
    value: int
    condition: str


@dataclass(frozen=True, slots=True)
class Giver:
    """A trait of the sheet that gives bonuses to skills, and its level."""

    trait: KnownTrait
    level: int | None


def givers(sheet: Sheet) -> tuple[Giver, ...]:
    """The sheet's advantages that give bonuses to skills."""
    found = ((traits().advantages.find(one.name), one.level) for one in sheet.advantages)
    return tuple(Giver(known.entry, level) for known, level in found if known and known.entry.bonuses)


def due_bonuses(giving: Iterable[Giver], skill: Skill) -> Iterator[DueBonus]:
    """Every bonus that these traits give to a skill."""
    known = known_skill(skill)
    for giver in giving if known else ():
        for bonus in giver.trait.bonuses:
            if known and known.name in bonus.skills:
                yield DueBonus(giver.trait.name, bonus.amount.at(giver.level), bonus.condition)


def has_trait(sheet: Sheet, name: str) -> bool:
    """Whether the sheet has an advantage, by the name that its list gives it."""
    found = [traits().advantages.find(advantage.name) for advantage in sheet.advantages]
    return any(one and one.entry.name == name for one in found)


def has_skill_or_trait(sheet: Sheet, name: str) -> bool:
    """Whether the sheet has bought what a prerequisite names."""
    bought = [skills().find(skill.name) for skill in sheet.skills]
    return has_trait(sheet, name) or any(one and one.entry.name == name for one in bought)

"""What the traits of a sheet add to its skills, by the index of 28 §5."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gmscreen.canon.garganta.skills import skills
from gmscreen.canon.garganta.traits import traits
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


def due_bonuses(sheet: Sheet, skill: Skill) -> Iterator[DueBonus]:
    """Every bonus that the sheet's advantages give to a skill."""
    known = known_skill(skill)
    if known is None:
        return
    for advantage in sheet.advantages:
        found = traits().advantages.find(advantage.name)
        for bonus in found.entry.bonuses if found else ():
            if known.name in bonus.skills and found:
                yield DueBonus(found.entry.name, bonus.amount.at(advantage.level), bonus.condition)


def has_trait(sheet: Sheet, name: str) -> bool:
    """Whether the sheet has an advantage, by the name that its list gives it."""
    found = [traits().advantages.find(advantage.name) for advantage in sheet.advantages]
    return any(one and one.entry.name == name for one in found)


def has_skill_or_trait(sheet: Sheet, name: str) -> bool:
    """Whether the sheet has bought what a prerequisite names."""
    bought = [skills().find(skill.name) for skill in sheet.skills]
    return has_trait(sheet, name) or any(one and one.entry.name == name for one in bought)

"""What the lines of a sheet cost by the tables, and what level their points buy (26 §1; 27)."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal

from gmscreen.canon.garganta.costs import skill_costs
from gmscreen.canon.garganta.peoples import people_named
from gmscreen.canon.garganta.skills import skills
from gmscreen.rules.derivation import Derivation
from gmscreen.rules.garganta.costs import CostLadder, Difficulty, SkillType
from gmscreen.rules.garganta.known_lines import KnownSkill
from gmscreen.rules.garganta.line_terms import Control
from gmscreen.rules.garganta.peoples import People
from gmscreen.rules.garganta.purchase import bought_level, level_price, paid, relative_for
from gmscreen.sheets.control_values import control_value, point_worth
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.skills import Skill, Spell


@dataclass(frozen=True, slots=True)
class SkillTerms:
    """On what terms a skill is learnt; None is what neither the list nor the sheet says."""

    type: SkillType | None
    difficulty: Difficulty | None
    control: Control | None

    def ladder(self) -> CostLadder | None:
        """What its levels cost; None where it is not known; RuleError for a difficulty without a ladder."""
        if self.type is None or self.difficulty is None:
            return None
        return skill_costs().ladder(self.type, self.difficulty)


def known_skill(skill: Skill) -> KnownSkill | None:
    """The skill's line in 26, by its name or by the one that the sheet gives for the table; or None."""
    found = skills().find(skill.name) or (skills().find(skill.table_name) if skill.table_name else None)
    return found.entry if found else None


def skill_terms(skill: Skill) -> SkillTerms:
    """The terms of 26 where they are known, else those that the sheet writes: the table wins (26 §1)."""
    known = known_skill(skill)
    if known is None:
        return SkillTerms(skill.type, skill.difficulty, skill.attribute)
    first, second = known.difficulty, skill.difficulty
    difficulty = (second or first) if known.any_difficulty else (first or second)
    return SkillTerms(known.type or skill.type, difficulty, known.usual_control or skill.attribute)


def skill_price(sheet: Sheet, skill: Skill) -> Derivation | None:
    """What is paid for a line; None where its terms are not known; RuleError below the lowest level.

    A skill that the people knows at DX is free there; what it costs above that no document says.
    """
    ladder, people = skill_terms(skill).ladder(), _people_that_knows(sheet, skill)
    if ladder is None or skill.relative is None:
        return None
    if people:
        known = Derivation.of("purchase.by_people", Decimal(0), people.source, name=people.name)
        return known if skill.relative == 0 else None
    return paid(level_price(ladder, skill.relative), worth_of_points(sheet, skill), skill.lines)


def _people_that_knows(sheet: Sheet, skill: Skill) -> People | None:
    people, known = people_named(sheet.people), known_skill(skill)
    return people if people and known and known.name in people.skills_at_dx else None


def full_price(skill: Skill) -> Derivation | None:
    """What a line is worth, whoever pays for it; None and RuleError as for what is paid."""
    ladder = skill_terms(skill).ladder()
    if ladder is None or skill.relative is None:
        return None
    return paid(level_price(ladder, skill.relative), 1, skill.lines)


def worth_of_points(sheet: Sheet, skill: Skill) -> int:
    """What each point in this skill counts for; only mental ones are learnt by heart."""
    return point_worth(sheet) if skill_terms(skill).type is SkillType.MENTAL else 1


def spell_ladder(spell: Spell) -> CostLadder:
    """What the levels of a spell cost; none is bought for half a point (27)."""
    return skill_costs().spells[Difficulty.VERY_HARD if spell.very_hard else Difficulty.HARD]


def spell_price(spell: Spell) -> Derivation | None:
    """What is paid for a spell; None without its relative level; RuleError below the lowest."""
    return None if spell.relative is None else level_price(spell_ladder(spell), spell.relative)


def skill_relative(sheet: Sheet, skill: Skill, points: Decimal) -> Derivation | None:
    """The relative level that points buy in this skill; None where its terms are not known."""
    ladder = skill_terms(skill).ladder()
    if ladder is None:
        return None
    return relative_for(ladder, points / skill.lines, worth_of_points(sheet, skill))


def skill_level(sheet: Sheet, skill: Skill, relative: int) -> Derivation | None:
    """The NH that a relative level gives; None where the sheet lacks what it is counted from."""
    control = skill.attribute or skill_terms(skill).control
    base = None if control is None else control_value(sheet, control)
    return None if base is None else bought_level(base, relative)


def spell_level(sheet: Sheet, relative: int) -> Derivation | None:
    """The NH of a spell this far from the IQ efetivo; None without an IQ."""
    base = control_value(sheet, Control.MAGIC_IQ)
    return None if base is None else bought_level(base, relative)

"""The costs of skills and attributes in points (02 §2, §4; 26 §1; 27)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from gmscreen.canon.canon_file import CanonFile, read_canon
from gmscreen.canon.fields import AtLeastOne, CanonModel, Exact, Source, Token
from gmscreen.canon.toml_lines import Location
from gmscreen.locator import resource
from gmscreen.rules.garganta.costs import (
    AttributeCosts,
    CostLadder,
    Difficulty,
    Governing,
    SkillCosts,
    SkillType,
)


class LadderModel(CanonModel):
    """Points by relative level."""

    lowest: int
    costs: AtLeastOne[Exact]
    beyond: Exact
    source: Source


class DefaultsModel(CanonModel):
    """The level without a point spent; Muito Difícil has none."""

    easy: int
    average: int
    hard: int
    attribute_cap: int
    source: Source


class SkillCostsModel(CanonModel):
    """Skills, spells and techniques, as their file writes them."""

    skills: dict[Token[SkillType], dict[Token[Difficulty], LadderModel]]
    spells: dict[Token[Difficulty], LadderModel]
    techniques: dict[Token[Difficulty], LadderModel]
    governing: dict[str, Token[Governing]]
    defaults: DefaultsModel


class AttributeCostsModel(CanonModel):
    """Attributes, as their file writes them."""

    source: Source
    costs: dict[str, int]


def read_skill_costs(path: Path) -> SkillCosts:
    """The ladders; CanonError where a type is missing or a higher level does not cost more."""
    file = read_canon(path, SkillCostsModel)
    content, defaults = file.content, file.content.defaults
    file.require_all(SkillType, content.skills, ("skills",))
    skills = {
        type_: _ladders(file, ladders, ("skills", type_.value)) for type_, ladders in content.skills.items()
    }
    return SkillCosts(
        skills=MappingProxyType(skills),
        spells=_ladders(file, content.spells, ("spells",)),
        techniques=_ladders(file, content.techniques, ("techniques",)),
        governing=MappingProxyType(content.governing),
        defaults=MappingProxyType(
            {
                Difficulty.EASY: defaults.easy,
                Difficulty.AVERAGE: defaults.average,
                Difficulty.HARD: defaults.hard,
            }
        ),
        attribute_cap=defaults.attribute_cap,
        source_of_defaults=defaults.source,
    )


def _ladders(
    file: CanonFile[SkillCostsModel], models: Mapping[Difficulty, LadderModel], place: Location
) -> Mapping[Difficulty, CostLadder]:
    ladders = {}
    for difficulty, model in models.items():
        with file.refusing("cost_order", (*place, difficulty.value)):
            ladders[difficulty] = CostLadder(model.lowest, model.costs, model.beyond, model.source)
    return MappingProxyType(ladders)


def read_attribute_costs(path: Path) -> AttributeCosts:
    """The prices; CanonError where a level is missing or is no number."""
    file = read_canon(path, AttributeCostsModel)
    with file.refusing("level_order", ("costs",)):
        costs = {int(level): points for level, points in file.content.costs.items()}
        return AttributeCosts(MappingProxyType(costs), file.content.source)


@cache
def skill_costs() -> SkillCosts:
    """The costs of skills, spells and techniques."""
    return read_skill_costs(resource("canon", "garganta", "skill_costs.toml"))


@cache
def attribute_costs() -> AttributeCosts:
    """The costs of attributes."""
    return read_attribute_costs(resource("canon", "garganta", "attribute_costs.toml"))

"""The list of skills (26), as far as the canon at hand gives it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from gmscreen.canon.canon_file import read_canon
from gmscreen.canon.fields import CanonModel, Readable, Several, Source, Token
from gmscreen.canon.garganta.name_list import NameList
from gmscreen.locator import resource
from gmscreen.rules.garganta.costs import Difficulty, SkillType
from gmscreen.rules.garganta.known_lines import GoneName, KnownSkill, Without
from gmscreen.rules.garganta.line_terms import Control, SkillRole


class GoneModel(CanonModel):
    """A name that its list no longer has."""

    name: Readable
    instead: Readable | None = None
    source: Source

    def value(self) -> GoneName:
        """The rules' value."""
        return GoneName(self.name, self.source, self.instead or "")


class WithoutModel(CanonModel):
    """A penalty for whoever lacks a trait."""

    name: Readable
    penalty: int


class SkillModel(CanonModel):
    """One skill."""

    name: Readable
    source: Source
    aliases: Several[Readable] = ()
    words: Several[Readable] = ()
    type: Token[SkillType] | None = None
    difficulty: Token[Difficulty] | None = None
    any_difficulty: bool = False
    control: Token[Control] | None = None
    role: Token[SkillRole] | None = None
    needs_type: bool = False
    needs: Several[Readable] = ()
    without: WithoutModel | None = None


class SkillsModel(CanonModel):
    """The whole list."""

    skills: dict[str, SkillModel]
    gone: Several[GoneModel] = ()


def read_skills(path: Path) -> NameList[KnownSkill]:
    """Every skill by its id."""
    content = read_canon(path, SkillsModel).content
    entries = {key: _skill(key, model) for key, model in content.skills.items()}
    return NameList(entries, [gone.value() for gone in content.gone])


def _skill(key: str, model: SkillModel) -> KnownSkill:
    without = Without(model.without.name, model.without.penalty) if model.without else None
    return KnownSkill(id=key, **{**dict(model), "without": without})


@cache
def skills() -> NameList[KnownSkill]:
    """The list of skills."""
    return read_skills(resource("canon", "garganta", "skills.toml"))

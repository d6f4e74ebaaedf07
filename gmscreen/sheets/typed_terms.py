"""Type and difficulty of a skill by their letters: `M/M`, `F/D`."""

from __future__ import annotations

from collections.abc import Sequence

from gmscreen.rules.garganta.costs import Difficulty, SkillType
from gmscreen.texts.catalogue import text
from gmscreen.texts.folded import folded

Terms = tuple[SkillType, Difficulty]


def read_terms(typed: str) -> Terms | None:
    """The two, or None for what is not two letters of them with a stroke between."""
    kind, _stroke, difficulty = typed.partition("/")
    of_type = lettered("skill_type", [*SkillType], kind)
    of_difficulty = lettered("difficulty", [*Difficulty], difficulty)
    if of_type is None or of_difficulty is None:
        return None
    return SkillType(of_type), Difficulty(of_difficulty)


def lettered(group: str, members: Sequence[str], typed: str) -> str | None:
    """A member by its letter; None for no letter of the group."""
    wanted = folded(typed.strip())
    found = (str(each) for each in members if folded(text(f"sheets_panel.{group}.{each}")) == wanted)
    return next(found, None)

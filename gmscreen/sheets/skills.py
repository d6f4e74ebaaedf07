"""Skills and spells: seven fields each, the effective level derived from them (24 §1, §2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from pydantic import Field

from gmscreen.rules.derivation import Derivation
from gmscreen.rules.garganta.costs import Difficulty, SkillType
from gmscreen.rules.garganta.line_terms import Control, SkillRole
from gmscreen.sheets.fields import LAX, Level, Many, Name, Points, Record, Text

SOURCE = "24 §1"

__all__ = ["Bonus", "Control", "Skill", "SkillRole", "Spell"]


class Bonus(Record):
    """A bonus with its source; one with a condition, or not permanent, never enters the effective level.

    `item` names the piece of equipment that gives it.
    """

    value: Annotated[int, Field(ge=-20, le=20)]
    source: Text
    condition: Text | None = None
    permanent: bool = True
    item: Name | None = None

    @property
    def counts(self) -> bool:
        """Whether it is part of the effective level."""
        return self.permanent and self.condition is None


class Skill(Record):
    """A skill line. `level` is the bought one; `points` are those paid, `worth` what the line is worth
    where a talent pays part of it; `table_name` is its name in 26 where the sheet uses another; `lines` is
    how many equal lines this one stands for (four languages).
    """

    name: Name
    table_name: Text | None = None
    role: Annotated[SkillRole, LAX] | None = None
    type: Annotated[SkillType, LAX] | None = None
    difficulty: Annotated[Difficulty, LAX] | None = None
    attribute: Annotated[Control, LAX] | None = None
    relative: Level | None = None
    points: Points | None = None
    worth: Points | None = None
    lines: Annotated[int, Field(ge=1, le=100)] = 1
    level: Level
    bonuses: Many[Bonus] = ()
    note: Text | None = None

    @property
    def effective(self) -> Derivation:
        """The bought level with its permanent bonuses (24 §1)."""
        return _effective(self.name, self.level, self.bonuses, SOURCE)


class Spell(Record):
    """A spell line; `relative` counts from the IQ with Aptidão Mágica, `energy` is written as in 27.

    `agreement` says by whose leave a spell `out_of_domain` was learnt, and what is owed for it (17 §6.6).
    """

    name: Name
    table_name: Text | None = None
    college: Text | None = None
    very_hard: bool = False
    relative: Level | None = None
    points: Points | None = None
    level: Level
    bonuses: Many[Bonus] = ()
    energy: Text | None = None
    prerequisites: Many[Text] = ()
    out_of_domain: bool = False
    agreement: Text | None = None
    note: Text | None = None

    @property
    def effective(self) -> Derivation:
        """The bought level with its permanent bonuses (24 §2)."""
        return _effective(self.name, self.level, self.bonuses, "24 §2")


def _effective(name: str, level: int, bonuses: Sequence[Bonus], source: str) -> Derivation:
    derivation = Derivation.of("sheet.level", level, source, name=name)
    for bonus in bonuses:
        if bonus.counts:
            derivation = derivation.add("sheet.bonus", bonus.value, source, name=bonus.source)
    return derivation

"""What the published lists say of a line: skills (26), spells (27), advantages (28), disadvantages (29)."""

from __future__ import annotations

from dataclasses import dataclass

from gmscreen.rules.garganta.costs import Difficulty, SkillType
from gmscreen.rules.garganta.line_terms import Control, EffectKind, SkillRole


@dataclass(frozen=True, slots=True)
class GoneName:
    """A name that its list no longer has; `instead` says what takes its place, or is empty."""

    name: str
    source: str
    instead: str = ""


@dataclass(frozen=True, slots=True)
class Without:
    """A penalty for whoever lacks a trait."""

    name: str
    penalty: int


@dataclass(frozen=True, slots=True)
class KnownSkill:
    """A skill of 26; `type`, `difficulty` and `control` are None where nobody told us them.

    `needs_type` marks a name that a spell bears too; `needs` are what must be had before it is bought;
    `words` make any name with one of them this skill (languages), which may be of `any_difficulty`.
    """

    id: str
    name: str
    source: str
    aliases: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    type: SkillType | None = None
    difficulty: Difficulty | None = None
    any_difficulty: bool = False
    control: Control | None = None
    role: SkillRole | None = None
    needs_type: bool = False
    needs: tuple[str, ...] = ()
    without: Without | None = None

    @property
    def usual_control(self) -> Control | None:
        """What its level is counted from; DX for a physical skill and IQ for a mental one unless told."""
        usual = {SkillType.PHYSICAL: Control.DX, SkillType.MENTAL: Control.IQ}
        return self.control or (usual[self.type] if self.type else None)


@dataclass(frozen=True, slots=True)
class KnownSpell:
    """A spell of 27; `needs` is None where nobody told us its prerequisites."""

    id: str
    name: str
    source: str
    aliases: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    college: str = ""
    energy: str = ""
    very_hard: bool = False
    magery: int = 0
    needs: tuple[str, ...] | None = None
    needs_type: bool = False


@dataclass(frozen=True, slots=True)
class PerLevel:
    """An amount that grows with the level of a trait, or does not: `flat` + `per_level` × level."""

    per_level: int = 0
    flat: int = 0

    def at(self, level: int | None) -> int:
        """The amount at a level; a trait without one counts as of level 1."""
        return self.flat + self.per_level * (1 if level is None else level)


@dataclass(frozen=True, slots=True)
class TraitEffect:
    """What a trait does in the numbers."""

    kind: EffectKind
    amount: PerLevel


@dataclass(frozen=True, slots=True)
class SkillBonus:
    """What a trait adds to skills (28 §5)."""

    amount: PerLevel
    skills: tuple[str, ...]
    condition: str = ""


@dataclass(frozen=True, slots=True)
class LimitedPrice:
    """The price of a limited form: of the first level, and of each further one."""

    first: int
    next: int


@dataclass(frozen=True, slots=True)
class ScaleRow:
    """A price for a detail that has this word in it."""

    word: str
    cost: int


@dataclass(frozen=True, slots=True)
class KnownTrait:
    """An advantage or a disadvantage; `costs`, `levels` and `per_level` are empty where nobody told us.

    `reckoned` asks for its sum beside the price (24 §3); `scale` and `own_city` price it by its detail.
    """

    id: str
    name: str
    source: str
    aliases: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    costs: tuple[int, ...] = ()
    levels: tuple[int, ...] = ()
    per_level: int = 0
    limited: tuple[LimitedPrice, ...] = ()
    scale: tuple[ScaleRow, ...] = ()
    own_city: int | None = None
    reckoned: bool = False
    after_creation: bool = False
    needs_type: bool = False
    signed: bool = False
    effects: tuple[TraitEffect, ...] = ()
    bonuses: tuple[SkillBonus, ...] = ()

    @property
    def has_levels(self) -> bool:
        """Whether it comes in levels: by its price, or by what it does."""
        amounts = (*(one.amount for one in self.effects), *(one.amount for one in self.bonuses))
        return bool(self.levels or self.per_level) or any(amount.per_level for amount in amounts)

    def prices(self, level: int | None) -> tuple[int, ...]:
        """What it may cost at a level; empty where the canon at hand gives no price."""
        reached = 1 if level is None else level
        if self.levels:
            if not 0 < reached <= len(self.levels):
                return ()
            limited = (price.first + price.next * (reached - 1) for price in self.limited)
            return (self.levels[reached - 1], *limited)
        return (self.per_level * reached,) if self.per_level else self.costs

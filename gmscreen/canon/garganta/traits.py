"""The lists of advantages (28) and of disadvantages (29), as far as the canon at hand gives them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from gmscreen.canon.canon_file import read_canon
from gmscreen.canon.fields import AtLeastOne, CanonModel, Readable, Several, Source, Token
from gmscreen.canon.garganta.name_list import NameList
from gmscreen.canon.garganta.peoples import peoples
from gmscreen.canon.garganta.skills import GoneModel
from gmscreen.locator import resource
from gmscreen.rules.garganta.known_lines import (
    KnownTrait,
    LimitedPrice,
    PerLevel,
    ScaleRow,
    SkillBonus,
    TraitEffect,
)
from gmscreen.rules.garganta.line_terms import EffectKind


class AmountModel(CanonModel):
    """An amount, by level or flat."""

    per_level: int = 0
    flat: int = 0

    def amount(self) -> PerLevel:
        """The rules' value."""
        return PerLevel(self.per_level, self.flat)


class EffectModel(AmountModel):
    """What a trait does in the numbers."""

    kind: Token[EffectKind]


class SkillBonusModel(AmountModel):
    """What a trait adds to skills."""

    skills: AtLeastOne[Readable]
    condition: Readable | None = None


class LimitedModel(CanonModel):
    """The price of a limited form."""

    first: int
    next: int


class ScaleModel(CanonModel):
    """A price for a detail with this word in it."""

    word: Readable
    cost: int


class TraitModel(CanonModel):
    """One advantage or disadvantage."""

    name: Readable
    source: Source
    aliases: Several[Readable] = ()
    costs: Several[int] = ()
    levels: Several[int] = ()
    per_level: int = 0
    limited: Several[LimitedModel] = ()
    scale: Several[ScaleModel] = ()
    own_city: int | None = None
    reckoned: bool = False
    after_creation: bool = False
    needs_type: bool = False
    signed: bool = False
    effects: Several[EffectModel] = ()
    bonuses: Several[SkillBonusModel] = ()


class TraitsModel(CanonModel):
    """Both lists."""

    advantages: dict[str, TraitModel]
    disadvantages: dict[str, TraitModel]
    gone: Several[GoneModel] = ()


@dataclass(frozen=True, slots=True)
class Traits:
    """Both lists."""

    advantages: NameList[KnownTrait]
    disadvantages: NameList[KnownTrait]


def read_traits(path: Path) -> Traits:
    """Both lists; names that are gone were disadvantages."""
    content = read_canon(path, TraitsModel).content
    gone = [name.value() for name in content.gone]
    return Traits(NameList(_traits(content.advantages), ()), NameList(_traits(content.disadvantages), gone))


def _traits(models: Mapping[str, TraitModel]) -> dict[str, KnownTrait]:
    return {key: KnownTrait(id=key, **{**dict(model), **_parts(model)}) for key, model in models.items()}


def _parts(model: TraitModel) -> dict[str, Any]:
    return {
        "limited": tuple(LimitedPrice(price.first, price.next) for price in model.limited),
        "scale": tuple(ScaleRow(row.word, row.cost) for row in model.scale),
        "effects": tuple(TraitEffect(effect.kind, effect.amount()) for effect in model.effects),
        "bonuses": tuple(
            SkillBonus(bonus.amount(), bonus.skills, bonus.condition or "") for bonus in model.bonuses
        ),
    }


@cache
def traits() -> Traits:
    """The lists of advantages and disadvantages."""
    lists = read_traits(resource("canon", "garganta", "traits.toml"))
    advantages = {**lists.advantages.entries, **_peoples()}
    return Traits(NameList(advantages, ()), lists.disadvantages)


def _peoples() -> Mapping[str, KnownTrait]:
    """The peoples, which a sheet pays for as it does for advantages (32 §0)."""
    return {
        key: KnownTrait(id=key, name=people.name, source=people.source, costs=(people.cost,))
        for key, people in peoples().items()
    }

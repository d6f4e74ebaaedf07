"""Damage types and caps (20 §4.9, §4.13; 19 §6)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from types import MappingProxyType

from gmscreen.canon.canon_file import read_canon
from gmscreen.canon.fields import CanonModel, Ratio, Source, Token
from gmscreen.locator import resource
from gmscreen.rules.garganta.blow import DamageType
from gmscreen.rules.garganta.damage import WoundFactor, WoundRules


class FactorModel(CanonModel):
    """What one damage type multiplies by."""

    usual: Ratio
    vitals: Ratio
    least_basic: int


class WoundsModel(CanonModel):
    """Factors and caps, as their file writes them."""

    source: Source
    large_limb: Ratio
    small_limb: Ratio
    torso_point: int
    head_and_vitals: int
    energy_factor: int
    factors: dict[Token[DamageType], FactorModel]


def read_wound_rules(path: Path) -> WoundRules:
    """Factors and caps; CanonError where a damage type is missing."""
    file = read_canon(path, WoundsModel)
    content = file.content
    file.require_all(DamageType, content.factors, ("factors",))
    factors = {
        type_: WoundFactor(factor.usual, factor.vitals, factor.least_basic)
        for type_, factor in content.factors.items()
    }
    return WoundRules(
        factors=MappingProxyType(factors),
        large_limb=content.large_limb,
        small_limb=content.small_limb,
        torso_point=content.torso_point,
        head_and_vitals=content.head_and_vitals,
        energy_factor=content.energy_factor,
        source=content.source,
    )


@cache
def wound_rules() -> WoundRules:
    """Factors by damage type, and caps by location."""
    return read_wound_rules(resource("canon", "garganta", "wounds.toml"))

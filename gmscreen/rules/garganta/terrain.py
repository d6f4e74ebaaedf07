"""Terrain, declared before the first die: what it does to the distance walked (19 §7b)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from gmscreen.rules.derivation import Derivation, Rounding
from gmscreen.rules.garganta.interpretations import Interpretation


@dataclass(frozen=True, slots=True)
class Terrain:
    """One kind of ground; `name` and `note` are what a person reads."""

    id: str
    name: str
    walked_share: Fraction
    swing_modifier: int
    all_combat_is_close: bool
    falls_on_critical_failure: bool
    note: str
    source: str


def walked(move: int, terrain: Terrain) -> Derivation:
    """Metres walked with this move over this ground; dodge is not cut (19 §7b)."""
    base = Derivation.of("move", move, "19 §5")
    if terrain.walked_share == 1:
        return base
    return base.times(
        "terrain",
        terrain.walked_share,
        terrain.source,
        rounding=Rounding.DOWN,
        interpretation=Interpretation.TERRAIN_SPARES_DODGE,
        name=terrain.name,
    )

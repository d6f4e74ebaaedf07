"""What the blows on one limb come to, and the most that a blow takes (20 §4.13, §5.5)."""

from __future__ import annotations

from dataclasses import dataclass

from gmscreen.rules.garganta.damage import Blow, WoundRules, crippling_threshold, injury_cap
from gmscreen.session.ward.state import Blows, Spot


@dataclass(frozen=True, slots=True)
class Limb:
    """A limb that was hit: what it took in all, and from where on it is crippled."""

    spot: Spot
    injury: int
    threshold: int

    @property
    def crippled(self) -> bool:
        """Whether it is of no use any longer."""
        return self.injury >= self.threshold


Limbs = tuple[Limb, ...]


def counted(loss: int, line: Blows, limbs: Limbs, ht: int, rules: WoundRules) -> int:
    """How much of a loss counts: what is above the cap of the place, or what the limb had left, is lost."""
    blow = Blow(loss, line.type, line.location, injury_before=_before(line.spot, limbs))
    cap = injury_cap(blow, ht, rules)
    return loss if cap is None else min(loss, cap)


def with_hit(limbs: Limbs, spot: Spot, injury: int, ht: int, rules: WoundRules) -> tuple[Limbs, Limb | None]:
    """The limbs after an injury, and the limb that took it; None where it was no limb."""
    threshold = crippling_threshold(spot.location, ht, rules)
    if threshold is None:
        return limbs, None
    limb = Limb(spot, _before(spot, limbs) + injury, threshold)
    return (*(each for each in limbs if each.spot != spot), limb), limb


def _before(spot: Spot, limbs: Limbs) -> int:
    return next((each.injury for each in limbs if each.spot == spot), 0)

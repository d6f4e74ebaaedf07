"""What blows have left on a fighter."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from gmscreen.rules.garganta.blow import Location


class Flank(StrEnum):
    """Which of two limbs: that of the weapon hand, or the other."""

    MAIN = "main"
    OFF = "off"


class Stun(StrEnum):
    """Whether somebody is stunned, and what shakes it off: HT, or IQ where the mind was struck (20 §5.2)."""

    NONE = "none"
    PHYSICAL = "physical"
    MENTAL = "mental"


@dataclass(frozen=True, slots=True)
class LimbWound:
    """One limb: what it took in the fight, whether it is of no use, and when it heals by itself (turns)."""

    location: Location
    flank: Flank = Flank.MAIN
    injury: int = 0
    crippled: bool = False
    heals_in: int = 0

    def is_at(self, location: Location, flank: Flank) -> bool:
        """Whether it is this limb."""
        return (self.location, self.flank) == (location, flank)


@dataclass(frozen=True, slots=True)
class Wounds:
    """Everything but the PV.

    `shock` and `lost` wait for the fighter's next turn, `shock_now` and `lost_now` weigh on this one.
    `dx_penalty` is 0 or less, for the rest of the fight. `only_defends` is the next turn's.
    """

    shock: int = 0
    shock_now: int = 0
    lost: int = 0
    lost_now: int = 0
    stun: Stun = Stun.NONE
    unconscious: bool = False
    dead: bool = False
    limbs: tuple[LimbWound, ...] = ()
    blind_eyes: int = 0
    deaf: bool = False
    dx_penalty: int = 0
    burning: bool = False
    off_balance: bool = False
    only_defends: bool = False

    @property
    def is_out(self) -> bool:
        """Whether he can do nothing at all."""
        return self.dead or self.unconscious

    def limb(self, location: Location, flank: Flank) -> LimbWound:
        """That limb, whole where nothing is known of it."""
        found = (each for each in self.limbs if each.is_at(location, flank))
        return next(found, LimbWound(location, flank))

    def with_limb(self, limb: LimbWound) -> Wounds:
        """The wounds with that limb in the place of what was known of it."""
        others = (each for each in self.limbs if not each.is_at(limb.location, limb.flank))
        return replace(self, limbs=(*others, limb))

    def has_crippled(self, *locations: Location) -> bool:
        """Whether any limb of these kinds is crippled."""
        return any(limb.crippled and limb.location in locations for limb in self.limbs)

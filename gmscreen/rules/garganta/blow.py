"""What a blow aims at and how it wounds: the tokens that tables and arithmetic share."""

from __future__ import annotations

from enum import StrEnum


class Location(StrEnum):
    """Where a blow is aimed (20 §4.5)."""

    TORSO = "torso"
    VITALS = "vitals"
    ARM = "arm"
    SHIELD_ARM = "shield_arm"
    LEG = "leg"
    HAND = "hand"
    FOOT = "foot"
    HEAD = "head"
    BRAIN = "brain"
    EYES = "eyes"
    WEAPON = "weapon"

    @property
    def is_head(self) -> bool:
        """Whether a critical hit here reads the head table (our reading for brain and eyes)."""
        return self in (Location.HEAD, Location.BRAIN, Location.EYES)

    @property
    def is_limb(self) -> bool:
        """Whether it is an arm, a leg, a hand or a foot."""
        return self in (*LARGE_LIMBS, *SMALL_LIMBS)


LARGE_LIMBS = (Location.ARM, Location.SHIELD_ARM, Location.LEG)
SMALL_LIMBS = (Location.HAND, Location.FOOT)


class DamageType(StrEnum):
    """How a weapon wounds (20 §4.9)."""

    CRUSHING = "crushing"
    CUTTING = "cutting"
    IMPALING = "impaling"

    @property
    def is_blade(self) -> bool:
        """Whether it cuts or pierces."""
        return self is not DamageType.CRUSHING

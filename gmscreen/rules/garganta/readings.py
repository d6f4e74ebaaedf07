"""The readings that a table may switch, each with its sources; the defaults are what the vectors use."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class RunningBonus(StrEnum):
    """What Corrida adds to move."""

    EVERY_EIGHTH = "every_eighth"
    FIRST_AT_16 = "first_at_16"


class AttackOf17(StrEnum):
    """What 17 is on an attack at level 16 or more."""

    CRITICAL_MISS = "critical_miss"
    MISS = "miss"


class ShockAndWound(StrEnum):
    """Whether shock and the wound penalty add up."""

    BOTH = "both"
    LARGER = "larger"


class BrainBlow(StrEnum):
    """How a blow to the brain multiplies."""

    AS_ANY = "as_any"
    QUADRUPLE = "quadruple"


class BrawlingParry(StrEnum):
    """The fraction of Briga that parries."""

    TWO_THIRDS = "two_thirds"
    HALF = "half"


class FatigueThreshold(StrEnum):
    """When remaining fatigue halves move."""

    THREE_LEFT = "three_left"
    ONE_THIRD = "one_third"


class CriticalBlow(StrEnum):
    """What a critical hit does."""

    TABLE = "table"
    MAXIMUM_ON_3 = "maximum_on_3"


class BeastDodge(StrEnum):
    """Whether a beast's printed dodge wins over the formula."""

    PRINTED = "printed"
    COMPUTED = "computed"


@dataclass(frozen=True, slots=True)
class Readings:
    """One choice for each switch: running (19 §5, 24), 17 (19 §2, 20 §1.2, §4.8), shock (20 §4.5, §5.1),
    brain (20 §4.13, 32 §4), Briga (02 §4, 19 §4, 20 §4.7), fatigue (20 §6.2, 19 §8), criticals (20 §4.8),
    beasts (20 §4.7).
    """

    running: RunningBonus = RunningBonus.EVERY_EIGHTH
    attack_of_17: AttackOf17 = AttackOf17.CRITICAL_MISS
    shock_and_wound: ShockAndWound = ShockAndWound.BOTH
    brain: BrainBlow = BrainBlow.AS_ANY
    brawling_parry: BrawlingParry = BrawlingParry.TWO_THIRDS
    fatigue: FatigueThreshold = FatigueThreshold.THREE_LEFT
    criticals: CriticalBlow = CriticalBlow.TABLE
    beast_dodge: BeastDodge = BeastDodge.PRINTED


DEFAULT_READINGS = Readings()

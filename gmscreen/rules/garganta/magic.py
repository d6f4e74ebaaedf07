"""Magic: mana by floor, effective level, energy, and what each outcome spends (19 §6, §8; 20 §4.15, §6.4)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from gmscreen.rules.checks import ROLLS, Outcome, outcome_of, require_rollable
from gmscreen.rules.derivation import Derivation, Rounding
from gmscreen.rules.dice import three_dice_ways
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.interpretations import Interpretation

FIRST_REDUCTION_LEVEL = 15
REDUCTION_EVERY = 5
FAILURE_COST = 1


class Mana(StrEnum):
    """How much mana there is."""

    NORMAL = "normal"
    HIGH = "high"
    VERY_HIGH = "very_high"
    NULL = "null"


@dataclass(frozen=True, slots=True)
class ManaBand:
    """From `first_floor` down to the next band: what mana adds, the fatigue paid, and how failures count."""

    mana: Mana
    first_floor: int
    level_bonus: int
    cost_share: Fraction
    failures_are_critical: bool
    source: str


@dataclass(frozen=True)
class ManaBands:
    """The bands in order of depth, from floor 1 on."""

    bands: tuple[ManaBand, ...]

    def __post_init__(self) -> None:
        floors = [band.first_floor for band in self.bands]
        if floors[0] != 1 or floors != sorted(set(floors)):
            raise ValueError("mana bands must start at floor 1 and go down")

    def at(self, floor: int) -> ManaBand:
        """The band of a floor; RuleError above floor 1."""
        reached = [band for band in self.bands if band.first_floor <= floor]
        if not reached:
            raise RuleError("floor_above_first", "floor", floor=floor)
        return reached[-1]


@dataclass(frozen=True, slots=True)
class Casting:
    """A spell about to be cast: what is rolled against and what its full cost is."""

    band: ManaBand
    level: Derivation
    cost: Derivation

    def outcome(self, roll: int) -> Outcome:
        """What a roll of 3d means here; in very high mana an ordinary failure is critical."""
        outcome = outcome_of(self.level.as_int, roll)
        if outcome is Outcome.FAILURE and self.band.failures_are_critical:
            return Outcome.CRITICAL_FAILURE
        return outcome

    def spent(self, outcome: Outcome) -> Derivation:
        """The fatigue an outcome costs (19 §6)."""
        if outcome is Outcome.CRITICAL_SUCCESS:
            return self.cost.replaced("critical_is_free", 0, "19 §6")
        if outcome is Outcome.FAILURE:
            least = min(FAILURE_COST, self.cost.as_int)
            return self.cost.replaced(
                "failure_cost", least, "19 §6", interpretation=Interpretation.FAILURE_NEVER_ABOVE_COST
            )
        return self.cost

    def odds(self) -> dict[Outcome, int]:
        """Ways out of 216 for each outcome that can occur."""
        counts: dict[Outcome, int] = {}
        for roll in ROLLS:
            outcome = self.outcome(roll)
            counts[outcome] = counts.get(outcome, 0) + three_dice_ways(roll)
        return counts


def casting(level: int, energy: int, band: ManaBand) -> Casting:
    """A casting at this level and printed energy; RuleError at an effective level of 3 or less."""
    effective = Derivation.of("spell_level", level, "24 §2").add(
        f"mana_{band.mana}", band.level_bonus, band.source
    )
    require_rollable(effective.as_int)
    return Casting(band, effective, _cost(energy, effective.as_int, band))


def energy_reduction(level: int) -> int:
    """What skill saves: 1 at effective level 15, 2 at 20, one more every 5 (24 §2)."""
    if level < FIRST_REDUCTION_LEVEL:
        return 0
    return (level - FIRST_REDUCTION_LEVEL) // REDUCTION_EVERY + 1


def _cost(energy: int, level: int, band: ManaBand) -> Derivation:
    cost = Derivation.of("energy", energy, "24 §2")
    cost = cost.add(
        "skill_saves",
        -energy_reduction(level),
        "24 §2",
        interpretation=Interpretation.REDUCED_COST_IS_FULL,
        level=level,
    ).at_least("no_negative_cost", 0, "24 §2")
    if band.cost_share == 1:
        return cost
    return cost.times(f"mana_cost_{band.mana}", band.cost_share, band.source, rounding=Rounding.UP)


def upkeep(energy: int, level: int, band: ManaBand) -> Derivation:
    """The cost to keep a spell going, reduced like the cost to cast it (24 §2)."""
    return _cost(energy, level, band)


RESISTED_LEVEL_CAP = 16


def resisted_level(level: int) -> Derivation:
    """The caster's level in a resisted spell: at most 16 (20 §7.3)."""
    capped = Derivation.of("spell_level", level, "24 §2")
    return capped.at_most("resisted_cap", RESISTED_LEVEL_CAP, "20 §7.3")


def resistance_level(attribute: int, strong_will: int = 0, abascanto: int = 0) -> Derivation:
    """The target's level: the attribute named, Força de Vontade and Abascanto added (20 §7.3)."""
    level = Derivation.of("attribute", attribute, "20 §7.3")
    return level.add("strong_will", strong_will, "20 §7.3").add("abascanto", abascanto, "20 §7.3")


def takes_effect(caster_margin: int, target_margin: int) -> bool:
    """Whether a resisted spell works: the target's margin must be smaller than the caster's (20 §7.3)."""
    return target_margin < caster_margin

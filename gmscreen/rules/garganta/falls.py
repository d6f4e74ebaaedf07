"""Falls: one roll for the whole height (19 §6, 20 §4.12)."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal

from gmscreen.rules.derivation import Derivation, Rounding
from gmscreen.rules.dice import Dice, DiceTerm, Distribution
from gmscreen.rules.garganta.interpretations import Interpretation


@dataclass(frozen=True, slots=True)
class FallRate:
    """Up to and with `up_to` metres (None: any), what each die loses."""

    up_to: int | None
    per_die: int


@dataclass(frozen=True)
class FallRules:
    """Rates by height, the cap, and what a passed Acrobacia test takes off, in metres."""

    rates: tuple[FallRate, ...]
    cap: int
    acrobatics: int
    source: str

    def __post_init__(self) -> None:
        bounds = [rate.up_to for rate in self.rates[:-1]]
        whole = [bound for bound in bounds if bound is not None]
        if self.rates[-1].up_to is not None or len(whole) != len(bounds) or whole != sorted(set(whole)):
            raise ValueError("fall rates must rise and end open")

    def per_die(self, metres: int) -> int:
        """What each die loses for a fall of this height."""
        return next(rate.per_die for rate in self.rates if rate.up_to is None or metres <= rate.up_to)


@dataclass(frozen=True, slots=True)
class Fall:
    """A fall's dice after Acrobacia, and the RD that metal armour leaves against it."""

    effective: Derivation
    modifier: Derivation
    dr: Derivation

    @property
    def metres(self) -> int:
        """The height that counts."""
        return self.effective.as_int

    @property
    def dice(self) -> Dice:
        """What is rolled; a constant 0 for no height."""
        terms = (DiceTerm(self.metres, 6),) if self.metres else ()
        return Dice(terms, self.modifier.as_int)

    @property
    def damage(self) -> Distribution:
        """The exact distribution of PV lost: never below 0, RD taken off."""
        return floored(floored(self.dice.distribution).plus(Distribution.constant(-self.dr.as_int)))

    def lost(self, roll: int) -> Derivation:
        """The PV that a roll of its dice costs: never below 0, before RD and after it."""
        rolled = Derivation.of("fall_dice", roll - self.modifier.as_int, self.source)
        fallen = rolled.add("fall_discount", self.modifier.as_int, self.source)
        fallen = fallen.at_least("no_negative_damage", 0, self.source)
        metal = self.dr.steps[0].total
        after = fallen.add("half_metal_dr", -self.dr.as_int, self.source, metal=metal)
        return after.at_least("armor_stops_all", 0, self.source)

    @property
    def least(self) -> Derivation:
        """What a 1 on every die costs."""
        return self.lost(self.dice.distribution.low)

    @property
    def most(self) -> Derivation:
        """What a 6 on every die costs."""
        return self.lost(self.dice.distribution.high)

    @property
    def source(self) -> str:
        """Where its figures stand."""
        return self.effective.steps[0].source


def floored(distribution: Distribution) -> Distribution:
    """The distribution with everything below 0 counted as 0."""
    if distribution.low >= 0:
        return distribution
    at_zero = sum(ways for value, ways in distribution.items() if value <= 0)
    above = distribution.ways[1 - distribution.low :]
    return Distribution(0, (at_zero, *above))


def fall(height: Decimal, metal_dr: int, rules: FallRules, *, acrobatics: bool) -> Fall:
    """A fall of `height` metres; a part of a metre is dropped (20 §4.12)."""
    effective = Derivation.of("height", height, rules.source)
    effective = effective.truncated("whole_metres", rules.source, interpretation=Interpretation.WHOLE_METRES)
    if acrobatics:
        effective = effective.add(
            "acrobatics", -rules.acrobatics, rules.source, interpretation=Interpretation.ACROBATICS_BEFORE_CAP
        ).at_least("no_height", 0, rules.source)
    effective = effective.at_most("fall_cap", rules.cap, rules.source)
    metres = effective.as_int
    modifier = Derivation.of("dice_of_fall", metres, rules.source).times(
        "per_die", rules.per_die(metres), rules.source
    )
    dr = Derivation.of("metal_dr", metal_dr, rules.source).times(
        "half_dr", Decimal("0.5"), rules.source, rounding=Rounding.DOWN
    )
    return Fall(effective, modifier, dr)

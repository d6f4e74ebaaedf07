"""From dice to injury: basic damage, RD, type, caps (19 §6, 20 §4.9, §4.13)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from gmscreen.rules.derivation import Derivation, Number, Rounding, whole
from gmscreen.rules.garganta.blow import LARGE_LIMBS, DamageType, Location
from gmscreen.rules.garganta.interpretations import Interpretation
from gmscreen.rules.garganta.readings import DEFAULT_READINGS, BrainBlow, Readings

QUADRUPLED_BRAIN_DR = 2
CAP_SOURCE = "20 §4.13"
LIMB_SOURCE = "20 §5.5"


@dataclass(frozen=True, slots=True)
class WoundFactor:
    """What a damage type multiplies by, on the body and in the vitals; and the least its dice may make."""

    usual: Fraction
    vitals: Fraction
    least_basic: int


@dataclass(frozen=True)
class WoundRules:
    """Factors by type and the caps: a share of HT for limbs, multiples of it elsewhere (20 §4.9, §4.13)."""

    factors: Mapping[DamageType, WoundFactor]
    large_limb: Fraction
    small_limb: Fraction
    torso_point: int
    head_and_vitals: int
    energy_factor: int
    source: str

    def __post_init__(self) -> None:
        if set(self.factors) != set(DamageType):
            raise ValueError("every damage type needs its factor")


@dataclass(frozen=True, slots=True)
class Blow:
    """A blow that landed: dice and adds as rolled, what it is and where it goes."""

    basic_roll: int
    type: DamageType
    location: Location
    dr: int = 0
    multiplier: int = 1
    ignores_armor: bool = False
    energy: bool = False
    injury_before: int = 0
    """Injury already done to this limb in the fight."""


@dataclass(frozen=True, slots=True)
class Damage:
    """What a blow does; `lost` is the part above the cap, `cap` None where nothing bounds it."""

    basic: int
    penetrating: int
    injury: Derivation
    lost: int
    cap: int | None
    crippled: bool


def damage(blow: Blow, ht: int, rules: WoundRules, readings: Readings = DEFAULT_READINGS) -> Damage:
    """The injury of a blow to someone with this HT, step by step (20 §4.9, §4.13)."""
    basic = _basic(blow, rules)
    passed = _penetrating(basic, blow, readings)
    wound = _multiplied(passed, blow, rules, readings)
    cap = injury_cap(blow, ht, rules)
    source = LIMB_SOURCE if blow.location.is_limb else CAP_SOURCE
    injury = wound if cap is None else wound.at_most("cap", cap, source)
    lost = wound.as_int - injury.as_int
    return Damage(basic.as_int, passed.as_int, injury, lost, cap, _crippled(blow, injury.as_int, ht, rules))


def _basic(blow: Blow, rules: WoundRules) -> Derivation:
    least = rules.factors[blow.type].least_basic
    basic = Derivation.of("rolled", blow.basic_roll, "20 §4.9")
    basic = basic.at_least(f"least_{blow.type}", least, "19 §6; 20 §4.9")
    if blow.multiplier == 1:
        return basic
    return basic.times("critical_multiplier", blow.multiplier, "20 §4.8")


def _penetrating(basic: Derivation, blow: Blow, readings: Readings) -> Derivation:
    if blow.ignores_armor:
        return basic.noted("armor_ignored", "20 §4.8")
    through = basic.add("damage_resistance", -blow.dr, "20 §4.9")
    if _quadruples(blow, readings):
        through = through.add("skull", -QUADRUPLED_BRAIN_DR, "32 §4")
    return through.at_least("armor_stops_all", 0, "20 §4.9")


def _quadruples(blow: Blow, readings: Readings) -> bool:
    inside = blow.location in (Location.BRAIN, Location.EYES)
    return inside and readings.brain is BrainBlow.QUADRUPLE


def _multiplied(passed: Derivation, blow: Blow, rules: WoundRules, readings: Readings) -> Derivation:
    if _quadruples(blow, readings):
        return passed.times("brain_factor", 4, "32 §4")
    factor = wound_factor(blow.type, blow.location, rules)
    eyes = Interpretation.EYES_AS_BRAIN if blow.location is Location.EYES else None
    if factor == 1 and eyes is None:
        return passed
    return passed.times(
        f"type_{blow.type}", factor, _factor_source(blow), rounding=Rounding.DOWN, interpretation=eyes
    )


def _factor_source(blow: Blow) -> str:
    return "20 §5.5" if blow.location is Location.VITALS else "20 §4.9"


def wound_factor(type_: DamageType, location: Location, rules: WoundRules) -> Fraction:
    """What the part that passed the armour is multiplied by (20 §4.9)."""
    factor = rules.factors[type_]
    return factor.vitals if location is Location.VITALS else factor.usual


def crippling_threshold(location: Location, ht: int, rules: WoundRules) -> int | None:
    """The injury that cripples a limb: the first whole number at or above its share of HT; None elsewhere."""
    if not location.is_limb:
        return None
    share: Number = rules.large_limb if location in LARGE_LIMBS else rules.small_limb
    return whole(Fraction(ht) * Fraction(share), Rounding.UP)


def injury_cap(blow: Blow, ht: int, rules: WoundRules) -> int | None:
    """The most injury this blow can do here, or None where there is no cap (20 §4.13)."""
    threshold = crippling_threshold(blow.location, ht, rules)
    if threshold is not None:
        return max(0, threshold - blow.injury_before)
    doubling = rules.energy_factor if blow.energy else 1
    if blow.location in (Location.HEAD, Location.VITALS):
        return rules.head_and_vitals * doubling * ht
    pointed = blow.type is DamageType.IMPALING or blow.energy
    if blow.location is Location.TORSO and pointed:
        return rules.torso_point * doubling * ht
    return None


def injury_by_roll(
    blow: Blow, ht: int, rules: WoundRules, readings: Readings = DEFAULT_READINGS
) -> Callable[[int], int]:
    """The injury of `damage` for any basic roll of such a blow, without its steps: to count many rolls."""
    skull = _quadruples(blow, readings)
    factor = Fraction(4) if skull else wound_factor(blow.type, blow.location, rules)
    above, below = factor.numerator, factor.denominator
    least, multiplier = rules.factors[blow.type].least_basic, blow.multiplier
    armor = 0 if blow.ignores_armor else blow.dr + QUADRUPLED_BRAIN_DR * skull
    cap = injury_cap(blow, ht, rules)

    def injury(roll: int) -> int:
        wound = max(0, max(roll, least) * multiplier - armor) * above // below
        return wound if cap is None else min(wound, cap)

    return injury


def _crippled(blow: Blow, injury: int, ht: int, rules: WoundRules) -> bool:
    threshold = crippling_threshold(blow.location, ht, rules)
    return threshold is not None and injury > 0 and blow.injury_before + injury >= threshold

"""Fatigue: what a fight, a march and hardship cost, and how breath runs out (20 §6)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from gmscreen.rules.derivation import Derivation
from gmscreen.rules.errors import RuleError
from gmscreen.rules.garganta.load import Load

SHORT_FIGHT_SECONDS = 10


def fight_fatigue(load: Load, seconds: int, *, crossed_blades: bool = True) -> Derivation:
    """A fight over 10 seconds costs load level + 1; a caster who crossed no blade pays nothing (20 §6.1)."""
    if seconds <= SHORT_FIGHT_SECONDS:
        return Derivation.of("short_fight", 0, "20 §6.1", seconds=seconds)
    if not crossed_blades:
        return Derivation.of("no_blade_crossed", 0, "20 §6.1")
    if load.level is None:
        raise RuleError("overloaded_cannot_fight", "weight")
    return Derivation.of("load_level", load.level, "20 §6.1").add("fight", 1, "20 §6.1")


class Exhaustion(StrEnum):
    """What is left in someone, by remaining Fadiga (20 §6.2)."""

    RESTED = "rested"
    COLLAPSED = "collapsed"
    UNCONSCIOUS = "unconscious"


def exhaustion(fatigue_left: int) -> Exhaustion:
    """At 1 one falls, and can still talk and cast; at 0 one faints (20 §6.2)."""
    if fatigue_left <= 0:
        return Exhaustion.UNCONSCIOUS
    return Exhaustion.COLLAPSED if fatigue_left == 1 else Exhaustion.RESTED


def strength_left(st: int, fatigue_left: int) -> Derivation:
    """The ST that tests of ST use: what fatigue has left of it; damage doesn't change (20 §6.2)."""
    return Derivation.of("st", st, "20 §2").at_most("fatigue_left", fatigue_left, "20 §6.2")


class Hardship(StrEnum):
    """What wears a body down outside a fight."""

    MARCH_HOUR = "march_hour"
    MARCH_HOUR_HOT = "march_hour_hot"
    NIGHT_LOST = "night_lost"
    HALF_NIGHT_LOST = "half_night_lost"
    MEAL_MISSED = "meal_missed"
    DAY_WITHOUT_WATER = "day_without_water"
    DAY_UNDER_A_LITRE = "day_under_a_litre"
    EXTRA_EFFORT = "extra_effort"


@dataclass(frozen=True, slots=True)
class Toll:
    """Fadiga and PV that one hardship costs; `name` is what a person reads."""

    name: str
    fatigue: int
    pv: int
    source: str


@dataclass(frozen=True)
class FatigueRules:
    """The toll of every hardship, and rest: one point back every `rest_minutes` of quiet (20 §6)."""

    tolls: Mapping[Hardship, Toll]
    march_level: int
    rest_minutes: int
    source: str

    def __post_init__(self) -> None:
        if set(self.tolls) != set(Hardship):
            raise ValueError("every hardship needs its toll")


def march_fatigue(hours: int, rules: FatigueRules, load: Load, *, hot: bool) -> Derivation:
    """Marching at the load the table is written for: its toll by the hour, more in heat (20 §6.3).

    RuleError for another load level: the canon gives no figure for it.
    """
    if load.level != rules.march_level:
        raise RuleError("march_load_untold", "weight", load=load.name)
    toll = rules.tolls[Hardship.MARCH_HOUR_HOT if hot else Hardship.MARCH_HOUR]
    return Derivation.of("per_hour", toll.fatigue, toll.source).times("hours", hours, toll.source)


class Exertion(StrEnum):
    """How hard one works while holding the breath."""

    RESTING = "resting"
    LIGHT = "light"
    HEAVY = "heavy"
    HELD = "held"


@dataclass(frozen=True)
class BreathRules:
    """Seconds of breath for each point of HT, and minutes from unconscious to dead (20 §6)."""

    seconds_per_ht: Mapping[Exertion, int]
    fatigue_per_turn: int
    minutes_to_death: int
    source: str

    def __post_init__(self) -> None:
        if set(self.seconds_per_ht) != set(Exertion):
            raise ValueError("every exertion needs its seconds")


def breath_seconds(ht: int, exertion: Exertion, rules: BreathRules) -> Derivation:
    """How long a breath lasts, in seconds (20 §6)."""
    seconds = Derivation.of("ht", ht, rules.source)
    return seconds.times("breath_factor", rules.seconds_per_ht[exertion], rules.source)

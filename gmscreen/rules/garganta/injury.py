"""The PV ladder: what a loss does, which tests it asks, and who dies when (19 §7, 20 §5)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from gmscreen.rules.derivation import Derivation


class Category(StrEnum):
    """Who is hurt, which decides when he dies (19 §7)."""

    PC = "pc"
    NAMED_NPC = "named_npc"
    BOSS = "boss"
    CREATURE = "creature"


class Rung(StrEnum):
    """What a threshold of the ladder means."""

    HALVED = "halved"
    UNCONSCIOUSNESS = "unconsciousness"
    DEATH_TEST = "death_test"
    DEATH = "death"


@dataclass(frozen=True, slots=True)
class Mortality:
    """When a category dies: at `dead_at` × HT; testing from `tests_from` × HT on, or never (None)."""

    dead_at: int
    tests_from: int | None
    faints: bool
    source: str


@dataclass(frozen=True)
class InjuryRules:
    """The ladder's figures: where move is halved, how often death is tested, who dies where."""

    halved_at: int
    test_every: int
    destroyed_at: int
    mortality: Mapping[Category, Mortality]
    source: str

    def __post_init__(self) -> None:
        if set(self.mortality) != set(Category):
            raise ValueError("every category needs its rule of death")
        if self.test_every < 1:
            raise ValueError("death tests need a distance of at least 1 PV")


@dataclass(frozen=True, slots=True)
class Threshold:
    """One rung of the ladder, at and below `pv`."""

    rung: Rung
    pv: int


def ladder(ht: int, rules: InjuryRules, category: Category = Category.PC) -> tuple[Threshold, ...]:
    """The thresholds from the top down (19 §7)."""
    mortality = rules.mortality[category]
    rungs = [Threshold(Rung.HALVED, rules.halved_at)]
    if mortality.faints:
        rungs.append(Threshold(Rung.UNCONSCIOUSNESS, 0))
    rungs += [Threshold(Rung.DEATH_TEST, pv) for pv in death_tests(ht, rules, category)]
    return (*rungs, Threshold(Rung.DEATH, mortality.dead_at * ht))


def death_tests(ht: int, rules: InjuryRules, category: Category) -> tuple[int, ...]:
    """The PV at which this category tests HT or dies, from the top down; empty for those who never test."""
    mortality = rules.mortality[category]
    if mortality.tests_from is None:
        return ()
    return tuple(range(mortality.tests_from * ht, mortality.dead_at * ht, -rules.test_every))


@dataclass(frozen=True, slots=True)
class Injury:
    """The state after a loss; a negative loss heals.

    `death_tests_now` counts the tests this blow asks; `knockdown_test` is due over half of HT at once.
    """

    pv: Derivation
    dead: bool
    halved: bool
    unconsciousness_test_each_turn: bool
    death_tests_now: int
    knockdown_test: bool
    body_destroyed: bool


def injury(ht: int, category: Category, pv_before: int, loss: int, rules: InjuryRules) -> Injury:
    """What losing `loss` PV at once does to someone with `pv_before` left (19 §7, 20 §5)."""
    pv = Derivation.of("pv_before", pv_before, "19 §7").add("loss", -loss, "19 §7")
    after = pv.as_int
    mortality = rules.mortality[category]
    dead = after <= mortality.dead_at * ht
    crossed = [at for at in death_tests(ht, rules, category) if after <= at < pv_before]
    return Injury(
        pv=pv,
        dead=dead,
        halved=not dead and after <= rules.halved_at,
        unconsciousness_test_each_turn=not dead and mortality.faints and after <= 0,
        death_tests_now=0 if dead else len(crossed),
        knockdown_test=not dead and 2 * loss > ht,
        body_destroyed=after <= rules.destroyed_at * ht,
    )

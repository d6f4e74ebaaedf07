"""The chance that a loss of PV kills: outright, or by the tests that it asks (19 §7, 20 §5.4)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby

from gmscreen.rules.checks import LOWEST_ROLLED_LEVEL, success_odds
from gmscreen.rules.dice import Distribution
from gmscreen.rules.garganta.injury import Category, InjuryRules, injury


@dataclass(frozen=True, slots=True)
class DeathBand:
    """Losses from `low` to `high` that may kill: after so many tests of HT, or at once with none (`tests` 0).

    `happens` is the chance of such a loss, `kills` that of such a loss and death by it.
    """

    low: int
    high: int
    tests: int
    happens: Fraction
    kills: Fraction


def death_bands(
    ht: int, category: Category, pv: int, loss: Distribution, rules: InjuryRules
) -> tuple[DeathBand, ...]:
    """Every band of losses that may kill someone with `pv` left, from the least loss up."""
    return tuple(_bands(ht, category, pv, loss, rules))


def _bands(
    ht: int, category: Category, pv: int, loss: Distribution, rules: InjuryRules
) -> Iterator[DeathBand]:
    def tests_for(lost: int) -> int | None:
        state = injury(ht, category, pv, lost, rules)
        return 0 if state.dead else state.death_tests_now or None

    for tests, group in groupby((value for value, _ in loss.items()), tests_for):
        values = list(group)
        if tests is not None:
            happens = loss.at_most(values[-1]) - loss.at_most(values[0] - 1)
            yield DeathBand(values[0], values[-1], tests, happens, happens * _fatal_share(ht, tests))


def _fatal_share(ht: int, tests: int) -> Fraction:
    """The chance to fail at least one of the tests; without tests there is nothing to pass."""
    return 1 - passing_chance(ht) ** tests if tests else Fraction(1)


def passing_chance(level: int) -> Fraction:
    """The chance to pass a test of 3d; none at a level that is not rolled (20 §1.1)."""
    if level < LOWEST_ROLLED_LEVEL:
        return Fraction(0)
    return Fraction(sum(ways for outcome, ways in success_odds(level).items() if outcome.passed), 216)

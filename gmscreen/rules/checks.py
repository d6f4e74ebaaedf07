"""Tests of 3d against a level, and contests between two of them (20 §1)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from gmscreen.rules.dice import three_dice_ways
from gmscreen.rules.errors import RuleError

ROLLS = range(3, 19)
LOWEST_ROLLED_LEVEL = 4


class Outcome(StrEnum):
    """What became of a success roll."""

    CRITICAL_SUCCESS = "critical_success"
    SUCCESS = "success"
    FAILURE = "failure"
    CRITICAL_FAILURE = "critical_failure"

    @property
    def passed(self) -> bool:
        """Whether the test was passed, critically or not."""
        return self in (Outcome.CRITICAL_SUCCESS, Outcome.SUCCESS)


@dataclass(frozen=True, slots=True)
class Check:
    """A resolved test: margin is level − roll, negative on a failure."""

    outcome: Outcome
    margin: int


def is_critical_low(level: int, roll: int) -> bool:
    """Whether a roll is low enough to be critical: 3–4, 5 from level 15, 6 from level 16 (20 §1.2)."""
    return roll <= 4 or (roll == 5 and level >= 15) or (roll == 6 and level >= 16)


def is_critical_high(level: int, roll: int) -> bool:
    """Whether a roll is a critical failure: 18, 17 up to level 15, or 10 above the level (20 §1.2)."""
    return roll == 18 or (roll == 17 and level <= 15) or roll >= level + 10


def outcome_of(level: int, roll: int) -> Outcome:
    """What a roll of 3d means at this level, whatever the level is (20 §1)."""
    if is_critical_low(level, roll):
        return Outcome.CRITICAL_SUCCESS
    if is_critical_high(level, roll):
        return Outcome.CRITICAL_FAILURE
    passed = roll <= level and roll < 17
    return Outcome.SUCCESS if passed else Outcome.FAILURE


def require_rollable(level: int, field: str = "level") -> None:
    """RuleError for a level of 3 or less, which is not rolled (20 §1.1)."""
    if level < LOWEST_ROLLED_LEVEL:
        raise RuleError("level_not_rolled", field, level=level)


def success_roll(level: int, roll: int) -> Check:
    """A test of 3d against `level` (20 §1); RuleError at level 3 or less."""
    require_rollable(level)
    return Check(outcome_of(level, roll), level - roll)


def success_odds(level: int) -> dict[Outcome, int]:
    """Ways out of 216 for each outcome that can occur at this level; RuleError at level 3 or less."""
    require_rollable(level)
    counts: dict[Outcome, int] = {}
    for roll in ROLLS:
        outcome = outcome_of(level, roll)
        counts[outcome] = counts.get(outcome, 0) + three_dice_ways(roll)
    return counts


class Winner(StrEnum):
    """Who took a quick contest."""

    A = "a"
    B = "b"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Contest:
    """A resolved quick contest with both margins."""

    winner: Winner
    a_margin: int
    b_margin: int


def quick_contest(a_level: int, a_roll: int, b_level: int, b_roll: int) -> Contest:
    """The one who passes against one who fails; else the larger margin; a tie has no winner (20 §1.5)."""
    require_rollable(a_level, "a_level")
    require_rollable(b_level, "b_level")
    a, b = success_roll(a_level, a_roll), success_roll(b_level, b_roll)
    rank_a, rank_b = (a.outcome.passed, a.margin), (b.outcome.passed, b.margin)
    ahead = Winner.A if rank_a > rank_b else Winner.B
    return Contest(Winner.NONE if rank_a == rank_b else ahead, a.margin, b.margin)


def contest_odds(a_level: int, b_level: int) -> dict[Winner, int]:
    """Ways out of 216 × 216 for each to win a quick contest, and for nobody (20 §1.5)."""
    counts = dict.fromkeys(Winner, 0)
    for a_roll in ROLLS:
        for b_roll in ROLLS:
            winner = quick_contest(a_level, a_roll, b_level, b_roll).winner
            counts[winner] += three_dice_ways(a_roll) * three_dice_ways(b_roll)
    return counts

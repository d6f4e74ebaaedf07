"""Reading and rolling "2d6+1": ours against d20, each as it comes and each with nothing remembered."""

from __future__ import annotations

import random

import d20

from benchmarks.measure import Measure, fastest, paired
from gmscreen.rules.dice import parse_dice

_EXPRESSION = "2d6+1"


def measures() -> list[Measure]:
    """Microseconds for one roll: the expression seen before, and seen for the first time."""
    known = paired(
        lambda: fastest(lambda: parse_dice(_EXPRESSION).rolled(_roll_die).total, repeats=3, times=5000),
        lambda: fastest(lambda: d20.roll(_EXPRESSION).total, repeats=3, times=1000),
        rounds=3,
    )
    new = paired(
        lambda: fastest(_ours_unseen, repeats=3, times=2000),
        lambda: fastest(_theirs_unseen, repeats=3, times=200),
        rounds=3,
    )
    return [
        Measure("roll 2d6+1, seen before", "d20", known[0] * 1e6, known[1] * 1e6, 0.2, "µs"),
        Measure("roll 2d6+1, first time", "d20", new[0] * 1e6, new[1] * 1e6, 0.2, "µs"),
    ]


def _roll_die(sides: int) -> int:
    return random.randint(1, sides)


def _ours_unseen() -> int:
    return parse_dice.__wrapped__(_EXPRESSION).rolled(_roll_die).total


def _theirs_unseen() -> int:
    return int(d20.Roller().roll(_EXPRESSION).total)

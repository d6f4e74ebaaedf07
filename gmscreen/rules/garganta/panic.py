"""What a failed panic check does to a mind (20 §5b)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from gmscreen.rules.dice import Dice

LOWEST_PANIC = 4
"""The least sum of 3d and the margin of a failure; the table has no upper end."""


class PanicTest(StrEnum):
    """What is tested to come back to oneself."""

    IQ = "iq"
    HT = "ht"
    WILL = "will"


class PanicPeriod(StrEnum):
    """How often it is tested."""

    TURN = "turn"
    MINUTE = "minute"
    HALF_HOUR = "half_hour"
    END = "end"
    """Once, when the time is over."""


class Severity(StrEnum):
    """How bad a phobia or a delusion is."""

    MILD = "mild"
    MAJOR = "major"
    SEVERE = "severe"
    UNTOLD = "untold"
    """The table does not say."""


@dataclass(frozen=True, slots=True)
class PanicEffects:
    """What the terror leaves; the defaults are nothing.

    Times are dice, in the unit of their name. `recovers_by` is tested each `tests_every`. `injury_unless` is
    the test that spares `injury`. `or_disadvantage` is the worth of a mental disadvantage that may stand in
    for the phobia or delusion; `physical_disadvantage` that of a lasting mark on the body, in points.
    """

    stunned: bool = False
    stunned_turns: Dice | None = None
    vomits_turns: int = 0
    faints: bool = False
    faint_minutes: Dice | None = None
    panic_minutes: Dice | None = None
    light_coma: bool = False
    coma_hours: Dice | None = None
    catatonia_days: Dice | None = None
    seizure_minutes: Dice | None = None
    collapse: bool = False
    total_panic: bool = False
    recovers_by: PanicTest | None = None
    tests_every: PanicPeriod | None = None
    injury: Dice | None = None
    injury_unless: PanicTest | None = None
    untended_injury_grows: bool = False
    fatigue: Dice | None = None
    quirk: bool = False
    phobia: Severity | None = None
    worsens_phobia: bool = False
    delusion: Severity | None = None
    or_disadvantage: int = 0
    physical_disadvantage: int = 0
    later_penalty: int = 0
    later_penalty_hours: int = 0

    def __post_init__(self) -> None:
        worths = (self.or_disadvantage, self.physical_disadvantage, self.later_penalty)
        if max(worths) > 0 or (self.recovers_by is None) != (self.tests_every is None):
            raise ValueError("disadvantages are worth less than nothing, and a test has its period")

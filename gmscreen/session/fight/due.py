"""Tests that are due: of whom, of what, and how much weighs on them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Trial(StrEnum):
    """The tests that a fight asks for; burning and breaking are no tests but dice."""

    DEATH = "death"
    BLOW_FAINT = "blow_faint"
    KNOCKDOWN = "knockdown"
    FAINT = "faint"
    RECOVERY = "recovery"
    SURPRISE = "surprise"
    CONCENTRATION = "concentration"
    HOLD_SPELL = "hold_spell"
    BURN = "burn"
    PARRY_WOUNDS = "parry_wounds"
    BREAKAGE = "breakage"
    LASTING_LIMB = "lasting_limb"
    LASTING_EYE = "lasting_eye"


@dataclass(frozen=True, slots=True)
class Due:
    """One test that waits for its roll; `number` tells it from the others of the fight.

    A parry is `about` a weapon, `against` the one who struck.
    """

    number: int
    fighter: str
    trial: Trial
    about: str = ""
    against: str = ""

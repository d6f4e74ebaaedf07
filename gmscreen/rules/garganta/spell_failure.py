"""What a critical failure of a spell brings (20 §4.15)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from gmscreen.rules.dice import Dice


class SpellTarget(StrEnum):
    """Whom the spell strikes instead."""

    CASTER = "caster"
    COMPANION = "companion"
    ENEMY = "enemy"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class SpellEffects:
    """What becomes of the spell and of its caster; the defaults are nothing.

    `fails` is a spell without effect; `weak` a pale sample, `opposite` the contrary effect, `illusion` one
    that only seems to have worked. `forgets` until an IQ test, one a week. `reroll_if_benign`: the dice are
    rolled again when spell and intent are of the best kind.
    """

    fails: bool = False
    caster_damage: Dice | None = None
    target: SpellTarget | None = None
    at_random: bool = False
    opposite: bool = False
    weak: bool = False
    illusion: bool = False
    noise: bool = False
    stunned: bool = False
    forgets: bool = False
    arm_crippled_weeks: int = 0
    demon: bool = False
    reroll_if_benign: bool = False

"""Advantages, disadvantages and what they do in numbers."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from gmscreen.sheets.fields import LAX, Cost, Many, Name, Record, Text


class EffectKind(StrEnum):
    """What a trait or an item changes in the numbers; `level` of the effect says by how much."""

    COMBAT_REFLEXES = "combat_reflexes"
    ENHANCED_PARRY = "enhanced_parry"
    ENHANCED_BLOCK = "enhanced_block"
    ENHANCED_DODGE = "enhanced_dodge"
    STRONG_WILL = "strong_will"
    WEAK_WILL = "weak_will"
    MAGERY = "magery"
    AMBIDEXTERITY = "ambidexterity"
    MOVE_BONUS = "move_bonus"
    DODGE_BONUS = "dodge_bonus"
    PV_BONUS = "pv_bonus"
    FATIGUE_BONUS = "fatigue_bonus"
    WILL_BONUS = "will_bonus"


class Effect(Record):
    """One effect, as data: nothing is ever found out by looking at a name."""

    kind: Annotated[EffectKind, LAX]
    level: Annotated[int, Field(ge=-20, le=20)] = 1


class Advantage(Record):
    """An advantage with what it cost; `gift_of` names the divinity that gave it."""

    name: Name
    level: Annotated[int, Field(ge=0, le=100)] | None = None
    cost: Cost | None = None
    detail: Text | None = None
    gift_of: Text | None = None
    effects: Many[Effect] = ()
    source: Text | None = None


class Disadvantage(Record):
    """A disadvantage; `mark_duty` is the Dever da Marca, which stands outside the limit of −40."""

    name: Name
    level: Annotated[int, Field(ge=0, le=100)] | None = None
    cost: Cost | None = None
    detail: Text | None = None
    mark_duty: bool = False
    effects: Many[Effect] = ()
    source: Text | None = None

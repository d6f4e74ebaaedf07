"""Attacks as a sheet writes them: what the canon does not give stays absent."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from gmscreen.rules.garganta.blow import DamageType
from gmscreen.sheets.fields import LAX, Attribute, DiceText, Level, Name, Record, Text


class AttackType(StrEnum):
    """How an attack wounds; the last two are the bestiary's, with no multiplier in any table."""

    CRUSHING = "crushing"
    CUTTING = "cutting"
    IMPALING = "impaling"
    BURNING = "burning"
    CORROSIVE = "corrosive"

    @property
    def damage_type(self) -> DamageType | None:
        """The type that the damage rules know, or None."""
        known = {kind.value: kind for kind in DamageType}
        return known.get(self.value)


Metres = Annotated[int, Field(ge=0, le=100_000)]


class Ranged(Record):
    """The figures of a thrown or shot weapon: TR, Precisão, ½D and Max in metres."""

    tr: Annotated[int, Field(ge=0, le=100)] | None = None
    accuracy: Annotated[int, Field(ge=0, le=100)] | None = None
    half_damage_m: Metres | None = None
    max_m: Metres | None = None


class Attack(Record):
    """One attack. `skill` names a skill of the sheet, `level` is a printed NH and wins over it.

    `grapple_st` is the ST with which it holds on; `per_turn` how many of these blows a turn has;
    `reading` says that a figure is our own reading.
    """

    name: Name
    skill: Name | None = None
    level: Level | None = None
    damage: DiceText | None = None
    type: Annotated[AttackType, LAX] | None = None
    reach: Text | None = None
    ranged: Ranged | None = None
    per_turn: Annotated[int, Field(ge=1, le=100)] = 1
    grapple_st: Attribute | None = None
    condition: Text | None = None
    effect: Text | None = None
    reading: bool = False
    source: Text | None = None
    note: Text | None = None

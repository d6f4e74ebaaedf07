"""Pieces of equipment: where each one is, what it weighs, what it protects, how it is used."""

from __future__ import annotations

from decimal import Decimal
from enum import StrEnum
from typing import Annotated, Self

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from gmscreen.rules.garganta.defenses import WeaponKind
from gmscreen.rules.garganta.equipment import Role, ShieldSize
from gmscreen.sheets.fields import (
    LAX,
    Kilograms,
    Many,
    Money,
    Name,
    PassiveDefense,
    Record,
    Resistance,
    Text,
)
from gmscreen.sheets.traits import Effect

__all__ = ["Area", "Piece", "Place", "Role", "ShieldSize", "ShieldUse", "WeaponUse"]


class Place(StrEnum):
    """Where a piece is."""

    WORN = "worn"
    HAND = "hand"
    OFF_HAND = "off_hand"
    BELT = "belt"
    PACK = "pack"
    GROUND = "ground"

    @property
    def is_in_scene(self) -> bool:
        """Whether its weight counts em cena: worn, in a hand or at the belt (19 §5)."""
        return self is not Place.PACK and self is not Place.GROUND

    @property
    def is_carried(self) -> bool:
        """Whether its weight counts em marcha: anywhere but on the ground (19 §5)."""
        return self is not Place.GROUND

    @property
    def is_held(self) -> bool:
        """Whether a hand holds it."""
        return self is Place.HAND or self is Place.OFF_HAND


class Area(StrEnum):
    """What a piece of armour covers."""

    TORSO = "torso"
    HEAD = "head"
    WHOLE = "whole"
    ARMS = "arms"
    LEGS = "legs"
    HANDS = "hands"
    FEET = "feet"

    def covers(self, area: Area) -> bool:
        """Whether a blow there meets it; what covers the whole body has a helmet too (03 §9.4)."""
        return self in (area, Area.WHOLE)


class WeaponUse(Record):
    """How a piece is wielded: the sheet's skill by name, and how it parries; `parries` is false for a bow."""

    skill: Name
    kind: Annotated[WeaponKind, LAX] = WeaponKind.NORMAL
    parries: bool = True
    st_min: Annotated[int, Field(ge=1, le=100)] | None = None


class ShieldUse(Record):
    """How a shield is used: its size, and the sheet's skill by name that blocks with it."""

    skill: Name
    size: Annotated[ShieldSize, LAX]


class Piece(Record):
    """One line of equipment. Weight and price are those of one; a quantity of 0 stays 0.

    `weight_kg` is None where no table gives it; `negligible` marks the 0 that the table calls desprezível.
    `impaling_pd` and `impaling_dr` differ where mail yields to points; `under_dr` is the RD that the piece
    adds when worn under another (03 §9.5); armour without an `area` covers the torso. `reading` says that
    the place is our own reading. `inside` names the container that holds it, `capacity_kg` is what a
    container holds at most.
    """

    name: Name
    place: Annotated[Place, LAX]
    reading: bool = False
    quantity: Annotated[int, Field(ge=0, le=1_000_000)] = 1
    weight_kg: Kilograms | None = None
    negligible: bool = False
    role: Annotated[Role, LAX] = Role.OTHER
    inside: Name | None = None
    capacity_kg: Kilograms | None = None
    area: Annotated[Area, LAX] | None = None
    pd: PassiveDefense | None = None
    dr: Resistance | None = None
    impaling_pd: PassiveDefense | None = None
    impaling_dr: Resistance | None = None
    under_dr: Resistance | None = None
    metal: bool = False
    shield: ShieldUse | None = None
    weapon: WeaponUse | None = None
    effects: Many[Effect] = ()
    price_g: Money | None = None
    source: Text | None = None
    note: Text | None = None

    @model_validator(mode="after")
    def _negligible_weighs_nothing(self) -> Self:
        if self.negligible and self.weight_kg != 0:
            raise PydanticCustomError("negligible_weight", "negligible_weight")
        return self

    @property
    def total_kg(self) -> Decimal | None:
        """The weight of all of them, exact; None where the weight of one is unknown and there is one."""
        if self.quantity == 0:
            return Decimal(0)
        return None if self.weight_kg is None else self.weight_kg * self.quantity

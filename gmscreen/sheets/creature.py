"""What only a creature's sheet carries: where it lives, in what numbers, how it fights, what it leaves."""

from __future__ import annotations

from typing import Annotated, Self

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from gmscreen.sheets.fields import Many, Money, Record, Resistance, Text


class Group(Record):
    """How many come together."""

    least: Annotated[int, Field(ge=1, le=10_000)]
    most: Annotated[int, Field(ge=1, le=10_000)]

    @model_validator(mode="after")
    def _rises(self) -> Self:
        if self.least > self.most:
            raise PydanticCustomError("range_falls", "range_falls")
        return self


class Spoils(Record):
    """What a carcass is worth, in g, and what of it; None where the canon gives no figure."""

    least_g: Money | None = None
    most_g: Money | None = None
    what: Text | None = None
    note: Text | None = None


class Obstacle(Record):
    """A wall that the creature raises."""

    dr: Resistance
    pv_per_m2: Annotated[int, Field(ge=0, le=10_000)]
    time: Text | None = None


class CreatureNotes(Record):
    """The bestiary's own lines about a creature."""

    floors: Many[Annotated[int, Field(ge=1, le=999)]] = ()
    tradition: Text | None = None
    group: Group | None = None
    morale: Text | None = None
    tactics: Text | None = None
    special: Text | None = None
    spoils: Spoils | None = None
    obstacle: Obstacle | None = None

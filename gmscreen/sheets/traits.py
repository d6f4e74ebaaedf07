"""Advantages, disadvantages and what they do in numbers."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from gmscreen.rules.garganta.line_terms import EffectKind
from gmscreen.sheets.fields import LAX, Cost, Many, Name, Record, Text

__all__ = ["Advantage", "Disadvantage", "Effect", "EffectKind"]


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
    """A disadvantage; `mark_duty` is the Dever da Marca, which stands outside the limit of −40.

    A `racial` one takes no room within the limit either (32 §0).
    """

    name: Name
    level: Annotated[int, Field(ge=0, le=100)] | None = None
    cost: Cost | None = None
    detail: Text | None = None
    mark_duty: bool = False
    racial: bool = False
    effects: Many[Effect] = ()
    source: Text | None = None

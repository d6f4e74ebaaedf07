"""Who acts first (19 §1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from gmscreen.rules.garganta.interpretations import Interpretation

REDONE_EACH_ROUND = Interpretation.ORDER_EACH_ROUND
"""The order is computed anew at the start of each round."""


@dataclass(frozen=True, slots=True)
class Initiative:
    """What decides one fighter's place: the move in use, basic speed with its fraction, DX."""

    id: str
    move: int
    basic_speed: Fraction
    dx: int


class Decider(StrEnum):
    """What put a fighter before the next one."""

    MOVE = "move"
    BASIC_SPEED = "basic_speed"
    DX = "dx"
    DECLARATION = "declaration"


@dataclass(frozen=True, slots=True)
class Place:
    """A fighter's place; `before_next` says why he acts before the one after him, None for the last."""

    id: str
    before_next: Decider | None


def turn_order(fighters: Sequence[Initiative]) -> tuple[Place, ...]:
    """The order of the round: move, then basic speed, then DX, then order of declaration (19 §1)."""
    ordered = sorted(fighters, key=lambda one: (-one.move, -one.basic_speed, -one.dx))
    following = [*ordered[1:], None] if ordered else []
    return tuple(
        Place(one.id, None if after is None else decider(one, after))
        for one, after in zip(ordered, following, strict=True)
    )


def decider(one: Initiative, after: Initiative) -> Decider:
    """What puts one before the other, who comes after him (19 §1)."""
    if one.move != after.move:
        return Decider.MOVE
    if one.basic_speed != after.basic_speed:
        return Decider.BASIC_SPEED
    return Decider.DX if one.dx != after.dx else Decider.DECLARATION

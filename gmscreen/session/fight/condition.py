"""States with an end: until the start or the end of a named fighter's turn, or for the rest of the fight."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Edge(StrEnum):
    """Which end of a turn."""

    START = "start"
    END = "end"


@dataclass(frozen=True, slots=True)
class Until:
    """At the `turns`-th such edge of this fighter's turns from now on."""

    fighter: str
    edge: Edge = Edge.START
    turns: int = 1


class ConditionKind(StrEnum):
    """What a condition does to the numbers; a note does nothing."""

    NOTE = "note"
    BLIND = "blind"
    DEAF = "deaf"
    STUNNED = "stunned"
    ATTACK = "attack"
    DEFENSE = "defense"


@dataclass(frozen=True, slots=True)
class Condition:
    """A state by the name that a person gave it; `amount` is what it adds to attacks or defences.

    `until` None lasts for the rest of the fight.
    """

    name: str
    kind: ConditionKind = ConditionKind.NOTE
    amount: int = 0
    until: Until | None = None


def passed(condition: Condition, fighter: str, edge: Edge) -> Condition | None:
    """The condition after an edge of a fighter's turn; None when that was its end."""
    until = condition.until
    if until is None or (until.fighter, until.edge) != (fighter, edge):
        return condition
    if until.turns <= 1:
        return None
    left = Until(until.fighter, until.edge, until.turns - 1)
    return Condition(condition.name, condition.kind, condition.amount, left)

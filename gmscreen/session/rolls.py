"""A roll: what was asked, and the fact that came of it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from gmscreen.rules.checks import Outcome
from gmscreen.rules.dice import Dice as DiceExpression


@dataclass(frozen=True, slots=True)
class RollRequest:
    """What is to be rolled: `purpose` and `who` are what a person reads; `level` makes it a test.

    `modifiers` name what is already in `level` or in the expression, for the record.
    """

    dice: DiceExpression
    purpose: str
    who: str = ""
    level: int | None = None
    modifiers: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class RollFacts:
    """What fell, before it has its number in the ledger: `faces` as in `Roll`; `hidden` from the players."""

    request: RollRequest
    faces: tuple[int, ...]
    typed: bool = False
    hidden: bool = False


@dataclass(frozen=True, slots=True)
class Roll:
    """A roll that happened: `faces` carry their sign, `typed` says they came from dice on the table, `hidden`
    that the players did not see it fall.

    A typed roll of which only the sum was told has that sum as its single face.
    """

    sequence: int
    time: datetime
    request: RollRequest
    faces: tuple[int, ...]
    typed: bool
    outcome: Outcome | None
    hidden: bool = False

    @property
    def total(self) -> int:
        """What the faces and the constant come to."""
        return sum(self.faces) + self.request.dice.constant

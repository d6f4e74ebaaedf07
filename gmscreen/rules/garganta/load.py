"""Load: how heavy the weight carried is for this strength (19 §5, 20 §2.2, 21 §8.1; dwarf: 32 §1)."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum


class Scale(StrEnum):
    """Whose ladder of load it is."""

    HUMAN = "human"
    DWARF = "dwarf"


OVERLOADED = "overloaded"
HIGHEST_FENCING_LEVEL = 1


@dataclass(frozen=True, slots=True)
class LoadStep:
    """One level: up to and with `multiple` × ST kilograms, `move_penalty` (0 or less)."""

    level: int
    name: str
    multiple: Decimal
    move_penalty: int


@dataclass(frozen=True)
class LoadLadder:
    """The levels of one scale, lightest first; `lift_multiple` is what can be lifted, or None if untold."""

    scale: Scale
    steps: tuple[LoadStep, ...]
    lift_multiple: Decimal | None
    source: str

    def __post_init__(self) -> None:
        multiples = [step.multiple for step in self.steps]
        if [step.level for step in self.steps] != list(range(len(self.steps))):
            raise ValueError("load levels must count up from 0")
        if multiples != sorted(set(multiples)) or multiples[0] <= 0:
            raise ValueError("load limits must rise from level to level")

    def limit(self, level: int, st: int) -> Decimal:
        """The greatest weight of a level, in kilograms."""
        return self.steps[level].multiple * st


@dataclass(frozen=True, slots=True)
class Load:
    """Where a weight falls: `level` and `move_penalty` are None when overloaded.

    `limit` is the upper bound of the level in kilograms; overloaded, that of lifting, or None where no
    table says; `can_lift` is None there too.
    """

    weight: Decimal
    level: int | None
    name: str
    move_penalty: int | None
    limit: Decimal | None
    can_walk: bool
    can_lift: bool | None
    source: str

    @property
    def fencing_allowed(self) -> bool:
        """Whether Esgrima and Judô can be used: at most Leve (19 §5)."""
        return self.level is not None and self.level <= HIGHEST_FENCING_LEVEL


def load_of(st: int, weight: Decimal, ladder: LoadLadder) -> Load:
    """The load of `weight` kilograms for `st`; exactly at a limit it is the lighter one."""
    for step in ladder.steps:
        limit = ladder.limit(step.level, st)
        if weight <= limit:
            return _carried(weight, step, limit, ladder)
    lifting = None if ladder.lift_multiple is None else ladder.lift_multiple * st
    return Load(
        weight=weight,
        level=None,
        name=OVERLOADED,
        move_penalty=None,
        limit=lifting,
        can_walk=False,
        can_lift=None if lifting is None else weight <= lifting,
        source=ladder.source,
    )


def _carried(weight: Decimal, step: LoadStep, limit: Decimal, ladder: LoadLadder) -> Load:
    return Load(
        weight=weight,
        level=step.level,
        name=step.name,
        move_penalty=step.move_penalty,
        limit=limit,
        can_walk=True,
        can_lift=True,
        source=ladder.source,
    )


@dataclass(frozen=True, slots=True)
class LoadMargins:
    """Kilograms that can be added before the load grows, and that must go before it shrinks.

    None where there is no level above or below.
    """

    before_heavier: Decimal | None
    until_lighter: Decimal | None


def load_margins(st: int, weight: Decimal, ladder: LoadLadder) -> LoadMargins:
    """How far the weight is from the neighbouring levels, in kilograms."""
    limits = [ladder.limit(step.level, st) for step in ladder.steps]
    below = [limit for limit in limits if limit < weight]
    above = [limit for limit in limits if limit >= weight]
    return LoadMargins(
        before_heavier=above[0] - weight if above else None,
        until_lighter=weight - below[-1] if below else None,
    )

"""Who is hurt, and all that happened to him: the state of the panel PV."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum

from gmscreen.rules.checks import Outcome
from gmscreen.rules.garganta.blow import DamageType, Location
from gmscreen.rules.garganta.injury import Category


class Trial(StrEnum):
    """The tests that wounds ask for."""

    DEATH = "death"
    BLOW_FAINT = "blow_faint"
    KNOCKDOWN = "knockdown"
    FAINT = "faint"
    RECOVERY = "recovery"


@dataclass(frozen=True, slots=True)
class Wounded:
    """Who is hurt; `will` is Força de Vontade, or Vontade Fraca when negative."""

    ht: int = 10
    full: int = 10
    category: Category = Category.PC
    will: int = 0
    combat_reflexes: bool = False
    name: str = ""


@dataclass(frozen=True, slots=True)
class Blows:
    """One line of deltas as typed: PV lost by each, negative ones heal; where and how the blows fell."""

    losses: tuple[int, ...]
    location: Location = Location.TORSO
    type: DamageType = DamageType.CRUSHING


@dataclass(frozen=True, slots=True)
class Set:
    """The PV were put right by hand."""

    pv: int


@dataclass(frozen=True, slots=True)
class Tried:
    """A test was rolled."""

    trial: Trial
    outcome: Outcome


Event = Blows | Set | Tried


@dataclass(frozen=True, slots=True)
class HpState:
    """Someone, the PV he had when he came in, and what happened since; `undone` waits to be redone."""

    who: Wounded = field(default_factory=Wounded)
    start: int = 10
    events: tuple[Event, ...] = ()
    undone: tuple[Event, ...] = ()

    def after(self, event: Event) -> HpState:
        """The state after one thing more; what was undone before can't be redone any longer."""
        return replace(self, events=(*self.events, event), undone=())

    def before_last(self) -> HpState:
        """The state without the last thing that happened; the same when nothing did."""
        if not self.events:
            return self
        return replace(self, events=self.events[:-1], undone=(*self.undone, self.events[-1]))

    def redone(self) -> HpState:
        """The state with the thing undone last happening again; the same when nothing was undone."""
        if not self.undone:
            return self
        return replace(self, events=(*self.events, self.undone[-1]), undone=self.undone[:-1])

    def about(self, who: Wounded) -> HpState:
        """The same story about someone with other figures; whoever came in whole still does."""
        start = who.full if self.start == self.who.full else self.start
        return replace(self, who=who, start=start)


def newcomer(who: Wounded) -> HpState:
    """Someone who comes in whole."""
    return HpState(who, who.full)

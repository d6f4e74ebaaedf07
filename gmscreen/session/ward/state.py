"""One wounded and all that happened to him."""

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


class Side(StrEnum):
    """Which of two limbs."""

    RIGHT = "right"
    LEFT = "left"


class Care(StrEnum):
    """What gives PV back; the dice of first aid are rolled after its test."""

    BANDAGE = "bandage"
    FIRST_AID = "first_aid"
    FIRST_AID_DICE = "first_aid_dice"
    REST = "rest"
    MEDICINE = "medicine"


@dataclass(frozen=True, slots=True)
class Wounded:
    """Who is hurt; `will` is Força de Vontade, or Vontade Fraca when negative."""

    ht: int = 10
    full: int = 10
    category: Category = Category.PC
    will: int = 0
    combat_reflexes: bool = False
    name: str = ""
    high_pain_threshold: bool = False


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a blow falls; a limb says which of the two it is."""

    location: Location = Location.TORSO
    side: Side | None = None


_LIMBS = (Location.ARM, Location.LEG, Location.HAND, Location.FOOT)
_REST = (Location.TORSO, Location.VITALS, Location.HEAD, Location.BRAIN, Location.EYES)
SPOTS = (*map(Spot, _REST), *(Spot(limb, side) for limb in _LIMBS for side in Side))
"""Everywhere a blow can fall: body and head, then the limbs; whose arm holds the shield changes nothing."""


@dataclass(frozen=True, slots=True)
class Blows:
    """One line of deltas as typed: PV lost by each, negative ones heal; where and how the blows fell."""

    losses: tuple[int, ...]
    location: Location = Location.TORSO
    type: DamageType = DamageType.CRUSHING
    side: Side | None = None

    @property
    def spot(self) -> Spot:
        """Where they fell."""
        return Spot(self.location, self.side)


@dataclass(frozen=True, slots=True)
class Set:
    """The PV were put right by hand."""

    pv: int


@dataclass(frozen=True, slots=True)
class Tried:
    """A test was rolled."""

    trial: Trial
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class Cared:
    """Someone was looked after: the outcome where it is tested, the sum of first aid's dice."""

    care: Care
    outcome: Outcome | None = None
    roll: int = 0


@dataclass(frozen=True, slots=True)
class CameRound:
    """He is himself again: awake, on his feet, no longer stunned, whatever the reason."""


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A turn began, and what is tested each turn is due again."""

    turn: int


Event = Blows | Set | Tried | Cared | CameRound | TurnBegan


@dataclass(frozen=True, slots=True)
class HpState:
    """Someone, the PV he had when he came in, and what happened since."""

    who: Wounded = field(default_factory=Wounded)
    start: int = 10
    events: tuple[Event, ...] = ()

    def after(self, event: Event) -> HpState:
        """The state after one thing more; putting the PV right twice running is doing it once."""
        again = isinstance(event, Set) and bool(self.events) and isinstance(self.events[-1], Set)
        return replace(self, events=(*(self.events[:-1] if again else self.events), event))

    def before_last(self) -> HpState:
        """The state without the last thing that happened; the same when nothing did."""
        return replace(self, events=self.events[:-1])

    def about(self, who: Wounded) -> HpState:
        """The same story about someone with other figures; whoever came in whole still does."""
        start = who.full if self.start == self.who.full else self.start
        return replace(self, who=who, start=start)


def newcomer(who: Wounded) -> HpState:
    """Someone who comes in whole."""
    return HpState(who, who.full)

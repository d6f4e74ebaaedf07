"""A fight as the campaign keeps it: what belongs to no fighter alone."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from gmscreen.session.fight.due import Due
from gmscreen.session.fight.exchange import Exchange


class Phase(StrEnum):
    """Where a fight stands."""

    SETUP = "setup"
    FIGHTING = "fighting"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class OnGround:
    """Something that lies on the ground, and whose it was."""

    owner: str
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Head:
    """The fight itself. `fighters` are ids in the order of their declaration.

    `light` is 0 or less, −10 for total darkness; `terrain` an id of the canon, empty for firm ground.
    `has_rolled`: a die has fallen, and boss and terrain can't be declared any more (19 §9).
    `order` is that of the round; `by_hand` the one that a person made, which holds until the rule is called
    back, empty for none; `delayed` those who chose to act later in this round.
    `log` counts the lines told so far; `last_number` is the last that an id, a test or a blow has got.
    """

    id: str
    name: str = ""
    phase: Phase = Phase.SETUP
    terrain: str = ""
    light: int = 0
    null_pocket: bool = False
    has_rolled: bool = False
    round: int = 0
    order: tuple[str, ...] = ()
    by_hand: tuple[str, ...] = ()
    delayed: tuple[str, ...] = ()
    active: str = ""
    fighters: tuple[str, ...] = ()
    due: tuple[Due, ...] = ()
    exchange: Exchange | None = None
    ground: tuple[OnGround, ...] = ()
    log: int = 0
    last_number: int = 0
    accepted: bool = False

"""What a critical hit does besides its damage, on the body and on the head (19 §2, 20 §4.8)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from gmscreen.rules.garganta.blow import Location
from gmscreen.rules.garganta.interpretations import Interpretation


class CriticalTable(StrEnum):
    """The two tables of critical hits, by the name that a calculation asks for."""

    BODY = "critical_body"
    HEAD = "critical_head"


class Scar(StrEnum):
    """A mark that stays."""

    SMALL = "small"
    LARGE = "large"


@dataclass(frozen=True, slots=True)
class BlowEffects:
    """What the one who was hit suffers; the defaults are a normal blow.

    `multiplier` is of the basic damage of the dice. `limb_heals_in_turns` holds when the damage alone would
    not have crippled. `dx_penalty` lasts for the rest of the fight. `fixed_injury` (PV) replaces the damage.
    """

    multiplier: int = 1
    ignores_armor: bool = False
    knockout: bool = False
    stunned: bool = False
    limb_crippled: bool = False
    limb_heals_in_turns: int = 0
    drops_weapon: bool = False
    only_defends_next_turn: bool = False
    instant_death: bool = False
    blind_eyes: int = 0
    dx_penalty: int = 0
    deaf: bool = False
    deaf_hours: int = 0
    deafness_may_last: bool = False
    fixed_injury: int | None = None
    scar: Scar | None = None

    def __post_init__(self) -> None:
        if not (1 <= self.multiplier <= 4 and 0 <= self.blind_eyes <= 2 and self.dx_penalty <= 0):
            raise ValueError("a multiplier is 1 to 4, eyes are two, a penalty is no bonus")


def critical_table(location: Location) -> CriticalTable:
    """The table that a critical hit aimed here reads (20 §4.8)."""
    return CriticalTable.HEAD if location.is_head else CriticalTable.BODY


def critical_table_interpretation(location: Location) -> Interpretation | None:
    """Our reading behind the choice of table: the card names only the head, not what lies inside it."""
    inside = location in (Location.BRAIN, Location.EYES)
    return Interpretation.HEAD_TABLE_FOR_BRAIN_AND_EYES if inside else None

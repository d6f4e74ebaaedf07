"""What neither sheet nor table says and a blow needs: asked on the spot, never guessed."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from gmscreen.sheets.table_values import ValueKey


class Wanted(StrEnum):
    """What is asked for. The first three become values of the table; the others are said with the blow."""

    LEVEL = "level"
    DAMAGE = "damage"
    TYPE = "type"
    WOUNDS_AS = "wounds_as"
    CLOSE_WEAPON = "close_weapon"
    DISTANCE = "distance"


@dataclass(frozen=True, slots=True)
class Ask:
    """One thing lacking: of which attack, and where the table keeps it; None: it is said in the Strike."""

    wanted: Wanted
    shown: str
    value: ValueKey | None = None

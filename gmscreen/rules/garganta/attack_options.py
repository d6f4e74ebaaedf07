"""What changes the level of an attack: where it is aimed, and the circumstances (20 §4.5, §4.11, §5.5)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from gmscreen.rules.garganta.blow import Location


@dataclass(frozen=True, slots=True)
class AimedLocation:
    """A part of the body and what aiming at it costs; `name` and `note` are what a person reads."""

    location: Location
    name: str
    modifier: int
    note: str
    source: str


class OptionGroup(StrEnum):
    """What a circumstance is about."""

    LIGHT = "light"
    STANCE = "stance"
    ARMS = "arms"
    TARGET = "target"
    SHOT = "shot"


@dataclass(frozen=True, slots=True)
class AttackOption:
    """A circumstance and its modifier, from `least` to `most` where the Mestre de Cena says how much.

    `per` is what it is counted by, empty where it counts once; names and notes are what a person reads.
    """

    id: str
    group: OptionGroup
    name: str
    least: int
    most: int
    per: str
    note: str
    source: str

    def __post_init__(self) -> None:
        if self.least > self.most or self.least == self.most == 0:
            raise ValueError("a modifier goes from the lower figure to the higher")

    @property
    def is_fixed(self) -> bool:
        """Whether the canon gives one figure."""
        return self.least == self.most

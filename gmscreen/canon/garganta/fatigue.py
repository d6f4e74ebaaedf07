"""The tolls of hardship, and breath (20 §6)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType

from gmscreen.canon.canon_file import read_canon
from gmscreen.canon.fields import CanonModel, Readable, Source, Token
from gmscreen.locator import resource
from gmscreen.rules.garganta.fatigue import BreathRules, Exertion, FatigueRules, Hardship, Toll


class TollModel(CanonModel):
    """What one hardship costs."""

    name: Readable
    fatigue: int
    pv: int = 0
    source: Source

    def toll(self) -> Toll:
        """The rules' value."""
        return Toll(self.name, self.fatigue, self.pv, self.source)


class BreathModel(CanonModel):
    """How breath runs out."""

    seconds_per_ht: dict[Token[Exertion], int]
    fatigue_per_turn: int
    minutes_to_death: int
    source: Source


class FatigueModel(CanonModel):
    """Both, as their file writes them."""

    source: Source
    march_level: int
    rest_minutes: int
    tolls: dict[Token[Hardship], TollModel]
    breath: BreathModel


@dataclass(frozen=True)
class Weariness:
    """What wears a body down, and how long it holds its breath."""

    fatigue: FatigueRules
    breath: BreathRules


def read_weariness(path: Path) -> Weariness:
    """Tolls and breath; CanonError where a hardship or an exertion is missing."""
    file = read_canon(path, FatigueModel)
    content, breath = file.content, file.content.breath
    file.require_all(Hardship, content.tolls, ("tolls",))
    file.require_all(Exertion, breath.seconds_per_ht, ("breath", "seconds_per_ht"))
    tolls = MappingProxyType({name: model.toll() for name, model in content.tolls.items()})
    seconds = MappingProxyType(breath.seconds_per_ht)
    return Weariness(
        FatigueRules(tolls, content.march_level, content.rest_minutes, content.source),
        BreathRules(seconds, breath.fatigue_per_turn, breath.minutes_to_death, breath.source),
    )


@cache
def weariness() -> Weariness:
    """The tolls of hardship, and breath."""
    return read_weariness(resource("canon", "garganta", "fatigue.toml"))

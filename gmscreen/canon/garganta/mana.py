"""Mana by floor (17 §6.5, 20 §6.4)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal

from gmscreen.canon.canon_file import read_canon
from gmscreen.canon.fields import AtLeastOne, CanonModel, Ratio, Source
from gmscreen.locator import resource
from gmscreen.rules.garganta.magic import Mana, ManaBand, ManaBands


class BandModel(CanonModel):
    """One band of floors; a null pocket is none, it may lie anywhere."""

    mana: Literal["normal", "high", "very_high"]
    first_floor: int
    level_bonus: int
    cost_share: Ratio
    failures_are_critical: bool
    source: Source

    def band(self) -> ManaBand:
        """The rules' value."""
        return ManaBand(
            Mana(self.mana),
            self.first_floor,
            self.level_bonus,
            self.cost_share,
            self.failures_are_critical,
            self.source,
        )


class ManaModel(CanonModel):
    """The bands, as their file writes them."""

    bands: AtLeastOne[BandModel]


def read_mana_bands(path: Path) -> ManaBands:
    """The bands; CanonError where they do not start at floor 1 and go down."""
    file = read_canon(path, ManaModel)
    with file.refusing("mana_order", ("bands",)):
        return ManaBands(tuple(model.band() for model in file.content.bands))


@cache
def mana_bands() -> ManaBands:
    """How much mana each floor has."""
    return read_mana_bands(resource("canon", "garganta", "mana.toml"))

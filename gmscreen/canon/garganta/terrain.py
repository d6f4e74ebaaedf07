"""The kinds of ground (19 §7b, 20 §5d)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from gmscreen.canon.canon_file import read_canon
from gmscreen.canon.fields import CanonModel, Ratio, Readable, Source
from gmscreen.locator import resource
from gmscreen.rules.garganta.terrain import Terrain


class TerrainModel(CanonModel):
    """One kind of ground."""

    name: Readable
    walked_share: Ratio
    swing_modifier: int = 0
    all_combat_is_close: bool = False
    falls_on_critical_failure: bool = False
    note: Readable
    source: Source


class TerrainsModel(CanonModel):
    """Every kind of ground."""

    terrains: dict[str, TerrainModel]


def read_terrains(path: Path) -> Mapping[str, Terrain]:
    """Every kind of ground by its id, in the order of the file."""
    terrains = read_canon(path, TerrainsModel).content.terrains
    return MappingProxyType({name: Terrain(id=name, **dict(model)) for name, model in terrains.items()})


@cache
def terrains() -> Mapping[str, Terrain]:
    """Every kind of ground by its id."""
    return read_terrains(resource("canon", "garganta", "terrain.toml"))

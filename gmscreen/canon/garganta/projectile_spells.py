"""The projectile spells (20 §4.11; 19 §6)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from gmscreen.canon.canon_file import read_canon
from gmscreen.canon.fields import CanonModel, Readable, Source
from gmscreen.locator import resource
from gmscreen.rules.garganta.projectile_spells import ProjectileSpell


class SpellModel(CanonModel):
    """One spell; without `energy_per_die` no table gives its damage."""

    name: Readable
    least_energy: int
    most_energy: int
    energy_per_die: int | None = None
    most_dice: int | None = None
    explosive: bool = False
    energy: bool = False
    snap: int
    accuracy: int
    half_damage: int
    maximum: int
    source: Source


class SpellsModel(CanonModel):
    """Every projectile spell."""

    spells: dict[str, SpellModel]


def read_projectile_spells(path: Path) -> Mapping[str, ProjectileSpell]:
    """Every projectile spell by its id, in the order of the file."""
    spells = read_canon(path, SpellsModel).content.spells
    return MappingProxyType({name: ProjectileSpell(id=name, **dict(model)) for name, model in spells.items()})


@cache
def projectile_spells() -> Mapping[str, ProjectileSpell]:
    """Every projectile spell by its id."""
    return read_projectile_spells(resource("canon", "garganta", "projectile_spells.toml"))

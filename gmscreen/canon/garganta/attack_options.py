"""Locations and circumstances of an attack (20 §4.5, §4.11, §5.5)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from gmscreen.canon.canon_file import read_canon
from gmscreen.canon.fields import CanonModel, Readable, Source, Token
from gmscreen.locator import resource
from gmscreen.rules.garganta.attack_options import AimedLocation, AttackOption, OptionGroup
from gmscreen.rules.garganta.blow import Location


class LocationModel(CanonModel):
    """One part of the body."""

    name: Readable
    modifier: int
    note: Readable | None = None
    source: Source


class LocationsModel(CanonModel):
    """Every part of the body."""

    locations: dict[Token[Location], LocationModel]


class OptionModel(CanonModel):
    """One circumstance."""

    group: Token[OptionGroup]
    name: Readable
    least: int
    most: int
    per: Readable | None = None
    note: Readable | None = None
    source: Source


class OptionsModel(CanonModel):
    """Every circumstance."""

    options: dict[str, OptionModel]


def read_locations(path: Path) -> Mapping[Location, AimedLocation]:
    """Every location, in the order of the file; CanonError where one is missing."""
    file = read_canon(path, LocationsModel)
    models = file.content.locations
    file.require_all(Location, models, ("locations",))
    return MappingProxyType(
        {
            location: AimedLocation(location, model.name, model.modifier, model.note or "", model.source)
            for location, model in models.items()
        }
    )


def read_attack_options(path: Path) -> Mapping[str, AttackOption]:
    """Every circumstance by its id, in the order of the file; CanonError for one whose ends are crossed."""
    file = read_canon(path, OptionsModel)
    options = {}
    for key, model in file.content.options.items():
        told = dict(model) | {"per": model.per or "", "note": model.note or ""}
        with file.refusing("modifier_order", ("options", key)):
            options[key] = AttackOption(id=key, **told)
    return MappingProxyType(options)


@cache
def locations() -> Mapping[Location, AimedLocation]:
    """What aiming at each part of the body costs."""
    return read_locations(resource("canon", "garganta", "locations.toml"))


@cache
def attack_options() -> Mapping[str, AttackOption]:
    """The circumstances of an attack, by id."""
    return read_attack_options(resource("canon", "garganta", "attack_options.toml"))

"""Things as targets: no defence, only RD and PV (20 §5f)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Annotated

from pydantic import Field

from gmscreen.canon.canon_file import read_canon
from gmscreen.canon.fields import CanonModel, Readable, Source
from gmscreen.locator import resource

Figure = Annotated[int, Field(ge=0)]


@dataclass(frozen=True, slots=True)
class ObjectTarget:
    """A thing that can be broken; `most_pv` is None where the table says "or more"."""

    id: str
    name: str
    dr: int
    least_pv: int
    most_pv: int | None
    source: str


class ObjectModel(CanonModel):
    """One thing."""

    name: Readable
    dr: Figure
    least_pv: Figure
    most_pv: Figure | None = None


class ObjectsModel(CanonModel):
    """Every thing."""

    source: Source
    objects: dict[str, ObjectModel]


def read_objects(path: Path) -> Mapping[str, ObjectTarget]:
    """Every thing by its id, in the order of the file."""
    content = read_canon(path, ObjectsModel).content
    return MappingProxyType(
        {
            key: ObjectTarget(id=key, source=content.source, **dict(model))
            for key, model in content.objects.items()
        }
    )


@cache
def objects() -> Mapping[str, ObjectTarget]:
    """Things as targets, by id."""
    return read_objects(resource("canon", "garganta", "objects.toml"))

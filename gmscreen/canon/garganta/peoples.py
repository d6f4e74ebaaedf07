"""The peoples of A Garganta (32 §1–§6)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Annotated

from pydantic import Field

from gmscreen.canon.canon_file import read_canon
from gmscreen.canon.fields import CanonModel, Readable, Several, Source, Token
from gmscreen.locator import resource
from gmscreen.rules.garganta.load import Scale
from gmscreen.rules.garganta.peoples import People
from gmscreen.texts.folded import folded

Figure = Annotated[int, Field(ge=0)]


class PeopleModel(CanonModel):
    """One people; what is not said is as with humans."""

    name: Readable
    cost: int
    source: Source
    st: int = 0
    dx: int = 0
    iq: int = 0
    ht: int = 0
    fatigue: int = 0
    dr: Figure = 0
    head_dr: Figure | None = None
    racial_move: int = 0
    scale: Token[Scale] = Scale.HUMAN
    missile: int = 0
    reaction: int = 0
    skills_at_dx: Several[Readable] = ()


class PeoplesModel(CanonModel):
    """All of them."""

    peoples: dict[str, PeopleModel]


def read_peoples(path: Path) -> Mapping[str, People]:
    """Every people by its id, in the order of the file."""
    models = read_canon(path, PeoplesModel).content.peoples
    return MappingProxyType({key: _people(key, model) for key, model in models.items()})


def _people(key: str, model: PeopleModel) -> People:
    told = dict(model)
    deltas = {name: told.pop(name) for name in ("st", "dx", "iq", "ht")}
    return People(
        id=key,
        attributes=MappingProxyType({name: delta for name, delta in deltas.items() if delta}),
        **told,
    )


@cache
def peoples() -> Mapping[str, People]:
    """The peoples by their ids."""
    return read_peoples(resource("canon", "garganta", "peoples.toml"))


@lru_cache(maxsize=64)
def people_named(name: str | None) -> People | None:
    """The people that a sheet names, without regard to accents and case; None for one of no table."""
    wanted = folded((name or "").strip())
    return next((people for people in peoples().values() if folded(people.name) == wanted), None)

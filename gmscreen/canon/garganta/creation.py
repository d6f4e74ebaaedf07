"""What a sheet is made with (24 §4, §5; 29 §1, §4; 30 §3)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated

from pydantic import Field

from gmscreen.canon.canon_file import read_canon
from gmscreen.canon.fields import AtLeastOne, CanonModel, Exact, Readable, Source
from gmscreen.locator import resource
from gmscreen.rules.garganta.creation import BondsDue, Creation, Outfit, SchoolScale, SchoolStep

Count = Annotated[int, Field(ge=0)]


class BondsModel(CanonModel):
    """How many ties of each kind."""

    person: Count
    debt: Count
    secret: Count
    source: Source


class EideticModel(CanonModel):
    """What a point counts for, by level."""

    worth: AtLeastOne[Count]
    source: Source


class StepModel(CanonModel):
    """What a spell counts for from a level on."""

    level: int
    counts: Exact


class SchoolModel(CanonModel):
    """The NH of a school."""

    cap: Count
    source: Source
    steps: AtLeastOne[StepModel]


class OutfitModel(CanonModel):
    """What everybody wears and carries."""

    clothes: AtLeastOne[Readable]
    pack: AtLeastOne[Readable]
    source: Source


class PricesModel(CanonModel):
    """Documents that price things."""

    documents: AtLeastOne[Readable]
    source: Source


class CreationModel(CanonModel):
    """The whole file."""

    budget: Exact
    disadvantages: Annotated[int, Field(le=0)]
    quirks: Count
    quirk_cost: int
    source: Source
    bonds: BondsModel
    eidetic: EideticModel
    school: SchoolModel
    outfit: OutfitModel
    prices: PricesModel


def read_creation(path: Path) -> Creation:
    """What a sheet is made with; CanonError for a school in which a higher level does not count for more."""
    file = read_canon(path, CreationModel)
    content = file.content
    with file.refusing("level_order", ("school", "steps")):
        steps = tuple(SchoolStep(step.level, step.counts) for step in content.school.steps)
        school = SchoolScale(steps, content.school.cap, content.school.source)
    return Creation(
        budget=content.budget,
        disadvantages=content.disadvantages,
        quirks=content.quirks,
        quirk_cost=content.quirk_cost,
        source=content.source,
        bonds=BondsDue(**dict(content.bonds)),
        eidetic_worth=content.eidetic.worth,
        school=school,
        outfit=Outfit(**dict(content.outfit)),
        price_documents=content.prices.documents,
        price_source=content.prices.source,
    )


@cache
def creation() -> Creation:
    """What a sheet is made with."""
    return read_creation(resource("canon", "garganta", "creation.toml"))

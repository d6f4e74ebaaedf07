"""The list of spells (27), as far as the canon at hand gives it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated

from pydantic import Field

from gmscreen.canon.canon_file import read_canon
from gmscreen.canon.fields import CanonModel, Readable, Several, Source
from gmscreen.canon.garganta.name_list import NameList
from gmscreen.locator import resource
from gmscreen.rules.garganta.known_lines import KnownSpell


class SpellModel(CanonModel):
    """One spell."""

    name: Readable
    source: Source
    aliases: Several[Readable] = ()
    college: Readable | None = None
    energy: Readable | None = None
    very_hard: bool = False
    magery: Annotated[int, Field(ge=0, le=3)] = 0
    needs: Several[Readable] | None = None
    needs_type: bool = False


class SpellsModel(CanonModel):
    """The whole list."""

    spells: dict[str, SpellModel]


def read_spells(path: Path) -> NameList[KnownSpell]:
    """Every spell by its id; CanonError for one that needs a spell that the list does not have."""
    file = read_canon(path, SpellsModel)
    entries = {key: _spell(key, model) for key, model in file.content.spells.items()}
    spells = NameList(entries, ())
    for key, entry in entries.items():
        with file.refusing("spell_needs_unknown", ("spells", key, "needs")):
            _require_known(spells, entry)
    return spells


def _spell(key: str, model: SpellModel) -> KnownSpell:
    told = {name: value for name, value in dict(model).items() if value is not None}
    return KnownSpell(id=key, **told)


def _require_known(spells: NameList[KnownSpell], entry: KnownSpell) -> None:
    if any(spells.find(name) is None for name in entry.needs or ()):
        raise ValueError(entry.name)


@cache
def spells() -> NameList[KnownSpell]:
    """The list of spells."""
    return read_spells(resource("canon", "garganta", "spells.toml"))

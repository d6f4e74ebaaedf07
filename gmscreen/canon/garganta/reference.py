"""Rules that are looked up rather than computed: short entries in pt-BR, each with its source."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from pathlib import Path

from gmscreen.canon.canon_file import read_canon
from gmscreen.canon.fields import CanonModel, Readable, Several, Source, Token
from gmscreen.locator import resource
from gmscreen.texts.catalogue import text


@dataclass(frozen=True, slots=True)
class Fact:
    """One line of an entry's little table."""

    label: str
    value: str


class ReferenceTable(StrEnum):
    """Figures of another table that an entry stands over."""

    MANEUVERS = "maneuvers"
    LOCATIONS = "locations"
    LIGHT = "light"
    STANCE = "stance"
    ARMS = "arms"
    TARGET = "target"
    SHOT = "shot"
    RANGES = "ranges"
    BREAKAGE = "breakage"
    CRITICAL_BODY = "critical_body"
    CRITICAL_HEAD = "critical_head"
    CRITICAL_MISS = "critical_miss"
    DAMAGE_FACTORS = "damage_factors"
    CAPS = "caps"
    CRIPPLING = "crippling"
    LADDER = "ladder"
    MORTALITY = "mortality"
    FALLS = "falls"
    FIRST_AID = "first_aid"
    PHYSICIAN = "physician"
    LOAD_HUMAN = "load_human"
    LOAD_DWARF = "load_dwarf"
    BASIC_DAMAGE = "basic_damage"
    TOLLS = "tolls"
    BREATH = "breath"
    TERRAIN = "terrain"
    CLOSE_COMBAT = "close_combat"
    MANA = "mana"
    PROJECTILES = "projectiles"
    SPELL_FAILURE = "spell_failure"
    PANIC = "panic"
    OBJECTS = "objects"
    SUPPLIES = "supplies"
    SERVICES = "services"
    ATTRIBUTE_COSTS = "attribute_costs"
    SKILL_COSTS = "skill_costs"
    INTERPRETATIONS = "interpretations"


@dataclass(frozen=True, slots=True)
class ReferenceEntry:
    """One rule in words; `section` is the title it stands under, `table` what it borrows its figures from."""

    id: str
    section: str
    title: str
    text: str
    facts: tuple[Fact, ...]
    source: str
    table: ReferenceTable | None = None


class FactModel(CanonModel):
    """One line of an entry's little table."""

    label: Readable
    value: Readable


class EntryModel(CanonModel):
    """One entry, as its file writes it."""

    section: str
    title: Readable
    text: Readable
    facts: Several[FactModel] = ()
    table: Token[ReferenceTable] | None = None
    source: Source


class ReferenceModel(CanonModel):
    """Sections by id, and the entries in their order."""

    sections: dict[str, Readable]
    entries: dict[str, EntryModel]


def read_reference(path: Path) -> tuple[ReferenceEntry, ...]:
    """Every entry, in the order of the file; CanonError for one under a section that is not there."""
    file = read_canon(path, ReferenceModel)
    sections = file.content.sections
    for key, model in file.content.entries.items():
        if model.section not in sections:
            raise file.error(text("canon_error.section_unknown"), ("entries", key, "section"))
    return tuple(_entry(key, sections[model.section], model) for key, model in file.content.entries.items())


def _entry(key: str, section: str, model: EntryModel) -> ReferenceEntry:
    facts = tuple(Fact(fact.label, fact.value) for fact in model.facts)
    return ReferenceEntry(key, section, model.title, model.text, facts, model.source, model.table)


@cache
def reference() -> tuple[ReferenceEntry, ...]:
    """Every entry of the reference."""
    return read_reference(resource("canon", "garganta", "reference.toml"))

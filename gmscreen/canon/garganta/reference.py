"""Rules that are looked up rather than computed: short entries in pt-BR, each with its source."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from gmscreen.canon.canon_file import read_canon
from gmscreen.canon.fields import CanonModel, Readable, Several, Source
from gmscreen.locator import resource
from gmscreen.texts.catalogue import text


@dataclass(frozen=True, slots=True)
class Fact:
    """One line of an entry's little table."""

    label: str
    value: str


@dataclass(frozen=True, slots=True)
class ReferenceEntry:
    """One rule in words; `section` is the title it stands under."""

    id: str
    section: str
    title: str
    text: str
    facts: tuple[Fact, ...]
    source: str


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
    return ReferenceEntry(key, section, model.title, model.text, facts, model.source)


@cache
def reference() -> tuple[ReferenceEntry, ...]:
    """Every entry of the reference."""
    return read_reference(resource("canon", "garganta", "reference.toml"))

"""A published list of names, found without accents and case, by old names and by what is in brackets."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Generic, Protocol, TypeVar

from gmscreen.rules.garganta.known_lines import GoneName
from gmscreen.texts.folded import folded

LONGEST_KNOWN = 200
"""Characters; no name of a list is a quarter as long."""

MOST_REMEMBERED = 1024
"""Names looked up that are remembered: an audit asks for each of a sheet several times."""

_BRACKETS = re.compile(r"(?P<base>[^()]*[^()\s])\s*\((?P<inside>[^()]+)\)\s*")


class Listed(Protocol):
    """An entry of a list."""

    @property
    def name(self) -> str:
        """The name that the list gives it."""

    @property
    def aliases(self) -> tuple[str, ...]:
        """Old names of the same line."""

    @property
    def words(self) -> tuple[str, ...]:
        """Words that make any name this entry."""


E = TypeVar("E", bound=Listed)


class Marker(StrEnum):
    """What kind of line a name says it is, where several bear the same name (26 §11)."""

    SKILL = "perícia"
    SPELL = "mágica"
    ADVANTAGE = "vantagem"
    DISADVANTAGE = "desvantagem"


@dataclass(frozen=True, slots=True)
class WrittenName:
    """A name as a sheet writes it: what stands before its brackets, and what in them."""

    base: str
    inside: str = ""

    def says(self, marker: Marker) -> bool:
        """Whether the brackets say what kind of line it is."""
        return folded(self.inside.strip()) == folded(marker)


@dataclass(frozen=True, slots=True)
class Found(Generic[E]):
    """An entry, and whether the sheet calls it by an old name."""

    entry: E
    renamed: bool = False


def written_name(name: str) -> WrittenName:
    """`Sobrevivência (Garganta)` in its two parts."""
    parts = _BRACKETS.fullmatch(name[:LONGEST_KNOWN])
    return WrittenName(parts["base"], parts["inside"]) if parts else WrittenName(name.strip())


class NameList(Generic[E]):
    """A list of entries, and of names that it no longer has."""

    def __init__(self, entries: Mapping[str, E], gone: Iterable[GoneName]) -> None:
        self.entries = entries
        self._names = {folded(entry.name): entry for entry in entries.values()}
        self._aliases = {folded(alias): entry for entry in entries.values() for alias in entry.aliases}
        self._words = {folded(word): entry for entry in entries.values() for word in entry.words}
        self._gone = {folded(name.name): name for name in gone}
        self._found = lru_cache(maxsize=MOST_REMEMBERED)(self._find)

    def find(self, name: str) -> Found[E] | None:
        """The entry that a name means: its own name, an old one, the one in brackets, a word of it."""
        return None if len(name) > LONGEST_KNOWN else self._found(name)

    def _find(self, name: str) -> Found[E] | None:
        written = written_name(name)
        base, whole = folded(written.base), folded(name.strip())
        if entry := self._names.get(base) or self._names.get(whole):
            return Found(entry)
        if entry := self._aliases.get(base) or self._aliases.get(whole):
            return Found(entry, renamed=True)
        inside = self._names.get(folded(written.inside.strip()))
        entry = inside or next((self._words[word] for word in base.split() if word in self._words), None)
        return Found(entry) if entry else None

    def gone(self, name: str) -> GoneName | None:
        """What became of a name that the list no longer has, or None."""
        return None if len(name) > LONGEST_KNOWN else self._gone.get(folded(written_name(name).base))

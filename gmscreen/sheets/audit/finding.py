"""What an audit finds: where, what is wrong, what would be right, and who says so."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from types import MappingProxyType

from gmscreen.rules.derivation import Derivation
from gmscreen.texts.catalogue import has_text, text
from gmscreen.texts.steps import filled
from gmscreen.texts.validation import field_path, printable

Place = tuple[str | int, ...]
"""Where something is in the sheet: `("skills", 2, "points")`; lists count from 0."""


_OF_THE_SHEET = {"name", "detail", "item", "college", "needed"}
"""What a sheet may have written in any length and with any sign."""


class Item(IntEnum):
    """The thirteen items of 24 §5, and what lies outside of them."""

    OUTSIDE = 0
    NAMES = 1
    SEVEN_FIELDS = 2
    BONUS_SOURCES = 3
    BONUS_IN_LEVEL = 4
    PREREQUISITES = 5
    OUT_OF_DOMAIN = 6
    SUMS = 7
    BUDGET = 8
    DISADVANTAGES = 9
    TWO_LINES = 10
    HOMONYMS = 11
    SCHOOLS = 12
    BONDS = 13

    @property
    def told(self) -> str:
        """What the item asks for, in a few words."""
        return text(f"audit.item.{_KEYS[self]}")


_KEYS = {
    Item.OUTSIDE: "outside",
    Item.NAMES: "names",
    Item.SEVEN_FIELDS: "seven_fields",
    Item.BONUS_SOURCES: "bonus_sources",
    Item.BONUS_IN_LEVEL: "bonus_in_level",
    Item.PREREQUISITES: "prerequisites",
    Item.OUT_OF_DOMAIN: "out_of_domain",
    Item.SUMS: "sums",
    Item.BUDGET: "budget",
    Item.DISADVANTAGES: "disadvantages",
    Item.TWO_LINES: "two_lines",
    Item.HOMONYMS: "homonyms",
    Item.SCHOOLS: "schools",
    Item.BONDS: "bonds",
}


class Severity(StrEnum):
    """How bad: an error sends the sheet back; a Pendência waits for someone; a notice only says."""

    ERROR = "error"
    PENDING = "pending"
    NOTICE = "notice"

    @property
    def told(self) -> str:
        """The word for it."""
        return text(f"audit.severity.{self}")


@dataclass(frozen=True, slots=True)
class Finding:
    """One finding. `key` is that of its sentences, `args` fill them; `due` explains the right number."""

    item: Item
    severity: Severity
    key: str
    place: Place
    source: str
    args: tuple[tuple[str, object], ...] = ()
    due: Derivation | None = None

    @property
    def field(self) -> str:
        """The field as messages name it, lists counted from 1: `skills[3].points`."""
        return field_path(self.place, first=1)

    @property
    def told(self) -> str:
        """What is wrong, in one sentence."""
        return text(f"audit.wrong.{self.key}", **self._words)

    @property
    def right(self) -> str:
        """What would be right, in one sentence; empty where that is for a person to decide."""
        key = f"audit.right.{self.key}"
        return text(key, **self._words) if has_text(key) else ""

    @property
    def _words(self) -> dict[str, object]:
        """What fills the sentences; what the sheet itself calls things, on one line and not too long."""
        words = filled(self.args)
        return {key: printable(str(words[key])) if key in _OF_THE_SHEET else words[key] for key in words}


def finding(
    item: Item,
    key: str,
    place: Place,
    source: str,
    args: Mapping[str, object] = MappingProxyType({}),
    *,
    severity: Severity = Severity.ERROR,
    due: Derivation | None = None,
) -> Finding:
    """A finding, an error unless said otherwise."""
    return Finding(item, severity, key, place, source, tuple(args.items()), due)

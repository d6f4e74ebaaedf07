"""The sheets to choose from: those of the campaign, read no further than name and kind."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from gmscreen.session.records import SheetRecord
from gmscreen.texts.folded import folded
from gmscreen.ui.isolated import isolated

_MOST_HEADS = 1024


@dataclass(frozen=True, slots=True)
class Volume:
    """A sheet on the shelf; `kind` is a token of SheetKind, or empty for a text that does not say."""

    id: str
    name: str
    kind: str


def shelf(records: Iterable[SheetRecord]) -> tuple[Volume, ...]:
    """The sheets by name."""
    return tuple(sorted(map(volume, records), key=lambda each: (folded(each.name), each.id)))


def volume(record: SheetRecord) -> Volume:
    """One sheet by what its first lines say; one that can't be read goes by its id."""
    name, kind = _head(record.text)
    return Volume(record.id, isolated(" ".join((name if name.strip() else record.id).split())), kind)


@lru_cache(maxsize=_MOST_HEADS)
def _head(written: str) -> tuple[str, str]:
    """Name and kind from the keys before the first table; a whole sheet takes thirty times as long."""
    try:
        head = tomllib.loads(written.partition("\n[")[0])
    except (ValueError, RecursionError):
        return "", ""
    name, kind = head.get("name"), head.get("kind")
    return name if isinstance(name, str) else "", kind if isinstance(kind, str) else ""

"""What a full sheet says, in words and ready to be laid out; nothing of how it looks."""

from __future__ import annotations

from dataclasses import dataclass

from gmscreen.paper.cards.content import CardKind, LineContent, Track
from gmscreen.paper.full_sheet.loading import LoadBar
from gmscreen.paper.press.table import Table


@dataclass(frozen=True, slots=True)
class Value:
    """A number of the strip under the name: what it is called, and what it cost."""

    label: str
    value: str
    under: str = ""


@dataclass(frozen=True, slots=True)
class Portion:
    """A part of the sheet under its title: what is said beside the title, and a table or a text."""

    key: str
    title: str
    note: str = ""
    table: Table | None = None
    text: str = ""


@dataclass(frozen=True, slots=True)
class FullSheet:
    """A whole sheet. `wide` portions take the width of the page, `narrow` ones stand in two columns.

    `edition` says which state of the sheet it is; one that is `for_pen` has nothing but rules and boxes.
    """

    name: str
    kind: CardKind
    band: str
    points: str
    about: str
    values: tuple[Value, ...]
    tracks: tuple[Track, ...]
    lines: tuple[LineContent, ...]
    load: LoadBar | None
    wide: tuple[Portion, ...]
    narrow: tuple[Portion, ...]
    source: str = ""
    edition: str = ""
    portrait: bytes = b""
    for_pen: bool = False

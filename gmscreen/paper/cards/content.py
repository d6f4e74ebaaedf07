"""What a card says, in words and ready to be laid out; nothing of how it looks."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class CardKind(StrEnum):
    """Whose card it is; it colours the band."""

    PC = "pc"
    NAMED_NPC = "named_npc"
    CREATURE = "creature"


class LineId(StrEnum):
    """Which load the numbers are for; `both` where the two lines do not differ by a gram."""

    IN_SCENE = "in_scene"
    ON_MARCH = "on_march"
    BOTH = "both"


@dataclass(frozen=True, slots=True)
class Fact:
    """A small number with its name: an attribute, PV, Fadiga."""

    label: str
    value: str


@dataclass(frozen=True, slots=True)
class Figure:
    """A big number of a line: what it is rolled against, what stands close under it, how it came about."""

    label: str
    value: str
    under: str = ""
    told: str = ""


@dataclass(frozen=True, slots=True)
class LineContent:
    """One line of the sheet: its weight, what the load is called and means, what is missing, its numbers."""

    id: LineId
    title: str
    weight: str
    load: str
    figures: tuple[Figure, ...]
    missing: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a table, its cells in the order of the headings, and what is said under it; or a total."""

    cells: tuple[str, ...]
    remark: str = ""
    is_total: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """A table; the first column takes the room that the others leave."""

    headings: tuple[str, ...]
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Prose:
    """Running text under a heading."""

    heading: str
    text: str


@dataclass(frozen=True, slots=True)
class Rung:
    """A number at and under which something happens, in words; `is_last` where it is the end."""

    words: str
    is_last: bool = False


@dataclass(frozen=True, slots=True)
class Track:
    """Points to tick off one by one, and what happens on the way down.

    The last `weak` of them halve move and dodge; `rungs` come after them. `every` says in words how far
    apart the rungs between the first and the last few are, for where there is no room for all.
    """

    label: str
    count: int
    weak: int
    rungs: tuple[Rung, ...]
    every: str = ""
    aside: str = ""
    legend: str = ""


@dataclass(frozen=True, slots=True)
class CardContent:
    """A whole card; `portrait` is a picture for its back, or empty. A blank one is filled in with a pen."""

    name: str
    kind: CardKind
    band: str
    points: str
    about: str
    facts: tuple[Fact, ...]
    lines: tuple[LineContent, ...]
    sections: tuple[Table | Prose, ...]
    footnote: str = ""
    tracks: tuple[Track, ...] = ()
    portrait: bytes = b""
    is_blank: bool = False

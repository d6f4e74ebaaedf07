"""What there is to pick from, as rows: found as one types, each with how often it is printed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path

from gmscreen.sheets.file_bytes import FileText
from gmscreen.sheets.model import SheetKind
from gmscreen.texts.catalogue import text
from gmscreen.texts.folded import folded
from gmscreen.ui.isolated import isolated
from gmscreen.ui.panels.print.order import MOST_COPIES, Picked


class Which(StrEnum):
    """By what the list is narrowed."""

    ALL = "all"
    PC = "pc"
    NAMED_NPC = "named_npc"
    CREATURE = "creature"
    PICKED = "picked"


@dataclass(frozen=True, slots=True)
class PickRow:
    """One thing to pick; `copies` is 0 where it is not picked."""

    id: str
    words: str
    aside: str = ""
    copies: int = 0

    @property
    def spoken(self) -> str:
        """The row told in one line."""
        key = "picked" if self.copies else "not_picked"
        return text(f"print_panel.row_{key}", name=self.words, aside=self.aside, copies=self.copies)


@dataclass(frozen=True, slots=True)
class FromFile:
    """A text from a file, only there to be printed; `kind` is that of a sheet."""

    name: str
    written: FileText
    origin: Path
    kind: SheetKind | None = None


@dataclass(frozen=True)
class Picks:
    """How often each is printed, and what came from files."""

    copies: Mapping[str, int]
    from_files: Mapping[str, FromFile]

    def with_copies(self, ids: Sequence[str], copies: int) -> Picks:
        """Print these so often; 0 leaves them out."""
        within = min(max(copies, 0), MOST_COPIES)
        others = {each: count for each, count in self.copies.items() if each not in ids}
        return replace(self, copies=others | (dict.fromkeys(ids, within) if within else {}))

    def with_files(self, read: Sequence[FromFile]) -> Picks:
        """Texts from files among the others, each picked once."""
        new = {f"{each.origin}#{each.name}": each for each in read}
        return Picks({**self.copies, **dict.fromkeys(new, 1)}, {**self.from_files, **new})

    def of(self, identity: str) -> int:
        """How often one is printed."""
        return self.copies.get(identity, 0)

    def picked_file(self, identity: str) -> Picked | None:
        """What came from a file and is picked; None for anything else."""
        one = self.from_files.get(identity)
        if one is None or not self.of(identity):
            return None
        return Picked(identity, one.name, one.written, one.origin, self.of(identity))


NOTHING_PICKED = Picks({}, {})


def file_rows(picks: Picks, query: str, kind: SheetKind | None) -> list[PickRow]:
    """What came from files, in the order in which it came."""
    sought = folded(query.strip())
    return [
        PickRow(identity, one_line(one.name), text("print_panel.from_file"), picks.of(identity))
        for identity, one in picks.from_files.items()
        if sought in folded(one.name) and kind in (None, one.kind)
    ]


def one_line(name: str) -> str:
    """A name as a row shows it."""
    return isolated(" ".join(name.split()))

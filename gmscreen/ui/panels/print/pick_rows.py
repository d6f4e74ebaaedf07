"""What there is to pick from, as rows: found as one types, each with how often it is printed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path

from gmscreen.session.campaign import Campaign
from gmscreen.session.library import Filters, SheetEntry, library_of
from gmscreen.sheets.exchange.incoming import Taken
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


_KINDS = {
    Which.PC: SheetKind.PC,
    Which.NAMED_NPC: SheetKind.NAMED_NPC,
    Which.CREATURE: SheetKind.CREATURE,
}


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


@dataclass(frozen=True)
class Picks:
    """How often each is printed, and the sheets that came from files only to be printed."""

    copies: Mapping[str, int]
    from_files: Mapping[str, Taken]

    def with_copies(self, ids: Sequence[str], copies: int) -> Picks:
        """Print these so often; 0 leaves them out."""
        within = min(max(copies, 0), MOST_COPIES)
        others = {each: count for each, count in self.copies.items() if each not in ids}
        return replace(self, copies=others | (dict.fromkeys(ids, within) if within else {}))

    def with_files(self, taken: Sequence[Taken]) -> Picks:
        """Sheets from files among the others, each picked once."""
        new = {f"{each.origin}#{each.sheet.id}": each for each in taken}
        return Picks({**self.copies, **dict.fromkeys(new, 1)}, {**self.from_files, **new})


NOTHING_PICKED = Picks({}, {})


def sheet_rows(campaign: Campaign, picks: Picks, query: str, which: Which) -> tuple[PickRow, ...]:
    """The sheets that are sought, those from files first, then by name; the best first for a query."""
    kind = _KINDS.get(which)
    found = library_of(campaign).found(query, Filters(kind=kind))
    listed = found if query.strip() else sorted(found, key=lambda each: (folded(each.name), each.id))
    rows = [*_file_rows(picks, query, kind), *(_row(entry, picks) for entry in listed)]
    return tuple(row for row in rows if which is not Which.PICKED or row.copies)


def _row(entry: SheetEntry, picks: Picks) -> PickRow:
    aside = text(f"print_panel.kind.{entry.kind}") if entry.kind else text("print_panel.kind_unknown")
    return PickRow(entry.id, _one_line(entry.name), aside, picks.copies.get(entry.id, 0))


def _file_rows(picks: Picks, query: str, kind: SheetKind | None) -> list[PickRow]:
    sought = folded(query.strip())
    return [
        PickRow(
            identity,
            _one_line(taken.sheet.name),
            text("print_panel.from_file"),
            picks.copies.get(identity, 0),
        )
        for identity, taken in picks.from_files.items()
        if sought in folded(taken.sheet.name) and kind in (None, taken.sheet.kind)
    ]


def _one_line(name: str) -> str:
    return isolated(" ".join(name.split()))


def picked_sheets(campaign: Campaign, picks: Picks) -> tuple[Picked, ...]:
    """What is picked and still there, in the order of the list."""
    rows = sheet_rows(campaign, picks, "", Which.PICKED)
    return tuple(_picked(campaign, picks, row) for row in rows)


def _picked(campaign: Campaign, picks: Picks, row: PickRow) -> Picked:
    taken = picks.from_files.get(row.id)
    if taken is not None:
        return Picked(row.id, taken.written, Path(taken.origin), row.copies)
    record = campaign.sheets[row.id]
    portrait = campaign.attachments.get(record.portrait)
    digest = portrait.sha256 if portrait else ""
    return Picked(row.id, FileText(record.text, record.has_bom), Path(record.id), row.copies, digest)

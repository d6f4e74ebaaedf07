"""Sheets to pick from: those of the campaign, and those from files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from gmscreen.session.campaign import Campaign
from gmscreen.session.library import Filters, SheetEntry, library_of
from gmscreen.sheets.file_bytes import FileText
from gmscreen.sheets.model import SheetKind
from gmscreen.texts.catalogue import text
from gmscreen.texts.folded import folded
from gmscreen.ui.panels.print.order import Picked
from gmscreen.ui.panels.print.pick_rows import PickRow, Picks, Which, file_rows, one_line

WHICH = tuple(Which)
_KINDS = {
    Which.PC: SheetKind.PC,
    Which.NAMED_NPC: SheetKind.NAMED_NPC,
    Which.CREATURE: SheetKind.CREATURE,
}


def sheet_rows(campaign: Campaign, picks: Picks, query: str, which: Which) -> tuple[PickRow, ...]:
    """The sheets that are sought, those from files first, then by name; the best first for a query."""
    kind = _KINDS.get(which)
    found = library_of(campaign).found(query, Filters(kind=kind))
    listed = found if query.strip() else sorted(found, key=lambda each: (folded(each.name), each.id))
    rows = [*file_rows(picks, query, kind), *(_row(entry, picks) for entry in listed)]
    return tuple(row for row in rows if which is not Which.PICKED or row.copies)


def _row(entry: SheetEntry, picks: Picks) -> PickRow:
    aside = text(f"print_panel.kind.{entry.kind}") if entry.kind else text("print_panel.kind_unknown")
    return PickRow(entry.id, one_line(entry.name), aside, picks.of(entry.id))


def picked_sheets(campaign: Campaign, picks: Picks) -> tuple[Picked, ...]:
    """What is picked and still there, in the order of the list."""
    return tuple(_picked(campaign, picks))


def _picked(campaign: Campaign, picks: Picks) -> Iterator[Picked]:
    for row in sheet_rows(campaign, picks, "", Which.PICKED):
        from_file = picks.picked_file(row.id)
        if from_file is not None:
            yield from_file
            continue
        record = campaign.sheets[row.id]
        portrait = campaign.attachments.get(record.portrait)
        yield Picked(
            row.id,
            row.words,
            FileText(record.text, record.has_bom),
            Path(record.id),
            row.copies,
            portrait.sha256 if portrait else "",
            record.revision,
        )


def lacking_names(campaign: Campaign) -> tuple[str, ...]:
    """The characters whose players have not answered the Cartão de Entrada, by name."""
    entries = library_of(campaign).entries
    names = [each.name for each in entries if each.lacks_entry_card and not each.archived]
    return tuple(sorted(names, key=folded))

"""Handouts to pick from: the notes of the campaign, and Markdown from files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from gmscreen.session.campaign import Campaign
from gmscreen.session.records import Note
from gmscreen.sheets.file_bytes import FileText
from gmscreen.texts.catalogue import text
from gmscreen.texts.folded import folded
from gmscreen.ui.panels.print.order import Picked
from gmscreen.ui.panels.print.pick_rows import PickRow, Picks, Which, file_rows, one_line

WHICH = (Which.ALL, Which.PICKED)


def note_rows(campaign: Campaign, picks: Picks, query: str, which: Which) -> tuple[PickRow, ...]:
    """The notes that have what is sought in their title or text, those from files first, then by title."""
    sought = folded(query.strip())
    notes = sorted(_notes(campaign), key=lambda note: (folded(note.title), note.id))
    found = [note for note in notes if not sought or sought in folded(f"{note.title}\n{note.text}")]
    aside = text("print_panel.a_note")
    rows = [
        *file_rows(picks, query, None),
        *(PickRow(note.id, one_line(note.title), aside, picks.of(note.id)) for note in found),
    ]
    return tuple(row for row in rows if which is not Which.PICKED or row.copies)


def _notes(campaign: Campaign) -> Iterator[Note]:
    return (note for note in campaign.notes.values() if not note.archived)


def picked_notes(campaign: Campaign, picks: Picks) -> tuple[Picked, ...]:
    """What is picked and still there, in the order of the list."""
    rows = note_rows(campaign, picks, "", Which.PICKED)
    return tuple(picks.picked_file(row.id) or _of_note(campaign.notes[row.id], row.copies) for row in rows)


def _of_note(note: Note, copies: int) -> Picked:
    return Picked(note.id, note.title, FileText(note.text), Path(note.id), copies)

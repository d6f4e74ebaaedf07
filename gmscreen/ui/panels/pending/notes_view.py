"""The list of notes as it is shown: a pure function of the campaign and of what is searched for."""

from __future__ import annotations

from dataclasses import dataclass

from gmscreen.session.campaign import Campaign
from gmscreen.session.finding import found_notes
from gmscreen.session.records import Note
from gmscreen.texts.catalogue import text
from gmscreen.texts.days import day_words
from gmscreen.ui.isolated import isolated
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.table import Cell


@dataclass(frozen=True, slots=True)
class NoteRow:
    """A note as a row: title, and the day it was written in last."""

    id: str
    archived: bool
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class NotesView:
    """The rows, newest note first, and what stands in place of no rows."""

    rows: tuple[NoteRow, ...]
    nothing: str


def present_notes(campaign: Campaign, query: str, *, archive: bool) -> NotesView:
    """The view: what is at hand, or what is in the archive; a search finds in both."""
    wanted = query.strip()
    found = (note for note in found_notes(campaign, query) if wanted or note.archived == archive)
    rows = tuple(map(_row, reversed(tuple(found))))
    if wanted and campaign.notes:
        return NotesView(rows, text("pending_panel.not_found"))
    return NotesView(rows, text("notes.no_archive" if archive else "notes.none"))


def _row(note: Note) -> NoteRow:
    title = isolated(note.title) or text("note.untitled")
    shown = text("notes.archived", title=title) if note.archived else title
    cells = (
        Cell(shown, Tone.MUTED if note.archived else Tone.TEXT),
        Cell(day_words(note.written_at), Tone.MUTED),
    )
    return NoteRow(note.id, note.archived, cells)

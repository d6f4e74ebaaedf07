"""Commands on notes: Markdown in plain text, kept as typed."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gmscreen.session.campaign import Campaign
from gmscreen.session.changes import added, edited, removed
from gmscreen.session.checked_text import LONGEST_NAME, checked_edit, checked_text
from gmscreen.session.commands import Moment, Step, label
from gmscreen.session.kept_record import kept_record
from gmscreen.session.records import Note, Part


@dataclass(frozen=True, slots=True)
class AddNote:
    """Begin a note."""

    title: str
    text: str = ""

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step."""
        note = Note(
            id=moment.new_id(),
            position=campaign.next_position(Part.NOTES),
            title=checked_text(self.title, "title", LONGEST_NAME),
            text=checked_text(self.text, "text"),
            written_at=moment.now,
        )
        return Step(label("add_note", name=note.title), (added(Part.NOTES, note),))


@dataclass(frozen=True, slots=True)
class WriteNote:
    """Go on writing a note; what is typed in quick succession is one step. None leaves as it is."""

    id: str
    text: str | None = None
    title: str | None = None

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step."""
        before = kept_record(campaign, Part.NOTES, self.id, Note)
        after = replace(
            before,
            title=before.title if self.title is None else checked_text(self.title, "title", LONGEST_NAME),
            text=before.text if self.text is None else checked_edit(before.text, self.text, "text"),
        )
        name = label("write_note", name=before.title)
        if after == before:
            return Step(name)
        change = edited(Part.NOTES, before, replace(after, written_at=moment.now))
        return Step(name, (change,), typing=f"{Part.NOTES}:{self.id}")


@dataclass(frozen=True, slots=True)
class FileNote:
    """Put a note in the archive, or take it out."""

    id: str
    archived: bool

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step."""
        before = kept_record(campaign, Part.NOTES, self.id, Note)
        name = label("archive_note" if self.archived else "take_out_note", name=before.title)
        return Step(name, (edited(Part.NOTES, before, replace(before, archived=self.archived)),))


@dataclass(frozen=True, slots=True)
class RemoveNote:
    """Take a note away."""

    id: str

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step."""
        note = kept_record(campaign, Part.NOTES, self.id, Note)
        return Step(label("remove_note", name=note.title), (removed(Part.NOTES, note),))

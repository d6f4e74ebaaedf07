"""Commands on sheets: taken in, edited, filed, archived, taken away."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from gmscreen.session.attachment_commands import Attach
from gmscreen.session.campaign import Campaign
from gmscreen.session.changes import added, edited, removed
from gmscreen.session.checked_text import LONGEST_NAME, checked_text
from gmscreen.session.commands import Label, Moment, Step, label
from gmscreen.session.edit_labels import edit_label
from gmscreen.session.kept_record import kept_record
from gmscreen.session.records import AttachmentRecord, Part, SheetRecord
from gmscreen.sheets.draft import draft_after, draft_of, edited_text, sheet_file_said
from gmscreen.sheets.errors import SheetError
from gmscreen.sheets.file_bytes import FileText
from gmscreen.sheets.native_file import sheet_in
from gmscreen.sheets.new_sheets import slug_of
from gmscreen.sheets.sheet_edits import FOLLOWED, Edit, SetField, Several
from gmscreen.texts.catalogue import text


@dataclass(frozen=True, slots=True)
class AddSheet:
    """Take a sheet in, from the text of its file; its id is that of the sheet, numbered if it is taken."""

    written: FileText
    folder: str = ""
    tags: tuple[str, ...] = ()

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; SheetError for a text that is no sheet."""
        sheet = sheet_in(self.written).sheet
        record = SheetRecord(
            id=_free_id(campaign, sheet.id),
            position=campaign.next_position(Part.SHEETS),
            text=self.written.text,
            has_bom=self.written.has_bom,
            folder=checked_text(self.folder, "folder", LONGEST_NAME),
            tags=tuple(checked_text(tag, "tags", LONGEST_NAME) for tag in self.tags),
        )
        return Step(label("add_sheet", name=sheet.name), (added(Part.SHEETS, record),))


@dataclass(frozen=True, slots=True)
class WriteSheet:
    """Put another text in the place of a sheet's; edits in quick succession are one step."""

    id: str
    text: str

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; SheetError for a text that is no sheet."""
        before = _sheet(campaign, self.id)
        if before.text == self.text:
            return Step(label("write_sheet", name=self.id))
        name = sheet_in(FileText(self.text, before.has_bom)).sheet.name
        after = replace(before, text=self.text, revision=before.revision + 1)
        return Step(
            label("write_sheet", name=name),
            (edited(Part.SHEETS, before, after),),
            typing=f"{Part.SHEETS}:{self.id}",
        )


@dataclass(frozen=True, slots=True)
class EditSheet:
    """Change one thing in a sheet; while `typing`, edits of one field in quick succession are one step."""

    id: str
    edit: Edit
    typing: bool = False

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; SheetError with the field and what is wrong, and what was typed is still the caller's."""
        record = _sheet(campaign, self.id)
        before = draft_of(FileText(record.text, record.has_bom))
        try:
            after = draft_after(before, self.edit)
        except SheetError as error:
            raise SheetError(Path(self.id), error.problems) from error
        named = edit_label(self.edit, before.sheet, after.sheet)
        if after.written == before.written:
            return Step(named)
        edited_record = replace(record, text=after.written.text, revision=record.revision + 1)
        key = f"{Part.SHEETS}:{self.id}:{_typed_in(self.edit)}" if self.typing else ""
        return Step(named, (edited(Part.SHEETS, record, edited_record),), typing=key)


@dataclass(frozen=True, slots=True)
class FileSheet:
    """Put a sheet in a folder, under tags, in the archive or out of it; None leaves as it is."""

    id: str
    folder: str | None = None
    tags: tuple[str, ...] | None = None
    archived: bool | None = None

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step."""
        before = _sheet(campaign, self.id)
        folder = before.folder if self.folder is None else checked_text(self.folder, "folder", LONGEST_NAME)
        tags = before.tags if self.tags is None else self.tags
        after = replace(
            before,
            folder=folder,
            tags=tuple(checked_text(tag, "tags", LONGEST_NAME) for tag in tags),
            archived=before.archived if self.archived is None else self.archived,
        )
        return Step(_filing_label(before, after), (edited(Part.SHEETS, before, after),))


@dataclass(frozen=True, slots=True)
class RenameFolder:
    """Give a folder another name, or another place, with all the sheets in it and in those within it."""

    before: str
    after: str

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step, without changes when there is no such folder."""
        after = checked_text(self.after, "folder", LONGEST_NAME)
        within = f"{self.before}/"
        changes = tuple(
            edited(Part.SHEETS, record, replace(record, folder=after + record.folder[len(self.before) :]))
            for record in campaign.sheets.values()
            if record.folder == self.before or record.folder.startswith(within)
        )
        return Step(label("rename_folder", before=self.before, name=after), changes)


@dataclass(frozen=True, slots=True)
class DuplicateSheet:
    """Put a copy of a sheet behind all others, under a name of its own, in the same folder."""

    id: str

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step."""
        record = _sheet(campaign, self.id)
        copy = copied_sheet(campaign, record, text("sheet.copy_of", name=_name(record)))
        return Step(label("duplicate_sheet", name=_name(record)), (added(Part.SHEETS, copy),))


def copied_sheet(campaign: Campaign, record: SheetRecord, name: str, *edits: Edit) -> SheetRecord:
    """A copy of a sheet behind all others, under another name, with these edits, filed as the sheet is."""
    identity = _free_id(campaign, slug_of(name))
    named = Several((SetField(("name",), name), SetField(("id",), identity), *edits))
    written = edited_text(FileText(record.text, record.has_bom), named)
    position = campaign.next_position(Part.SHEETS)
    return replace(record, id=identity, position=position, text=written.text, archived=False, revision=1)


@dataclass(frozen=True, slots=True)
class RestoreRevision:
    """Go back to an earlier text of a sheet; what came after stays among the revisions."""

    id: str
    text: str
    revision: int

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; SheetError for a text that is no sheet."""
        before = _sheet(campaign, self.id)
        name = sheet_file_said(FileText(self.text, before.has_bom)).sheet.name
        named = label("restore_revision", name=name, revision=self.revision)
        if before.text == self.text:
            return Step(named)
        after = replace(before, text=self.text, revision=before.revision + 1)
        return Step(named, (edited(Part.SHEETS, before, after),))


@dataclass(frozen=True, slots=True)
class SetPortrait:
    """Give a sheet a picture of the campaign, by the id of the attachment; none for an empty one."""

    id: str
    attachment: str

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError for a picture that the campaign does not have."""
        before = _sheet(campaign, self.id)
        if self.attachment:
            kept_record(campaign, Part.ATTACHMENTS, self.attachment, AttachmentRecord)
        after = replace(before, portrait=self.attachment)
        key = "set_portrait" if self.attachment else "clear_portrait"
        return Step(label(key, name=_name(before)), (edited(Part.SHEETS, before, after),))


@dataclass(frozen=True, slots=True)
class GivePortrait:
    """Copy a picture into the campaign and give it to a sheet, as one step."""

    id: str
    name: str
    data: bytes

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step; RuleError for a picture that is too large or none."""
        before = _sheet(campaign, self.id)
        copied = Attach(self.name, self.data).plan(campaign, moment)
        after = replace(before, portrait=copied.changes[0].id)
        changes = (*copied.changes, edited(Part.SHEETS, before, after))
        return Step(label("set_portrait", name=_name(before)), changes, blobs=copied.blobs)


@dataclass(frozen=True, slots=True)
class RemoveSheet:
    """Take a sheet away."""

    id: str

    def plan(self, campaign: Campaign, moment: Moment) -> Step:
        """The step."""
        record = _sheet(campaign, self.id)
        return Step(label("remove_sheet", name=_name(record)), (removed(Part.SHEETS, record),))


def _typed_in(edit: Edit) -> str:
    """What tells the field or the line that is typed in from all others: what follows from it aside."""
    if isinstance(edit, Several) and edit.name == FOLLOWED:
        return _typed_in(edit.edits[0])
    if isinstance(edit, Several):
        return f"{edit.name}:{_typed_in(edit.edits[0]).rpartition('.')[0]}" if edit.edits else edit.name
    return ".".join(map(str, edit.path))


def _sheet(campaign: Campaign, identity: str) -> SheetRecord:
    return kept_record(campaign, Part.SHEETS, identity, SheetRecord)


def _name(record: SheetRecord) -> str:
    """What the sheet is called; its id where its text can't be read."""
    try:
        return sheet_file_said(FileText(record.text, record.has_bom)).sheet.name
    except SheetError:
        return record.id


def _free_id(campaign: Campaign, wanted: str) -> str:
    identity, number = wanted, 1
    while identity in campaign.sheets:
        number += 1
        identity = f"{wanted}-{number}"
    return identity


def _filing_label(before: SheetRecord, after: SheetRecord) -> Label:
    if before.archived != after.archived:
        return label("archive_sheet" if after.archived else "take_out_sheet", name=_name(before))
    return label("file_sheet", name=_name(before))

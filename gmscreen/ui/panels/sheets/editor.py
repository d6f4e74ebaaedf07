"""Carries out what is typed into the sheet in hand, and says what is wrong with what can't be."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gmscreen.session.commands import Command
from gmscreen.session.library import library_of
from gmscreen.session.records import AttachmentRecord
from gmscreen.session.session import Session
from gmscreen.session.sheet_commands import EditSheet, GivePortrait, SetPortrait
from gmscreen.session.table_values import filled
from gmscreen.sheets.draft import draft_after, draft_of
from gmscreen.sheets.errors import SheetError
from gmscreen.sheets.file_bytes import FileText
from gmscreen.sheets.lines import Lines
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.pasting import pasted, pasted_lines
from gmscreen.sheets.sheet_edits import DuplicateItem, Edit, MoveItem, RemoveItem, Several
from gmscreen.sheets.sheet_fields import FieldPath
from gmscreen.sheets.what_if import what_if
from gmscreen.texts.catalogue import plural
from gmscreen.texts.folded import folded
from gmscreen.ui.isolated import isolated
from gmscreen.ui.panels.refused import refused


class SheetEditor:
    """Each act is one step of the campaign; it gives what is wrong, or nothing and it is done."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.sheet_id: str | None = None
        self.tell: Callable[[str], object] = _keep_quiet

    @property
    def sheet(self) -> Sheet | None:
        """The sheet as it is written now; None when it is gone or was never there."""
        record = self._session.campaign.sheets.get(self.sheet_id or "")
        return None if record is None else draft_of(FileText(record.text, record.has_bom)).sheet

    def other(self, sheet_id: str) -> Sheet | None:
        """Another sheet of the campaign; None for one that is not there or can't be read."""
        record = self._session.campaign.sheets.get(sheet_id)
        try:
            return None if record is None else draft_of(FileText(record.text, record.has_bom)).sheet
        except SheetError:
            return None

    def companions(self) -> list[tuple[str, str]]:
        """Ids and names of the other sheets out of the archive, by name."""
        entries = library_of(self._session.campaign).entries
        others = [each for each in entries if not each.archived and each.id != self.sheet_id]
        return sorted(((each.id, isolated(each.name)) for each in others), key=lambda one: folded(one[1]))

    def would_be(self, edit: Edit) -> tuple[Sheet, Lines]:
        """The sheet after an edit that nobody made, and its lines; SheetError for one that can't be made."""
        record = self._session.campaign.sheets[self.sheet_id or ""]
        draft = draft_of(FileText(record.text, record.has_bom))
        values = self._session.values.all()
        imagined = what_if(draft, edit, self._session.readings, lambda sheet: filled(sheet, values))
        return filled(draft_after(draft, edit).sheet, values), imagined.lines

    @property
    def portrait(self) -> AttachmentRecord | None:
        """The picture that the sheet has; None without one."""
        record = self._session.campaign.sheets.get(self.sheet_id or "")
        pictures = self._session.campaign.attachments
        return pictures.get(record.portrait) if record is not None else None

    def picture(self, record: AttachmentRecord) -> bytes:
        """The bytes of a picture of the campaign; StoreError for those that are damaged."""
        return self._session.open.store.blob(record.sha256)

    def give_portrait(self, name: str, data: bytes) -> str:
        """Copy a picture into the campaign, for this sheet; what is wrong with it, or nothing."""
        return self._carried_out(lambda sheet_id: GivePortrait(sheet_id, name, data))

    def take_portrait(self) -> str:
        """Take the picture off the sheet."""
        return self._carried_out(lambda sheet_id: SetPortrait(sheet_id, ""))

    def typed(self, path: FieldPath, typed: str) -> str:
        """Put what was typed into a cell; keys that follow each other in it are one step."""
        from gmscreen.sheets.cell_edits import cell_edit  # noqa: PLC0415 # `prepare` of the panel imports it

        return self._try(lambda sheet: cell_edit(sheet, path, typed), typing=True)

    def choices(self, path: FieldPath, typed: str) -> Sequence[str]:
        """Words that a cell may come to say."""
        from gmscreen.sheets.cell_choices import choices  # noqa: PLC0415 # as above

        sheet, key = self.sheet, str(path[-1])
        if sheet is None:
            return ()
        if key not in _USED:
            return choices(sheet, path, typed)
        entries = library_of(self._session.campaign).entries
        used = dict.fromkeys(getattr(entry, key) for entry in entries if entry.id != self.sheet_id)
        return choices(sheet, path, typed, filter(None, used))

    def rest(self) -> None:
        """Have what was typed saved in a moment."""
        self._session.open.settle_soon()

    def do(self, edit: Edit) -> str:
        """Make an edit."""
        return self._try(lambda _sheet: edit)

    def try_edit(self, planned: Callable[[Sheet], Edit]) -> str:
        """Make the edit that is planned of the sheet as it is now."""
        return self._try(planned)

    def entered(self, at: tuple[str, ...], typed: str, place: int | None) -> str:
        """Add a line to a list."""
        from gmscreen.sheets.entered_lines import new_line  # noqa: PLC0415 # as above

        return self._try(lambda sheet: new_line(sheet, at, typed, place))

    def pasted(self, key: str, columns: Sequence[str], first: int, typed: str) -> str:
        """Fill cells of a list from the clipboard."""
        return self._try(lambda sheet: pasted(sheet, key, columns, first, typed))

    def pasted_lines(self, at: tuple[str, ...], typed: str) -> str:
        """Add a row for each line of the clipboard."""
        return self._try(lambda sheet: pasted_lines(sheet, at, typed))

    def _try(self, planned: Callable[[Sheet], Edit], *, typing: bool = False) -> str:
        sheet = self.sheet
        if sheet is None:
            return ""
        follow: list[Edit] = []
        problem = self._carried_out(
            lambda sheet_id: EditSheet(sheet_id, self._whole(planned(sheet), follow), typing)
        )
        if follow and not problem and not typing:
            self.tell(plural("sheets_panel.followed", len(follow)))
        return problem

    def _whole(self, edit: Edit, follow: list[Edit]) -> Edit:
        """The edit with what follows from it, which goes into `follow`."""
        from gmscreen.sheets.consequences import followed  # noqa: PLC0415 # as above

        record = self._session.campaign.sheets[self.sheet_id or ""]
        whole = followed(draft_of(FileText(record.text, record.has_bom)), edit)
        if isinstance(whole, Several) and whole is not edit:
            follow += whole.edits[1:]
        return whole

    def _carried_out(self, command: Callable[[str], Command]) -> str:
        sheet_id = self.sheet_id
        return "" if sheet_id is None else refused(lambda: self._session.do(command(sheet_id)))


_USED = ("origin", "mark")
"""Fields of which the other sheets of the campaign say how they may go on."""


def _keep_quiet(_words: str) -> None:
    """Nobody asked to be told."""


class FieldKeeper:
    """Rows that are fields of the sheet, one each; none comes or goes."""

    def __init__(self, editor: SheetEditor, paths: Sequence[FieldPath]) -> None:
        self._editor, self._paths = editor, tuple(paths)

    def typed(self, row: int, _key: str, typed: str) -> str:
        """Put what was typed into the field of a row."""
        return self._editor.typed(self._paths[row], typed)

    def pasted(self, row: int, _keys: Sequence[str], typed: str) -> str:
        """Fill the column from a row on."""
        cells = zip(range(row, len(self._paths)), typed.splitlines(), strict=False)
        return next(filter(None, [self.typed(place, "", cell) for place, cell in cells]), "")

    def choices(self, row: int, _key: str, typed: str) -> Sequence[str]:
        """Words that the field of a row may come to say."""
        return self._editor.choices(self._paths[row], typed)

    def rested(self) -> None:
        """A cell was left: what was typed in it need not wait for more."""
        self._editor.rest()

    def entered(self, _typed: str, _place: int | None) -> str:
        """Nothing: there is no foot."""
        return ""

    def offers(self, _typed: str) -> Sequence[str]:
        """Nothing."""
        return ()

    def completed(self, typed: str, _offers: Sequence[str]) -> str:
        """What was typed."""
        return typed

    def with_name(self, typed: str, _name: str) -> str:
        """What was typed."""
        return typed

    def removed(self, _row: int) -> str:
        """Nothing."""
        return ""

    def duplicated(self, _row: int) -> str:
        """Nothing."""
        return ""

    def moved(self, _row: int, _to: int) -> str:
        """Nothing."""
        return ""


class ListKeeper:
    """The rows of one list of the sheet, for the table that edits them; `at` is the path of the list."""

    def __init__(self, editor: SheetEditor, *at: str) -> None:
        self._editor, self._at = editor, at
        self._key = at[-1]

    def typed(self, row: int, key: str, typed: str) -> str:
        """Put what was typed into a cell; a list of plain texts has no keys."""
        return self._editor.typed((*self._at, row, key) if key else (*self._at, row), typed)

    def entered(self, typed: str, place: int | None) -> str:
        """Add a row for what was typed."""
        return self._editor.entered(self._at, typed, place)

    def choices(self, row: int, key: str, typed: str) -> Sequence[str]:
        """Words that a cell may come to say."""
        return self._editor.choices((*self._at, row, key), typed) if key else ()

    def rested(self) -> None:
        """A cell was left: what was typed in it need not wait for more."""
        self._editor.rest()

    def offers(self, typed: str) -> Sequence[str]:
        """Names that the lists have."""
        from gmscreen.sheets.entered_lines import offered  # noqa: PLC0415 # as above

        return offered(self._key, typed)

    def completed(self, typed: str, offers: Sequence[str]) -> str:
        """What was typed with the name that is meant."""
        from gmscreen.sheets.entered_lines import completed  # noqa: PLC0415 # as above

        return completed(self._key, typed, offers)

    def with_name(self, typed: str, name: str) -> str:
        """What was typed with this name."""
        from gmscreen.sheets.entered_lines import with_name  # noqa: PLC0415 # as above

        return with_name(self._key, typed, name)

    def pasted(self, row: int, keys: Sequence[str], typed: str) -> str:
        """Fill cells from a row on; a list that is no table of its own gets a row for each line."""
        if len(self._at) > 1 or not keys:
            return self._editor.pasted_lines(self._at, typed)
        return self._editor.pasted(self._key, keys, row, typed)

    def removed(self, row: int) -> str:
        """Take a row out."""
        return self._editor.do(RemoveItem(self._at, row))

    def duplicated(self, row: int) -> str:
        """Put a copy of a row under it."""
        return self._editor.do(DuplicateItem(self._at, row))

    def moved(self, row: int, to: int) -> str:
        """Put a row elsewhere."""
        return self._editor.do(MoveItem(self._at, row, to))

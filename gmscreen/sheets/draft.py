"""A sheet that is being edited: its text in parts, and the record.

What an edit did not touch stays the same object, in the record too, so that identity tells what changed.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import reduce
from pathlib import Path

from gmscreen.sheets.errors import SheetError, refusal
from gmscreen.sheets.file_bytes import LARGEST_FILE, FileText
from gmscreen.sheets.model import Sheet
from gmscreen.sheets.native_file import SheetFile, sheet_in, tree_of
from gmscreen.sheets.part_edits import after_in_parts
from gmscreen.sheets.recent import Recent
from gmscreen.sheets.sheet_edits import Edit, OneEdit, Several, tree_after
from gmscreen.sheets.toml_edit import edited
from gmscreen.sheets.toml_parts import TextParts, parts_of

MOST_DRAFTS = 64
MOST_SHEETS = 512
FEWEST_MARKS = 50_000


@dataclass(frozen=True, slots=True)
class Draft:
    """A sheet with the text that says it; `parts` is None where the text is laid out unusually."""

    written: FileText
    sheet: Sheet
    parts: TextParts | None


_DRAFTS: Recent[FileText, Draft] = Recent(MOST_DRAFTS)
_FILES: Recent[FileText, SheetFile] = Recent(MOST_SHEETS)


def sheet_file_said(written: FileText, path: Path | None = None) -> SheetFile:
    """The sheet that a text says, read once; SheetError, which tells `path`, when it is none."""
    draft = _DRAFTS.get(written)
    if draft is not None:
        return SheetFile(draft.sheet, written)
    return _FILES.of(written, lambda text: sheet_in(text, path))


def draft_of(written: FileText) -> Draft:
    """The draft of a text; SheetError when it is no sheet."""
    return _DRAFTS.of(written, lambda text: Draft(text, sheet_file_said(text).sheet, parts_of(text.text)))


def draft_after(draft: Draft, edit: Edit) -> Draft:
    """The draft with the edit made; SheetError with field and reason when it can't be."""
    after = reduce(_after, _each(edit), draft)
    _DRAFTS.put(after.written, after)
    return after


def edited_text(written: FileText, edit: Edit) -> FileText:
    """The text with the edit made, changed in that field only; SheetError as `draft_after`."""
    return draft_after(draft_of(written), edit).written


def _each(edit: Edit) -> Iterable[OneEdit]:
    if not isinstance(edit, Several):
        return (edit,)
    return (one for inner in edit.edits for one in _each(inner))


def _after(draft: Draft, edit: OneEdit) -> Draft:
    changed = None if draft.parts is None else after_in_parts(draft.parts, draft.sheet, edit)
    if changed is None:
        return _anew(draft, edit)
    parts, sheet = changed
    return Draft(_checked(FileText(parts.text, draft.written.has_bom)), sheet, parts)


def _checked(written: FileText) -> FileText:
    """The text, within the bounds of a file; counting its items takes longer than bounding them."""
    text = written.text
    if len(text) * 4 > LARGEST_FILE and len(written.data) > LARGEST_FILE:
        raise refusal(None, "too_large")
    if len(text) > FEWEST_MARKS and text.count("=") + text.count(",") + text.count("[") > FEWEST_MARKS:
        sheet_in(written)
    return written


def _anew(draft: Draft, edit: OneEdit) -> Draft:
    """The long way: the whole text changed, and read again."""
    tree = tree_of(draft.written.text)
    text = edited(draft.written.text, tree, tree_after(tree, edit))
    written = FileText(text, draft.written.has_bom)
    try:
        sheet = sheet_in(written).sheet
    except SheetError as error:
        raise error.without_lines() from None
    return Draft(written, sheet, parts_of(text))

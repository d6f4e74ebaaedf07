"""The revisions of a sheet as rows, and two of them beside one another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from gmscreen.session.store_protocol import SheetRevision
from gmscreen.sheets.differences import FieldDifference, beside_one_another, differences
from gmscreen.sheets.draft import sheet_file_said
from gmscreen.sheets.errors import SheetError
from gmscreen.sheets.file_bytes import FileText
from gmscreen.sheets.model import Sheet
from gmscreen.texts.catalogue import plural, text
from gmscreen.texts.days import moment_words
from gmscreen.ui.isolated import isolated
from gmscreen.ui.theme.theme import Tone
from gmscreen.ui.widgets.table import Cell

Cells = tuple[Cell, ...]


def revision_cells(revision: SheetRevision, before: SheetRevision | None, *, is_now: bool) -> Cells:
    """When it was, its number, and what it changed in the one before it."""
    number = text("revisions.now", number=revision.revision) if is_now else str(revision.revision)
    return (
        Cell(when(revision)),
        Cell(number, Tone.ACCENT if is_now else Tone.MUTED, strong=is_now),
        Cell(label_of(revision.text, None if before is None else before.text)),
    )


def when(revision: SheetRevision) -> str:
    """Day and hour of a revision, where one is."""
    if revision.time is None:
        return text("revisions.made")
    return moment_words(revision.time)


@lru_cache(maxsize=1024)
def label_of(written: str, before: str | None) -> str:
    """What changed in a word or two; texts in which nothing differs but their form are told so."""
    if before is None:
        return text("revisions.first")
    try:
        changes = differences(_sheet(before), _sheet(written))
    except SheetError:
        return text("revisions.unread")
    if not changes:
        return text("revisions.same")
    one = changes[0]
    first = text("revisions.change", field=field_of(one), before=one.before, after=one.after)
    return first if len(changes) == 1 else plural("revisions.more", len(changes) - 1, first=first)


def _sheet(written: str) -> Sheet:
    return sheet_file_said(FileText(written)).sheet


def field_of(one: FieldDifference) -> str:
    """Whose field it is, and which."""
    words = text("findings.place", owner=one.owner, field=one.field) if one.owner else one.field
    return isolated(words)


def compared_cells(before: str, after: str, *, everything: bool) -> Sequence[Cells]:
    """Fields that differ, or all of them, with both values; SheetError for a text that is no sheet."""
    compare = beside_one_another if everything else differences
    return tuple(_cells(compare(_sheet(before), _sheet(after))))


def _cells(found: Sequence[FieldDifference]) -> Iterator[Cells]:
    for one in found:
        tone = Tone.TEXT if one.differs else Tone.MUTED
        values = (Cell(isolated(value), tone, strong=one.differs) for value in (one.before, one.after))
        yield (Cell(field_of(one), tone), *values)

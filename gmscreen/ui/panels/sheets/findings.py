"""The findings of an audit as they are shown, apart from the audit: a start shows none."""

from __future__ import annotations

from dataclasses import dataclass

from gmscreen.sheets.sheet_edits import Edit
from gmscreen.sheets.sheet_fields import FieldPath
from gmscreen.ui.widgets.table import Cell


@dataclass(frozen=True, slots=True)
class FindingRow:
    """A finding: its place in the sheet, its sentences, its cells, and the edit that mends it, if any."""

    id: str
    place: FieldPath
    wrong: str
    right: str
    cells: tuple[Cell, ...]
    mend: Edit | None


@dataclass(frozen=True, slots=True)
class FindingsView:
    """The rows; how many there are in a word or two, and of which severity; not audited, it has neither."""

    rows: tuple[FindingRow, ...] = ()
    count: str = ""
    summary: str = ""


NOT_AUDITED = FindingsView()

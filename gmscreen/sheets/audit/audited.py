"""Whose sheet is audited."""

from __future__ import annotations

from gmscreen.sheets.model import Sheet, SheetKind


def is_audited(sheet: Sheet) -> bool:
    """Whether the rule of the sheet concerns it: people, not creatures."""
    return sheet.kind is not SheetKind.CREATURE

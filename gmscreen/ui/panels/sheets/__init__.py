"""Fichas: any sheet with both its lines, to read; list, search and card on the side."""

from importlib import import_module

from gmscreen.ui.panels.sheets.panel import build

__all__ = ["build", "prepare"]

_LATE = (
    "gmscreen.sheets.account_edits",
    "gmscreen.sheets.cell_edits",
    "gmscreen.sheets.entered_lines",
    "gmscreen.ui.panels.sheets.findings_view",
    "gmscreen.ui.panels.sheets.paste_view",
)


def prepare() -> None:
    """Import what the panel needs after its first sheet is shown."""
    for module in _LATE:
        import_module(module)

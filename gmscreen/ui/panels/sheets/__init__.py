"""Fichas: any sheet with both its lines, to read; list, search and card on the side."""

from gmscreen.ui.panels.sheets.panel import build

__all__ = ["build"]

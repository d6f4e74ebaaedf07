"""Impressão: cards and whatever else goes on paper, looked at before, exported and printed."""

from gmscreen.ui.panels.print.panel import build

__all__ = ["build"]

"""Pendências: what the sheets on the desk lack, and what the table settled."""

from gmscreen.ui.panels.pending.panel import build

__all__ = ["build"]

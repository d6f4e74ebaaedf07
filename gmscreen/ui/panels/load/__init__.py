"""Carga: what a weight does to whoever carries it, and what would change it."""

from gmscreen.ui.panels.load.panel import build

__all__ = ["build"]

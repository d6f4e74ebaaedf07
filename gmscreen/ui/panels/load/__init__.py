"""Carga: what a weight does to whoever carries it, and what would change it."""

from gmscreen.ui.panels.load.panel import build, prepare

__all__ = ["build", "prepare"]

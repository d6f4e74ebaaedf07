"""Magia: the level and the cost of a spell, its outcomes, the table of failures, missiles and resistance."""

from gmscreen.ui.panels.magic.panel import build, prepare

__all__ = ["build", "prepare"]

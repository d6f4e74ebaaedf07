"""Queda: what a fall costs, how likely it kills, and the roll."""

from gmscreen.ui.panels.fall.panel import build, prepare

__all__ = ["build", "prepare"]

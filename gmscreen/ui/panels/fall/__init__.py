"""Queda: what a fall costs, how likely it kills, and the roll."""

from gmscreen.ui.panels.fall.panel import build

__all__ = ["build"]

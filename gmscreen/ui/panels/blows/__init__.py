"""Golpes: the tables of critical hits and of critical misses, narrowed to the blow at hand."""

from gmscreen.ui.panels.blows.panel import build, prepare

__all__ = ["build", "prepare"]

"""Dados: any dice, a test, a contest, and every roll of the session."""

from gmscreen.ui.panels.dice.panel import build

__all__ = ["build"]

"""Referência: every rule that is looked up, grouped and searched as one types."""

from gmscreen.ui.panels.reference.reading import build, prepare

__all__ = ["build", "prepare"]

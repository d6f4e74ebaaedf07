"""Defesas e manobras: what each manoeuvre leaves, every defence, and the whole of an attack."""

from gmscreen.ui.panels.defenses.panel import build, prepare

__all__ = ["build", "prepare"]

"""Combate: who acts, what he may do, what the blow does, who falls."""

from gmscreen.ui.panels.combat.panel import build, prepare

__all__ = ["build", "prepare"]

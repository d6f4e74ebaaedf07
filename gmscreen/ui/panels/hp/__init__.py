"""PV: the ladder of one wounded, what he lost and healed, and which tests that asks."""

from gmscreen.ui.panels.hp.panel import build, prepare

__all__ = ["build", "prepare"]

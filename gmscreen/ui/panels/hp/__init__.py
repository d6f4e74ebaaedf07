"""PV: the ladder of one wounded, what he lost and healed, and which tests that asks."""

from gmscreen.ui.panels.hp.panel import build

__all__ = ["build"]

"""Pendências: what the sheets on the desk lack, and what the table settled."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from gmscreen.ui.panel_spec import PanelContext


def prepare() -> None:
    """Import the panel, whose smaller parts other panels use from the start."""
    from gmscreen.ui.panels.pending import panel as _panel  # noqa: F401, PLC0415 # see above


def build(context: PanelContext) -> QWidget:
    """The panel Pendências, imported now."""
    from gmscreen.ui.panels.pending.panel import build as built  # noqa: PLC0415 # see above

    return built(context)

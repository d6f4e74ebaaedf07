"""Items of a row that begin at its upper edge."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout

from gmscreen.ui.widgets.layout_parts import parts


def top_aligned(layout: QBoxLayout) -> None:
    """Begin everything in a row that stands in a widget at its upper edge."""
    for part in parts(layout):
        layout.setAlignment(part, Qt.AlignmentFlag.AlignTop)

"""Items of a row that begin at its upper edge."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout


def top_aligned(layout: QBoxLayout) -> None:
    """Begin everything in a row at its upper edge."""
    for place in range(layout.count()):
        item = layout.itemAt(place)
        if item is not None:
            item.setAlignment(Qt.AlignmentFlag.AlignTop)

"""Scrolling so that what was found is seen."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QScrollArea

from gmscreen.ui.widgets.roll_rows import RollRows


def bring_lit_row_into_view(ground: QScrollArea, rows: RollRows) -> None:
    """Scroll the ground a panel stands on until the lit row of a table on it is seen whole.

    It waits for the layout, since what a roll brings to light moves the table.
    """
    QTimer.singleShot(0, rows, lambda: _scroll(ground, rows))


def _scroll(ground: QScrollArea, rows: RollRows) -> None:
    inside, area = ground.widget(), rows.lit_area()
    if inside is None or area is None or not rows.isVisible():
        return
    at = rows.mapTo(inside, area.center())
    ground.ensureVisible(at.x(), at.y(), 0, area.height())

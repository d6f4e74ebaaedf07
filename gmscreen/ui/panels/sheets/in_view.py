"""Keeps the cell in hand in view: the page moves once what has changed is painted, and then need not be."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtWidgets import QScrollArea

from gmscreen.ui.widgets.edit_table import EditTable

_REACHED = QEvent.Type(QEvent.registerEventType())
_AFTER_PAINT = Qt.EventPriority.LowEventPriority.value - 1
"""Qt posts its paints at low priority, and paints all that it would move while some of it waits."""


class InView(QObject):
    """Follows the tables of a page."""

    def __init__(self, page: QScrollArea, tables: Iterable[EditTable]) -> None:
        super().__init__(page)
        self._page = page
        self._reached: EditTable | None = None
        for table in tables:
            table.reached.connect(partial(self._bring_soon, table))

    def _bring_soon(self, table: EditTable) -> None:
        self._reached = table
        QCoreApplication.postEvent(self, QEvent(_REACHED), _AFTER_PAINT)

    def customEvent(self, event: QEvent) -> None:
        """The paint is done."""
        if event.type() == _REACHED and self._reached is not None:
            self._bring(self._reached)

    def _bring(self, table: EditTable) -> None:
        ground, area = self._page.widget(), table.visualRect(table.currentIndex())
        if ground is not None and table.hasFocus():
            at = table.viewport().mapTo(ground, area.center())
            self._page.ensureVisible(at.x(), at.y(), 0, 2 * area.height())

"""A window of panels that were dragged out of the main one."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QAction, QCloseEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gmscreen.texts.catalogue import text
from gmscreen.ui.docking.arrangement import Group
from gmscreen.ui.docking.dock_host import DockHost
from gmscreen.ui.docking.tab_group import TabGroup


class FloatingWindow(QWidget):
    """A window that divides its room as the main one does; `closed` asks for its panels to go home.

    It has the main window's shortcuts. Closed by the program, not the person, its panels stay in it.
    """

    closed = Signal()

    def __init__(self, build: Callable[[Group], TabGroup], actions: list[QAction]) -> None:
        super().__init__()
        self.setObjectName("floating")
        self.host = DockHost(build)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.host)
        self.addActions(actions)
        self.setMinimumSize(QSize(240, 180))

    def name_after(self, title: str) -> None:
        """Put a panel's title in the window's."""
        self.setWindowTitle(f"{title} – {text('app.name')}")

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close, and tell of it when it was the person who closed it."""
        super().closeEvent(event)
        if event.spontaneous():
            self.closed.emit()

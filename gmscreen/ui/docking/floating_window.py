"""A window of panels that were dragged out of the main one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QAction, QCloseEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gmscreen.texts.catalogue import text
from gmscreen.ui.docking.arrangement import Group
from gmscreen.ui.docking.dock_host import DockHost
from gmscreen.ui.docking.places import Place
from gmscreen.ui.docking.tab_group import TabGroup
from gmscreen.ui.docking.window_place import put_window
from gmscreen.ui.theme.look import Look

LookFor = Callable[[QWidget], Look]


class FloatingWindow(QWidget):
    """A window that divides its room as the main one does; `closed` asks for its panels to go home.

    It has the main window's shortcuts. Closed by the program, not the person, its panels stay in it.
    """

    closed = Signal()

    def __init__(
        self,
        build: Callable[[Look, Group], TabGroup],
        look_for: LookFor,
        actions: list[QAction],
        place: Place | None,
    ) -> None:
        super().__init__()
        if place is not None:  # before the look, which goes by the screen
            put_window(self, place)
        self.look = look_for(self)
        self.host = DockHost(partial(build, self.look))
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

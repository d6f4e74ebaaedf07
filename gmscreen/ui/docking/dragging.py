"""A tab on its way: what it would fall on, and what comes of letting it go."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, QPoint, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from gmscreen.ui.docking.moves import Apart, Target
from gmscreen.ui.docking.places import Place
from gmscreen.ui.docking.tab_group import TabGroup

_GRIP = QPoint(60, 20)
"""Where in a window that was let go outside all others the pointer is."""


class Ground(Protocol):
    """What tabs are dragged over."""

    @property
    def groups(self) -> tuple[TabGroup, ...]:
        """Every row of tabs."""
        ...

    @property
    def windows(self) -> tuple[QWidget, ...]:
        """Every window of panels."""
        ...

    def move(self, panel: str, target: Target) -> bool:
        """Bring a panel to a target."""
        ...


class Dragging(QObject):
    """Follows a dragged tab over the windows, with a veil where it would fall."""

    def __init__(self, ground: Ground, parent: QObject) -> None:
        super().__init__(parent)
        self._ground = ground

    def show_target(self, _panel: str, at: QPoint) -> None:
        """Veil what the tab would take if it were let go at a point of the desktop."""
        under = self._group_at(at)
        for group in self._ground.groups:
            if group is under:
                group.hint_at(group.mapFromGlobal(at))
            else:
                group.hide_hint()

    def let_fall(self, panel: str, at: QPoint | None) -> None:
        """Move the panel to where its tab was let go; None, or a spot that takes no panels, leaves it."""
        for group in self._ground.groups:
            group.hide_hint()
        target = self._target(panel, at) if at is not None else None
        if target is not None:  # when the tab's own event is done: its row of tabs may go with it
            QTimer.singleShot(0, self, lambda: self._ground.move(panel, target))

    def _target(self, panel: str, at: QPoint) -> Target | None:
        group = self._group_at(at)
        if group is not None:
            return group.target_at(group.mapFromGlobal(at))
        under = QApplication.widgetAt(at)
        if under is not None and under.window() in self._ground.windows:
            return None
        return Apart(self._place_at(panel, at))

    def _place_at(self, panel: str, at: QPoint) -> Place:
        screen = QGuiApplication.screenAt(at) or QGuiApplication.primaryScreen()
        corner = at - _GRIP - screen.availableGeometry().topLeft()
        size = next(group for group in self._ground.groups if panel in group.group.panels).size()
        return Place(screen.name(), corner.x(), corner.y(), size.width(), size.height())

    def _group_at(self, at: QPoint) -> TabGroup | None:
        group = group_around(QApplication.widgetAt(at))
        return group if group in self._ground.groups else None


def group_around(widget: QWidget | None) -> TabGroup | None:
    """The row of tabs that a widget belongs to."""
    while widget is not None and not isinstance(widget, TabGroup):
        widget = widget.parentWidget()
    return widget

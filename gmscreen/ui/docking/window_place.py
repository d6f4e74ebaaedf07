"""Where a window of Qt stands, and how it is put in a place.

The frame is put in its place before its first paint: nothing here touches the namespace `Qt` unless it must.
"""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from gmscreen.ui.docking.places import Place, ScreenArea, Spread, screen_of, visible_place


def screen_areas() -> tuple[ScreenArea, ...]:
    """All screens there are, the main one first."""
    main = QGuiApplication.primaryScreen()
    others = [screen for screen in QGuiApplication.screens() if screen is not main]
    return tuple(_area(screen.name(), screen.availableGeometry()) for screen in (main, *others))


def _area(name: str, room: QRect) -> ScreenArea:
    return ScreenArea(name, room.x(), room.y(), room.width(), room.height())


def screen_name(window: QWidget) -> str:
    """The screen that a window is on."""
    return window.screen().name()


def place_of(window: QWidget) -> Place:
    """Where a window stands; of one that fills its screen, where it would stand otherwise."""
    spread = _spread(window)
    room = window.screen().availableGeometry()
    plain = QRect(window.pos(), window.size()) if spread is Spread.NORMAL else window.normalGeometry()
    corner = plain.topLeft() - room.topLeft()
    return Place(screen_name(window), corner.x(), corner.y(), plain.width(), plain.height(), spread)


def _spread(window: QWidget) -> Spread:
    if window.isFullScreen():
        return Spread.FULL
    return Spread.MAXIMIZED if window.isMaximized() else Spread.NORMAL


def put_window(window: QWidget, place: Place) -> None:
    """Put a window in a place, on a screen that is there, without showing it."""
    areas = screen_areas()
    seen = visible_place(place, areas)
    if seen == place_of(window):
        return
    area = screen_of(seen.screen, areas)
    _spread_out(window, Spread.NORMAL)
    window.setScreen(next(each for each in QGuiApplication.screens() if each.name() == area.name))
    window.resize(seen.width, seen.height)
    window.move(area.x + seen.x, area.y + seen.y)
    _spread_out(window, seen.spread)


def _spread_out(window: QWidget, spread: Spread) -> None:
    if spread is _spread(window):
        return
    from PySide6.QtCore import Qt  # noqa: PLC0415 - Qt's large namespace, for the start of a plain window

    states = {
        Spread.NORMAL: Qt.WindowState.WindowNoState,
        Spread.MAXIMIZED: Qt.WindowState.WindowMaximized,
        Spread.FULL: Qt.WindowState.WindowFullScreen,
    }
    window.setWindowState(states[spread])

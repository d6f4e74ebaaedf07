"""Remembering where windows and panels are, once they have come to rest."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QGuiApplication, QScreen

from gmscreen.ui.docking.docks import Docks
from gmscreen.ui.docking.window_place import place_of, put_window
from gmscreen.ui.shell.appearance import Appearance, Say

_REST_MS = 400
_RESTLESS = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.WindowStateChange)


class WindowMemory(QObject):
    """Watches the windows of panels: keeps their places, lets them wear their screen's mode,
    and brings them back when their screen goes.
    """

    def __init__(self, docks: Docks, appearance: Appearance, say: Say) -> None:
        super().__init__(docks)
        self._docks, self._appearance, self._say = docks, appearance, say
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST_MS)
        self._rest.timeout.connect(self._settle)
        docks.changed.connect(self._watch)
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)  # noqa: S101 - there are windows
        application.screenRemoved.connect(self._lose)
        self._watch()

    def _watch(self) -> None:
        for window in self._docks.windows:
            window.installEventFilter(self)
        self._rest.start()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Wait for a window that moves to come to rest."""
        if event.type() in _RESTLESS:
            self._rest.start()
        return False

    def _settle(self) -> None:
        self._appearance.follow_screens()
        self.keep()

    def keep(self) -> None:
        """Remember now what is where; that it can't be remembered is said once."""
        self._rest.stop()
        preferences, arrangement = self._appearance.preferences, self._docks.arrangement
        if arrangement != preferences.settings.arrangement:
            preferences.keep(replace(preferences.settings, arrangement=arrangement), self._say_once)

    def _say_once(self, problem: str) -> None:
        self._say(problem)
        self._say = _say_no_more

    def _lose(self, _screen: QScreen) -> None:
        """Bring every window to where it can be seen, after Qt has moved those of a lost screen."""
        QTimer.singleShot(_REST_MS, self, self._gather)

    def _gather(self) -> None:
        for window in self._docks.windows:
            put_window(window, place_of(window))


def _say_no_more(_problem: str) -> None:
    pass

"""Panels are made ready while nobody waits: first what they read, then their widgets, one at a time."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

FIRST_MS = 1500
BETWEEN_MS = 100
CALM_SECONDS = 0.6
"""How long hands must have been off keys and mouse: an act may take the time of several frames."""

_HANDS = {QEvent.Type.KeyPress, QEvent.Type.MouseMove, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel}


class Rehearsal(QObject):
    """Does a list of things one by one, each in a calm moment of a window; it ends when the window closes."""

    def __init__(self, acts: Iterable[Callable[[], object]], window: QWidget) -> None:
        super().__init__(window)
        self._acts = list(acts)
        self._window, self._touched = window, 0.0
        # All that hands do comes through the system's window; a filter on the program would see each paint.
        self._hands = window.windowHandle()
        if self._hands is not None:
            self._hands.installEventFilter(self)
        QTimer.singleShot(FIRST_MS, self, self._next)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Note when keys or mouse were last in use."""
        if event.type() in _HANDS:
            self._touched = time.monotonic()
        return False

    def _next(self) -> None:
        if not self._acts or not self._window.isVisible():
            self._let_hands_go()
            return
        if time.monotonic() - self._touched >= CALM_SECONDS:
            self._acts.pop(0)()
        QTimer.singleShot(BETWEEN_MS, self, self._next)

    def _let_hands_go(self) -> None:
        if self._hands is not None:
            self._hands.removeEventFilter(self)

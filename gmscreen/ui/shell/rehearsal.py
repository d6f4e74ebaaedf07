"""Panels are made ready while nobody waits: first what they read, then their widgets, one at a time."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import cast

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication

FIRST_MS = 1500
BETWEEN_MS = 100
CALM_SECONDS = 0.6
"""How long hands must have been off keys and mouse: an act may take the time of several frames."""

_HANDS = {QEvent.Type.KeyPress, QEvent.Type.MouseMove, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel}


class Rehearsal(QObject):
    """Does a list of things one by one, each in a calm moment of its own; `parent` ends it when it goes."""

    def __init__(self, acts: Iterable[Callable[[], object]], parent: QObject) -> None:
        super().__init__(parent)
        self._acts = list(acts)
        self._touched = 0.0
        self._application = cast("QApplication", QApplication.instance())
        self._application.installEventFilter(self)
        QTimer.singleShot(FIRST_MS, self, self._next)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Note when keys or mouse were last in use."""
        if event.type() in _HANDS:
            self._touched = time.monotonic()
        return False

    def _next(self) -> None:
        if not self._acts:
            self._application.removeEventFilter(self)
            return
        if time.monotonic() - self._touched >= CALM_SECONDS:
            self._acts.pop(0)()
        QTimer.singleShot(BETWEEN_MS, self, self._next)

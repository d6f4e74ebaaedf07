"""What panels need is brought in while nobody waits, so that a first visit only builds its widgets."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QTimer

FIRST_MS = 1500
BETWEEN_MS = 100


class Rehearsal(QObject):
    """Does a list of things one by one, each in a moment of its own; `parent` ends it when it goes."""

    def __init__(self, acts: Iterable[Callable[[], object]], parent: QObject) -> None:
        super().__init__(parent)
        self._acts = list(acts)
        QTimer.singleShot(FIRST_MS, self, self._next)

    def _next(self) -> None:
        if self._acts:
            self._acts.pop(0)()
            QTimer.singleShot(BETWEEN_MS, self, self._next)

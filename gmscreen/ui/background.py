"""Work that takes long, done where nobody waits for it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from threading import Thread
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Qt, Signal

T = TypeVar("T")
Outcome = Callable[[], object]


class Background(QObject):
    """One piece of work at a time, in a thread of its own; what follows from it is done in this object's."""

    _ended = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._is_busy = False
        self._ended.connect(self._end, Qt.ConnectionType.QueuedConnection)

    @property
    def is_busy(self) -> bool:
        """Whether some work is still going on."""
        return self._is_busy

    def do(self, work: Callable[[], T], then: Callable[[T], object]) -> bool:
        """Do the work, and then what follows; whether it was begun. What it raises is raised here at its end.

        The program does not wait for it when it ends.
        """
        if self._is_busy:
            return False
        self._is_busy = True
        Thread(target=self._run, args=(work, then), daemon=True).start()
        return True

    def _run(self, work: Callable[[], Any], then: Callable[[Any], object]) -> None:
        outcome: Outcome
        try:
            outcome = partial(then, work())
        except Exception as error:
            outcome = partial(_raise, error)
        with suppress(RuntimeError):  # nobody is there any more
            self._ended.emit(outcome)

    def _end(self, outcome: Outcome) -> None:
        self._is_busy = False
        outcome()


def _raise(error: Exception) -> None:
    raise error

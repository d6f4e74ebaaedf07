"""Work that takes long, done where nobody waits for it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cache, partial
from threading import Thread
from typing import Any, TypeVar
from weakref import ref

from PySide6.QtCore import QObject, Qt, Signal
from shiboken6 import isValid

T = TypeVar("T")
Outcome = Callable[[], object]


class Background(QObject):
    """One piece of work at a time, in a thread of its own; what follows from it is done in this object's."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._is_busy = False

    @property
    def is_busy(self) -> bool:
        """Whether some work is still going on."""
        return self._is_busy

    def do(self, work: Callable[[], T], then: Callable[[T], object]) -> bool:
        """Do the work, and then what follows; whether it was begun. What it raises is raised here at its end.

        The program does not wait for it when it ends; where this object is gone by then, nothing follows.
        """
        if self._is_busy:
            return False
        self._is_busy = True
        Thread(target=_run, args=(_bell(), ref(self), work, then), daemon=True).start()
        return True

    def tell(self, act: Callable[[], object]) -> None:
        """Do something in this object's thread soon, if it is still there then; the work may call it."""
        with suppress(RuntimeError):  # the program is at its end
            _bell().rung.emit(partial(_act, ref(self), act))

    def end(self, outcome: Outcome) -> None:
        """Do what follows from the work; the bell calls it."""
        self._is_busy = False
        outcome()


class _Bell(QObject):
    """Calls in the window's thread what is done in another; it outlives all who work.

    A thread that told an object of its end while that object was deleted would take the program down.
    """

    rung = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.rung.connect(self._hear, Qt.ConnectionType.QueuedConnection)

    def _hear(self, call: Callable[[], object]) -> None:
        call()


@cache
def _bell() -> _Bell:
    return _Bell()


def _run(bell: _Bell, whose: ref[Background], work: Callable[[], Any], then: Callable[[Any], object]) -> None:
    outcome: Outcome
    try:
        outcome = partial(then, work())
    except Exception as error:
        outcome = partial(_raise, error)
    with suppress(RuntimeError):  # the program is at its end
        bell.rung.emit(partial(_end, whose, outcome))


def _act(whose: ref[Background], act: Callable[[], object]) -> None:
    background = whose()
    if background is not None and isValid(background):
        act()


def _end(whose: ref[Background], outcome: Outcome) -> None:
    background = whose()
    if background is not None and isValid(background):
        background.end(outcome)


def _raise(error: Exception) -> None:
    raise error

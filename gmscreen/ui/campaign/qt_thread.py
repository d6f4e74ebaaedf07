"""Acts that come from other threads, carried out in the one that owns the session and the widgets."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from PySide6.QtCore import QObject, Qt, QThread, Signal

_PATIENCE_SECONDS = 4.0
"""Less than whoever stands at the door waits for an answer."""

Act = Callable[[], Any]


class QtThread(QObject):
    """Lives in the thread that made it; what is asked after its end is not done any more."""

    _asked = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._has_ended = False
        self._waiting: set[Future[Any]] = set()
        self._asked.connect(self._carry_out, Qt.ConnectionType.QueuedConnection)

    def perform(self, act: Callable[[], dict[str, Any]]) -> dict[str, Any]:
        """Carry it out there, and give what it gives; nothing when the end came first."""
        if QThread.currentThread() is self.thread():
            return act()
        future: Future[dict[str, Any]] = Future()
        self._waiting.add(future)
        if self._has_ended:
            return {}
        self._asked.emit(act, future)
        try:
            return future.result(_PATIENCE_SECONDS)
        except TimeoutError:
            future.cancel()  # nobody waits for it any more: it is not done behind their back
            return {}
        finally:
            self._waiting.discard(future)

    def post(self, act: Act) -> None:
        """Have it carried out there, and don't wait."""
        if not self._has_ended:
            self._asked.emit(act, None)

    def end(self) -> None:
        """Do nothing more, and let those go who wait."""
        self._has_ended = True
        for future in tuple(self._waiting):
            if not future.done():
                future.set_result({})

    def _carry_out(self, act: Act, future: Future[Any] | None) -> None:
        if self._has_ended:
            return
        if future is None:
            act()
        elif future.set_running_or_notify_cancel():
            try:
                future.set_result(act())
            except Exception as error:
                future.set_exception(error)

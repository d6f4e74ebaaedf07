"""Ctrl+C and SIGTERM close the program as its window does."""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QSocketNotifier
from PySide6.QtWidgets import QApplication


class ClosingSignals(QObject):
    """While Qt's loop runs Python would not hear of a signal; a socket wakes it, and costs nothing idle."""

    def __init__(self, parent: QObject, leave: Callable[[], None] = QApplication.quit) -> None:
        super().__init__(parent)
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        theirs.setblocking(False)
        self._notifier = QSocketNotifier(ours.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(lambda: ours.recv(64))
        self.destroyed.connect(partial(_close, ours, theirs))
        signal.set_wakeup_fd(theirs.fileno())
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda _number, _frame: leave())


def _close(ours: socket.socket, theirs: socket.socket) -> None:
    signal.set_wakeup_fd(-1)
    ours.close()
    theirs.close()

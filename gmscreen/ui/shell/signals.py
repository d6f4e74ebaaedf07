"""Ctrl+C and SIGTERM close the program as its window does."""

from __future__ import annotations

import signal
import socket

from PySide6.QtCore import QObject, QSocketNotifier
from PySide6.QtWidgets import QApplication


class ClosingSignals(QObject):
    """While Qt's loop runs Python would not hear of a signal; a socket wakes it, and costs nothing idle."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._ours, self._theirs = socket.socketpair()
        self._ours.setblocking(False)
        self._theirs.setblocking(False)
        self._notifier = QSocketNotifier(self._ours.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(lambda: self._ours.recv(64))
        signal.set_wakeup_fd(self._theirs.fileno())
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda _number, _frame: QApplication.quit())

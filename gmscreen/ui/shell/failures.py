"""What happens to an error nobody expected: it is logged, told once in plain words, and the window stays."""

from __future__ import annotations

import os
import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from platformdirs import user_log_path
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from gmscreen.session.store_protocol import StoreError
from gmscreen.texts.catalogue import text

_LARGEST_LOG = 1 << 20


def log_file() -> Path:
    """Where errors are written down."""
    return Path(user_log_path("gmscreen", appauthor=False), "gmscreen.log")


class Failures(QObject):
    """Catches what no one else did; from any thread, one dialog for each traceback.

    `disk` is told of a disk that refuses: that is no bug, and the step is kept.
    """

    _caught = Signal(str)
    _refused = Signal(object)

    def __init__(self, window: QWidget, log: Path, disk: Callable[[StoreError], None] | None = None) -> None:
        super().__init__(window)
        self._window, self._log, self._disk = window, log, disk
        self._told: set[str] = set()
        self._caught.connect(self._tell, Qt.ConnectionType.QueuedConnection)
        if disk is not None:
            self._refused.connect(disk, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Be the one who hears of errors in slots, in threads and in what is being thrown away."""
        sys.excepthook = self.catch
        threading.excepthook = lambda args: self.catch(args.exc_type, args.exc_value, args.exc_traceback)
        sys.unraisablehook = lambda args: self.catch(args.exc_type, args.exc_value, args.exc_traceback)

    def catch(
        self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Write the error down, and tell it if it has not been told; Ctrl+C just closes the window."""
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        if isinstance(error, StoreError) and self._disk is not None:
            self._refused.emit(error)
            return
        written = "".join(traceback.format_exception(kind, error, trace))
        place = _write_down(self._log, written)
        if written not in self._told:
            self._told.add(written)
            self._caught.emit(place)

    def _tell(self, place: str) -> None:
        dialog = QMessageBox(QApplication.activeWindow() or self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setTextFormat(Qt.TextFormat.PlainText)
        dialog.setIcon(QMessageBox.Icon.Warning)
        dialog.setWindowTitle(text("shell.failure_title"))
        dialog.setText(text("shell.failure"))
        dialog.setInformativeText(place)
        dialog.open()


def _write_down(log: Path, written: str) -> str:
    """Add to the log, which starts anew past a megabyte; gives the sentence of where it is."""
    try:
        log.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        too_large = log.exists() and log.stat().st_size > _LARGEST_LOG
        mode = os.O_WRONLY | os.O_CREAT | (os.O_TRUNC if too_large else os.O_APPEND)
        with os.fdopen(os.open(log, mode, 0o600), "w", encoding="utf-8", errors="backslashreplace") as file:
            file.write(f"{written}\n")
    except OSError:
        return text("shell.failure_not_logged")
    return text("shell.failure_logged", file=log)

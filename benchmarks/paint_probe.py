"""A child process that says when its window is first painted, when its data are ready, and what it weighs.

`python -m benchmarks.paint_probe bare` opens an empty QMainWindow; `app` opens the program. Each prints three
numbers: seconds of the monotonic clock at first paint and at data ready, and resident KiB a second later, or
as soon after as the campaign's file lies open.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

if sys.argv[1:] == ["app"]:  # what the program does before it imports Qt's binding; the bare window does not
    from gmscreen.cli.start_up import leave_out_features

    leave_out_features()

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow

_SETTLE_MS = 1000
_AGAIN_MS = 100


class _FirstPaint(QObject):
    """Notes the first paint of a window, and the first moment after it when nothing waits to be done.

    It watches the window alone, and no longer than it must: each event that passes through Python weighs on
    what is measured, and so does each object of Qt's that it would have to know for it.
    """

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self.painted: float | None = None
        self.ready: float | None = None
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.painted = time.monotonic()
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self._note_ready)
        return False

    def _note_ready(self) -> None:
        QTimer.singleShot(0, self._settle)

    def _settle(self) -> None:
        QApplication.sendPostedEvents()  # what was built is painted by an event that comes after all others
        self.ready = time.monotonic()
        QTimer.singleShot(_SETTLE_MS, self._report)

    def _has_opened(self) -> bool:
        """Whether the campaign's file lies open, with all that this takes; of a bare window there is none."""
        return sys.argv[1] == "bare" or "gmscreen.store.keeper" in sys.modules

    def _report(self) -> None:
        if not self._has_opened():
            QTimer.singleShot(_AGAIN_MS, self._report)
            return
        print(self.painted, self.ready, _resident_kib(), flush=True)
        QApplication.quit()  # closes the window, so that the next start finds a file that was closed


def _resident_kib() -> int:
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def _bare() -> None:
    application = QApplication([])
    window = QMainWindow()
    window.resize(1280, 720)
    window.show()
    _probe = _FirstPaint(window)
    application.exec()


def _app() -> None:
    from gmscreen.cli.main import main  # noqa: PLC0415 - the bare window must not pay for it

    original = QApplication.exec

    def probed() -> int:
        windows = QApplication.topLevelWidgets()
        probes.extend(_FirstPaint(window) for window in windows if isinstance(window, QMainWindow))
        return original()

    probes: list[_FirstPaint] = []
    QApplication.exec = staticmethod(probed)  # type: ignore[method-assign]
    main([])


if __name__ == "__main__":
    {"bare": _bare, "app": _app}[sys.argv[1]]()

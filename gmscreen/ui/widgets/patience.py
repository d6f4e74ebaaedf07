"""An end to layouts that chase one another."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

MOST = 40
"""Far more than any layout needs to settle."""


class Patience:
    """Counts how often something is measured before the program rests.

    A size that changes the width that it was measured at can go back and forth for ever inside one round of
    events: whoever measures asks first, and stops where it is when patience is at an end.
    """

    def __init__(self, owner: QObject) -> None:
        self._count = 0
        self._rest = QTimer(owner)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._renew)

    def is_at_an_end(self) -> bool:
        """Whether to stop; each asking is one measure more, until the program rests."""
        self._count += 1
        if not self._rest.isActive():
            self._rest.start()
        return self._count > MOST

    def _renew(self) -> None:
        self._count = 0

"""The sheets that lie open: which files, and which of them is being looked at."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QObject, Signal


class SheetDesk(QObject):
    """Paths of sheets in the order they were opened; whoever shows one reads the file.

    `opened` tells a path that was put on the desk, `chosen` the one to look at now.
    """

    opened = Signal(Path)
    chosen = Signal(Path)

    def __init__(self, paths: Iterable[Path] = (), parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._paths = list(paths)
        self._current: Path | None = None

    @property
    def paths(self) -> tuple[Path, ...]:
        """Every sheet on the desk, in the order it came."""
        return tuple(self._paths)

    @property
    def current(self) -> Path | None:
        """The sheet that is looked at, or None before any was."""
        return self._current

    def open(self, path: Path) -> None:
        """Put a file on the desk, once, and look at it."""
        path = path.absolute()
        if path not in self._paths:
            self._paths.append(path)
            self.opened.emit(path)
        self.choose(path)

    def choose(self, path: Path) -> None:
        """Look at a sheet that lies on the desk."""
        self._current = path
        self.chosen.emit(path)

"""One print after the other, in a thread: a later wish drops the print that is running."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from gmscreen.paper.press.printed import PrintStopped, Progress
from gmscreen.ui.background import Background

if TYPE_CHECKING:  # what reads PDF is imported with the first of them, for start-up
    from gmscreen.paper.press.printed import Printed
    from gmscreen.ui.panels.print.document import Document

_BETWEEN_TELLING = 0.05
"""Seconds between two words on how far a print is."""


@dataclass(frozen=True, slots=True)
class Made:
    """A print, and its pages to be looked at."""

    printed: Printed
    document: Document


@dataclass(frozen=True, slots=True)
class Refused:
    """Why there is no print, in words."""

    reason: str


@dataclass(frozen=True, slots=True)
class Stopped:
    """A person stopped the print."""


class PrintRefusedError(Exception):
    """Something that can't be printed, in words for a person."""


Make = Callable[[Progress], "Printed"]
Outcome = Made | Refused | Stopped | None
"""None where nothing is asked for."""


class PressRun(QObject):
    """`advanced` tells how far the print is; `ended` carries the Outcome of the last one asked for."""

    advanced = Signal(int, int)
    ended = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._background = Background(self)
        self._asked: Make | None = None
        self._token: object = None

    @property
    def is_busy(self) -> bool:
        """Whether a print that is still wanted is running or waits for its turn."""
        return self._token is not None

    def ask(self, make: Make) -> None:
        """Print this, and drop what is being printed."""
        self._token, self._asked = object(), make
        self._begin()

    def drop(self) -> None:
        """Print nothing, and tell nobody."""
        self._token, self._asked = None, None

    def stop(self) -> None:
        """Print nothing, because somebody says so."""
        if self.is_busy:
            self.drop()
            self.ended.emit(Stopped())

    def _begin(self) -> None:
        if self._asked is None or self._background.is_busy:
            return
        make, self._asked, token = self._asked, None, self._token
        self._background.do(partial(_made, make, self._progress_of(token)), partial(self._end, token))

    def _progress_of(self, token: object) -> Progress:
        """What a print tells how far it is: told now and then, and stopped when it is wanted no more."""
        told = 0.0

        def progress(done: int, of: int) -> None:
            nonlocal told
            if self._token is not token:
                raise PrintStopped
            if time.monotonic() - told >= _BETWEEN_TELLING:
                told = time.monotonic()
                self._background.tell(partial(self.advanced.emit, done, of))

        return progress

    def _end(self, token: object, outcome: Outcome | Exception) -> None:
        if token is self._token and token is not None:
            self._token = None
            self.ended.emit(None if isinstance(outcome, Exception) else outcome)
        self._begin()
        if isinstance(outcome, Exception):
            raise outcome


def _made(make: Make, progress: Progress) -> Outcome | Exception:
    """What comes of a print; a bug is handed over, so that it is raised where it is seen."""
    from gmscreen.ui.panels.print.document import Document  # noqa: PLC0415 # for start-up

    try:
        printed = make(progress)
        return Made(printed, Document(printed.data))
    except PrintStopped:
        return None
    except PrintRefusedError as error:
        return Refused(str(error))
    except Exception as error:  # raised in the window's own thread
        return error

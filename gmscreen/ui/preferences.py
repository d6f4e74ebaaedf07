"""The person's settings while the program runs: one holder, so that a change never undoes another."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from gmscreen.texts.catalogue import text
from gmscreen.ui.settings import Settings, write_settings


class Preferences:
    """What is set now, and the file it is kept in; without a file nothing is remembered."""

    def __init__(self, settings: Settings, file: Path | None) -> None:
        self.settings, self._file = settings, file

    def keep(self, settings: Settings, say: Callable[[str], None]) -> None:
        """Set these from now on; says so when they can't be remembered."""
        self.settings = settings
        try:
            if self._file is not None:
                write_settings(self._file, settings)
        except OSError:
            say(text("shell.settings_not_kept", file=self._file))


def _in_silence(_said: str) -> None:
    pass


class Remembered:
    """Something of the person's settings; `say` is told when it can't be remembered."""

    def __init__(
        self, preferences: Preferences | None = None, say: Callable[[str], None] = _in_silence
    ) -> None:
        self._preferences, self._say = preferences or Preferences(Settings(), None), say

"""How each kind of print was made last, remembered among the person's settings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from gmscreen.ui.preferences import Preferences
from gmscreen.ui.settings import Settings


def _in_silence(_said: str) -> None:
    pass


class PrintChoices:
    """The choices by kind of print; `say` is told when they can't be remembered."""

    def __init__(
        self, preferences: Preferences | None = None, say: Callable[[str], None] = _in_silence
    ) -> None:
        self._preferences, self._say = preferences or Preferences(Settings(), None), say

    def of(self, kind: str) -> Mapping[str, str]:
        """The tokens chosen last, by option."""
        return self._preferences.settings.prints.get(kind, {})

    def keep(self, kind: str, chosen: Mapping[str, str]) -> None:
        """Remember these from now on."""
        if chosen != self.of(kind):
            settings = self._preferences.settings
            prints = {**settings.prints, kind: dict(chosen)}
            self._preferences.keep(replace(settings, prints=prints), self._say)

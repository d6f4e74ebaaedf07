"""How each kind of print was made last, remembered among the person's settings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from gmscreen.ui.preferences import Remembered


class PrintChoices(Remembered):
    """The choices by kind of print; `say` is told when they can't be remembered."""

    def of(self, kind: str) -> Mapping[str, str]:
        """The tokens chosen last, by option."""
        return self._preferences.settings.prints.get(kind, {})

    def keep(self, kind: str, chosen: Mapping[str, str]) -> None:
        """Remember these from now on."""
        if chosen != self.of(kind):
            settings = self._preferences.settings
            prints = {**settings.prints, kind: dict(chosen)}
            self._preferences.keep(replace(settings, prints=prints), self._say)

"""Choosing how the program looks, and remembering it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from gmscreen.texts.catalogue import text
from gmscreen.ui.preferences import Preferences
from gmscreen.ui.settings import LEAST_SCALE, MOST_SCALE, SCALE_STEP, Settings
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import ThemeName, load_theme


class Appearance:
    """Theme and scale as the person wants them; without a file nothing is remembered."""

    def __init__(self, look: Look, settings: Settings, file: Path | None) -> None:
        self._look = look
        self.preferences = Preferences(settings, file)

    @property
    def theme(self) -> ThemeName:
        """The theme worn now."""
        return self._look.theme.name

    @property
    def scale(self) -> int:
        """The scale now, in percent."""
        return self._look.theme.scale

    def wear(self, theme: ThemeName, say: Callable[[str], None]) -> None:
        """Change the theme and remember it."""
        self._change(replace(self.preferences.settings, theme=theme), self.scale, say)

    def scale_by(self, steps: int, say: Callable[[str], None]) -> None:
        """Make everything larger or smaller by steps of 25 %, between 75 and 250 %."""
        self.scale_to(self.scale + steps * SCALE_STEP, say)

    def scale_to(self, scale: int, say: Callable[[str], None]) -> None:
        """Bring everything to a scale, as far as scales go."""
        scale = min(max(scale, LEAST_SCALE), MOST_SCALE)
        self._change(replace(self.preferences.settings, scale=scale), scale, say)
        say(text("shell.scale_is", scale=scale))

    def _change(self, settings: Settings, scale: int, say: Callable[[str], None]) -> None:
        self._look.wear(load_theme(settings.theme, scale))
        self.preferences.keep(settings, say)

"""Choosing how the program looks, and remembering it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from gmscreen.texts.catalogue import text
from gmscreen.ui.preferences import Preferences
from gmscreen.ui.settings import LEAST_SCALE, MOST_SCALE, SCALE_STEP, Settings
from gmscreen.ui.theme.look import Look, WindowLook
from gmscreen.ui.theme.theme import Mode, ThemeName, load_theme

Say = Callable[[str], None]


class Appearance:
    """Theme and scale as the person wants them, and for each screen the mode; every window wears them."""

    def __init__(self, look: Look, preferences: Preferences) -> None:
        self._look = look
        self._windows: list[tuple[QWidget, Look]] = []
        self.preferences = preferences

    @property
    def theme(self) -> ThemeName:
        """The theme worn now."""
        return self._look.theme.name

    @property
    def scale(self) -> int:
        """The scale now, in percent."""
        return self._look.theme.scale

    def dress_main(self, window: QWidget) -> None:
        """Be told which window wears the program's own look."""
        self._windows.insert(0, (window, self._look))

    def look_for(self, window: QWidget) -> Look:
        """A look for another window, kept up to date as long as the window lives."""
        look = WindowLook(load_theme(self.theme, self.scale, self.mode_of(window)), window)
        self._windows.append((window, look))
        window.destroyed.connect(lambda: self._forget(look))
        return look

    def _forget(self, look: Look) -> None:
        self._windows = [pair for pair in self._windows if pair[1] is not look]

    def wear(self, theme: ThemeName, say: Say) -> None:
        """Change the theme and remember it."""
        self._change(replace(self.preferences.settings, theme=theme), self.scale, say)

    def scale_by(self, steps: int, say: Say) -> None:
        """Make everything larger or smaller by steps of 25 %, between 75 and 250 %."""
        self.scale_to(self.scale + steps * SCALE_STEP, say)

    def scale_to(self, scale: int, say: Say) -> None:
        """Bring everything to a scale, as far as scales go."""
        scale = min(max(scale, LEAST_SCALE), MOST_SCALE)
        self._change(replace(self.preferences.settings, scale=scale), scale, say)
        say(text("shell.scale_is", scale=scale))

    def mode_of(self, window: QWidget) -> Mode:
        """The mode of the screen that a window is on."""
        screen = window.screen()
        return self.preferences.settings.mode_on(screen.name(), screen is QGuiApplication.primaryScreen())

    def switch_mode(self, window: QWidget, say: Say) -> None:
        """Change between desk and table mode on the screen that a window is on, and remember it."""
        mode = Mode.DESK if self.mode_of(window) is Mode.TABLE else Mode.TABLE
        settings = self.preferences.settings
        modes = {**settings.modes, window.screen().name(): mode}
        self.preferences.keep(replace(settings, modes=modes), say)
        self.follow_screens()
        say(text(f"shell.mode_is.{mode}", screen=window.screen().name()))

    def follow_screens(self) -> None:
        """Let every window wear the mode of the screen it is on now."""
        for window, look in self._windows:
            mode = self.mode_of(window)
            if look.theme.mode is not mode:
                look.wear(replace(look.theme, mode=mode))

    def _change(self, settings: Settings, scale: int, say: Say) -> None:
        for window, look in self._windows:
            look.wear(load_theme(settings.theme, scale, self.mode_of(window)))
        self.preferences.keep(settings, say)

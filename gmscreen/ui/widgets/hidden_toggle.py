"""The switch for hidden rolls, wherever one rolls by hand."""

from __future__ import annotations

from gmscreen.texts.catalogue import text
from gmscreen.ui.secrecy import Secrecy
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Theme
from gmscreen.ui.widgets.plain_label import set_plain_tooltip
from gmscreen.ui.widgets.toggle import Toggle

_HEIGHT = 34


class HiddenToggle(Toggle):
    """Turns with all others of its kind; Ctrl+H turns them too."""

    def __init__(self, look: Look, secrecy: Secrecy, words: str) -> None:
        super().__init__(look, words)
        self._secrecy = secrecy
        set_plain_tooltip(self, text("secrecy.help"))
        self.setAccessibleDescription(text("secrecy.help"))
        self.toggled.connect(secrecy.roll_hidden)
        secrecy.changed.connect(self._follow)
        self._follow()
        self.dress(look.theme)

    def dress(self, theme: Theme) -> None:
        """Be as tall as the buttons beside it."""
        self.setMinimumHeight(theme.px(_HEIGHT))

    def _follow(self) -> None:
        self.setChecked(self._secrecy.rolls_hidden)

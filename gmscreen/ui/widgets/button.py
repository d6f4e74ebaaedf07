"""Buttons: one primary in a view, the others quiet."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QPushButton

from gmscreen.ui.theme.icons import icon, pixmap
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import ICON, Theme, Tone


class EnterButton(QPushButton):
    """A button that Enter presses as Space does: outside a dialog Qt leaves Enter to nobody."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press it by Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


class Button(EnterButton):
    """A button with words, an icon or both; without words it needs a `name` for screen readers."""

    def __init__(
        self, look: Look, words: str, *, icon_name: str = "", primary: bool = False, name: str = ""
    ) -> None:
        super().__init__()
        self.setProperty("primary", primary)
        self._icon_name = icon_name
        self.set_words(words, name)
        self.dress(look.theme)

    def set_words(self, words: str, name: str = "") -> None:
        """Write other words on it; `name` is what screen readers say, if it is more."""
        gap = " " if self._icon_name and words else ""
        self.setText(gap + words.replace("&", "&&"))
        self.setAccessibleName(name or words)

    def dress(self, theme: Theme) -> None:
        """Draw the icon in the theme's colours."""
        if self._icon_name:
            tone = Tone.ON_ACCENT if self.property("primary") else Tone.TEXT
            side = theme.px(ICON)
            drawn = icon(self._icon_name, theme.hex_of(tone), side)
            if tone is Tone.ON_ACCENT:  # which is not seen on a button that is not lit
                quiet = pixmap(self._icon_name, theme.hex_of(Tone.MUTED), side, self.devicePixelRatio())
                drawn.addPixmap(quiet, QIcon.Mode.Disabled)
            self.setIcon(drawn)
            self.setIconSize(QSize(side, side))


def primary_button(look: Look, words: str, run: Callable[[], object], icon_name: str = "") -> Button:
    """The one main action of a view."""
    return _button(Button(look, words, icon_name=icon_name, primary=True), run)


def secondary_button(look: Look, words: str, run: Callable[[], object], icon_name: str = "") -> Button:
    """Any other action."""
    return _button(Button(look, words, icon_name=icon_name), run)


def small_button(look: Look, words: str, run: Callable[[], object]) -> Button:
    """An action of one line among many."""
    button = secondary_button(look, words, run)
    button.setProperty("small", "true")
    return button


def _button(button: Button, run: Callable[[], object]) -> Button:
    button.clicked.connect(lambda _checked: run())
    return button

"""Whether what is rolled now is hidden, and whether hidden rolls are seen on a screen that players see."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Mode


class Secrecy(QObject):
    """Two switches, the same in every window; `changed` tells that one of them was turned."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rolls_hidden = self._shows_at_table = False

    @property
    def rolls_hidden(self) -> bool:
        """Whether what is rolled in Dados and in the dice box is hidden from the players."""
        return self._rolls_hidden

    def roll_hidden(self, hidden: bool) -> None:
        """Roll hidden from now on, or openly."""
        if hidden is not self._rolls_hidden:
            self._rolls_hidden = hidden
            self.changed.emit()

    def turn(self) -> None:
        """Change between hidden and open rolls."""
        self.roll_hidden(not self.rolls_hidden)

    @property
    def shows_at_table(self) -> bool:
        """Whether hidden rolls are shown in table mode too."""
        return self._shows_at_table

    def show_at_table(self, shown: bool) -> None:
        """Show hidden rolls in table mode, or cover them again."""
        if shown is not self._shows_at_table:
            self._shows_at_table = shown
            self.changed.emit()

    def covers(self, look: Look) -> bool:
        """Whether hidden rolls are covered on the screen of this look."""
        return look.theme.mode is Mode.TABLE and not self.shows_at_table

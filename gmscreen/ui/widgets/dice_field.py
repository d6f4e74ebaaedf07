"""A field for dice that are to be rolled later: `1d+2`, `2d−1`."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from gmscreen.rules.dice import Dice, parse_dice
from gmscreen.rules.errors import RuleError
from gmscreen.texts.problems import rule_problem
from gmscreen.ui.roll_text import dice_text
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Theme
from gmscreen.ui.widgets.captioned import caption_of
from gmscreen.ui.widgets.layouts import column
from gmscreen.ui.widgets.notice import ErrorPlace
from gmscreen.ui.widgets.plain_label import set_style_property

_WIDTH = 110


class DiceField(QWidget):
    """A caption, a line, and what is wrong with it; `value_changed` carries the dice, None for none."""

    value_changed = Signal(object)

    def __init__(self, look: Look, caption: str, value: Dice | None = None) -> None:
        super().__init__()
        self._value = value
        self.line = QLineEdit("" if value is None else dice_text(value))
        self.line.setAcceptDrops(False)  # a file dropped on it is for the window
        whole = column(look, caption_of(caption, self.line), self.line, 1, gap=4)
        self.setLayout(whole)
        self.error = ErrorPlace(look, whole, 2)
        self.setFocusProxy(self.line)
        self.line.textChanged.connect(self._read)
        self.dress(look.theme)

    def dress(self, theme: Theme) -> None:
        """Give the line its width."""
        self.line.setFixedWidth(theme.px(_WIDTH))

    @property
    def value(self) -> Dice | None:
        """The dice typed, or None."""
        return self._value

    def set_dice(self, dice: Dice | None) -> None:
        """Write dice in; the same dice typed another way stay as they were typed."""
        if dice is None or dice != self._value:
            self.line.setText("" if dice is None else dice_text(dice))

    def _read(self, typed: str) -> None:
        value, problem = _understood(typed)
        self.error.say(problem)
        set_style_property(self.line, "invalid", bool(problem))
        self.line.setAccessibleDescription(problem)
        if value != self._value:
            self._value = value
            self.value_changed.emit(value)


def _understood(typed: str) -> tuple[Dice | None, str]:
    if not typed.strip():
        return None, ""
    try:
        return parse_dice(typed), ""
    except RuleError as error:
        return None, rule_problem(error)

"""Real dice: what lies on the table, typed."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from gmscreen.rules.dice import Dice
from gmscreen.rules.errors import RuleError
from gmscreen.texts.catalogue import text
from gmscreen.texts.problems import rule_problem
from gmscreen.ui.faces import parse_table_dice
from gmscreen.ui.roll_text import dice_text
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Theme
from gmscreen.ui.widgets.layouts import column
from gmscreen.ui.widgets.notice import ErrorPlace
from gmscreen.ui.widgets.plain_label import set_plain_tooltip, set_style_property


class DiceEntry(QWidget):
    """A line for given dice; Enter gives on their faces, a tuple, or their sum, an int, through `entered`."""

    entered = Signal(object)

    def __init__(self, look: Look, dice: Dice) -> None:
        super().__init__()
        self._dice = dice
        self.line = QLineEdit()
        self.line.setAcceptDrops(False)  # a file dropped on it is for the window
        self.line.setPlaceholderText(text("widget.table_dice"))
        whole = column(look, self.line, gap=4)
        self.setLayout(whole)
        self.error = ErrorPlace(look, whole, 1)
        self.setFocusProxy(self.line)
        self.ask_for(dice)
        self.line.returnPressed.connect(self._enter)
        self.line.textEdited.connect(lambda _typed: self._say(""))
        self.dress(look.theme)

    def dress(self, theme: Theme) -> None:
        """Give the line its width."""
        self.line.setFixedWidth(theme.px(140))

    def ask_for(self, dice: Dice) -> None:
        """Take the faces of these dice from now on."""
        self._dice = dice
        self.line.setAccessibleName(text("widget.table_dice_of", dice=dice_text(dice)))
        set_plain_tooltip(self.line, text("widget.table_dice_help", dice=dice_text(dice)))

    def _enter(self) -> None:
        try:
            faces = parse_table_dice(self.line.text(), self._dice)
        except RuleError as error:
            self._say(rule_problem(error))
            return
        self.line.clear()
        self._say("")
        self.entered.emit(faces)

    def _say(self, problem: str) -> None:
        self.error.say(problem)
        set_style_property(self.line, "invalid", bool(problem))

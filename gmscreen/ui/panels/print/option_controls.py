"""The controls of options that are more than one of a few tokens: a size of one's own, a picture."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFileDialog, QLineEdit, QWidget

from gmscreen.texts.catalogue import text
from gmscreen.ui.isolated import isolated
from gmscreen.ui.panels.print.options import Option
from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.button import Button, secondary_button
from gmscreen.ui.widgets.captioned import caption_of
from gmscreen.ui.widgets.choice import ListChoice
from gmscreen.ui.widgets.elided_label import ElidedLabel
from gmscreen.ui.widgets.file_dialog import file_dialog
from gmscreen.ui.widgets.layouts import column, row
from gmscreen.ui.widgets.notice import InlineError
from gmscreen.ui.widgets.plain_label import set_plain_tooltip, set_style_property

_OWN = ""
LONGEST_TEXT = 120


class OwnChoice(QWidget):
    """A list whose last choice opens a line; `value_changed` carries a token that is understood."""

    value_changed = Signal(str)

    def __init__(self, look: Look, option: Option, token: str) -> None:
        super().__init__()
        self._option, self._value = option, token
        key = f"print_panel.choice.{option.field}"
        choices = [*((each, text(f"{key}.{each}")) for each in option.tokens), (_OWN, text(f"{key}.own"))]
        is_own = token not in option.tokens
        caption = text(f"print_panel.option.{option.field}")
        self.list = ListChoice[str](look, caption, choices, _OWN if is_own else token)
        self.line = QLineEdit(token if is_own else "")
        self.line.setAcceptDrops(False)  # a file dropped on it is for the window
        self.line.setPlaceholderText(text(f"print_panel.own.{option.field}"))
        self.line.setAccessibleName(text(f"print_panel.own_name.{option.field}"))
        self.error = InlineError(look)
        self.setLayout(column(look, self.list, self.line, self.error, gap=6))
        self.line.setVisible(is_own)
        self.list.value_changed.connect(self._choose)
        self.line.textChanged.connect(self._read)

    @property
    def value(self) -> str:
        """The token that was understood last."""
        return self._value

    def choose(self, token: str) -> None:
        """Choose a token of the list."""
        self.list.choose(token)

    def _choose(self, token: str) -> None:
        self.line.setVisible(token == _OWN)
        self.error.say("")
        if token == _OWN:
            self.line.setFocus(Qt.FocusReason.OtherFocusReason)
            self._read(self.line.text())
        else:
            self._take(token)

    def _read(self, typed: str) -> None:
        problem = self._option.problem(typed) if self._option.problem and typed.strip() else ""
        self.error.say(problem)
        set_style_property(self.line, "invalid", bool(problem))
        if typed.strip() and not problem:
            self._take(typed.strip())

    def _take(self, token: str) -> None:
        if token != self._value:
            self._value = token
            self.value_changed.emit(token)


class TextChoice(QWidget):
    """A line of words; `value_changed` carries them."""

    value_changed = Signal(str)

    def __init__(self, look: Look, option: Option, words: str) -> None:
        super().__init__()
        self.line = QLineEdit(words)
        self.line.setMaxLength(LONGEST_TEXT)
        self.line.setAcceptDrops(False)  # a file dropped on it is for the window
        self.line.setPlaceholderText(text(f"print_panel.own.{option.field}"))
        caption = caption_of(text(f"print_panel.option.{option.field}"), self.line)
        self.setLayout(column(look, caption, self.line, gap=4))
        self.line.textChanged.connect(self.value_changed)

    @property
    def value(self) -> str:
        """The words."""
        return self.line.text()

    def choose(self, words: str) -> None:
        """Write other words."""
        self.line.setText(words)


class PictureChoice(QWidget):
    """A picture's file; `value_changed` carries its path, empty for none."""

    value_changed = Signal(str)

    def __init__(self, look: Look, option: Option, path: str) -> None:
        super().__init__()
        self._value = ""
        caption = text(f"print_panel.option.{option.field}")
        self.ask_button = secondary_button(look, text("print_panel.choose_picture"), self.ask)
        words = text("print_panel.no_picture")
        self.remove = Button(look, "", icon_name="close", name=words)
        set_plain_tooltip(self.remove, words)
        self.remove.clicked.connect(lambda _checked: self.choose(""))
        self.name = ElidedLabel(least=8)
        buttons = row(look, self.ask_button, self.remove, self.name, gap=8)
        buttons.setStretch(2, 1)
        self.setLayout(column(look, caption_of(caption, self.ask_button), buttons, gap=4))
        self.ask_button.setAccessibleName(caption)
        self.choose(path)

    @property
    def value(self) -> str:
        """The path, empty for none."""
        return self._value

    def choose(self, path: str) -> None:
        """Take a picture, or none."""
        is_other, self._value = path != self._value, path
        self.name.setText(isolated(Path(path).name) if path else "")
        self.remove.setVisible(bool(path))
        if is_other:
            self.value_changed.emit(path)

    def ask(self) -> None:
        """Ask for a picture."""
        title, kinds = text("print_panel.picture_title"), text("sheets_panel.portrait.filter")
        dialog = file_dialog(self.window(), title, kinds)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self.choose)
        dialog.open()

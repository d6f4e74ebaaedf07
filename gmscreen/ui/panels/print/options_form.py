"""What can be chosen for a kind of print."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.print.kinds import Kind
from gmscreen.ui.panels.print.option_controls import OwnChoice, PictureChoice, TextChoice
from gmscreen.ui.panels.print.options import Control, Option
from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.choice import ListChoice, SegmentedChoice
from gmscreen.ui.widgets.layouts import column

AnyControl = ListChoice[str] | SegmentedChoice[str] | OwnChoice | PictureChoice | TextChoice


class OptionsForm(QWidget):
    """`chosen` carries the name of an option and the token that was chosen."""

    chosen = Signal(str, str)

    def __init__(self, look: Look, kind: Kind, chosen: Mapping[str, str]) -> None:
        super().__init__()
        self.controls = {
            option.field: _control(look, option, chosen[option.field]) for option in kind.options
        }
        self._kind = kind
        self.setLayout(column(look, *self.controls.values(), gap=10))
        for field, control in self.controls.items():
            control.value_changed.connect(partial(self._choose, field))
        self._show_what_counts()

    @property
    def tokens(self) -> dict[str, str]:
        """What is chosen now."""
        return {field: control.value for field, control in self.controls.items()}

    def _choose(self, field: str, token: str) -> None:
        self._show_what_counts()
        self.chosen.emit(field, token)

    def _show_what_counts(self) -> None:
        """Options that make no difference take no room."""
        tokens = self.tokens
        for option in self._kind.options:
            self.controls[option.field].setVisible(option.counts(tokens))


def _control(look: Look, option: Option, token: str) -> AnyControl:
    if option.control is Control.OWN:
        return OwnChoice(look, option, token)
    if option.control is Control.PICTURE:
        return PictureChoice(look, option, token)
    if option.control is Control.TEXT:
        return TextChoice(look, option, token)
    return _among_tokens(look, option, token)


def _among_tokens(look: Look, option: Option, token: str) -> AnyControl:
    caption = text(f"print_panel.option.{option.field}")
    choices = [(each, text(f"print_panel.choice.{option.field}.{each}")) for each in option.tokens]
    if option.control is Control.LIST:
        return ListChoice(look, caption, choices, token)
    return SegmentedChoice(look, caption, choices, token)

"""Whoever rolls: a sheet's name, of which those on the desk are suggested, or any other."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit

from gmscreen.texts.catalogue import text
from gmscreen.texts.folded import folded, is_found
from gmscreen.ui.panel_spec import PanelContext
from gmscreen.ui.panels.shelf import shelf
from gmscreen.ui.shell.dice_line import LONGEST_LINE
from gmscreen.ui.widgets.suggestion_list import SuggestionList

_MOST = 8


class WhoLine(QLineEdit):
    """A line with suggestions under it."""

    def __init__(self, context: PanelContext, example: str = "") -> None:
        super().__init__()
        self._desk = context.desk
        self.setMaxLength(LONGEST_LINE)
        self.setAcceptDrops(False)  # a file dropped on it is for the window
        self.setPlaceholderText(example or text("dice_panel.who_example"))
        self.suggested = SuggestionList(context.look, self)
        self.textEdited.connect(self._suggest)
        self.suggested.taken.connect(self.setText)

    @property
    def name(self) -> str:
        """The name that is typed, without blanks around it."""
        return self.text().strip()

    def _suggest(self, typed: str) -> None:
        names = {volume.name for volume in shelf(self._desk.records)} if typed.strip() else set()
        found = sorted((name for name in names if is_found(typed, name)), key=folded)
        self.suggested.suggest([] if found == [typed] else found[:_MOST])

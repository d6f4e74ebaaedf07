"""Where a sheet lies: its folder and its tags, in two lines."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

from gmscreen.texts.catalogue import text
from gmscreen.texts.folded import is_found
from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.button import primary_button, secondary_button
from gmscreen.ui.widgets.captioned import captioned
from gmscreen.ui.widgets.card import Card
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.layouts import holder
from gmscreen.ui.widgets.notice import InlineError
from gmscreen.ui.widgets.suggestion_list import SuggestionList

_MOST_SUGGESTED = 6

Keep = Callable[[str, tuple[str, ...]], str]
"""Keeps folder and tags; what is wrong with them, or nothing."""


class FilingForm(Card):
    """Asks for folder and tags of a sheet, or for the name of a folder alone."""

    def __init__(self, look: Look, leave: Callable[[], None]) -> None:
        super().__init__(look, text("filing.title"))
        self._leave = leave
        self._keep: Keep | None = None
        self._folders: tuple[str, ...] = ()
        self.folder, self.tags = QLineEdit(), QLineEdit()
        self.suggestions = SuggestionList(look, self.folder)
        self.suggestions.taken.connect(self.folder.setText)
        self.tags_part = captioned(look, text("filing.tags"), self.tags)
        self.error = InlineError(look)
        self.kept = primary_button(look, text("filing.keep"), self.keep)
        self.left = secondary_button(look, text("new_sheet.cancel"), leave)
        self.add(captioned(look, text("filing.folder"), self.folder), self.tags_part, self.error)
        self.add(holder(flow(look, self.kept, self.left, gap=8)))
        for line in (self.folder, self.tags):
            line.setAcceptDrops(False)  # a file dropped on it is for the window
            line.returnPressed.connect(self.keep)
        self.folder.setPlaceholderText(text("filing.folder_hint"))
        self.tags.setPlaceholderText(text("filing.tags_hint"))
        self.folder.textEdited.connect(self._suggest)
        self.setFocusProxy(self.folder)
        self.hide()

    def open(self, folder: str, tags: Sequence[str] | None, folders: Sequence[str], keep: Keep) -> None:
        """Ask; `tags` is None where only a folder's name is asked for."""
        self._keep, self._folders = keep, tuple(folders)
        self.folder.setText(folder)
        self.tags.setText(", ".join(tags or ()))
        self.tags_part.setVisible(tags is not None)
        self.error.say("")
        self.show()
        self.folder.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.folder.selectAll()

    def keep(self) -> None:
        """Keep what was typed, or say why not."""
        if self._keep is None:
            return
        folder = "/".join(part.strip() for part in self.folder.text().split("/") if part.strip())
        tags = [tag.strip().lstrip("#") for tag in self.tags.text().split(",")]
        problem = self._keep(folder, tuple(dict.fromkeys(tag for tag in tags if tag)))
        self.error.say(problem)
        if not problem:
            self._leave()

    def _suggest(self, typed: str) -> None:
        found = [each for each in self._folders if is_found(typed, each) and each != typed]
        self.suggestions.suggest(found[:_MOST_SUGGESTED] if typed.strip() else ())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves everything as it was."""
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        else:
            super().keyPressEvent(event)

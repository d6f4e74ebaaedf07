"""Words under a line of a form: the first is meant, and Enter or Tab takes it and goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.edit_cell import Offers
from gmscreen.ui.widgets.typed_line import TypedLine

_GOING_ON = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab)


class LineOffers(Offers):
    """`choices` gives the words for what was typed."""

    def __init__(self, look: Look, line: TypedLine, choices: Callable[[str], Sequence[str]]) -> None:
        super().__init__(look, line)
        self.setParent(line)  # which keeps it until it is first shown
        self.hide()
        self._typed, self._choices = line, choices
        line.textEdited.connect(self._offer)
        self.taken.connect(self._put)

    def _offer(self, typed: str) -> None:
        self.offer(self._choices(typed), first_is_meant=True)

    def _put(self, words: str) -> None:
        self._typed.take(words)
        self.suggest(())

    def _press(self, event: QKeyEvent) -> bool:
        if event.key() in _GOING_ON and self.chosen:
            self._put(self.chosen)
            return False
        return super()._press(event)

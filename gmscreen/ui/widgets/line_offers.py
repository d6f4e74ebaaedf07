"""Words under a line of a form: the first is meant, and Enter or Tab takes it and goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent

from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.edit_cell import Offers
from gmscreen.ui.widgets.typed_line import TypedLine

_GOING_ON = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab)


class LineOffers(QObject):
    """`choices` gives the words for what was typed; their list is built when there are any.

    A sheet has dozens of such lines, and a list is seven widgets.
    """

    def __init__(self, look: Look, line: TypedLine, choices: Callable[[str], Sequence[str]]) -> None:
        super().__init__(line)
        self._look, self._line, self._choices = look, line, choices
        line.textEdited.connect(self._offer)

    @cached_property
    def _list(self) -> _WordList:
        words = _WordList(self._look, self._line)
        words.taken.connect(self._put)
        return words

    def _offer(self, typed: str) -> None:
        words = self._choices(typed)
        if words or "_list" in vars(self):
            self._list.offer(words, first_is_meant=True)

    def _put(self, words: str) -> None:
        self._line.take(words)
        self._list.suggest(())


class _WordList(Offers):
    """The list itself."""

    def _press(self, event: QKeyEvent) -> bool:
        if event.key() in _GOING_ON and self.chosen:
            self.taken.emit(self.chosen)
            return False
        return super()._press(event)

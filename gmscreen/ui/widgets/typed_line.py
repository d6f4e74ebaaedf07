"""A line whose text is kept with every key, and follows what becomes of it elsewhere."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit

from gmscreen.ui.widgets.cell_line import COMPLAIN_MS
from gmscreen.ui.widgets.plain_label import set_style_property

Keep = Callable[[str], str]
"""Keeps a text; what is wrong with it, or nothing."""

_TURNING = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)


class TypedLine(QLineEdit):
    """Escape restores what stood there when the line was entered; Enter and the arrows go to the next line.

    What can't be kept stays as it was typed, until it is mended or taken back; `refused` tells why, after a
    pause or when the line is left. It has no undo of its own: the campaign's takes typing back.
    """

    refused = Signal(str)

    def __init__(self, name: str, keep: Keep) -> None:
        super().__init__()
        self._keep = keep
        self._kept = self._first = self.problem = ""
        self._is_keeping = False
        self._later = QTimer(self, singleShot=True, interval=COMPLAIN_MS)
        self._later.timeout.connect(self._complain)
        self.setAccessibleName(name)
        self.setAcceptDrops(False)  # a file dropped on it is for the window
        self.textEdited.connect(self._hand_in)

    def follow(self, text: str) -> None:
        """Show what the text has become, unless it came from here or what is typed here is wrong."""
        if text == self._kept and (self.problem or text == self.text()):
            return
        self._kept = text
        if not self._is_keeping:
            self._set_problem("")
            at = self.cursorPosition()
            self.setText(text)
            self.setCursorPosition(min(at, len(text)) if self.hasFocus() else 0)

    def take(self, text: str) -> None:
        """Have a text stand here as if it had been typed."""
        self.setText(text)
        self.textEdited.emit(text)

    def show_new(self, text: str) -> None:
        """Show the text of another thing, whatever was typed."""
        self._set_problem("")
        self._kept = self._first = text
        self.setText(text)
        self.setCursorPosition(0)

    def _hand_in(self, text: str) -> None:
        self._is_keeping = True
        try:
            self._set_problem(self._keep(text))
        finally:
            self._is_keeping = False

    def _set_problem(self, problem: str) -> None:
        self.problem = problem
        if problem:
            self._later.start()
        else:
            self._complain()

    def _complain(self) -> None:
        self._later.stop()
        if bool(self.property("invalid")) != bool(self.problem):
            set_style_property(self, "invalid", bool(self.problem))
        self.setAccessibleDescription(self.problem)
        self.refused.emit(self.problem)

    def event(self, event: QEvent) -> bool:
        """Undo and redo are the window's."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.ShortcutOverride
            and any(map(event.matches, _TURNING))
        ):
            event.ignore()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape restores; Enter and down go on, up goes back."""
        match event.key():
            case Qt.Key.Key_Escape:
                self._restore()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Down:
                self._go(forward=True)
            case Qt.Key.Key_Up:
                self._go(forward=False)
            case _:
                super().keyPressEvent(event)

    def _restore(self) -> None:
        if self.text() != self._first:
            self.setText(self._first)
            self._hand_in(self._first)
        self._complain()
        self.selectAll()

    def _go(self, *, forward: bool) -> None:
        """Leave for the next line, but not from one with a mistake in it."""
        self._complain()
        if not self.problem:
            self.focusNextPrevChild(forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """All of it is taken in hand, so that typing replaces it; Escape will bring back what stands here."""
        super().focusInEvent(event)
        if not self.problem:
            self._first = self.text()
            QTimer.singleShot(0, self, self.selectAll)  # a click would put the cursor after this

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Say what is wrong; what is right stands as the sheet has it."""
        super().focusOutEvent(event)
        self._complain()
        if not self.problem and self.text() != self._kept:
            self.setText(self._kept)

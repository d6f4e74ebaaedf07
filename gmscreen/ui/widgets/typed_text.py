"""A plain text that is kept as it is typed, however long it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QElapsedTimer, QEvent, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QKeySequence, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit

from gmscreen.session.patches import splice
from gmscreen.ui.widgets.plain_label import set_style_property
from gmscreen.ui.widgets.text_change import ChangedRange, plain_lines, units

HAND_IN_MS, LATEST_MS = 250, 450
"""How long what is typed waits here after the last key, and after the first; with the time that it may wait
for the disk it is less than 2 s."""

Keep = Callable[[str], str]
"""Keeps a text; what is wrong with it, or nothing."""

_TURNING = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)


class TypedText(QPlainTextEdit):
    """Has `keep` keep the whole text soon after a key, and at once when the field is left.

    Only what was changed is read from the document, and only what differs is put into it, so that a hundred
    thousand lines cost a key no more than one. It has no undo of its own: the campaign's takes typing back.
    `refused` tells what is wrong with the text, which then stays as it was typed, or nothing.
    """

    refused = Signal(str)

    def __init__(self, name: str, keep: Keep) -> None:
        super().__init__()
        self._keep = keep
        self._text, self._is_refused = "", False
        self._changed = ChangedRange()
        self._is_showing = self._has_pairs = False
        self._since = QElapsedTimer()
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self.hand_in)
        self.setAccessibleName(name)
        self.setAcceptDrops(False)  # a file dropped on it is for the window
        self.setTabChangesFocus(True)
        self.setUndoRedoEnabled(False)
        self.document().contentsChange.connect(self._note_change)

    @property
    def kept(self) -> str:
        """The text as it was shown or kept last."""
        return self._text

    def show_text(self, text: str) -> None:
        """Show another text, from its beginning."""
        with self._showing():
            self._text = plain_lines(text)
            self.setPlainText(self._text)
            self._take_as_kept()

    def follow(self, text: str) -> None:
        """Show what the text has become elsewhere, with the cursor where it is; what is typed now goes on."""
        if self._changed or self._is_refused or text is self._text:
            return
        text = plain_lines(text)
        with self._showing():
            start, cut, put = splice(self._text, text)
            at = units(self._text[:start])
            cursor = self._selection(at, at + units(cut))
            cursor.insertText(put)
            self._text = text
            self._take_as_kept()

    def mark(self, start: int, length: int) -> None:
        """Select a part of the text that is kept, and bring it into view."""
        at, end = start, start + length
        if self._has_pairs:
            at, end = units(self._text[:at]), units(self._text[:end])
        self.setTextCursor(self._selection(at, end))
        self.centerCursor()

    @property
    def after_mark(self) -> int:
        """The place in the text that is kept where what is selected ends."""
        at = self.textCursor().selectionEnd()
        return len(self._text.encode("utf-16-le", "surrogatepass")[: 2 * at].decode("utf-16-le", "replace"))

    def hand_in(self) -> None:
        """Have what was typed kept now."""
        self._soon.stop()
        if not self._changed:
            return
        text = self._written()
        problem = self._keep(text)
        self._is_refused = bool(problem)
        if not problem:
            self._text = text
            self._take_as_kept()
        set_style_property(self, "invalid", bool(problem))
        self.refused.emit(problem)

    @contextmanager
    def _showing(self) -> Iterator[None]:
        self._is_showing = True
        try:
            yield
        finally:
            self._is_showing = False

    def _take_as_kept(self) -> None:
        self._soon.stop()
        self._changed, self._is_refused = ChangedRange(), False
        self._has_pairs = len(self._text) != self._length

    def _note_change(self, start: int, removed: int, added: int) -> None:
        if not self._is_showing and (removed or added):
            self._changed = self._changed.then(start, removed, added)
            self._wait()

    def _wait(self) -> None:
        """Wait for a pause, but not for ever."""
        if not self._soon.isActive():
            self._since.start()
        self._soon.start(max(0, min(HAND_IN_MS, LATEST_MS - self._since.elapsed())))

    def _written(self) -> str:
        """The text as it stands: what was kept with the changed part in it, or all of it."""
        if self._has_pairs:
            return self._whole
        start, removed = self._changed.start, self._changed.removed
        added = min(self._changed.added, self._length - start)
        middle = self._between(start, start + added)
        text = "".join((self._text[:start], middle, self._text[start + removed :]))
        return text if len(text) == self._length else self._whole

    @property
    def _whole(self) -> str:
        return plain_lines(self.document().toRawText())

    @property
    def _length(self) -> int:
        """Units in the document; its last line end is Qt's own."""
        return self.document().characterCount() - 1

    def _between(self, start: int, end: int) -> str:
        return plain_lines(self._selection(start, end).selectedText())

    def _selection(self, start: int, end: int) -> QTextCursor:
        cursor = QTextCursor(self.document())
        cursor.setPosition(start)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        return cursor

    def event(self, event: QEvent) -> bool:
        """Undo and redo are the window's."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.ShortcutOverride
            and any(event.matches(key) for key in _TURNING)
        ):
            event.ignore()
            return True
        return super().event(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Keep what was typed."""
        super().focusOutEvent(event)
        self.hand_in()

    def hideEvent(self, event: QHideEvent) -> None:
        """Keep what was typed."""
        super().hideEvent(event)
        self.hand_in()

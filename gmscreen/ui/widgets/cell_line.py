"""The line that opens in a cell of a table while it is edited."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QWidget

from gmscreen.ui.widgets.plain_label import set_style_property

COMPLAIN_MS = 700
"""A number half typed is no mistake yet."""

_TURNING = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)
_STEPS = {
    Qt.Key.Key_Return: (1, 0),
    Qt.Key.Key_Enter: (1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Tab: (0, 1),
    Qt.Key.Key_Backtab: (0, -1),
}


class CellLine(QLineEdit):
    """`stepped` asks to go on by rows and columns, `restored` to have the cell as it was.

    It has no undo of its own: what is typed is a step of the campaign at once.
    """

    stepped = Signal(int, int)
    restored = Signal()
    complained = Signal(str)

    def __init__(self, ground: QWidget, name: str) -> None:
        super().__init__(ground)
        self.setAccessibleName(name)
        self.setObjectName("cell")
        self.setAcceptDrops(False)  # a file dropped on it is for the window
        self.problem = ""
        self._later = QTimer(self, singleShot=True, interval=COMPLAIN_MS)
        self._later.timeout.connect(self.complain)

    def set_problem(self, problem: str) -> None:
        """What is wrong with what stands here; told after a pause, or at once when one goes on."""
        self.problem = problem
        if problem:
            self._later.start()
        else:
            self._later.stop()
            self.complain()

    def complain(self) -> None:
        """Tell what is wrong now."""
        self._later.stop()
        set_style_property(self, "invalid", bool(self.problem))
        self.setAccessibleDescription(self.problem)
        self.complained.emit(self.problem)

    def event(self, event: QEvent) -> bool:
        """Tab goes to the next cell; undo and redo are the window's."""
        if isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.ShortcutOverride and any(map(event.matches, _TURNING)):
                event.ignore()
                return True
            if event.type() == QEvent.Type.KeyPress and event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
                self.keyPressEvent(event)
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter, Tab and the arrows up and down go on; Escape restores."""
        step = _STEPS.get(Qt.Key(event.key()))
        if event.key() == Qt.Key.Key_Escape:
            self.restored.emit()
        elif step is not None and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.stepped.emit(*step)
        else:
            super().keyPressEvent(event)

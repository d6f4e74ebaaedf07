"""Ctrl+Z in a field: the field's own undo comes first, and only while it has something to take back."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)
from shiboken6 import isValid

_UNDO = QKeySequence.StandardKey.Undo
_REDO = QKeySequence.StandardKey.Redo


class OwnUndo(QObject):
    """Follows the focus: a field claims both keys always, and is asked only when it can use them."""

    def __init__(self, application: QApplication, parent: QObject) -> None:
        super().__init__(parent)
        self._focused: QWidget | None = None
        application.focusChanged.connect(self._follow)
        self._follow(None, QApplication.focusWidget())

    def _follow(self, _old: QWidget | None, now: QWidget | None) -> None:
        if self._focused is not None and isValid(self._focused):  # focus leaves a widget as it is deleted
            self._focused.removeEventFilter(self)
        self._focused = now
        if now is not None:
            now.destroyed.connect(self._lose)
            now.installEventFilter(self)

    def _lose(self) -> None:
        self._focused = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the keys from a field that has nothing to take back, so that the campaign gets them."""
        if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return False
        if (event.matches(_UNDO) and not can_undo(watched)) or (_is_redo(event) and not can_redo(watched)):
            event.ignore()
            return True
        return False


def _is_redo(event: QKeyEvent) -> bool:
    return event.matches(_REDO) or QKeySequence(event.keyCombination()) == QKeySequence("Ctrl+Y")


def can_undo(field: QObject) -> bool:
    """Whether a field can take back what was typed in it."""
    line = _line_of(field)
    if line is not None:
        return line.isUndoAvailable() and not line.isReadOnly()
    return isinstance(field, QPlainTextEdit) and field.document().isUndoAvailable()


def can_redo(field: QObject) -> bool:
    """Whether a field can type again what it took back."""
    line = _line_of(field)
    if line is not None:
        return line.isRedoAvailable() and not line.isReadOnly()
    return isinstance(field, QPlainTextEdit) and field.document().isRedoAvailable()


def _line_of(field: QObject) -> QLineEdit | None:
    if isinstance(field, QAbstractSpinBox | QComboBox):
        return field.lineEdit()
    return field if isinstance(field, QLineEdit) else None

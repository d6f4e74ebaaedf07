"""Layouts that chase one another come to an end."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gmscreen.ui.widgets.patience import MOST, Patience


def test_patience_ends_and_comes_back_with_rest(qtbot: QtBot, application: QApplication) -> None:
    owner = QObject()
    patience = Patience(owner)
    assert [patience.is_at_an_end() for _ in range(MOST)] == [False] * MOST
    assert patience.is_at_an_end()
    qtbot.waitUntil(lambda: not patience.is_at_an_end())

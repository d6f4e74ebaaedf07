"""PYSIDE-3474: a Qt that drops references to None kills the process after some thousand calls."""

import sys

from PySide6.QtWidgets import QLineEdit

from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.plain_label import PlainLabel


def test_references_to_none_do_not_fall_over_a_thousand_calls(look: Look, qtbot) -> None:  # type: ignore[no-untyped-def]
    label, line = PlainLabel(), QLineEdit()
    qtbot.addWidget(label)
    qtbot.addWidget(line)
    before = sys.getrefcount(None)
    for i in range(1000):
        label.setText(str(i))
        line.setText(str(i))
    assert sys.getrefcount(None) >= before - 50

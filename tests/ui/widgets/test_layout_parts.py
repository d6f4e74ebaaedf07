"""What stands in a layout is found without its items, which the binding would keep past their end."""

from __future__ import annotations

import gc
import re
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QVBoxLayout, QWidget, QWidgetItem

from gmscreen.ui.widgets.layout_parts import parts

UI = Path(__file__).resolve().parents[3] / "gmscreen" / "ui"


@pytest.fixture
def ground(application: QApplication) -> QWidget:
    return QWidget()


def test_widgets_and_layouts_come_in_their_order_without_spacers(ground: QWidget) -> None:
    layout, inner = QHBoxLayout(ground), QVBoxLayout()
    first, last = QLabel("1"), QLabel("3")
    layout.addWidget(last)
    layout.insertLayout(0, inner)
    layout.insertStretch(0)
    layout.insertWidget(0, first)
    assert parts(layout) == [first, inner, last]


def items() -> list[QWidgetItem]:
    return [one for one in gc.get_objects() if type(one) is QWidgetItem]


def test_no_item_outlives_its_widget(ground: QWidget) -> None:
    before = items()  # windows of earlier tests have some, whose widgets are still there
    layout, word = QHBoxLayout(ground), QLabel("1")
    layout.addWidget(word)
    parts(layout)
    word.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not [one for one in items() if not any(one is other for other in before)]


def test_nobody_asks_qt_for_an_item() -> None:
    asking = re.compile(r"\.itemAt\b|\bitemAtPosition\b")
    assert [file.name for file in UI.rglob("*.py") if asking.search(file.read_text(encoding="utf-8"))] == []

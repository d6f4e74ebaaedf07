"""Tab goes as one reads: in the order of the layouts, whenever the widgets in them were made."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout, QScrollArea, QWidget

from gmscreen.ui.widgets.layout_parts import parts


def follow_layouts(root: QWidget) -> None:
    """Chain everything in a widget that takes the focus by Tab, in reading order."""
    for before, after in pairwise(stops(root)):
        QWidget.setTabOrder(before, after)


def stops(root: QWidget) -> Iterator[QWidget]:
    """What takes the focus by Tab in a widget, in the order of its layouts."""
    takes = root.focusPolicy() & Qt.FocusPolicy.TabFocus
    if takes and root.focusProxy() is None:
        yield root
    inner = root.widget() if isinstance(root, QScrollArea) else None
    if inner is not None:
        yield from stops(inner)
    layout = root.layout()
    if layout is not None:
        yield from _stops_in(layout)


def _stops_in(layout: QLayout) -> Iterator[QWidget]:
    for part in parts(layout):
        yield from _stops_in(part) if isinstance(part, QLayout) else stops(part)

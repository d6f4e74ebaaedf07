"""Rows, columns and grids whose spacing follows the scale."""

from __future__ import annotations

from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import GAP

Item = QWidget | QLayout | int
"""What goes in a row or column; a whole number is a stretch of that weight."""

Margins = tuple[int, int, int, int]
NO_MARGINS: Margins = (0, 0, 0, 0)


def column(look: Look, *items: Item, gap: int = GAP, margins: Margins = NO_MARGINS) -> QVBoxLayout:
    """Items under one another, `gap` pixels apart at 100 %."""
    layout = QVBoxLayout()
    _fill(layout, look, items, gap, margins)
    return layout


def row(look: Look, *items: Item, gap: int = GAP, margins: Margins = NO_MARGINS) -> QHBoxLayout:
    """Items beside one another, `gap` pixels apart at 100 %."""
    layout = QHBoxLayout()
    _fill(layout, look, items, gap, margins)
    return layout


def grid(look: Look, gap: int = GAP, margins: Margins = NO_MARGINS) -> QGridLayout:
    """An empty grid."""
    layout = QGridLayout()
    look.space(layout, gap, margins)
    return layout


def holder(layout: QLayout) -> QWidget:
    """A plain widget that holds a layout."""
    widget = QWidget()
    widget.setLayout(layout)
    return widget


def _fill(layout: QBoxLayout, look: Look, items: tuple[Item, ...], gap: int, margins: Margins) -> None:
    look.space(layout, gap, margins)
    for item in items:
        if isinstance(item, int):
            layout.addStretch(item)
        elif isinstance(item, QWidget):
            layout.addWidget(item)
        else:
            layout.addLayout(item)

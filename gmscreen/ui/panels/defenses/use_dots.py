"""The uses that a defence has in a round, as dots to spend and to give back."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from gmscreen.texts.catalogue import text
from gmscreen.ui.panels.defenses.defense_view import UsesView
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.flow import empty
from gmscreen.ui.widgets.layouts import row
from gmscreen.ui.widgets.plain_label import PlainLabel

FREE, SPENT = "●", "○"


class UseDots(QWidget):
    """A dot a use, ● free and ○ spent; a click spends or restores: `spent` carries how many are gone."""

    spent = Signal(int)

    def __init__(self, look: Look, name: str) -> None:
        super().__init__()
        self._name = name
        self.dots: list[QPushButton] = []
        self._dots = row(look, gap=0)
        self.words = PlainLabel(size=Size.SMALL, tone=Tone.MUTED)
        self.setLayout(row(look, self._dots, self.words, 1, gap=6))

    def show_uses(self, uses: UsesView | None) -> None:
        """Show what is left."""
        self.setVisible(uses is not None)
        count = 0 if uses is None or uses.all is None else uses.all
        if count != len(self.dots):
            empty(self._dots)
            self.dots = [self._dot(place) for place in range(count)]
        if uses is not None:
            self.words.setText(uses.words)
            for place, dot in enumerate(self.dots):
                self._mark(place, dot, free=place < uses.left)

    def _dot(self, place: int) -> QPushButton:
        dot = QPushButton()
        dot.setProperty("dot", "true")
        dot.clicked.connect(lambda _checked: self._press(place))
        self._dots.addWidget(dot)
        return dot

    def _mark(self, place: int, dot: QPushButton, *, free: bool) -> None:
        dot.setText(FREE if free else SPENT)
        key = "spend" if free else "restore"
        dot.setAccessibleName(text(f"defenses.{key}", name=self._name, place=place + 1, all=len(self.dots)))

    def _press(self, place: int) -> None:
        left = sum(dot.text() == FREE for dot in self.dots)
        gone = len(self.dots) - left
        self.spent.emit(gone + 1 if place < left else gone - 1)

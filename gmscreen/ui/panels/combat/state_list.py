"""The states of one fighter in full, each with its sign."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gmscreen.ui.panels.combat.roster_view import Mark
from gmscreen.ui.panels.combat.state_strip import GAP, SIDE, advance, draw_sign, draw_words, metrics
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Theme
from gmscreen.ui.widgets.flow import flow
from gmscreen.ui.widgets.plain_label import set_plain_tooltip

_LEAST = 60


class StateMark(QWidget):
    """A sign with its words, cut where there is no room; all of them in the tooltip."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._mark: Mark | None = None

    def show_mark(self, mark: Mark) -> None:
        """Show another."""
        self._mark = mark
        self.setAccessibleName(mark.words)
        set_plain_tooltip(self, mark.words)
        self.updateGeometry()
        self.update()

    def dress(self, _theme: Theme) -> None:
        """Measure again."""
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Sign and words."""
        theme = self._look.theme
        words = "" if self._mark is None else self._mark.words
        width = theme.px(SIDE + GAP) + advance(theme, words, Size.SMALL) + 1
        return QSize(width, metrics(theme, Size.SMALL)[1].height() + theme.px(2))

    def minimumSizeHint(self) -> QSize:
        """The sign and a few letters."""
        hint = self.sizeHint()
        return QSize(min(hint.width(), self._look.theme.px(_LEAST)), hint.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw both."""
        if self._mark is None:
            return
        theme, painter = self._look.theme, QPainter(self)
        draw_sign(painter, theme, QPoint(0, self.rect().center().y()), self._mark)
        words = QRect(self.rect()).adjusted(theme.px(SIDE + GAP), 0, 0, 0)
        draw_words(painter, theme, words, self._mark.words, self._mark.tone, Size.SMALL)
        painter.end()


class StateList(QWidget):
    """Marks in a flow; nothing for somebody without any."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._flow = flow(look, gap=8)
        self.marks: list[StateMark] = []
        self.setLayout(self._flow)

    def show_states(self, states: Sequence[Mark]) -> None:
        """Show these instead."""
        while len(self.marks) < len(states):
            self.marks.append(StateMark(self._look))
            self._flow.addWidget(self.marks[-1])
        for place, mark in enumerate(self.marks):
            if place < len(states):
                mark.show_mark(states[place])
            mark.setVisible(place < len(states))
        self.setVisible(bool(states))

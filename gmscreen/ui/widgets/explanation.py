"""The steps behind a number, as a small table that opens over the window on hover or F1."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from gmscreen.rules.derivation import Derivation
from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import number
from gmscreen.texts.steps import StepLine, explained, tooltip
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Tone
from gmscreen.ui.widgets.layouts import column, grid
from gmscreen.ui.widgets.plain_label import PlainLabel

_HEADINGS = ("widget.step", "widget.amount", "widget.total", "widget.source")
_LABEL_WIDTH = 340
_LONG = 40
"""Steps."""
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
_ALIGNMENTS = (_LEFT, _RIGHT, _RIGHT, _LEFT)


class Explanation(QFrame):
    """A derivation laid out: label, amount, running total, source; our own readings are marked as such."""

    def __init__(self, look: Look, title: str, derivation: Derivation, parent: QWidget) -> None:
        super().__init__(parent.window())
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._look = look
        steps = grid(look, gap=6)
        steps.setHorizontalSpacing(look.theme.px(18))
        self._head(steps)
        for index, line in enumerate(explained(derivation), 1):
            self._step(steps, index, line)
        heading = PlainLabel(f"{title}: {number(derivation.value)}", strong=True)
        self.setLayout(column(look, heading, steps, gap=8, margins=(14, 10, 14, 12)))
        self.setAccessibleName(heading.text())
        self.setAccessibleDescription(tooltip(derivation))

    def _head(self, steps: QGridLayout) -> None:
        for place, key in enumerate(_HEADINGS):
            label = PlainLabel(text(key), size=Size.SMALL, tone=Tone.MUTED)
            steps.addWidget(label, 0, place, _ALIGNMENTS[place])

    def _step(self, steps: QGridLayout, index: int, line: StepLine) -> None:
        label = PlainLabel(_with_mark(line), wrap=True)
        label.ensurePolished()
        widest = max(map(label.fontMetrics().horizontalAdvance, label.text().splitlines()))
        label.setMinimumWidth(min(widest + 2, self._look.theme.px(_LABEL_WIDTH)))
        cells = (label, PlainLabel(line.amount), PlainLabel(line.total, strong=True), _source(line))
        for place, cell in enumerate(cells):
            steps.addWidget(cell, index, place, Qt.AlignmentFlag(0) if place == 0 else _ALIGNMENTS[place])


def _with_mark(line: StepLine) -> str:
    if line.interpretation is None:
        return line.label
    return f"{line.label}\n{text('explain.interpretation')}: {line.interpretation}"


def _source(line: StepLine) -> PlainLabel:
    return PlainLabel(line.source, size=Size.SMALL, tone=Tone.MUTED)


class Explainer(QObject):
    """Gives a widget its explanation: on hover, on F1 when it has the focus, to screen readers always."""

    def __init__(self, look: Look, widget: QWidget) -> None:
        super().__init__(widget)
        self._look, self._widget = look, widget
        self._title = ""
        self._derivation: Derivation | None = None
        self._open: Explanation | None = None
        self._is_described = True
        widget.installEventFilter(self)

    def explain(self, title: str, derivation: Derivation | None) -> None:
        """What is explained from now on; None for nothing to explain."""
        if (title, derivation) == (self._title, self._derivation):
            return
        self._title, self._derivation = title, derivation
        self._describe(at_once=derivation is None or len(derivation.steps) < _LONG)
        self.close()

    def _describe(self, *, at_once: bool) -> None:
        """Tell the steps to screen readers; many of them only to one that comes by."""
        self._is_described = at_once
        told = tooltip(self._derivation) if at_once and self._derivation else ""
        self._widget.setAccessibleDescription(told)

    @property
    def shown(self) -> Explanation | None:
        """The explanation that is open, if it is."""
        return self._open

    def open(self, at: QPoint | None = None) -> None:
        """Show the steps by the widget or at a point of the screen."""
        self.close()
        if self._derivation is not None:
            below = self._widget.mapToGlobal(QPoint(0, self._widget.height() + 4))
            self._open = show_explanation(
                self._look, self._title, self._derivation, self._widget, at or below
            )

    def close(self) -> None:
        """Put the explanation away."""
        if self._open is not None:
            self._open.close()
            self._open = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Open on a tooltip's pause and on F1; close when the pointer, the focus or the window goes."""
        kind = event.type()
        if kind == QEvent.Type.FocusIn and not self._is_described:
            self._describe(at_once=True)
        if kind == QEvent.Type.ToolTip and self._derivation is not None:
            self.open()
            return True
        if isinstance(event, QKeyEvent) and kind == QEvent.Type.KeyPress:
            return self._press(event)
        if kind in _CLOSING:
            self.close()
        return False

    def _press(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_F1 and self._derivation is not None:
            self.open()
            return True
        if event.key() == Qt.Key.Key_Escape and self._open is not None:
            self.close()
            return True
        return False


_CLOSING = (
    QEvent.Type.Leave,
    QEvent.Type.FocusOut,
    QEvent.Type.Hide,
    QEvent.Type.WindowDeactivate,
    QEvent.Type.MouseButtonPress,
)


def show_explanation(
    look: Look, title: str, derivation: Derivation, parent: QWidget, at: QPoint
) -> Explanation:
    """Open an explanation at a point of the screen, moved so far that all of it is inside the window."""
    explanation = Explanation(look, title, derivation, parent)
    explanation.adjustSize()
    window = parent.window()
    wanted = window.mapFromGlobal(at)
    x = min(wanted.x(), window.width() - explanation.width())
    y = min(wanted.y(), window.height() - explanation.height())
    explanation.move(max(x, 0), max(y, 0))
    explanation.show()
    explanation.raise_()
    return explanation

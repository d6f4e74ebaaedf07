"""Fields for numbers typed the Brazilian way; what was typed is kept, and what is wrong is said under it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from decimal import Decimal

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from gmscreen.texts.catalogue import text
from gmscreen.texts.numbers import NumberError, number, parse_decimal, parse_whole
from gmscreen.texts.problems import number_problem
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Size, Theme, Tone
from gmscreen.ui.widgets.captioned import caption_of
from gmscreen.ui.widgets.layouts import column, row
from gmscreen.ui.widgets.notice import ErrorPlace
from gmscreen.ui.widgets.plain_label import PlainLabel, set_style_property

_STEPS = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1, Qt.Key.Key_PageUp: 10, Qt.Key.Key_PageDown: -10}
_WIDTH = 110
_GAP, _NO_UNIT = 6, 13
"""Between line and unit, and after a line without one: fields stand apart alike."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """The least and the greatest number a field takes; None leaves a side open."""

    low: int | None = 0
    high: int | None = None

    def problem(self, value: Decimal) -> str:
        """Why a value is outside, or nothing."""
        if self.low is not None and value < self.low:
            return text("widget.at_least", bound=number(self.low))
        if self.high is not None and value > self.high:
            return text("widget.at_most", bound=number(self.high))
        return ""

    def clamped(self, value: Decimal) -> Decimal:
        """The nearest value inside."""
        value = value if self.low is None else max(value, Decimal(self.low))
        return value if self.high is None else min(value, Decimal(self.high))


class NumberField(QWidget):
    """A caption, a line to type in, a unit, and the problem under it if there is one.

    `value_changed` carries the number, or None when the line is empty or not understood.
    The arrow keys step by `step`, Page Up and Page Down by ten; so does the wheel while the line has
    the focus.
    """

    value_changed = Signal(object)

    def __init__(
        self,
        look: Look,
        caption: str,
        parse: Callable[[str], Decimal],
        *,
        value: Decimal | int | None = None,
        bounds: Bounds = Bounds(),
        step: Decimal | int = 1,
        unit: str = "",
    ) -> None:
        super().__init__()
        self._parse, self._bounds, self._step = parse, bounds, Decimal(step)
        self._value: Decimal | None = None
        self.line = QLineEdit()
        self.line.setAcceptDrops(False)  # a file dropped on it is for the window
        self.error = self._lay_out(look, caption, unit)
        self.line.textChanged.connect(self._read)
        self.line.installEventFilter(self)
        self.set_number(value)
        self.dress(look.theme)

    def _lay_out(self, look: Look, caption: str, unit: str) -> ErrorPlace:
        """Lay out all but the error, whose place it gives."""
        if unit:
            with_unit = row(look, self.line, PlainLabel(unit, size=Size.SMALL, tone=Tone.MUTED), 1, gap=_GAP)
        else:
            with_unit = row(look, self.line, 1, margins=(0, 0, _NO_UNIT, 0))
        whole = column(look, caption_of(caption, self.line), with_unit, 1, gap=4)
        self.setLayout(whole)
        self.setFocusProxy(self.line)
        return ErrorPlace(look, whole, 2)

    def dress(self, theme: Theme) -> None:
        """Give the line its width."""
        self.line.setFixedWidth(theme.px(_WIDTH))

    def set_number(self, value: Decimal | int | None) -> None:
        """Write a number in; the same number typed another way stays as it was typed."""
        if value is None or value != self._value:
            self.line.setText("" if value is None else number(value))

    def set_problem(self, problem: str) -> None:
        """Say what the rules have against the number; it stays until something else is typed."""
        self.error.say(problem)
        set_style_property(self.line, "invalid", bool(problem))
        self.line.setAccessibleDescription(problem)

    def _read(self, typed: str) -> None:
        value, problem = self._understood(typed)
        self.set_problem(problem)
        if value != self._value:
            self._value = value
            self._tell()

    def _tell(self) -> None:
        self.value_changed.emit(self._value)

    def _understood(self, typed: str) -> tuple[Decimal | None, str]:
        if not typed.strip():
            return None, ""
        try:
            value = self._parse(typed)
        except NumberError as error:
            return None, number_problem(error)
        problem = self._bounds.problem(value)
        return (None, problem) if problem else (value, "")

    def _move(self, steps: int) -> None:
        start = self._value if self._value is not None else Decimal(self._bounds.low or 0)
        self.set_number(self._bounds.clamped(start + steps * self._step))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Step on arrow keys, and on the wheel only where the keyboard is too."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            steps = (
                0
                if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
                else _STEPS.get(Qt.Key(event.key()), 0)
            )
        elif isinstance(event, QWheelEvent) and self.line.hasFocus():
            steps = (event.angleDelta().y() > 0) - (event.angleDelta().y() < 0)
        else:
            steps = 0
        if steps:
            self._move(steps)
        return bool(steps) or super().eventFilter(watched, event)


class DecimalField(NumberField):
    """A field for an exact decimal: `1,5` and `1.5` are the same."""

    def __init__(
        self,
        look: Look,
        caption: str,
        *,
        value: Decimal | int | None = None,
        bounds: Bounds = Bounds(),
        step: Decimal | int = 1,
        unit: str = "",
    ) -> None:
        super().__init__(look, caption, parse_decimal, value=value, bounds=bounds, step=step, unit=unit)

    @property
    def value(self) -> Decimal | None:
        """The number typed, or None."""
        return self._value


class WholeField(NumberField):
    """A field for a whole number."""

    def __init__(
        self,
        look: Look,
        caption: str,
        *,
        value: int | None = None,
        bounds: Bounds = Bounds(),
        step: int = 1,
        unit: str = "",
    ) -> None:
        super().__init__(look, caption, _whole, value=value, bounds=bounds, step=step, unit=unit)

    @property
    def value(self) -> int | None:
        """The number typed, or None."""
        return None if self._value is None else int(self._value)

    def _tell(self) -> None:
        self.value_changed.emit(self.value)


def _whole(typed: str) -> Decimal:
    return Decimal(parse_whole(typed))

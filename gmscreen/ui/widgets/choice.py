"""One choice out of several: side by side when they are few, in a list when they are many."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QPushButton,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QWidget,
)

from gmscreen.ui.theme.icons import pixmap
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import ICON, Tone
from gmscreen.ui.widgets.captioned import caption_of
from gmscreen.ui.widgets.layouts import column, row

T = TypeVar("T")


class SegmentedChoice(QWidget, Generic[T]):
    """Two to five options side by side; `value_changed` carries the one chosen. Arrow keys move too.

    Without a caption it needs a `name` for screen readers.
    """

    value_changed = Signal(object)

    def __init__(
        self, look: Look, caption: str, options: Sequence[tuple[T, str]], value: T, name: str = ""
    ) -> None:
        super().__init__()
        name = name or caption
        self._values = [option for option, _ in options]
        self._group = QButtonGroup(self)
        buttons = [self._segment(words, _place(i, len(options))) for i, (_, words) in enumerate(options)]
        segments = row(look, *buttons, 1, gap=0)
        self.setLayout(column(look, *_caption(caption, buttons[0]), segments, gap=4))
        self.setAccessibleName(name)
        for button, (_, words) in zip(buttons, options, strict=True):
            button.setAccessibleName(f"{name}: {words}" if name else words)
        self.choose(value)
        self._group.idToggled.connect(self._toggle)

    def _segment(self, words: str, place: str) -> QPushButton:
        button = QPushButton(words.replace("&", "&&"))
        button.setCheckable(True)
        button.setProperty("segment", "true")
        button.setProperty("place", place)
        self._group.addButton(button, len(self._group.buttons()))
        return button

    @property
    def value(self) -> T:
        """The option chosen."""
        return self._values[self._group.checkedId()]

    def choose(self, value: T) -> None:
        """Choose an option."""
        self._group.button(self._values.index(value)).setChecked(True)

    def _toggle(self, index: int, on: bool) -> None:
        if on:
            self.value_changed.emit(self._values[index])


def _place(index: int, count: int) -> str:
    if count == 1:
        return "only"
    return {0: "first", count - 1: "last"}.get(index, "middle")


def _caption(caption: str, control: QWidget) -> tuple[QWidget, ...]:
    return (caption_of(caption, control),) if caption else ()


class ListChoice(QWidget, Generic[T]):
    """Many options in a list that opens; `value_changed` carries the one chosen.

    Without a caption it needs a `name` for screen readers.
    """

    value_changed = Signal(object)

    def __init__(
        self, look: Look, caption: str, options: Sequence[tuple[T, str]], value: T, name: str = ""
    ) -> None:
        super().__init__()
        self._values: list[T] = []
        self.list = _List(look)
        self.setLayout(column(look, *_caption(caption, self.list), self.list, gap=4))
        self.list.setAccessibleName(name or caption)
        self.setFocusProxy(self.list)
        self.set_options(options, value)
        self.list.currentIndexChanged.connect(self._tell)

    @property
    def value(self) -> T:
        """The option chosen."""
        return self._values[self.list.currentIndex()]

    def choose(self, value: T) -> None:
        """Choose an option."""
        self.list.setCurrentIndex(self._values.index(value))

    def set_options(self, options: Sequence[tuple[T, str]], value: T) -> None:
        """Offer other options, and choose among them without telling."""
        with QSignalBlocker(self.list):
            self.list.clear()
            self._values = [option for option, _ in options]
            self.list.addItems([words for _, words in options])
            self.choose(value)

    def _tell(self, index: int) -> None:
        self.value_changed.emit(self._values[index])


class _List(QComboBox):
    """A combo box whose arrow is one of our icons, since the stylesheet takes Fusion's away."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look

    def shown_words(self) -> str:
        """As much of the chosen words as there is room for."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        room = self.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, self
        )
        words, metrics = option.currentText, self.fontMetrics()
        if metrics.boundingRect(words).width() <= room.width():  # as Qt measures how wide a list is to be
            return words
        return metrics.elidedText(words, Qt.TextElideMode.ElideRight, room.width())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the box, its words cut with … where there is no room, and the arrow over it."""
        style = QStylePainter(self)
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        option.currentText = self.shown_words()
        style.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        style.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        style.end()
        theme = self._look.theme
        side = theme.px(ICON)
        arrow = pixmap("chevron-down", theme.hex_of(Tone.MUTED), side, self.devicePixelRatio())
        painter = QPainter(self)
        painter.drawPixmap(self.width() - side - theme.px(6), (self.height() - side) // 2, arrow)
        painter.end()

"""The ground a panel stands on: it scrolls when there is no room, and stacks when it is narrow."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLayout, QScrollArea, QSizePolicy, QWidget

from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import Theme, Tone
from gmscreen.ui.widgets.layout_parts import parts
from gmscreen.ui.widgets.layouts import Item, column, holder
from gmscreen.ui.widgets.patience import Patience

_SETTLING = (QEvent.Type.Show, QEvent.Type.LayoutRequest)
_MARGINS = (16, 12, 16, 16)


class ScrollingColumn(QScrollArea):
    """Items under one another that scroll by themselves; `whole`, it is as tall as they are."""

    def __init__(self, look: Look, *items: Item) -> None:
        super().__init__()
        self._whole = False
        self._patience = Patience(self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.body = column(look, *items)
        self._ground = holder(self.body)
        self._ground.installEventFilter(self)
        self.setWidget(self._ground)

    def set_whole(self, whole: bool) -> None:
        """Be as tall as what is in it, or scroll."""
        self._whole = whole
        self._measure()

    def sizeHint(self) -> QSize:
        """As tall as what is in it is now, where it does not scroll: Qt keeps what it once was."""
        hint = super().sizeHint()
        return QSize(hint.width(), self.minimumHeight()) if self._whole else hint

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Measure again when what is in it changes."""
        if watched is self._ground and event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._measure()
        return super().eventFilter(watched, event)

    def _measure(self) -> None:
        if self._patience.is_at_an_end():
            return
        bar = self.verticalScrollBar().sizeHint().width()
        self.setMinimumWidth(self._ground.minimumSizeHint().width() + bar)
        self.setMinimumHeight(self._height() if self._whole else 0)

    def _height(self) -> int:
        """What it holds at this width: texts and flows wrap, and are then higher than they would like."""
        least = self._ground.minimumSizeHint().height()
        if not self._ground.hasHeightForWidth():
            return least
        return max(least, self._ground.heightForWidth(self.viewport().width()))


class Ground(QWidget):
    """What a page scrolls: painted whole by itself, so that Qt moves what is seen instead of painting it."""

    def __init__(self, look: Look, body: QLayout) -> None:
        super().__init__()
        self._look = look
        self.setLayout(body)

    def event(self, event: QEvent) -> bool:
        """Stay opaque: the stylesheet's rule for what scrolls takes that away."""
        done = super().event(event)
        if event.type() in (QEvent.Type.Polish, QEvent.Type.StyleChange):
            self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        return done

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground that the window has."""
        QPainter(self).fillRect(event.rect(), self._look.theme.color(Tone.BG))


class Page(QScrollArea):
    """Items under one another; rows given to `stack_below` lie side by side only where they have the room."""

    def __init__(self, look: Look, *items: Item) -> None:
        super().__init__()
        self._look = look
        self._stacking: list[tuple[QBoxLayout, int]] = []
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.body = column(look, *items, margins=_MARGINS)
        self._ground = Ground(look, self.body)
        self.setWidget(self._ground)

    def stack_below(self, layout: QBoxLayout, width: int) -> None:
        """Turn a row into a column while the page is narrower than `width` pixels at 100 %.

        It is a column too where the row would not fit, however wide the page: type may have grown.
        """
        self._stacking.append((layout, width))
        if self.testAttribute(Qt.WidgetAttribute.WA_Resized):  # or it will turn when it gets its width
            self._turn()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Lay out for the size that the ground has: one given while it was being shown goes unheard."""
        if watched is self._ground and event.type() in _SETTLING:
            self.body.setGeometry(self._ground.rect())
        return super().eventFilter(watched, event)

    def dress(self, _theme: Theme) -> None:
        """Turn rows again: the scale decides what has room."""
        self._turn()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Turn rows for the new width."""
        super().resizeEvent(event)
        self._turn()

    def _turn(self) -> None:
        for layout, width in self._stacking:
            narrow = self.width() < self._look.theme.px(width) or self._is_crowded(layout)
            side = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
            if layout.direction() != side:
                layout.setDirection(side)
            for column_ in _columns_of(layout):
                column_.set_whole(narrow)

    def _is_crowded(self, layout: QBoxLayout) -> bool:
        """Whether what stands in a row can't be narrow enough; only the page's own width is asked."""
        shown = [part for part in parts(layout) if not _is_empty(part)]
        needed = sum(map(_least_width, shown))
        needed += layout.spacing() * max(0, len(shown) - 1)
        margins = self.body.contentsMargins()
        return needed > self.width() - margins.left() - margins.right()


def _columns_of(layout: QBoxLayout) -> list[ScrollingColumn]:
    return [part for part in parts(layout) if isinstance(part, ScrollingColumn)]


def _is_empty(part: QWidget | QLayout) -> bool:
    return part.isHidden() if isinstance(part, QWidget) else part.isEmpty()


def _least_width(part: QWidget | QLayout) -> int:
    if isinstance(part, QLayout):
        return part.minimumSize().width()
    if part.sizePolicy().horizontalPolicy() is QSizePolicy.Policy.Ignored:
        return part.minimumWidth()
    return min(part.maximumWidth(), part.minimumWidth() or part.minimumSizeHint().width())

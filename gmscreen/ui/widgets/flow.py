"""Items beside one another that go on in the next line where the width ends."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

from gmscreen.ui.theme.look import Look


class Flow(QLayout):
    """Lines of items, each at the size it likes; hidden items take no room."""

    def __init__(self) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._heights: dict[int, int] = {}
        self._hint: QSize | None = None
        self._least: QSize | None = None

    def addItem(self, item: QLayoutItem) -> None:
        """Take an item at the end."""
        self._items.append(item)
        self.invalidate()

    def count(self) -> int:
        """How many items there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """The item at a place, None beyond the end."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Give up the item at a place."""
        self.invalidate()
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """It asks for no more room than it needs."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """A narrower flow is higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of all lines at a width."""
        if width not in self._heights:
            self._heights[width] = self._placed(QRect(0, 0, width, 0), move=False)
        return self._heights[width]

    def invalidate(self) -> None:
        """Measure anew when asked again."""
        self._heights.clear()
        self._hint = self._least = None
        super().invalidate()

    def setGeometry(self, area: QRect) -> None:
        """Lay the items out in an area."""
        super().setGeometry(area)
        self._placed(area, move=True)

    def sizeHint(self) -> QSize:
        """One line of everything."""
        if self._hint is None:
            sizes = [item.sizeHint() for item in self._shown()]
            width = sum(size.width() for size in sizes) + self.spacing() * max(0, len(sizes) - 1)
            self._hint = self._with_margins(QSize(width, max((size.height() for size in sizes), default=0)))
        return self._hint

    def minimumSize(self) -> QSize:  # noqa: N802 - Qt's name
        """The widest item alone."""
        if self._least is None:
            size = QSize()
            for item in self._shown():
                size = size.expandedTo(item.minimumSize())
            self._least = self._with_margins(size)
        return self._least

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _with_margins(self, size: QSize) -> QSize:
        margins = self.contentsMargins()
        return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom())

    def _placed(self, area: QRect, *, move: bool) -> int:
        """Place the items if asked to; the height they take."""
        inside = area.marginsRemoved(self.contentsMargins())
        x, y, line = inside.left(), inside.top(), 0
        for item in self._shown():
            size = item.sizeHint().boundedTo(QSize(max(1, inside.width()), 1 << 20))
            size = size.expandedTo(item.minimumSize())
            if line and x + size.width() > inside.right() + 1:
                x, y, line = inside.left(), y + line + self.spacing(), 0
            height = item.heightForWidth(size.width()) if item.hasHeightForWidth() else size.height()
            if move:
                item.setGeometry(QRect(QPoint(x, y), QSize(size.width(), height)))
            x, line = x + size.width() + self.spacing(), max(line, height)
        return y + line - area.top() + self.contentsMargins().bottom()


def flow(look: Look, *items: QWidget, gap: int = 10) -> Flow:
    """Widgets in a flow, `gap` pixels apart at 100 %."""
    layout = Flow()
    look.space(layout, gap)
    for item in items:
        layout.addWidget(item)
    return layout


def empty(layout: QLayout) -> None:
    """Delete every widget of a layout."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()

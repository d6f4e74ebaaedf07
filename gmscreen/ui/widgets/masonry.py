"""Items in columns of equal width, each under the column that ends highest."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import GAP


class Masonry(QLayout):
    """As many columns as are `width` pixels wide at 100 %; items keep their order from top to bottom."""

    def __init__(self, look: Look, width: int) -> None:
        super().__init__()
        self._look, self._width = look, width
        self._items: list[QLayoutItem] = []
        self._heights: dict[int, list[int]] = {}
        look.space(self, GAP)

    def addItem(self, item: QLayoutItem) -> None:
        """Take an item at the end."""
        self._items.append(item)

    def count(self) -> int:
        """How many items there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """The item at a place, None beyond the end."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Give up the item at a place."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """It takes all the width there is."""
        return Qt.Orientation.Horizontal

    def hasHeightForWidth(self) -> bool:
        """Narrower columns are higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of the highest column at a width."""
        return self._placed(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, area: QRect) -> None:
        """Lay the items out in an area."""
        super().setGeometry(area)
        self._placed(area, move=True)

    def invalidate(self) -> None:
        """Measure anew when asked again."""
        self._heights.clear()
        super().invalidate()

    def sizeHint(self) -> QSize:
        """The width of a column; the height depends on the width there is."""
        return QSize(self._look.theme.px(self._width), 0)

    def minimumSize(self) -> QSize:  # noqa: N802 - Qt's name
        """The widest item alone."""
        return QSize(max((item.minimumSize().width() for item in self._shown()), default=0), 0)

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _placed(self, area: QRect, *, move: bool) -> int:
        """Place the items if asked to; the height they take."""
        gap, items = self.spacing(), self._shown()
        count = max(1, min(len(items), (area.width() + gap) // (self._look.theme.px(self._width) + gap)))
        width = (area.width() - gap * (count - 1)) // count
        ends = [area.top()] * count
        for item, height in zip(items, self._heights_at(width, items), strict=True):
            column = ends.index(min(ends))
            if move:
                at = QPoint(area.left() + column * (width + gap), ends[column])
                item.setGeometry(QRect(at, QSize(width, height)))
            ends[column] += height + gap
        return max(ends) - area.top() - gap if items else 0

    def _heights_at(self, width: int, items: list[QLayoutItem]) -> list[int]:
        if width not in self._heights:
            self._heights[width] = [
                item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()
                for item in items
            ]
        return self._heights[width]


def masonry(look: Look, width: int, *items: QWidget) -> Masonry:
    """Widgets in columns."""
    layout = Masonry(look, width)
    for item in items:
        layout.addWidget(item)
    return layout

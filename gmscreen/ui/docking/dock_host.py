"""The room in a window that is divided into groups of tabs."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from gmscreen.ui.docking.arrangement import Group, Node, Split
from gmscreen.ui.docking.tab_group import TabGroup
from gmscreen.ui.theme.theme import Theme

_HANDLE = 6


class DockHost(QWidget):
    """Groups of tabs divided by bars that can be dragged; `divided` tells that one was.

    `corner`, if there is one, stands at the end of the upper right row of tabs.
    """

    divided = Signal()

    def __init__(self, build: Callable[[Group], TabGroup], corner: QWidget | None = None) -> None:
        super().__init__()
        self._build_group, self._corner = build, corner
        self._root: QWidget | None = None
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)

    @property
    def node(self) -> Node:
        """How it is divided now."""
        return _node_of(self._root)

    @property
    def groups(self) -> tuple[TabGroup, ...]:
        """Its groups, left to right and top to bottom."""
        return tuple(_groups_in(self._root)) if self._root else ()

    def show_node(self, node: Node) -> None:
        """Divide it so; groups that were there are given up, their pages go on in the new ones."""
        if self._root is not None and self.node == node:
            return
        before, self._root = self._root, self._built(node)
        self._layout.addWidget(self._root)
        if self._corner is not None:
            _upper_right(self._root).set_corner(self._corner)
            self._corner.show()
        if before is not None:
            self._layout.removeWidget(before)
            before.hide()
            before.deleteLater()
        self._layout.activate()

    def _built(self, node: Node) -> QWidget:
        if isinstance(node, Group):
            return self._build_group(node)
        splitter = _Divided(node.beside)
        for part in node.parts:
            splitter.addWidget(self._built(part))
        splitter.setSizes(list(node.shares))
        splitter.splitterMoved.connect(lambda *_: self.divided.emit())
        return splitter


class _Divided(QSplitter):
    """Parts side by side or under one another, none of which can be dragged away to nothing."""

    def __init__(self, beside: bool) -> None:
        super().__init__(Qt.Orientation.Horizontal if beside else Qt.Orientation.Vertical)
        self.setChildrenCollapsible(False)

    def dress(self, theme: Theme) -> None:
        """Give the bars their width."""
        self.setHandleWidth(theme.px(_HANDLE))


def _parts(splitter: QSplitter) -> list[QWidget]:
    widgets = (splitter.widget(place) for place in range(splitter.count()))
    return [widget for widget in widgets if widget is not None]


def _node_of(widget: QWidget | None) -> Node:
    if isinstance(widget, TabGroup):
        return widget.group
    assert isinstance(widget, QSplitter)  # noqa: S101 - nothing else is built
    shares = tuple(max(1, size) for size in widget.sizes())
    beside = widget.orientation() == Qt.Orientation.Horizontal
    return Split(beside, tuple(map(_node_of, _parts(widget))), shares)


def _groups_in(widget: QWidget) -> Iterator[TabGroup]:
    if isinstance(widget, TabGroup):
        yield widget
    elif isinstance(widget, QSplitter):
        for part in _parts(widget):
            yield from _groups_in(part)


def _upper_right(widget: QWidget) -> TabGroup:
    while isinstance(widget, QSplitter):
        widget = _parts(widget)[-1 if widget.orientation() == Qt.Orientation.Horizontal else 0]
    assert isinstance(widget, TabGroup)  # noqa: S101 - nothing else is built
    return widget

"""Panels behind one row of tabs, and where on it a dragged panel may fall."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtWidgets import QFrame, QStackedWidget, QWidget

from gmscreen.ui.docking.arrangement import Group
from gmscreen.ui.docking.drop_hint import DropHint
from gmscreen.ui.docking.moves import At, Into, Side
from gmscreen.ui.docking.panel_page import PanelPage
from gmscreen.ui.docking.tab_manners import HEADER_MARGINS
from gmscreen.ui.docking.tab_strip import TabStrip
from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.layouts import column, row

_EDGE = 25
"""Percent of a page at each side where a panel is laid beside it."""


class TabGroup(QWidget):
    """A row of tabs over the page that is up; `raised` carries the id of the panel whose tab came up."""

    raised = Signal(str)

    def __init__(self, look: Look, pages: Sequence[PanelPage], current: str) -> None:
        super().__init__()
        self._pages = {page.spec.id: page for page in pages}
        self.strip = TabStrip(look, [page.spec for page in pages])
        self._stack = QStackedWidget()
        for page in pages:
            self._stack.addWidget(page)
            page.follow(look)
        self._header = QFrame()
        self._header.setObjectName("header")
        self._tabs = row(look, self.strip, gap=8, margins=HEADER_MARGINS)
        self._tabs.setStretch(0, 1)
        self._header.setLayout(self._tabs)
        layout = column(look, self._header, self._stack, gap=0)
        layout.setStretch(1, 1)
        self.setLayout(layout)
        self._hint = DropHint(look, self)
        self.before = ""
        """The panel that was up before the one that is."""
        self._up = current or pages[0].spec.id
        self.raise_panel(self._up)
        self.strip.currentChanged.connect(self._show)
        self.strip.clicked.connect(self._enter)

    def set_corner(self, corner: QWidget) -> None:
        """Put something at the end of the row of tabs."""
        self._tabs.addWidget(corner)

    @property
    def group(self) -> Group:
        """Its panels, and the one that is up."""
        return Group(self.strip.panel_ids, self.current)

    @property
    def current(self) -> str:
        """The panel that is up."""
        return self.strip.panel_ids[self.strip.currentIndex()]

    def raise_panel(self, panel: str) -> None:
        """Bring a panel's tab and page up, without building it."""
        self.strip.setCurrentIndex(self.strip.panel_ids.index(panel))
        self._stack.setCurrentWidget(self._pages[panel])

    def visit_current(self) -> QWidget:
        """The panel that is up, built if it was not."""
        return self._pages[self.current].visit()

    def _enter(self) -> None:
        # Or Qt hands the keyboard to whatever is next to the page that went, and the panel's keys do nothing.
        self.visit_current().setFocus(Qt.FocusReason.MouseFocusReason)

    def _show(self) -> None:
        self._stack.setCurrentWidget(self._pages[self.current])
        self.before, self._up = self._up, self.current
        self.visit_current()
        self.raised.emit(self.current)

    def target_at(self, at: QPoint) -> Into | At:
        """Where a panel falls that is let go at a point of the group: among the tabs, or at a side."""
        if at.y() < self._header.height():
            return self._among_tabs(self.strip.mapFrom(self, at))
        page = self._stack.geometry()
        ways = {
            Side.LEFT: 100 * (at.x() - page.left()) // max(1, page.width()),
            Side.RIGHT: 100 * (page.right() - at.x()) // max(1, page.width()),
            Side.TOP: 100 * (at.y() - page.top()) // max(1, page.height()),
            Side.BOTTOM: 100 * (page.bottom() - at.y()) // max(1, page.height()),
        }
        nearest = min(ways, key=lambda side: ways[side])
        return At(self.current, nearest) if ways[nearest] < _EDGE else Into(self.strip.panel_ids[-1])

    def _among_tabs(self, at: QPoint) -> Into:
        for place, panel in enumerate(self.strip.panel_ids):
            if at.x() < self.strip.tabRect(place).center().x():
                return Into(panel, before=True)
        return Into(self.strip.panel_ids[-1])

    def hint_at(self, at: QPoint) -> None:
        """Show what a panel would take of the group that is let go at a point of it."""
        target = self.target_at(at)
        if isinstance(target, At):
            self._hint.cover(_half(self._stack.geometry(), target.side))
        else:
            is_among_tabs = at.y() < self._header.height()
            self._hint.cover(self._header.geometry() if is_among_tabs else self._stack.geometry())

    def hide_hint(self) -> None:
        """Show nothing any more."""
        self._hint.hide()


def _half(area: QRect, side: Side) -> QRect:
    half = QRect(area)
    match side:
        case Side.LEFT:
            half.setRight(area.center().x())
        case Side.RIGHT:
            half.setLeft(area.center().x())
        case Side.TOP:
            half.setBottom(area.center().y())
        case Side.BOTTOM:
            half.setTop(area.center().y())
    return half

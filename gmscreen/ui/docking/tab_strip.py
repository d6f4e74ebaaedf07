"""A row of tabs that can be dragged out of it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QTabBar, QToolButton

from gmscreen.ui.docking.tab_manners import dress_tabs, fit_tabs, name_current, set_tab_manners
from gmscreen.ui.panel_spec import PanelSpec
from gmscreen.ui.theme.icons import icon
from gmscreen.ui.theme.look import Look
from gmscreen.ui.theme.theme import ICON, Theme, Tone

_ARROWS = {"ScrollLeftButton": "chevron-left", "ScrollRightButton": "chevron-right"}


class TabStrip(QTabBar):
    """Tabs of panels. `dragged` and `dropped` carry a panel's id and the pointer's place on the desktop.

    Escape, or `dropped` with None, gives a drag up. `clicked` tells that a tab was, and not dragged.
    """

    dragged = Signal(str, QPoint)
    dropped = Signal(str, object)
    clicked = Signal()

    def __init__(self, look: Look, panels: Sequence[PanelSpec]) -> None:
        super().__init__()
        self._panels = tuple(panels)
        self._pressed, self._from = -1, QPoint()
        self._in_hand = ""
        set_tab_manners(self, self._panels)
        self.setElideMode(Qt.TextElideMode.ElideNone)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.dress(look.theme)
        self.currentChanged.connect(self._name_current)

    @property
    def panel_ids(self) -> tuple[str, ...]:
        """The panels' ids, in the order of the tabs."""
        return tuple(panel.id for panel in self._panels)

    def dress(self, theme: Theme) -> None:
        """Draw icons and arrows in the theme's colours."""
        dress_tabs(self, self._panels, theme)
        side = theme.px(ICON)
        for button in self.findChildren(QToolButton):
            if button.objectName() in _ARROWS:
                button.setIcon(icon(_ARROWS[button.objectName()], theme.hex_of(Tone.TEXT), side))
                button.setIconSize(QSize(side, side))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stand closer where there is less room."""
        fit_tabs(self, self._panels, event.size().width())
        super().resizeEvent(event)

    def _name_current(self) -> None:
        name_current(self, self._panels, self.width())

    def tabLayoutChange(self) -> None:  # noqa: N802 - Qt's name
        """Show our arrows where Qt has put its own, which stay small at any scale."""
        for button in self.findChildren(QToolButton):
            button.setArrowType(Qt.ArrowType.NoArrow)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Raise the tab, and remember which one is held."""
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._from = event.position().toPoint()
            self._pressed = self.tabAt(self._from)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the tab once the pointer has gone far enough to mean it."""
        if self._pressed < 0 or not event.buttons() & Qt.MouseButton.LeftButton:
            super().mouseMoveEvent(event)
            return
        way = (event.position().toPoint() - self._from).manhattanLength()
        if not self._in_hand and way >= 2 * QApplication.startDragDistance():
            self._in_hand = self._panels[self._pressed].id
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        if self._in_hand:
            self.dragged.emit(self._in_hand, event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the tab fall where the pointer is."""
        super().mouseReleaseEvent(event)
        if self._pressed >= 0 and not self._in_hand:
            self.clicked.emit()
        self._let_go(event.globalPosition().toPoint())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape keeps a dragged tab where it was."""
        if event.key() == Qt.Key.Key_Escape and self._in_hand:
            self._let_go(None)
        else:
            super().keyPressEvent(event)

    def _let_go(self, at: QPoint | None) -> None:
        panel, self._in_hand, self._pressed = self._in_hand, "", -1
        self.unsetCursor()
        if panel:
            self.dropped.emit(panel, at)

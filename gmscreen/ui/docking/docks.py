"""The panels of the program, in the main window and in those that float beside it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from gmscreen.texts.catalogue import text
from gmscreen.ui.docking.arrangement import Arrangement, DockWindow, Group, initial, panels_of
from gmscreen.ui.docking.dock_host import DockHost
from gmscreen.ui.docking.dragging import Dragging, group_around
from gmscreen.ui.docking.floating_window import FloatingWindow, LookFor
from gmscreen.ui.docking.moves import Apart, At, Side, Target, brought_home, complete, moved, with_current
from gmscreen.ui.docking.panel_page import PanelPage
from gmscreen.ui.docking.places import Place
from gmscreen.ui.docking.tab_group import TabGroup
from gmscreen.ui.docking.window_place import place_of, put_window, screen_areas
from gmscreen.ui.panel_spec import PanelContext, PanelSpec
from gmscreen.ui.theme.look import Look

_STEP = 60
"""How far from the main window's corner a floating one opens, where there is no other screen."""


class Docks(QObject):
    """Where each panel is, and how it goes elsewhere.

    `changed` tells that something is to be remembered, `came_up` that panels stand in the windows anew.
    """

    changed = Signal()
    came_up = Signal()

    def __init__(
        self,
        window: QWidget,
        panels: Sequence[PanelSpec],
        context: PanelContext,
        look_for: LookFor,
        corner: QWidget | None = None,
    ) -> None:
        super().__init__(window)
        self._window, self._look_for = window, look_for
        self._pages = {panel.id: PanelPage(panel, context) for panel in panels}
        self.host = DockHost(partial(self._group, context.look), corner)
        self.host.divided.connect(self.changed)
        self.floating: tuple[FloatingWindow, ...] = ()
        self._in_hand, self._is_moving = panels[0].id, False
        self._dragging = Dragging(self, self)
        application = QApplication.instance()
        assert isinstance(application, QApplication)  # noqa: S101 - there are widgets
        application.focusChanged.connect(self._follow_focus)
        self.show(initial(self.order))

    @property
    def order(self) -> tuple[str, ...]:
        """Every panel, in the order of menu and shortcuts."""
        return tuple(self._pages)

    @property
    def windows(self) -> tuple[QWidget, ...]:
        """The main window and those that float."""
        return (self._window, *self.floating)

    @property
    def groups(self) -> tuple[TabGroup, ...]:
        """Every row of tabs, those of the main window first."""
        return tuple(group for host in self._hosts for group in host.groups)

    @property
    def _hosts(self) -> tuple[DockHost, ...]:
        return (self.host, *(each.host for each in self.floating))

    @property
    def arrangement(self) -> Arrangement:
        """What is where now."""
        pairs = zip(self._hosts, self.windows, strict=True)
        return Arrangement(tuple(DockWindow(host.node, place_of(window)) for host, window in pairs))

    @property
    def in_hand(self) -> str:
        """The panel that was gone to last in the window in hand."""
        here = [group for group in self.groups if group.window() is self.window_in_hand]
        is_here = any(self._in_hand in group.strip.panel_ids for group in here)
        return self._in_hand if is_here else here[0].current

    @property
    def window_in_hand(self) -> QWidget:
        """The window the person works in."""
        active = QApplication.activeWindow()
        return active if active in self.windows else self._window

    def show(self, arrangement: Arrangement) -> None:
        """Put every panel where an arrangement has it; panels that it does not know come home."""
        whole = complete(arrangement, self.order)
        known = [(window, set(panels_of(window.host.node))) for window in self.floating]
        floating = []
        for each in whole.windows[1:]:
            kin = next((pair for pair in known if pair[1] & set(panels_of(each.node))), None)
            if kin:
                known.remove(kin)
            floating.append(kin[0] if kin else self._new_window(each.place))
        self.floating = tuple(floating)
        for each, window, host in zip(whole.windows, self.windows, self._hosts, strict=True):
            host.show_node(each.node)
            _put(window, each.place)
        for window, _panels in known:
            _discard(window)
        for window in self.floating:
            window.show()

    def _new_window(self, place: Place | None) -> FloatingWindow:
        window = FloatingWindow(self._group, self._look_for, self._window.actions(), place)
        window.host.divided.connect(self.changed)
        window.closed.connect(lambda: self._take_home(window))
        return window

    def _group(self, look: Look, group: Group) -> TabGroup:
        tabs = TabGroup(look, [self._pages[panel] for panel in group.panels], group.current)
        look.dress(tabs.strip)
        tabs.raised.connect(self._note)
        tabs.raised.connect(lambda _panel: self.came_up.emit())
        tabs.strip.tabBarDoubleClicked.connect(lambda place: self._toss_soon(tabs, place))
        tabs.strip.dragged.connect(self._dragging.show_target)
        tabs.strip.dropped.connect(self._dragging.let_fall)
        return tabs

    def visit_shown(self) -> None:
        """Build the panels that are up."""
        for group in self.groups:
            group.visit_current()
        self.came_up.emit()

    def visit(self, panel: str) -> QWidget:
        """Go to a panel wherever it is, and give it."""
        group = self._group_of(panel)
        group.raise_panel(panel)
        self._note(panel)
        window = group.window()
        if self.floating and not window.isActiveWindow():
            window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
            window.raise_()
            window.activateWindow()
        return group.visit_current()

    def rehearse(self, panel: str) -> None:
        """Build a panel that nobody has gone to yet; its tab stays where it is."""
        self._pages[panel].rehearse()

    def _group_of(self, panel: str) -> TabGroup:
        return next(group for group in self.groups if panel in group.group.panels)

    def _toss_soon(self, tabs: TabGroup, place: int) -> None:
        """Float a panel, or bring it back, when the click on its tab is done: the tabs may go with it."""
        toss = self._float if tabs.window() is self._window else self._bring_home
        if place >= 0:
            panel = tabs.strip.panel_ids[place]
            QTimer.singleShot(0, self, lambda: toss(panel))

    def move(self, panel: str, target: Target) -> bool:
        """Bring a panel to a target; whether that changed anything."""
        return self._become(moved(self.arrangement, panel, target), panel)

    def float_out(self) -> bool:
        """Give the panel in hand a window of its own, on another screen if there is one."""
        return self._float(self.in_hand)

    def _float(self, panel: str) -> bool:
        return self.move(panel, Apart(self._free_place()))

    def lay_beside(self) -> bool:
        """Lay the panel in hand at the right of the others in its group."""
        return self.move(self.in_hand, At(self.in_hand, Side.RIGHT))

    def bring_home(self) -> bool:
        """Bring the panel in hand back among the first tabs of the main window."""
        return self._bring_home(self.in_hand)

    def _bring_home(self, panel: str) -> bool:
        return self._become(brought_home(self.arrangement, panel, self.order), panel)

    def reset(self) -> bool:
        """Bring all panels back behind one row of tabs."""
        first = DockWindow(Group(self.order, self.in_hand), place_of(self._window))
        return self._become(Arrangement((first,)), self.in_hand)

    def become(self, arrangement: Arrangement) -> None:
        """Show an arrangement and remember it."""
        self._become(arrangement, next(iter(panels_of(arrangement.main.node)), self.in_hand))

    def _become(self, arrangement: Arrangement, panel: str) -> bool:
        if arrangement == self.arrangement:
            return False
        left_up = with_current(arrangement, self._group_of(panel).before)
        self._is_moving = True
        self.show(with_current(left_up, panel))
        self.visit_shown()
        self.visit(panel).setFocus(Qt.FocusReason.OtherFocusReason)
        self._is_moving = False
        self.changed.emit()
        return True

    def _take_home(self, window: FloatingWindow) -> None:
        arrangement = self.arrangement
        for panel in panels_of(window.host.node):
            arrangement = brought_home(arrangement, panel, self.order)
        self._become(arrangement, self.host.groups[0].current)

    def close_floating(self) -> None:
        """Close the floating windows, with their panels in them."""
        for window in self.floating:
            window.close()

    def _free_place(self) -> Place:
        here = place_of(self._window)
        other = next((area for area in screen_areas() if area.name != here.screen), None)
        if other is not None:
            return Place(other.name, 0, 0, other.width, other.height)
        return Place(here.screen, here.x + _STEP, here.y + _STEP, here.width * 2 // 3, here.height * 2 // 3)

    def _note(self, panel: str) -> None:
        self._in_hand = panel
        window = self._pages[panel].window()
        if isinstance(window, FloatingWindow):
            window.name_after(text(self._pages[panel].spec.title))
        self.changed.emit()

    def _follow_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Panels on their way take the focus from one another: that is not the person's doing."""
        group = group_around(now)
        if not self._is_moving and group is not None and group in self.groups:
            self._note(group.current)


def _put(window: QWidget, place: Place | None) -> None:
    """Put a window in a place it is not in; where the person has put it beyond its screen, it stays."""
    if place is not None and place != place_of(window):
        put_window(window, place)


def _discard(window: FloatingWindow) -> None:
    window.close()
    window.deleteLater()

"""How a row of tabs looks and behaves: the frame's, painted first, and those that take its place."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QIcon, QPixmap
from PySide6.QtWidgets import QTabBar

from gmscreen.texts.catalogue import text
from gmscreen.ui.panel_spec import PanelSpec
from gmscreen.ui.theme.icons import icon
from gmscreen.ui.theme.look import style_again
from gmscreen.ui.theme.theme import ICON, Theme, Tone

HEADER_MARGINS = (10, 4, 10, 0)
"""Around a row of tabs, in pixels at 100 %."""

CROWDING = "crowding"
"""The property of a row of tabs by which the stylesheet knows how closely they stand."""

_ICON_SIDE, _INKS, _DRAWN = "icon_side", "icon_inks", "icons_drawn"


class Crowding(StrEnum):
    """How closely tabs stand; the closest show icons alone."""

    ROOMY = "roomy"
    TIGHT = "tight"
    NAMES = "names"
    """Without icons."""
    ICONS = "icons"
    """And a name only on the tab that is up."""
    BARE = "bare"
    """Without any name."""


def set_tab_manners(tabs: QTabBar, panels: Sequence[PanelSpec]) -> None:
    """Give a tab bar its panels and the manners of the window's frame."""
    tabs.setExpanding(False)
    tabs.setDrawBase(False)
    tabs.setUsesScrollButtons(True)
    tabs.setAccessibleName(text("shell.panels"))
    for place, panel in enumerate(panels):
        tabs.addTab(text(panel.title))
        tabs.setAccessibleTabName(place, text(panel.title))


def dress_tabs(tabs: QTabBar, panels: Sequence[PanelSpec], theme: Theme) -> None:
    """Draw the tabs' icons in the theme's colours."""
    tabs.setProperty(_ICON_SIDE, theme.px(ICON))
    tabs.setProperty(_INKS, [theme.hex_of(Tone.MUTED), theme.hex_of(Tone.TEXT)])
    _size_icons(tabs)
    if tabs.property(CROWDING):
        _draw_icons(tabs, panels)
    else:
        _keep_icons_place(tabs)


def _keep_icons_place(tabs: QTabBar) -> None:
    """Put something as wide in the place of the icons, by which the tabs can be measured."""
    nothing = QPixmap(1, 1)
    nothing.fill(QColor(0, 0, 0, 0))
    for place in range(tabs.count()):
        tabs.setTabIcon(place, QIcon(nothing))


def _draw_icons(tabs: QTabBar, panels: Sequence[PanelSpec]) -> None:
    """Draw icons where they are seen: at the start each takes a part of the first paint's time."""
    side, (quiet, lit) = tabs.property(_ICON_SIDE), tabs.property(_INKS)
    wanted = [side, quiet, lit]
    if tabs.property(CROWDING) == Crowding.NAMES or tabs.property(_DRAWN) == wanted:
        return
    tabs.setProperty(_DRAWN, wanted)
    for place, panel in enumerate(panels):
        tabs.setTabIcon(place, icon(panel.icon, quiet, side, selected=lit))


def fit_tabs(tabs: QTabBar, panels: Sequence[PanelSpec], width: int) -> None:
    """Let the tabs stand as roomily as a width in pixels allows, so that none must be looked for."""
    for crowding in Crowding:
        _crowd(tabs, panels, crowding)
        if tabs.sizeHint().width() <= width:
            break
    _draw_icons(tabs, panels)


def name_current(tabs: QTabBar, panels: Sequence[PanelSpec], width: int) -> None:
    """Write the name of the tab that came up where only that one has its name, and it has the room."""
    _name(tabs, panels, tabs.property(CROWDING))
    if tabs.property(CROWDING) == Crowding.ICONS and tabs.sizeHint().width() > width:
        _crowd(tabs, panels, Crowding.BARE)


def _name(tabs: QTabBar, panels: Sequence[PanelSpec], crowding: str) -> None:
    """Write the names that there is room for; the others are told by the pointer and to screen readers."""
    for place, panel in enumerate(panels):
        name = text(panel.title if crowding == Crowding.ROOMY else panel.short or panel.title)
        shown = name if _is_named(crowding, is_up=place == tabs.currentIndex()) else ""
        tabs.setTabText(place, shown)
        tabs.setTabToolTip(place, "" if shown == text(panel.title) else text(panel.title))


def _is_named(crowding: str, *, is_up: bool) -> bool:
    return crowding != Crowding.BARE and (is_up or crowding != Crowding.ICONS)


def _crowd(tabs: QTabBar, panels: Sequence[PanelSpec], crowding: Crowding) -> None:
    if tabs.property(CROWDING) != crowding:
        tabs.setProperty(CROWDING, crowding.value)
        style_again(tabs)
        _size_icons(tabs)
    _name(tabs, panels, crowding)


def _size_icons(tabs: QTabBar) -> None:
    side = 0 if tabs.property(CROWDING) == Crowding.NAMES else tabs.property(_ICON_SIDE)
    tabs.setIconSize(QSize(side, side))

"""How a row of tabs looks and behaves: the frame's, painted first, and those that take its place."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QTabBar

from gmscreen.texts.catalogue import text
from gmscreen.ui.panel_spec import PanelSpec
from gmscreen.ui.theme.icons import icon
from gmscreen.ui.theme.theme import ICON, Theme, Tone

HEADER_MARGINS = (10, 4, 10, 0)
"""Around a row of tabs, in pixels at 100 %."""


def set_tab_manners(tabs: QTabBar, panels: Sequence[PanelSpec]) -> None:
    """Give a tab bar its panels and the manners of the window's frame."""
    tabs.setExpanding(False)
    tabs.setDrawBase(False)
    tabs.setUsesScrollButtons(True)
    tabs.setAccessibleName(text("shell.panels"))
    for panel in panels:
        tabs.addTab(text(panel.title))


def dress_tabs(tabs: QTabBar, panels: Sequence[PanelSpec], theme: Theme) -> None:
    """Draw the tabs' icons in the theme's colours."""
    side = theme.px(ICON)
    tabs.setIconSize(QSize(side, side))
    for place, panel in enumerate(panels):
        quiet, lit = theme.hex_of(Tone.MUTED), theme.hex_of(Tone.TEXT)
        tabs.setTabIcon(place, icon(panel.icon, quiet, side, selected=lit))

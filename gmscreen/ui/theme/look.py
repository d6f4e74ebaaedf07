"""The theme that is worn now, and how the program changes into another."""

from __future__ import annotations

from typing import Protocol, cast, runtime_checkable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QLayout, QWidget

from gmscreen.ui.theme.palette import palette_of
from gmscreen.ui.theme.stylesheet import stylesheet_of
from gmscreen.ui.theme.theme import Size, Theme

_SPACING = "unscaled_spacing"


@runtime_checkable
class Dressed(Protocol):
    """A widget with something that the stylesheet can't reach: an icon, a fixed size."""

    def dress(self, theme: Theme) -> None:
        """Put on the theme."""
        ...


class Look(QObject):
    """The one theme that is worn; painted widgets read it when they paint."""

    changed = Signal()

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme

    @property
    def theme(self) -> Theme:
        """The theme worn now."""
        return self._theme

    def wear(self, theme: Theme) -> None:
        """Change the whole program into a theme, once."""
        self._theme = theme
        application = cast("QApplication", QApplication.instance())
        application.setFont(theme.font(Size.BODY))
        application.setPalette(palette_of(theme))
        application.setStyleSheet("")  # from nothing to a sheet Qt takes a quarter of the time
        application.setStyleSheet(stylesheet_of(theme))
        for window in application.topLevelWidgets():
            self.dress(window)
        self.changed.emit()

    def dress(self, root: QWidget) -> None:
        """Bring a widget and all inside it to the theme: what was built before it changed."""
        for layout in root.findChildren(QLayout):
            _respace(layout, self._theme)
        for widget in (root, *root.findChildren(QWidget)):
            if isinstance(widget, Dressed):
                widget.dress(self._theme)

    def space(self, layout: QLayout, gap: int, margins: tuple[int, int, int, int] = (0, 0, 0, 0)) -> None:
        """Give a layout its spacing in pixels at 100 %, now and after every change of scale."""
        layout.setProperty(_SPACING, (gap, *margins))
        _respace(layout, self._theme)


def _respace(layout: QLayout, theme: Theme) -> None:
    spacing = layout.property(_SPACING)
    if spacing:
        gap, left, top, right, bottom = map(theme.px, spacing)
        layout.setSpacing(gap)
        layout.setContentsMargins(left, top, right, bottom)

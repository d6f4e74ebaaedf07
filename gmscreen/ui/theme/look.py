"""The theme that is worn now, and how the program, a window or a panel changes into another."""

from __future__ import annotations

from typing import Protocol, cast

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QLayout, QWidget

from gmscreen.ui.theme.palette import palette_of
from gmscreen.ui.theme.stylesheet import stylesheet_of
from gmscreen.ui.theme.theme import Size, Theme

_SPACING = "unscaled_spacing"
_OWN_LOOK = "own_look"


class Dressed(Protocol):
    """A widget with something that the stylesheet can't reach: an icon, a fixed size."""

    def dress(self, theme: Theme) -> None:
        """Put on the theme."""
        ...


class Look(QObject):
    """The theme of the program; painted widgets read it when they paint."""

    changed = Signal()

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme

    @property
    def theme(self) -> Theme:
        """The theme worn now."""
        return self._theme

    def wear(self, theme: Theme) -> None:
        """Change the whole program into a theme, once, but for windows that have a look of their own."""
        self._theme = theme
        application = cast("QApplication", QApplication.instance())
        application.setFont(theme.font(Size.BODY))
        application.setPalette(palette_of(theme))
        for window in application.topLevelWidgets():
            if window.parent() is None and not window.property(_OWN_LOOK):
                self.clothe(window)
        self.changed.emit()

    @property
    def stylesheet(self) -> str:
        """What a window of this look wears."""
        return stylesheet_of(self.theme)

    def clothe(self, window: QWidget) -> None:
        """Put the stylesheet on a window, and all inside it in order.

        The window wears it, not the program: what is built outside a window is then styled once, when it is
        put in, instead of at each step of its building.
        """
        window.setStyleSheet("")  # from nothing to a sheet Qt takes a quarter of the time
        window.setStyleSheet(self.stylesheet)
        self.dress(window)

    def dress(self, root: QWidget) -> None:
        """Bring a widget and all inside it to the theme: what was built before it changed."""
        for layout in root.findChildren(QLayout):
            _respace(layout, self.theme)
        for widget in (root, *root.findChildren(QWidget)):
            # Of some thousand widgets; to ask for the protocol takes thirty times as long.
            if hasattr(widget, "dress"):
                cast("Dressed", widget).dress(self.theme)

    def space(self, layout: QLayout, gap: int, margins: tuple[int, int, int, int] = (0, 0, 0, 0)) -> None:
        """Give a layout its spacing in pixels at 100 %, now and after every change of scale."""
        layout.setProperty(_SPACING, (gap, *margins))
        _respace(layout, self.theme)


class WindowLook(Look):
    """The look of one window, which may be in another mode than the program."""

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(theme, window)
        self._window = window
        window.setProperty(_OWN_LOOK, True)
        self.wear(theme)

    @property
    def stylesheet(self) -> str:
        """The theme's, and the size of plain text: the program's font may be that of another mode."""
        return f"QWidget {{ font-size: {self.theme.type_px(Size.BODY)}px; }}\n{stylesheet_of(self.theme)}"

    def wear(self, theme: Theme) -> None:
        """Change the window into a theme."""
        self._theme = theme
        self.clothe(self._window)
        self.changed.emit()


class PanelLook(Look):
    """The look of what can move from window to window: always that of the window it is in."""

    def __init__(self, window: Look, parent: QObject | None = None) -> None:
        super().__init__(window.theme, parent)
        self._worn_by = window

    @property
    def theme(self) -> Theme:
        """The theme of the window."""
        return self._worn_by.theme

    def wear(self, theme: Theme) -> None:
        """Change the window into a theme."""
        self._worn_by.wear(theme)

    def follow(self, window: Look, root: QWidget) -> None:
        """Wear what another window wears, on the widget that has moved there."""
        is_other = window.theme != self.theme
        self._worn_by = window
        if is_other:
            self.dress(root)
            self.changed.emit()


def style_again(widget: QWidget) -> None:
    """Have the stylesheet look at a widget again.

    To take the style itself in hand would, before the first paint, have the binding make all of Qt's names.
    """
    widget.setStyleSheet(widget.styleSheet())


def _respace(layout: QLayout, theme: Theme) -> None:
    spacing = layout.property(_SPACING)
    if spacing:
        gap, left, top, right, bottom = map(theme.space, spacing)
        layout.setSpacing(gap)
        layout.setContentsMargins(left, top, right, bottom)

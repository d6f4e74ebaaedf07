"""The ground of one panel, which goes with it from window to window."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from gmscreen.ui.panel_spec import PanelContext, PanelSpec
from gmscreen.ui.theme.look import Look, PanelLook
from gmscreen.ui.widgets.layouts import column, holder


class PanelPage(QWidget):
    """A page that scrolls, empty until its panel is visited. Margins are the panel's."""

    def __init__(self, spec: PanelSpec, context: PanelContext) -> None:
        super().__init__()
        self.spec = spec
        self._look = PanelLook(context.look, self)
        self._context = replace(context, look=self._look)
        self._panel: QWidget | None = None
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)

    def visit(self) -> QWidget:
        """The panel, built at the first visit; an error there leaves it unbuilt."""
        if self._panel is None:
            with _unsearched():
                panel = self.spec.build(self._context)
                page = _scrolling(self._look, panel)
                self._layout.addWidget(page)
                page.show()  # or the layout does so when the focus has already been refused
            self._panel = panel
        return self._panel

    def rehearse(self) -> None:
        """Build the panel before anyone goes to it, laid out and drawn once in the size that it will have.

        What goes wrong is left for the first visit to tell: it builds the panel again.
        """
        if self._panel is None:
            with suppress(Exception):
                self.visit()
                stack = self.parentWidget()
                self.resize(stack.size() if stack else self.size())
                self.grab()

    def follow(self, window: Look) -> None:
        """Wear what the window wears that the page is in now."""
        self._look.follow(window, self)


@contextmanager
def _unsearched() -> Iterator[None]:
    """While a panel is built, no garbage is looked for: what is made stays. Within a start it is not yet."""
    was_searched = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_searched:
            gc.enable()


def _scrolling(look: Look, panel: QWidget) -> QScrollArea:
    """A panel on a page that scrolls; one that scrolls itself is its own page."""
    if isinstance(panel, QScrollArea):
        panel.setObjectName("page")
        return panel
    page = QScrollArea()
    page.setObjectName("page")
    page.setWidgetResizable(True)
    page.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    page.setWidget(holder(column(look, panel)))
    return page

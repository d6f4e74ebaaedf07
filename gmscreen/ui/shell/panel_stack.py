"""The panels behind the tabs, each built when it is first visited."""

from __future__ import annotations

from PySide6.QtWidgets import QScrollArea, QStackedWidget, QWidget

from gmscreen.ui.panel_spec import PanelContext, PanelSpec
from gmscreen.ui.theme.look import Look
from gmscreen.ui.widgets.layouts import column, holder


class PanelStack(QStackedWidget):
    """One scrolling page a panel; a page is empty until its panel is visited. Panels bring their margins."""

    def __init__(self, panels: tuple[PanelSpec, ...], context: PanelContext) -> None:
        super().__init__()
        self._panels, self._context = panels, context
        self._built: dict[int, QWidget] = {}
        self._empty = [QWidget() for _panel in panels]
        for page in self._empty:
            self.addWidget(page)

    def visit(self, place: int) -> QWidget:
        """Show the panel at a place, building it at the first visit; an error there leaves it unbuilt."""
        if place not in self._built:
            self._built[place] = self._panels[place].build(self._context)
            self._replace(place, _page(self._context.look, self._built[place]))
        self.setCurrentIndex(place)
        return self._built[place]

    def _replace(self, place: int, page: QWidget) -> None:
        self.insertWidget(place, page)
        self.removeWidget(self._empty[place])
        self._context.look.dress(page)


def _page(look: Look, panel: QWidget) -> QWidget:
    """A panel on a page that scrolls; one that scrolls itself is its own page. Margins are the panel's."""
    if isinstance(panel, QScrollArea):
        panel.setObjectName("page")
        return panel
    page = QScrollArea()
    page.setObjectName("page")
    page.setWidgetResizable(True)
    page.setWidget(holder(column(look, panel)))
    return page

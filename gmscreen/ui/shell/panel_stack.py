"""The panels behind the tabs, each built when it is first visited."""

from __future__ import annotations

from PySide6.QtWidgets import QScrollArea, QStackedWidget, QWidget

from gmscreen.ui.panel_spec import PanelContext, PanelSpec
from gmscreen.ui.widgets.layouts import column, holder

_MARGINS = (18, 14, 18, 14)


class PanelStack(QStackedWidget):
    """One scrolling page a panel; a page is empty until its panel is visited."""

    def __init__(self, panels: tuple[PanelSpec, ...], context: PanelContext) -> None:
        super().__init__()
        self._panels, self._context = panels, context
        self._built: dict[int, QWidget] = {}
        for _panel in panels:
            self.addWidget(_page())

    def panel(self, place: int) -> QWidget | None:
        """The panel at a place, or None before its first visit."""
        return self._built.get(place)

    def visit(self, place: int) -> QWidget:
        """Show the panel at a place, building it at the first visit; an error there leaves it unbuilt."""
        self.setCurrentIndex(place)
        if place not in self._built:
            panel = self._panels[place].build(self._context)
            page = self.widget(place)
            assert isinstance(page, QScrollArea)  # noqa: S101 - for mypy: __init__ put it there
            content = holder(column(self._context.look, panel, margins=_MARGINS))
            content.setObjectName("page")
            page.setWidget(content)
            self._context.look.dress(content)
            self._built[place] = panel
        return self._built[place]


def _page() -> QScrollArea:
    page = QScrollArea()
    page.setObjectName("page")
    page.setWidgetResizable(True)
    return page

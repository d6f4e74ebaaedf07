"""Every panel's layout comes to rest: sizes that chase one another would hang the window."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

from gmscreen.ui.systems import GARGANTA

PANELS = {panel.id: panel for panel in GARGANTA.panels}
WIDTHS = range(640, 1600, 53)


class Unrest(QObject):
    """Counts what layouts ask of one another."""

    count = 0

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        self.count += event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest)
        return False


@pytest.mark.parametrize("panel_id", PANELS)
def test_a_panel_comes_to_rest_at_every_width(
    panel_id: str, show_panel: Callable[..., QWidget], application: QApplication
) -> None:
    panel, unrest = show_panel(PANELS[panel_id].build), Unrest()
    application.installEventFilter(unrest)
    for width in WIDTHS:
        panel.resize(width, 620)
        for _ in range(12):
            QApplication.processEvents()
        unrest.count = 0
        QApplication.processEvents()
        assert unrest.count == 0, width
    application.removeEventFilter(unrest)

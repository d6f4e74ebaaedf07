"""Going to a field of the sheet on the screen."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtWidgets import QTableView, QWidget

from gmscreen.sheets.sheet_fields import FieldPath
from gmscreen.ui.panels.sheets.sheet_page import SheetPage

_CARDS = {
    "equipment": "equipment",
    "attacks": "attacks",
    "skills": "skills",
    "spells": "spells",
    "magic": "spells",
    "advantages": "advantages",
    "disadvantages": "disadvantages",
    "quirks": "quirks",
    "bonds": "account",
    "account": "account",
    "wealth": "account",
    "attributes": "figures",
    "damage": "figures",
    "printed": "scene",
    "creature": "creature",
}
"""The part of the page that shows a part of the sheet; the name and its like stand at the top."""

_MARGIN = 40


def reveal_field(page: SheetPage, path: FieldPath) -> None:
    """Scroll to a field, with its row in hand and the keyboard there if it stands in a list."""
    part: QWidget | None = getattr(page, _CARDS.get(str(path[0]), ""), None)
    if part is None or part.isHidden():
        page.verticalScrollBar().setValue(0)
        return
    table = getattr(part, "table", None)
    row = next((each for each in path if isinstance(each, int)), None)
    if isinstance(table, QTableView) and row is not None and not table.isHidden():
        table.setCurrentIndex(table.model().index(row, 0))
        table.setFocus(Qt.FocusReason.ShortcutFocusReason)
        QTimer.singleShot(0, table, lambda: _scroll_to_row(page, table))
    else:
        _scroll(page, part, part.rect().topLeft(), part.height())


def _scroll_to_row(page: SheetPage, table: QTableView) -> None:
    area = table.visualRect(table.currentIndex())
    _scroll(page, table.viewport(), area.center(), area.height())


def _scroll(page: SheetPage, widget: QWidget, at: QPoint, height: int) -> None:
    ground = page.widget()
    if ground is not None and ground.isAncestorOf(widget):
        there = widget.mapTo(ground, at)
        page.ensureVisible(there.x(), there.y(), 0, height + _MARGIN)

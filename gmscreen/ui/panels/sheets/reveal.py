"""Going to a field of the sheet on the screen."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtWidgets import QWidget

from gmscreen.sheets.sheet_fields import FieldPath
from gmscreen.ui.panels.sheets.sheet_page import SheetPage
from gmscreen.ui.widgets.edit_table import EditTable

_PARTS = {"magic": "spells", "wealth": "account", "damage": "figures", "printed": "scene"}
"""The part of the page that shows a part of the sheet, where that has another name."""

_MARGIN = 40


def reveal_field(page: SheetPage, path: FieldPath) -> None:
    """Scroll to a field, with the keyboard in it if it is typed in; else to what shows it."""
    field = page.identity.fields.by_path.get(path) or page.figures.fields.by_path.get(path)
    if field is not None:
        field.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        _scroll(page, field, field.rect().center(), field.height())
        return
    name = str(path[0])
    part = getattr(page, _PARTS.get(name, name), None)
    if not isinstance(part, QWidget) or part.isHidden():
        page.verticalScrollBar().setValue(0)
        return
    table, row = getattr(part, "table", None), next((each for each in path if isinstance(each, int)), None)
    if isinstance(table, EditTable) and row is not None:
        table.go_to(row, next((each for each in path[::-1] if isinstance(each, str)), ""))
        QTimer.singleShot(0, table, lambda: _scroll_to_cell(page, table))
    else:
        _scroll(page, part, QPoint(0, 0), _MARGIN)


def _scroll_to_cell(page: SheetPage, table: EditTable) -> None:
    area = table.visualRect(table.currentIndex())
    _scroll(page, table.viewport(), area.center(), area.height())


def _scroll(page: SheetPage, widget: QWidget, at: QPoint, height: int) -> None:
    ground = page.widget()
    if ground is not None and ground.isAncestorOf(widget):
        there = widget.mapTo(ground, at)
        page.ensureVisible(there.x(), there.y(), 0, height + _MARGIN)

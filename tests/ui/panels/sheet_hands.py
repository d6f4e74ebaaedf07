"""Hands for the sheet on the screen: keys to whatever has the keyboard, and what stands where."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gmscreen.session.kept_sheets import sheet_file_of
from gmscreen.session.session import Session
from gmscreen.sheets.model import Sheet
from gmscreen.ui.panels.sheets.panel import SheetsPanel
from gmscreen.ui.widgets.edit_table import EditTable
from gmscreen.ui.widgets.typed_line import TypedLine

Key = Qt.Key


def sheet(session: Session, sheet_id: str = "kallias") -> Sheet:
    return sheet_file_of(session.campaign.sheets[sheet_id]).sheet


def press(qtbot: QtBot, *keys: Key | str, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Keys to whatever has the keyboard."""
    each = [one for key in keys for one in (key if isinstance(key, str) else [key])]
    for key in each:
        widget = QApplication.focusWidget()
        assert widget is not None
        qtbot.keyClick(widget, key, held)


def figure(panel: SheetsPanel, *path: str) -> TypedLine:
    return panel.page.figures.fields.by_path[path].line


def in_hand(table: EditTable) -> tuple[int, str]:
    index = table.currentIndex()
    return index.row(), table.rows.columns[index.column()].key


def shown(table: EditTable, row: int, key: str) -> str:
    keys = [column.key for column in table.rows.columns]
    return table.rows.cell(table.rows.index(row, keys.index(key))).words

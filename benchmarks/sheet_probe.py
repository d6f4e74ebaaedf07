"""A child process that types in the large sheet in Fichas, and prints what one waits for.

One JSON object, in milliseconds of wall and of processor: from each key to the end of its paint. Between two
keys lies the time that the quickest of typists takes.
"""

from __future__ import annotations

import gc
import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import cast

from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from benchmarks.probing import later, panel_alone
from benchmarks.sheet import large_sheet
from gmscreen.session.session import Session
from gmscreen.session.sheet_commands import AddSheet
from gmscreen.sheets.file_bytes import FileText
from gmscreen.sheets.toml_text import document
from gmscreen.store.creation import create_campaign
from gmscreen.store.opening import open_campaign
from gmscreen.ui.app import start_application
from gmscreen.ui.panels.sheets.panel import SheetsPanel
from gmscreen.ui.widgets.edit_table import EditTable

_CELLS, _WARM_UP, _BETWEEN_KEYS_MS = 24, 12, 50
_WEIGHT, _NAME, _POINTS = "weight_kg", "name", "points"
_TYPED = {_WEIGHT: "1,25", _NAME: "Outra", _POINTS: "8"}


def main() -> None:
    """In a campaign's file, with all that waits for the disk."""
    application = start_application()
    with TemporaryDirectory() as folder:
        path = Path(folder, "Mesa.escudo")
        create_campaign(path, "Mesa")
        session = Session(store=open_campaign(path), later=later)
        session.do(AddSheet(FileText(document(large_sheet()))))
        panel = panel_alone(session, SheetsPanel, QSize(1600, 820))
        gc.freeze()  # as the window does once it is furnished
        keys = list(_keys(application, panel))[_WARM_UP:]
        print(json.dumps({"wall": [key[0] for key in keys], "processor": [key[1] for key in keys]}))
        session.close()


def _keys(application: QApplication, panel: SheetsPanel) -> Iterator[tuple[float, float]]:
    """Cell after cell typed over, in weights, names and points by turns."""
    page = panel.page
    for cell in range(_CELLS):
        key = (_WEIGHT, _NAME, _POINTS)[cell % 3]
        table = page.skills.table if key == _POINTS else page.equipment.table
        table.go_to(cell, key)
        application.processEvents()
        for typed in _TYPED[key]:
            yield _key(application, typed)
        yield _enter(application, table)


def _key(application: QApplication, typed: str) -> tuple[float, float]:
    return _timed(application, lambda: QTest.keyClicks(cast("QWidget", QApplication.focusWidget()), typed))


def _enter(application: QApplication, table: EditTable) -> tuple[float, float]:
    return _timed(application, lambda: QTest.keyClick(table.line or table, Qt.Key.Key_Return))


def _timed(application: QApplication, act: Callable[[], object]) -> tuple[float, float]:
    start, used = time.perf_counter(), time.process_time()
    act()
    application.processEvents()
    application.processEvents()  # the page moves once what has changed is painted
    told = (time.perf_counter() - start) * 1000, (time.process_time() - used) * 1000
    QTest.qWait(_BETWEEN_KEYS_MS)
    return told


if __name__ == "__main__":
    main()

"""A child process that types in the search of Dados over a million rolls, and prints what a key takes.

One JSON object, in milliseconds: `keys` from the key to the end of its paint, `spent` in the processor.
"""

from __future__ import annotations

import gc
import json
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from benchmarks.ledger import TYPED, fill
from benchmarks.probing import panel_alone
from gmscreen.session.session import Session
from gmscreen.store.connection import building_engine
from gmscreen.store.creation import create_campaign
from gmscreen.store.opening import open_campaign
from gmscreen.ui.app import start_application
from gmscreen.ui.panels.dice.panel import DicePanel

_ROUNDS = 6


def main() -> None:
    """Type the line and take it back, again and again."""
    application = start_application()
    with TemporaryDirectory() as folder:
        path = make(Path(folder, "Mesa.escudo"))
        session = Session(store=open_campaign(path))
        panel = panel_alone(session, DicePanel, QSize(1280, 720))
        gc.freeze()  # as the window does once it is furnished
        line = panel.ledger.filter
        line.setFocus()
        taken = [_key(application, line, key) for _ in range(_ROUNDS) for key in _keys()]
        keys, spent = zip(*taken, strict=True)
        print(json.dumps({"keys": keys, "spent": spent}))
        session.close()


def make(path: Path) -> Path:
    """A campaign with a million rolls."""
    create_campaign(path, "Mesa")
    engine = building_engine(path)
    with engine.begin() as connection:
        fill(connection)
    engine.dispose()
    return path


def _keys() -> list[Qt.Key | str]:
    return [*TYPED, *(Qt.Key.Key_Backspace for _ in TYPED)]


def _key(application: QApplication, line: QLineEdit, key: Qt.Key | str) -> tuple[float, float]:
    start, spent = time.perf_counter(), time.process_time()
    if isinstance(key, str):
        QTest.keyClicks(line, key)
    else:
        QTest.keyClick(line, key)
    application.processEvents()
    return (time.perf_counter() - start) * 1000, (time.process_time() - spent) * 1000


if __name__ == "__main__":
    main()

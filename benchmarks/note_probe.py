"""A child process that opens a note of a hundred thousand lines, types in it, and prints what one waits for.

One JSON object, in milliseconds: `opened` from the choice in the list to the end of the paint, `keys` from
when each key is due to the end of its paint, so that whatever holds the window up meanwhile counts.
"""

from __future__ import annotations

import gc
import json
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from benchmarks.probing import later, painted_in_ms, panel_alone
from gmscreen.session.note_commands import AddNote
from gmscreen.session.session import Session
from gmscreen.store.creation import create_campaign
from gmscreen.store.opening import open_campaign
from gmscreen.ui.app import start_application
from gmscreen.ui.panels.pending.panel import PendingPanel

_LINES, _KEYS, _KEY_SECONDS = 100_000, 240, 0.06
_SIZE = QSize(1280, 720)
_LINE = "O Ônfalos respira às três da manhã; a corda não aguenta — 14,5 kg."


def main() -> None:
    """In a campaign's file, with all that waits for the disk."""
    application = start_application()
    with TemporaryDirectory() as folder:
        path = Path(folder, "Mesa.escudo")
        create_campaign(path, "Mesa")
        session = Session(store=open_campaign(path), later=later)
        session.do(AddNote("Longa", "\n".join(f"{number} {_LINE}" for number in range(_LINES))))
        session.do(AddNote("Curta", "uma linha"))
        panel = panel_alone(session, PendingPanel, _SIZE)
        gc.freeze()  # as the window does once it is furnished
        opened = _opened(application, panel, next(iter(session.campaign.notes)))
        keys = _typed(application, panel)
        print(json.dumps({"opened": opened, "keys": keys}))
        session.close()


def _opened(application: QApplication, panel: PendingPanel, note: str) -> float:
    return painted_in_ms(application, lambda: panel.notes.table.take(note))


def _typed(application: QApplication, panel: PendingPanel) -> list[float]:
    """Keys at an even pace, in the middle of the note."""
    text = panel.notes.text
    text.setFocus()
    cursor = QTextCursor(text.document().findBlockByNumber(_LINES // 2))
    text.setTextCursor(cursor)
    application.processEvents()
    start = time.perf_counter()
    return [_key(application, panel, start + place * _KEY_SECONDS) for place in range(1, _KEYS + 1)]


def _key(application: QApplication, panel: PendingPanel, due: float) -> float:
    while time.perf_counter() < due:
        application.processEvents()
        time.sleep(0.001)
    QTest.keyClick(panel.notes.text, Qt.Key.Key_X)
    application.processEvents()
    return (time.perf_counter() - due) * 1000


if __name__ == "__main__":
    main()

"""A child process that goes from panel to panel and prints how long each change took, in milliseconds.

One JSON object: `first` has the first visit of each panel, `later` every visit after it.
"""

from __future__ import annotations

import gc
import json
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtWidgets import QApplication, QWidget

from benchmarks.probing import painted_in_ms, wait
from gmscreen.session.memory_store import MemoryStore
from gmscreen.session.new_campaign import new_campaign
from gmscreen.session.session import Session
from gmscreen.texts.catalogue import text
from gmscreen.ui.app import Start, samples, start_application
from gmscreen.ui.docking.panel_page import PanelPage
from gmscreen.ui.shell.shell import Shell
from gmscreen.ui.systems import GARGANTA

_ROUNDS = 30
_MOST_SECONDS = 90
_SETTLED_SECONDS = 1.0


def _shown_in_ms(application: QApplication, shell: Shell, panel: str) -> float:
    """From the change of tab to the end of the paint that it asks for."""
    return painted_in_ms(application, lambda: shell.visit(panel))


def _wait_until_built(application: QApplication, window: QWidget) -> None:
    """Wait until every panel has been rehearsed, on a machine however busy."""
    for _ in range(_MOST_SECONDS):
        wait(application, _SETTLED_SECONDS)
        if all(page.findChild(QWidget) for page in window.findChildren(PanelPage)):
            break
    wait(application, _SETTLED_SECONDS)


def main() -> None:
    """Visit every panel once, then all of them again and again."""
    application = start_application()
    with TemporaryDirectory() as folder:
        opened = Start(Path(folder) / "settings.json")
        opened.window.show()
        application.processEvents()
        store = MemoryStore(new_campaign(text("command.first_campaign"), samples()))
        shell = opened.furnish(Session(store=store))
        gc.freeze()  # as the program does
        _wait_until_built(application, opened.window)
        first_panel, *others = (panel.id for panel in GARGANTA.panels)
        first = [_shown_in_ms(application, shell, panel) for panel in others]
        every = (first_panel, *others)
        later = [_shown_in_ms(application, shell, panel) for _ in range(_ROUNDS) for panel in every]
        print(json.dumps({"first": first, "later": later}))


if __name__ == "__main__":
    main()

"""A child process that goes from panel to panel and prints how long each change took, in milliseconds.

One JSON object: `first` has the first visit of each panel, `later` every visit after it.
"""

from __future__ import annotations

import json
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtWidgets import QApplication, QTabBar

from gmscreen.ui.app import Start, start_application

_ROUNDS = 30


def _shown_in_ms(application: QApplication, tabs: QTabBar, place: int) -> float:
    """From the change of tab to the end of the paint that it asks for."""
    start = time.perf_counter()
    tabs.setCurrentIndex(place)
    application.processEvents()
    return (time.perf_counter() - start) * 1000


def main() -> None:
    """Visit every panel once, then all of them again and again."""
    application = start_application()
    with TemporaryDirectory() as folder:
        opened = Start(Path(folder) / "settings.json")
        opened.window.show()
        application.processEvents()
        opened.furnish()
        application.processEvents()
        tabs = opened.window.tabs
        others = [*range(1, tabs.count()), 0]
        first = [_shown_in_ms(application, tabs, place) for place in others[:-1]]
        later = [_shown_in_ms(application, tabs, place) for _ in range(_ROUNDS) for place in others]
        print(json.dumps({"first": first, "later": later}))


if __name__ == "__main__":
    main()

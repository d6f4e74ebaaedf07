"""A child process that plays turns of two hundred in the window; prints how long each took (ms).

One JSON object: `turns` until the next turn is on disk and painted, `undos` until it is taken back.
"""

from __future__ import annotations

import gc
import json
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtWidgets import QApplication

from benchmarks.fight_turn import SHEETS, begun_fight
from gmscreen.locator import sample_sheets
from gmscreen.session.session import Session
from gmscreen.store.creation import create_campaign
from gmscreen.store.opening import open_campaign
from gmscreen.ui.app import Start, start_application
from gmscreen.ui.panels.combat.panel import CombatPanel

_TURNS, _WARM_UP = 150, 5
_REHEARSED_SECONDS = 8.0


def _in_ms(application: QApplication, act: Callable[[], object]) -> float:
    """From the act to the end of the paint that it asks for."""
    start = time.perf_counter()
    act()
    application.processEvents()
    return (time.perf_counter() - start) * 1000


def _wait(application: QApplication, seconds: float) -> None:
    """Let the window make its panels ready."""
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        application.processEvents()
        time.sleep(0.01)


def main() -> None:
    """Play turns, each taken back and done again."""
    application = start_application()
    with TemporaryDirectory() as folder:
        path = Path(folder, "Mesa.escudo")
        create_campaign(path, "Mesa", [sample_sheets() / f"{name}.toml" for name in SHEETS])
        opened = Start(Path(folder) / "settings.json")
        opened.window.show()
        session = Session(store=open_campaign(path))
        shell = opened.furnish(session)
        opened.window.resize(1280, 720)
        begun_fight(session)
        panel = shell.visit("combat")
        assert isinstance(panel, CombatPanel)  # noqa: S101
        _wait(application, _REHEARSED_SECONDS)
        gc.freeze()  # as the program does
        turns, undos = [], []
        for _ in range(_TURNS):
            turns.append(_in_ms(application, panel.hand.go_on))
            undos.append(_in_ms(application, session.undo))
            _in_ms(application, session.redo)
        session.close()
    print(json.dumps({"turns": turns[_WARM_UP:], "undos": undos[_WARM_UP:]}))


if __name__ == "__main__":
    main()

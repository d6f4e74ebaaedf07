"""A child process that plays turns of two hundred in the window; prints how long each took (ms).

One JSON object: `turns` until the next turn is on disk and painted, `undos` until it is taken back.
"""

from __future__ import annotations

import gc
import json
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.fight_turn import SHEETS, begun_fight
from benchmarks.probing import painted_in_ms, wait
from gmscreen.locator import sample_sheets
from gmscreen.session.session import Session
from gmscreen.store.creation import create_campaign
from gmscreen.store.opening import open_campaign
from gmscreen.ui.app import Start, start_application
from gmscreen.ui.panels.combat.panel import CombatPanel

_TURNS, _WARM_UP = 150, 5
_REHEARSED_SECONDS = 8.0


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
        wait(application, _REHEARSED_SECONDS)
        gc.freeze()  # as the program does
        turns, undos = [], []
        for _ in range(_TURNS):
            turns.append(painted_in_ms(application, panel.hand.go_on))
            undos.append(painted_in_ms(application, session.undo))
            painted_in_ms(application, session.redo)
        session.close()
    print(json.dumps({"turns": turns[_WARM_UP:], "undos": undos[_WARM_UP:]}))


if __name__ == "__main__":
    main()

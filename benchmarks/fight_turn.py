"""The next turn of a fight of two hundred: on disk and told, painted in the window, and taken back."""

from __future__ import annotations

import gc
import json
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.measure import Measure, percentile_95, python_child
from gmscreen.locator import sample_sheets
from gmscreen.session.fight.fight_records import fight_ids
from gmscreen.session.fight.fighter import Side
from gmscreen.session.fight.joining import AddFighters, OpenFight
from gmscreen.session.fight.turn_commands import BeginFight, NextTurn
from gmscreen.session.session import Session
from gmscreen.store.creation import create_campaign
from gmscreen.store.opening import open_campaign

_FIGHTERS, _TURNS, _WARM_UP = 200, 450, 5
SHEETS = ("draugr", "cavador-cinzento", "kallias", "jurado")


def measures() -> list[Measure]:
    """Milliseconds until the turn is synced to the disk; two whole rounds, so that new orders count."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "Mesa.escudo")
        create_campaign(path, "Mesa", [sample_sheets() / f"{name}.toml" for name in SHEETS])
        session = Session(store=open_campaign(path))
        fight = begun_fight(session)
        gc.freeze()  # as the window does once it is furnished
        turns, undos = _readings(session, fight)
        session.close()
    turn, undo = percentile_95(turns), percentile_95(undos)
    return [
        Measure("fight: next turn of 200, saved, p95", "–", turn, None, 16, "ms"),
        Measure("fight: undo of it", "the turn, p95 each", undo, turn, 1.2, "ms"),
        *_painted(),
        Measure("fight: new round of 200, saved, worst", "–", max(turns), None, 50, "ms"),
    ]


def _painted() -> list[Measure]:
    """The same in the window, until it is painted."""
    readings = json.loads(python_child("-m", "benchmarks.fight_paint_probe")[1].splitlines()[-1])
    turn, undo = percentile_95(readings["turns"]), percentile_95(readings["undos"])
    return [
        Measure("fight: next turn of 200, saved and painted, p95", "–", turn, None, 16, "ms"),
        Measure("fight: undo of it, painted", "the turn, p95 each", undo, turn, 1.2, "ms"),
    ]


def begun_fight(session: Session) -> str:
    """A fight of two hundred, begun; its id."""
    session.do(OpenFight("Ponte"))
    (fight,) = fight_ids(session.campaign)
    for name in SHEETS:
        copies = _FIGHTERS // len(SHEETS)
        session.do(AddFighters(fight=fight, sheet=name, side=Side.FOES, copies=copies))
    session.do(BeginFight(fight))
    return fight


def _readings(session: Session, fight: str) -> tuple[list[float], list[float]]:
    """Turn after turn, each taken back and done again."""
    turns, undos = [], []
    for _ in range(_TURNS):
        turns.append(_milliseconds(partial(session.do, NextTurn(fight))))
        undos.append(_milliseconds(session.undo))
        session.redo()
    return turns[_WARM_UP:], undos[_WARM_UP:]


def _milliseconds(act: Callable[[], object]) -> float:
    start = time.perf_counter()
    act()
    return (time.perf_counter() - start) * 1000

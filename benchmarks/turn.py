"""A turn in which two hundred records change: on disk and told, and taken back."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.measure import Measure, percentile_95
from gmscreen.session.commands import label
from gmscreen.session.encounter_commands import KeepEncounters
from gmscreen.session.records import EncounterRecord
from gmscreen.session.session import Session
from gmscreen.store.creation import create_campaign
from gmscreen.store.opening import open_campaign

_RECORDS, _TURNS, _WARM_UP = 200, 60, 5
_BODY = '{{"name":"Orc {number}","pv":{pv},"states":["{state}"],"notes":"{notes}"}}'


def measures() -> list[Measure]:
    """Milliseconds until the turn is synced to the disk and everyone who watches has been told."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "Mesa.escudo")
        create_campaign(path, "Mesa")
        session = Session(store=open_campaign(path))
        gc.freeze()  # as the window does once it is furnished
        turns, undos = _readings(session)
        session.close()
    turn, undo = percentile_95(turns), percentile_95(undos)
    return [
        Measure("turn, 200 records changed, saved, p95", "–", turn, None, 16, "ms"),
        Measure("undo of it", "the turn, p95 each", undo, turn, 1.2, "ms"),
    ]


def _readings(session: Session) -> tuple[list[float], list[float]]:
    """Turn after turn, each taken back and done again."""
    turns, undos = [], []
    for number in range(_TURNS):
        command = KeepEncounters(_combatants(number), label("unknown"))
        turns.append(_milliseconds(partial(session.do, command)))
        undos.append(_milliseconds(session.undo))
        session.redo()
    return turns[_WARM_UP:], undos[_WARM_UP:]


def _combatants(turn: int) -> tuple[EncounterRecord, ...]:
    return tuple(
        EncounterRecord(
            id=f"luta-1:{number}",
            position=number + 1,
            name=f"Orc {number}",
            body=_BODY.format(number=number, pv=20 - turn % 20, state=f"estado {turn}", notes="x" * 300),
        )
        for number in range(_RECORDS)
    )


def _milliseconds(act: Callable[[], object]) -> float:
    start = time.perf_counter()
    act()
    return (time.perf_counter() - start) * 1000

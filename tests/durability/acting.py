"""A process that acts on a campaign until it is killed, and says what is on disk and what it tries next."""

from __future__ import annotations

import json
import os
import random
from dataclasses import asdict
from pathlib import Path

from gmscreen.session.session import Session
from gmscreen.store import late_steps
from gmscreen.store.opening import open_campaign
from tests.session.acts import act_at_random, sitting
from tests.store.campaigns import file_of

KINDS = ("do", "do", "do", "undo", "redo")


def act_for_ever(path: Path, seed: int, pragmas: tuple[str, ...], tell: int) -> None:
    """Write a line of JSON to `tell` after each act: the progress that is on disk, and the act to come."""
    chance = random.Random(seed)
    late_steps.BULKY, late_steps.MOST_LATE = 8, 3  # in a short life no record grows long
    session = sitting(open_campaign(path))
    _set(session, pragmas)
    while True:
        kind = chance.choice(KINDS)
        line = {"progress": asdict(file_of(session).progress()), "next": kind}
        os.write(tell, json.dumps(line).encode() + b"\n")
        match kind:
            case "do":
                session.do(act_at_random(chance, session.campaign))
            case "undo":
                session.undo()
            case "redo":
                session.redo()


def _set(session: Session, pragmas: tuple[str, ...]) -> None:
    connection = file_of(session)._connection.connection.driver_connection
    assert connection is not None
    for pragma in pragmas:
        connection.execute(pragma)

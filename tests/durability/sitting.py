"""A long evening: `PATH TURNS`; it plays, and says what it held of memory and files early and at the end."""

from __future__ import annotations

import json
import os
import random
import sys
from pathlib import Path

from gmscreen.session.note_commands import RemoveNote
from gmscreen.session.pending_commands import RemovePending
from gmscreen.session.session import Session
from gmscreen.store.opening import open_campaign
from tests.session.acts import THREE, act_at_random, sitting
from tests.store.campaigns import file_of

WARM_UP = 400
MOST = 40
"""Notes, and entries of the queue: a campaign that grows may take more memory."""


def main() -> None:
    """Play so many turns: an act, a roll, now and then back and forth."""
    session, chance = sitting(open_campaign(Path(sys.argv[1]))), random.Random(40)
    for turn in range(WARM_UP):
        _play(session, chance, turn)
    early = _held()
    for turn in range(int(sys.argv[2])):
        _play(session, chance, turn)
    told = {"early": early, "late": _held(), "head": file_of(session).ledger_head().count}
    sys.stdout.write(json.dumps(told))
    session.close()


def _play(session: Session, chance: random.Random, turn: int) -> None:
    session.do(act_at_random(chance, session.campaign))
    if len(session.campaign.notes) > MOST:
        session.do(RemoveNote(next(iter(session.campaign.notes))))
    if len(session.campaign.pending) > MOST:
        session.do(RemovePending(next(iter(session.campaign.pending))))
    session.roll(THREE)
    if turn % 3 == 0:
        session.undo()
        session.undo()
        session.redo()


def _held() -> dict[str, int]:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return {
        "memory": pages * os.sysconf("SC_PAGE_SIZE"),
        "files": len(list(Path("/proc/self/fd").iterdir())),
        "none": sys.getrefcount(None),
    }


if __name__ == "__main__":
    main()

"""`PATH LENGTH`: types in a note of so many letters, tells when and how many there are; closes at SIGTERM."""

from __future__ import annotations

import json
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from threading import Event, Timer

from gmscreen.session.note_commands import AddNote, WriteNote
from gmscreen.store.opening import open_campaign
from tests.session.acts import sitting


def main() -> None:
    """Type a letter every few milliseconds."""
    ended = Event()
    signal.signal(signal.SIGTERM, lambda _number, _frame: ended.set())
    session = sitting(open_campaign(Path(sys.argv[1])), _later)
    length = int(sys.argv[2])
    session.do(AddNote("Diário", "x" * length))
    (note,) = session.campaign.notes
    while not ended.wait(0.005):
        length += 1
        session.do(WriteNote(note, "x" * length))
        sys.stdout.write(json.dumps([time.monotonic(), length]) + "\n")
        sys.stdout.flush()
    session.close()


def _later(seconds: float, act: Callable[[], None]) -> None:
    timer = Timer(seconds, act)
    timer.daemon = True
    timer.start()


if __name__ == "__main__":
    main()

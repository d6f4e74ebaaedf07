"""A process that types in the note of `PATH`, says when and how much stands there, and closes at SIGTERM."""

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
    session.do(AddNote("Diário"))
    (note,) = session.campaign.notes
    length = 0
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

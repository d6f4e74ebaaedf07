"""What is in a file after its program has died, held against what was said to be there."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Any

from gmscreen.session.campaign import Campaign
from gmscreen.session.history import replayed
from gmscreen.session.ledger_check import KnownHead
from gmscreen.session.store_protocol import EntryState
from gmscreen.store.examination import examine_open
from gmscreen.store.opening import open_campaign
from tests.session.acts import sitting
from tests.store.campaigns import file_of


def lost_rows(path: Path, first: Campaign, told: dict[str, Any]) -> int:
    """How many acknowledged entries of journal and ledger are missing; AssertionError for a half one."""
    session = sitting(open_campaign(path))
    try:
        entries = file_of(session).entries()
        done = [entry for entry in entries if entry.state is EntryState.DONE]
        assert replayed(first, done) == session.campaign
        found, kept = asdict(file_of(session).progress()), told["progress"]
        missing = max(0, kept["last_sequence"] - found["last_sequence"])
        missing += max(0, kept["head"]["count"] - found["head"]["count"])
        if not missing:
            examine_open(path, (KnownHead(kept["head"]["hash"], kept["head"]["count"]),))
            assert found == kept or _is_the_next_act(found, kept, told["next"])
        return missing
    finally:
        session.close()


def _is_the_next_act(found: dict[str, Any], kept: dict[str, Any], act: str) -> bool:
    """Whether the one act that was begun and not acknowledged makes the difference, and made it whole."""
    if act == "do":
        return bool(found["last_sequence"] == kept["last_sequence"] + 1 == found["next_undo"])
    same = found["last_sequence"] == kept["last_sequence"] and found["head"] == kept["head"]
    step = found["next_undo"] - kept["next_undo"]
    return bool(same and (step < 0 if act == "undo" else step > 0))

"""An open campaign's ledger, proved against the head kept apart from it."""

from __future__ import annotations

from pathlib import Path

from gmscreen.session.ledger_faults import RowFault
from gmscreen.session.ledger_heads import HeadFolder
from gmscreen.session.ledger_proof import proved
from gmscreen.session.session import Session
from tests.session.test_session import THREE, sitting


def rolled(count: int) -> Session:
    session = sitting(*[1, 2, 3] * count)
    for _ in range(count):
        session.roll(THREE)
    return session


def test_a_ledger_is_whole_as_far_as_it_goes(tmp_path: Path) -> None:
    session = rolled(3)
    verdict = proved(session.campaign, session.open.store, HeadFolder(tmp_path))
    assert (verdict.bad, verdict.head) == (None, session.open.head)


def test_a_ledger_that_has_outgrown_the_head_that_was_kept_is_whole(tmp_path: Path) -> None:
    heads, session = HeadFolder(tmp_path), rolled(3)
    line = session.line(2)
    assert line is not None
    heads.keep(session.campaign.id, line.entry.head)  # type: ignore[union-attr]
    assert proved(session.campaign, session.open.store, heads).bad is None


def test_rows_that_are_missing_since_a_head_was_kept_are_counted(tmp_path: Path) -> None:
    heads, long, short = HeadFolder(tmp_path), rolled(3), rolled(1)
    heads.keep(short.campaign.id, long.open.head)
    bad = proved(short.campaign, short.open.store, heads).bad
    assert bad is not None
    assert (bad.number, bad.error.fault) == (2, RowFault.TOO_FEW)

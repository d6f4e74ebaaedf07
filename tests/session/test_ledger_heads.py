"""Heads are kept apart from the campaigns, and notice a missing tail."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from gmscreen.session.ledger import LedgerHead
from gmscreen.session.ledger_check import KnownHead
from gmscreen.session.ledger_faults import RowFault
from gmscreen.session.ledger_heads import HeadFolder, user_heads
from gmscreen.session.ledger_watch import fallen_behind, keep_heads
from tests.session.acts import CAMPAIGN_ID, THREE, FullDisk, sitting

HEAD = LedgerHead(12, "a" * 64)


def test_the_newest_head_is_remembered(tmp_path: Path) -> None:
    heads = HeadFolder(tmp_path / "new")
    heads.keep("x", LedgerHead(11, "b" * 64))
    heads.keep("x", HEAD)
    assert heads.newest("x") == KnownHead("a" * 64, 12)


def test_each_campaign_has_its_own(tmp_path: Path) -> None:
    heads = HeadFolder(tmp_path)
    heads.keep("x", HEAD)
    assert heads.newest("y") is None


def test_a_head_is_its_owner_s_alone(tmp_path: Path) -> None:
    HeadFolder(tmp_path).keep("x", HEAD)
    (file,) = tmp_path.iterdir()
    assert file.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("identity", ["../../x", "a" * 5000, "a\x00b", "\ud800"])
def test_any_id_has_a_safe_name(tmp_path: Path, identity: str) -> None:
    heads = HeadFolder(tmp_path / "heads")
    heads.keep(identity, HEAD)
    assert heads.newest(identity) is not None
    assert [path.name for path in tmp_path.iterdir()] == ["heads"]


@pytest.mark.parametrize("content", [b"", b"12:", b"\xff" * 90, b"1" * 9999, b"12:" + b"a" * 63])
def test_a_damaged_head_is_none(tmp_path: Path, content: bytes) -> None:
    heads = HeadFolder(tmp_path)
    heads.keep("x", HEAD)
    (file,) = tmp_path.iterdir()
    file.write_bytes(content)
    assert heads.newest("x") is None


def test_a_roll_s_head_is_kept_after_the_roll(tmp_path: Path) -> None:
    session, heads = sitting(), HeadFolder(tmp_path)
    keep_heads(session.open, heads, pytest.fail)
    session.roll(THREE)
    head = session.open.head
    assert heads.newest(CAMPAIGN_ID) == KnownHead(head.hash, 1)


def test_a_roll_that_is_not_on_disk_has_no_head(tmp_path: Path) -> None:
    store = FullDisk(sitting().campaign)
    session, heads = sitting(store), HeadFolder(tmp_path)
    keep_heads(session.open, heads, pytest.fail)
    store.is_full = True
    with pytest.raises(Exception, match="disco"):
        session.roll(THREE)
    assert heads.newest(CAMPAIGN_ID) is None


def test_a_head_that_can_t_be_kept_is_warned_of_and_the_roll_stands(tmp_path: Path) -> None:
    (tmp_path / "heads").write_text("in the way")
    session, warnings = sitting(), list[OSError]()
    keep_heads(session.open, HeadFolder(tmp_path / "heads"), warnings.append)
    session.roll(THREE)
    assert (len(warnings), len(session.rolls())) == (1, 1)


@pytest.mark.parametrize(
    ("kept", "fault"),
    [
        (None, None),
        (KnownHead("c" * 64, 11), None),
        (KnownHead("a" * 64, 12), None),
        (KnownHead("b" * 64, 12), RowFault.WRONG_HEAD),
        (KnownHead("a" * 64, 15), RowFault.TOO_FEW),
    ],
)
def test_a_ledger_that_fell_behind_is_noticed(kept: KnownHead | None, fault: RowFault | None) -> None:
    error = fallen_behind(HEAD, kept)
    assert (error and error.fault) == fault


def test_heads_lie_in_the_person_s_own_folder() -> None:
    user_heads().keep("x", HEAD)
    assert list(Path(os.environ["XDG_DATA_HOME"], "gmscreen", "ledger_heads").iterdir())

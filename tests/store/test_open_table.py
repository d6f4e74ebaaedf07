"""A table that lies open: reached from outside, backed up, its head kept, closed whole."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from gmscreen.session.ledger_heads import HeadFolder
from gmscreen.session.note_commands import AddNote, WriteNote
from gmscreen.session.roll_orders import RollOrder, receipt_in
from gmscreen.store.door import DoorError, ask
from gmscreen.store.examination import contents_of
from gmscreen.store.generations import backups_of
from gmscreen.store.open_table import OpenTable, raise_owner
from gmscreen.store.opening import open_campaign, open_or_view
from tests.session.acts import NOON, THREE, Timer
from tests.store.campaigns import made
from tests.store.person import Person


def table(path: Path, person: Person, later: Timer | None = None) -> OpenTable:
    heads = HeadFolder(path.parent / "heads")
    opened = OpenTable(open_or_view(path), person.owner, heads, later, lambda: NOON)
    opened.begin()
    return opened


def test_a_roll_ordered_from_outside_is_in_the_ledger_of_the_open_table(tmp_path: Path) -> None:
    path = made(tmp_path, rolls=0)
    open_one = table(path, Person())
    receipt = receipt_in(ask(path, RollOrder("3d", "Visão", level=12).message))
    assert open_one.session.open.head.hash == receipt.hash
    open_one.close()


def test_a_second_window_brings_the_first_to_the_front_and_hands_it_the_sheets(tmp_path: Path) -> None:
    path, person = made(tmp_path), Person()
    open_one = table(path, person)
    assert raise_owner(path, [tmp_path / "ana.toml"])
    assert (person.came, person.sheets) == (1, [tmp_path / "ana.toml"])
    open_one.close()
    assert not raise_owner(path)


def test_closing_saves_what_is_being_typed_and_backs_it_up(tmp_path: Path) -> None:
    path, person = made(tmp_path, notes=0), Person()
    open_one = table(path, person, Timer())
    open_one.session.do(AddNote("Diário"))
    (note,) = open_one.session.campaign.notes
    open_one.session.do(WriteNote(note, "quase"))
    start = time.monotonic()
    open_one.close()
    assert time.monotonic() - start < 2
    assert contents_of(path).campaign.notes[note].text == "quase"
    assert contents_of(backups_of(path)[0].path).campaign.notes[note].text == "quase"
    assert person.warned == []


def test_the_head_is_kept_apart_and_a_ledger_that_falls_behind_is_warned_of(tmp_path: Path) -> None:
    path, person = made(tmp_path), Person()
    before = path.read_bytes()
    open_one = table(path, person)
    open_one.session.roll(THREE)
    open_one.close()
    path.write_bytes(before)
    again = table(path, person)
    again.close()
    assert [trouble.key for trouble in person.warned] == ["ledger_too_short"]


def test_a_head_that_can_not_be_kept_is_warned_of_and_the_roll_stays(tmp_path: Path) -> None:
    path, person = made(tmp_path, rolls=0), Person()
    (tmp_path / "heads").write_text("no caminho")
    open_one = table(path, person)
    open_one.session.roll(THREE)
    open_one.close()
    assert [trouble.key for trouble in person.warned] == ["no_head"]
    assert contents_of(path).progress.head.count == 1


def test_a_table_to_look_at_has_no_door_and_makes_no_backup(tmp_path: Path) -> None:
    path = made(tmp_path)
    owner = open_campaign(path)
    view = table(path, Person())
    assert view.session.open.store.is_view_only
    with pytest.raises(DoorError):
        ask(path, {"do": "raise", "sheets": []})
    view.close()
    owner.close()
    assert backups_of(path) == ()


_SECOND = """
import sys
from pathlib import Path
from gmscreen.session.store_protocol import StoreError
from gmscreen.store.open_table import raise_owner
from gmscreen.store.opening import open_campaign
try:
    open_campaign(Path(sys.argv[1]))
except StoreError as error:
    print(error.key, raise_owner(Path(sys.argv[1])))
"""


def test_a_second_program_is_told_who_has_it_and_can_call_them(tmp_path: Path) -> None:
    path, person = made(tmp_path), Person()
    open_one = table(path, person)
    done = subprocess.run(
        [sys.executable, "-c", _SECOND, path], capture_output=True, encoding="utf-8", check=True
    )
    assert (done.stdout.split(), person.came) == (["busy", "True"], 1)
    open_one.close()

"""Whoever has the campaign open answers others at a door, in time and in measure."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from gmscreen.store import door
from gmscreen.store.door import LONGEST_LINE, Door, DoorError, Message, ask
from tests.session.acts import THREE
from tests.store.campaigns import made, opened

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def campaign(tmp_path: Path) -> Path:
    path = tmp_path / "Mesa.escudo"
    path.touch()
    return path


@pytest.fixture
def place(campaign: Path) -> Iterator[Path]:
    """Where a door that echoes stands."""
    opened_door = Door(campaign, lambda request: {"heard": request})
    status = campaign.stat()
    yield Path(os.environ["XDG_RUNTIME_DIR"], "gmscreen", f"{status.st_dev:x}-{status.st_ino:x}.door")
    opened_door.close()


def said(place: Path, words: bytes) -> bytes:
    """What a rough guest hears."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as guest:
        guest.settimeout(10)
        guest.connect(str(place))
        guest.sendall(words)
        guest.shutdown(socket.SHUT_WR)
        try:
            return guest.recv(LONGEST_LINE)
        except ConnectionResetError:
            return b""


def test_a_request_is_answered(campaign: Path, place: Path) -> None:
    assert ask(campaign, {"act": "raise", "name": "ção"}) == {"heard": {"act": "raise", "name": "ção"}}


def test_without_a_runtime_folder_a_door_opens_and_says_nothing(
    campaign: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("XDG_RUNTIME_DIR")
    monkeypatch.setattr(tempfile, "tempdir", str(campaign.parent))
    Door(campaign, lambda request: request).close()  # a warning would be raised as an error here


def test_a_door_is_found_by_any_name_of_its_file(campaign: Path, place: Path) -> None:
    link = campaign.with_name("atalho.escudo")
    link.symlink_to(campaign)
    assert ask(link, {})


def test_only_its_owner_can_reach_it(place: Path) -> None:
    assert place.parent.stat().st_mode & 0o777 == 0o700


@pytest.mark.parametrize(
    "words",
    [b"", b"\n", b"[]\n", b"{\n", b'{"cut": ', b"[" * 60_000 + b"\n", b"x" * (LONGEST_LINE + 9), b"\xff\n"],
)
def test_rough_guests_hear_nothing_and_the_next_is_served(campaign: Path, place: Path, words: bytes) -> None:
    assert said(place, words) == b""
    assert ask(campaign, {"next": 1}) == {"heard": {"next": 1}}


def test_a_guest_who_says_nothing_does_not_hold_the_door_for_ever(
    campaign: Path, monkeypatch: pytest.MonkeyPatch, place: Path
) -> None:
    monkeypatch.setattr(door, "PATIENCE_SECONDS", 0.2)
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as silent:
        silent.connect(str(place))
        time.sleep(0.3)
        assert ask(campaign, {})


def test_where_nobody_is_at_home_that_is_told(campaign: Path) -> None:
    with pytest.raises(DoorError):
        ask(campaign, {})


def test_a_dead_program_s_door_is_no_hindrance(campaign: Path, place: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as dead:
        place.unlink()
        dead.bind(str(place))
    with pytest.raises(DoorError):
        ask(campaign, {})
    again = Door(campaign, lambda _: {"alive": True})
    assert ask(campaign, {}) == {"alive": True}
    again.close()


def test_a_closed_door_is_gone(campaign: Path) -> None:
    closed = Door(campaign, lambda request: request)
    closed.close()
    with pytest.raises(DoorError):
        ask(campaign, {})


def test_an_answerer_that_fails_is_told_of_and_closes_nothing(
    campaign: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bugs: list[threading.ExceptHookArgs] = []
    monkeypatch.setattr(threading, "excepthook", bugs.append)
    answers = iter([ZeroDivisionError(), {"well": 1}])

    def answer(_: Message) -> Message:
        one = next(answers)
        if isinstance(one, Exception):
            raise one
        return one

    frail = Door(campaign, answer)
    with pytest.raises(DoorError):
        ask(campaign, {})
    assert ask(campaign, {}) == {"well": 1}
    assert [bug.exc_type for bug in bugs] == [ZeroDivisionError]
    frail.close()


_GUEST = """
import sys
from pathlib import Path
from gmscreen.store.door import ask
for _ in range(20):
    print(ask(Path(sys.argv[1]), {"act": "roll"})["sequence"])
"""


def test_many_programs_roll_through_one_door_and_the_chain_holds(tmp_path: Path) -> None:
    path = made(tmp_path, rolls=0)
    with opened(path) as session:
        answering = Door(path, lambda _: {"sequence": session.roll(THREE).sequence})
        guests = [
            subprocess.Popen([sys.executable, "-c", _GUEST, path], cwd=ROOT, stdout=subprocess.PIPE)
            for _ in range(3)
        ]
        for _ in range(20):
            session.roll(THREE)
        numbers = [int(line) for guest in guests for line in guest.communicate()[0].split()]
        answering.close()
    assert len(set(numbers)) == 60
    with opened(path) as session:
        assert session.open.head.count == 80

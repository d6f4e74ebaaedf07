"""Typed text waits for the disk, but not for long."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from gmscreen.store.creation import create_campaign
from gmscreen.store.late_steps import BULKY
from tests.durability.test_deaths import ROOT
from tests.store.campaigns import opened

MOST_LOST_SECONDS = 2.0


def typed_until(
    path: Path, end: signal.Signals, life: float, length: int = 0
) -> tuple[list[tuple[float, int]], float, int]:
    """What was typed when, how long the end took from then on, and its status."""
    create_campaign(path, "Mesa")
    command = [sys.executable, "-m", "tests.durability.typist", str(path), str(length)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as typist:
        assert typist.stdout is not None
        first = typist.stdout.readline()
        time.sleep(life)
        ended = time.monotonic()
        typist.send_signal(end)
        lines = [first, *typist.stdout.read().splitlines(keepends=True)]
        status = typist.wait()
    typed = [tuple(json.loads(line)) for line in lines if line.endswith(b"\n")]
    return typed, ended, status


def text_in(path: Path) -> int:
    with opened(path) as session:
        return len(next(iter(session.campaign.notes.values())).text)


@pytest.mark.parametrize(("life", "length"), [(0.5, 0), (2.6, 0), (4.2, 2 * BULKY)])
def test_a_kill_costs_at_most_two_seconds_of_typing(tmp_path: Path, life: float, length: int) -> None:
    path = tmp_path / "Mesa.escudo"
    typed, ended, status = typed_until(path, signal.SIGKILL, life, length)
    assert status == -signal.SIGKILL
    assert text_in(path) >= max((n for moment, n in typed if moment < ended - MOST_LOST_SECONDS), default=0)


@pytest.mark.parametrize(("life", "length"), [(0.3, 0), (2.0, 2 * BULKY)])
def test_a_request_to_end_saves_all_and_is_done_within_two_seconds(
    tmp_path: Path, life: float, length: int
) -> None:
    path = tmp_path / "Mesa.escudo"
    typed, ended, status = typed_until(path, signal.SIGTERM, life, length)
    assert (status, time.monotonic() - ended < 2) == (0, True)
    assert text_in(path) >= typed[-1][1]

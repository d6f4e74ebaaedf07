"""A long evening costs no more than a short one."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from gmscreen.store.creation import create_campaign
from tests.durability.test_deaths import PATIENCE, ROOT, TRIES

TURNS = 100 * TRIES
"""Twenty thousand when two hundred tries are asked for."""


@pytest.mark.timeout(PATIENCE + TURNS // 50)
def test_memory_and_files_stay_as_they_were(tmp_path: Path) -> None:
    path = tmp_path / "Mesa.escudo"
    create_campaign(path, "Mesa")
    command = [sys.executable, "-m", "tests.durability.sitting", str(path), str(TURNS)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
    held = json.loads(done.stdout)
    early, late = held["early"], held["late"]
    assert held["head"] >= TURNS
    assert late["memory"] < early["memory"] * 1.1
    assert late["files"] == early["files"]
    assert late["none"] >= early["none"] - 100

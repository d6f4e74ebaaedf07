"""However a program ends: what was acknowledged is there, and nothing is half there.

A few tries of each in the normal suite; `./test --durability N` makes N.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.durability.deaths import FILES

ROOT = Path(__file__).resolve().parents[2]
TRIES = int(os.environ.get("DURABILITY_TRIES", "5"))
PATIENCE = 60 + 2 * TRIES


def deaths(way: str, folder: Path, **environment: str) -> dict[str, Any]:
    """What was lost in so many tries of a way to die."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.durability.deaths", way, str(TRIES), str(TRIES), folder],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    assert told["acts"] > TRIES
    return told


@pytest.fixture(scope="session")
def shim(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The library that keeps what was synced."""
    if shutil.which("gcc") is None:
        pytest.skip("a power cut is simulated in C: install gcc")
    target = tmp_path_factory.mktemp("shim") / "power_cut.so"
    source = Path(__file__).with_name("power_cut.c")
    subprocess.run(["gcc", "-shared", "-fPIC", "-O2", "-Wall", "-o", target, source], check=True)
    return str(target)


@pytest.mark.timeout(PATIENCE)
@pytest.mark.parametrize("way", ["kill", "checkpoint"])
def test_a_killed_program_has_lost_nothing(tmp_path: Path, way: str) -> None:
    assert deaths(way, tmp_path)["rows"] == 0


@pytest.mark.timeout(PATIENCE)
@pytest.mark.parametrize("way", ["power", "power-checkpoint"])
def test_a_power_cut_has_cost_nothing(tmp_path: Path, shim: str, way: str) -> None:
    assert deaths(way, tmp_path, LD_PRELOAD=shim)["rows"] == 0


@pytest.mark.timeout(PATIENCE)
def test_the_power_cut_is_one_since_a_laxer_setting_loses_rows(tmp_path: Path, shim: str) -> None:
    assert deaths("power-normal", tmp_path, LD_PRELOAD=shim)["rows"] > 0


@pytest.mark.timeout(PATIENCE)
def test_no_file_is_seen_under_its_name_before_it_is_whole(tmp_path: Path) -> None:
    assert deaths(FILES, tmp_path)["rows"] == 0

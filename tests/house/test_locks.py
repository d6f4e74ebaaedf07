"""The locks: complete, hashed, and bound to no index."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def pins(lock: str) -> set[str]:
    """The lines `name==version ; marker` of a lock."""
    text = (ROOT / "requirements" / f"{lock}.txt").read_text("utf-8")
    return {line.removesuffix(" \\") for line in text.splitlines() if not line.startswith(" ")}


def names(requirements: set[str]) -> set[str]:
    """The packages named, as indexes write them."""
    found = (re.match(r"[\w.-]+", requirement) for requirement in requirements)
    return {re.sub(r"[-_.]+", "-", match[0]).lower() for match in found if match}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_a_lock_names_no_host(lock: Path) -> None:
    assert not re.search(r"://|--(extra-)?index-url|--find-links|--trusted-host", lock.read_text("utf-8"))


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_every_line_of_a_lock_is_pinned_and_hashed(lock: Path) -> None:
    text = lock.read_text("utf-8")
    for requirement in re.split(r"\n(?=\S)", text.strip()):
        assert re.match(r"[\w.-]+==\S+.*\\\n( +--hash=sha256:[0-9a-f]{64}( \\)?\n?)+$", requirement), (
            requirement
        )


def test_what_the_checks_need_holds_every_pin_of_the_program() -> None:
    assert pins("run") <= pins("dev")


def test_every_dependency_of_the_program_is_locked() -> None:
    assert names(set(PROJECT["project"]["dependencies"])) <= names(pins("run"))


@pytest.mark.parametrize("group", ["dev", "bench"])
def test_every_dependency_of_a_group_is_locked(group: str) -> None:
    assert names(set(PROJECT["dependency-groups"][group])) <= names(pins(group))


def test_qt_stays_at_the_release_that_keeps_none_alive() -> None:
    assert "pyside6-essentials==6.11.3" in pins("run")

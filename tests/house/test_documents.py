"""The documents say what stands."""

import re
from pathlib import Path

import pytest

from gmscreen import __version__
from tools.refusal import Status

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text("utf-8")


@pytest.mark.parametrize("status", Status, ids=lambda status: status.name)
def test_every_exit_status_is_in_the_readme(status: Status) -> None:
    assert re.search(rf"^\| {status.value} \| \S.* \| \S.* \|$", README, re.MULTILINE)


def test_the_launcher_gives_the_statuses_of_the_table() -> None:
    given = re.findall(r"refuse (\d+)", (ROOT / "tools" / "launch.sh").read_text("utf-8"))
    assert {int(status) for status in given} == {Status.WRONG_PYTHON, Status.OLD_GLIBC}


def test_the_changes_name_this_version_first() -> None:
    versions = re.findall(
        r"^## \[(\d+\.\d+\.\d+)\]", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE
    )
    assert versions[0] == __version__

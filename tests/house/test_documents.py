"""The documents say what stands."""

import re
from pathlib import Path

import pytest

from gmscreen import __version__
from gmscreen.paper.press.inks import InkStyle
from gmscreen.paper.press.measures import CardSize, PaperSize
from tools import pictures
from tools.refusal import Status

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text("utf-8")
PICTURES = dict(re.findall(r"!\[([^\]]*)\]\(([^)]+)\)", README))


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


def test_the_pictures_of_the_readme_are_those_that_the_tool_draws() -> None:
    drawn = {f"{name}-{theme}.png" for name, theme in pictures.PANELS.items()} | {
        f"{name}.png" for name in pictures.PRINTS
    }
    assert {ROOT / path for path in PICTURES.values()} == {pictures.IMAGES / name for name in drawn}
    assert {path.name for path in pictures.IMAGES.iterdir()} == drawn


def test_a_picture_says_in_words_what_it_shows() -> None:
    assert all(len(words) > 20 for words in PICTURES)


def test_the_pictures_weigh_less_than_a_megabyte_and_a_half() -> None:
    assert sum(path.stat().st_size for path in pictures.IMAGES.iterdir()) < 1_500_000


@pytest.mark.parametrize("option", [*CardSize, *PaperSize, *InkStyle])
def test_every_choice_for_cards_is_in_the_readme(option: str) -> None:
    assert re.search(rf"[`| ]{option}[`|]", README)


def test_a_picture_that_nobody_draws_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert pictures.main(["nowhere"]) == 2
    assert "cards" in capsys.readouterr().err

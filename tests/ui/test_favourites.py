"""Favourite dice."""

from pathlib import Path

import pytest

from gmscreen.ui.favourites import Favourites
from gmscreen.ui.preferences import Preferences
from gmscreen.ui.settings import MOST_FAVOURITES, Favourite, Settings, read_settings
from gmscreen.ui.theme.theme import ThemeName

ONE, TWO, THREE = Favourite("1d"), Favourite("2d", "Machado"), Favourite("3d 12")


def favourites(*kept: Favourite) -> Favourites:
    return Favourites(Preferences(Settings(favourites=kept), None))


def test_one_that_is_added_stands_at_the_end_once() -> None:
    shown = favourites(ONE)
    shown.add(TWO)
    shown.add(ONE)
    assert shown.all == (ONE, TWO)


def test_one_goes() -> None:
    shown = favourites(ONE, TWO, THREE)
    shown.remove(1)
    assert shown.all == (ONE, THREE)


@pytest.mark.parametrize(
    ("place", "steps", "order", "new"),
    [
        (0, 1, (TWO, ONE, THREE), 1),
        (2, -1, (ONE, THREE, TWO), 1),
        (0, -1, (ONE, TWO, THREE), 0),
        (2, 5, (ONE, TWO, THREE), 2),
    ],
)
def test_one_moves_as_far_as_there_is_room(
    place: int, steps: int, order: tuple[Favourite, ...], new: int
) -> None:
    shown = favourites(ONE, TWO, THREE)
    assert shown.move(place, steps) == new
    assert shown.all == order


def test_there_are_no_more_than_the_file_may_hold() -> None:
    shown = favourites(*(Favourite(f"{sides}d") for sides in range(MOST_FAVOURITES)))
    shown.add(Favourite("d20"))
    assert len(shown.all) == MOST_FAVOURITES


def test_they_are_remembered_beside_the_theme(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    Favourites(Preferences(Settings(ThemeName.LIGHT, 125), path)).add(TWO)
    assert read_settings(path) == Settings(ThemeName.LIGHT, 125, (TWO,))


def test_a_disk_that_will_not_is_told_and_they_hold_for_now(tmp_path: Path) -> None:
    said: list[str] = []
    path = tmp_path / "file"
    path.write_text("")
    shown = Favourites(Preferences(Settings(), path / "settings.json"), said.append)
    shown.add(ONE)
    assert shown.all == (ONE,)
    assert len(said) == 1

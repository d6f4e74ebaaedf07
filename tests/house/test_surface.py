"""What each command line of the program draws on."""

import pytest

from gmscreen.cli.main import COMMANDS
from tests.house.machines import plain
from tools.libraries import PACKAGES, missing_packages
from tools.library_packages import missing_libraries
from tools.refusal import Status
from tools.surface import Surface, surface_of_program


@pytest.mark.parametrize(
    ("words", "surface"),
    [
        ("", Surface.WINDOW),
        ("ficha.toml", Surface.WINDOW),
        ("batch", Surface.NOTHING),
        ("calc load --st 12", Surface.NOTHING),
        ("schema load", Surface.NOTHING),
        ("cards a.toml -o b.pdf", Surface.NOTHING),
        ("--version", Surface.NOTHING),
        ("--debug batch", Surface.NOTHING),
        ("screenshot --out telas", Surface.OFFSCREEN),
    ],
)
def test_a_command_asks_only_for_what_it_draws_on(words: str, surface: Surface) -> None:
    assert surface_of_program(words.split(), {}) is surface


@pytest.mark.parametrize("command", COMMANDS)
def test_no_command_of_the_program_asks_for_a_screen(command: str) -> None:
    assert surface_of_program([command], {}) is not Surface.WINDOW


@pytest.mark.parametrize(
    ("platform", "surface"),
    [
        ("offscreen", Surface.OFFSCREEN),
        ("minimal", Surface.OFFSCREEN),
        ("vnc:size=800x600", Surface.OFFSCREEN),
        ("xcb", Surface.WINDOW),
        ("wayland-egl", Surface.WINDOW),
    ],
)
def test_a_platform_chosen_for_qt_by_hand_is_respected(platform: str, surface: Surface) -> None:
    assert surface_of_program([], {"QT_QPA_PLATFORM": platform}) is surface


def test_each_surface_needs_what_the_one_before_needs_and_more() -> None:
    nothing, offscreen, window = (set(PACKAGES[surface]) for surface in Surface)
    assert nothing < offscreen < window


def test_only_missing_libraries_are_named() -> None:
    found = missing_packages(Surface.OFFSCREEN, is_there=lambda library: library != "libEGL.so.1")
    assert found == ("libegl1",)


def test_a_machine_that_has_all_lacks_nothing() -> None:
    assert missing_packages(Surface.WINDOW, is_there=lambda _: True) == ()


def test_a_person_without_root_gets_the_exact_command() -> None:
    refusal = missing_libraries(("libgl1", "libegl1"), plain())
    assert refusal.status is Status.MISSING_LIBRARIES
    assert str(refusal).endswith("\n  sudo apt-get install libgl1 libegl1")


def test_without_apt_the_packages_are_named_but_no_command() -> None:
    text = str(missing_libraries(("libgl1",), plain(has_apt=False)))
    assert "libgl1" in text
    assert "apt-get" not in text

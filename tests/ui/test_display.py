"""Whether Qt may try to open a window."""

import socket
from pathlib import Path

import pytest

from gmscreen.ui.display import display_problem


@pytest.mark.parametrize(
    ("environment", "problem"),
    [
        ({}, "no_display"),
        ({"DISPLAY": ""}, "no_display"),
        ({"DISPLAY": ":987"}, "stale_display"),
        ({"DISPLAY": "unix:987.0"}, "stale_display"),
        ({"DISPLAY": "far.example:10.0"}, ""),
        ({"WAYLAND_DISPLAY": "wayland-0"}, ""),
        ({"QT_QPA_PLATFORM": "offscreen"}, ""),
    ],
)
def test_a_display_that_is_not_there_is_named(environment: dict[str, str], problem: str) -> None:
    assert display_problem(environment) == problem


def test_an_x_server_that_listens_may_be_tried(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as server:
        server.bind("\0/tmp/.X11-unix/X4242")
        server.listen()
        assert display_problem({"DISPLAY": ":4242"}) == ""


def test_windows_and_macs_need_no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "darwin")
    assert display_problem({}) == ""

"""Whether a screen is there is found out without waiting for one."""

import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

import pytest

from tools.display import require_display, wayland_answers, x11_answers
from tools.refusal import Refusal, Status

NOBODY_THERE = ":65123"


@contextmanager
def listening(address: str, speaks: bool = True) -> Iterator[None]:
    """Someone at a Unix socket who answers one greeting, or hangs up without a word."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as server:
        server.bind(address)
        server.listen()
        thread = Thread(target=answer_one, args=(server, speaks))
        thread.start()
        yield
        thread.join()


def answer_one(server: socket.socket, speaks: bool) -> None:
    connection, _ = server.accept()
    with connection:
        if speaks:
            connection.recv(12)
            connection.sendall(b"\x01")


def refused_status(environ: dict[str, str]) -> Status:
    with pytest.raises(Refusal) as refusal:
        require_display(environ)
    return refusal.value.status


@pytest.mark.parametrize("environ", [{}, {"DISPLAY": ""}, {"DISPLAY": "", "WAYLAND_DISPLAY": ""}])
def test_without_a_display_a_virtual_one_is_suggested(environ: dict[str, str]) -> None:
    with pytest.raises(Refusal, match=r"xvfb-run -a \./run") as refusal:
        require_display(environ)
    assert refusal.value.status is Status.NO_DISPLAY


@pytest.mark.parametrize("display", [NOBODY_THERE, "unix" + NOBODY_THERE, ":", "lixo", ":x", ":9" + 30 * "9"])
def test_a_stale_display_is_told_apart_from_none(display: str) -> None:
    assert refused_status({"DISPLAY": display}) is Status.STALE_DISPLAY


def test_a_stale_wayland_name_is_refused_too(tmp_path: Path) -> None:
    environ = {"WAYLAND_DISPLAY": "wayland-9", "XDG_RUNTIME_DIR": str(tmp_path)}
    assert refused_status(environ) is Status.STALE_DISPLAY


def test_an_x_server_that_answers_is_a_screen() -> None:
    with listening("\0/tmp/.X11-unix/X65124"):
        require_display({"DISPLAY": ":65124.0"})


def test_an_x_server_that_hangs_up_is_none() -> None:
    with listening("\0/tmp/.X11-unix/X65125", speaks=False):
        assert not x11_answers(":65125")


@pytest.mark.parametrize("named", [lambda path: path.name, str])
def test_a_wayland_compositor_is_found_by_name_and_by_path(
    tmp_path: Path, named: Callable[[Path], str]
) -> None:
    place = tmp_path / "wayland-0"
    with listening(str(place), speaks=False):
        assert wayland_answers(named(place), {"XDG_RUNTIME_DIR": str(tmp_path)})

"""Whether there is a screen for the window, found out without waiting for one."""

import socket
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

from tools.refusal import Refusal, Status

_PATIENCE = 1.0  # seconds; a screen across the network answers in a few milliseconds
_X11_GREETING = b"l\0\x0b\0" + bytes(8)
"""Little-endian, protocol 11, no key: a server answers even where it refuses."""


def require_display(environ: Mapping[str, str]) -> None:
    """Raise Refusal where no screen is named, or none of those named answers."""
    wayland, x11 = environ.get("WAYLAND_DISPLAY", ""), environ.get("DISPLAY", "")
    if not wayland and not x11:
        raise Refusal(
            Status.NO_DISPLAY,
            "Não há tela aqui (nem DISPLAY nem WAYLAND_DISPLAY). Para abrir numa tela virtual:",
            "  xvfb-run -a ./run",
        )
    if not (wayland and wayland_answers(wayland, environ)) and not (x11 and x11_answers(x11)):
        raise Refusal(
            Status.STALE_DISPLAY,
            f"A tela {x11 or wayland} não responde: a sessão dela terminou, ou o nome está errado.",
            "Abra um terminal na sessão gráfica e tente de novo, ou use uma tela virtual:",
            "  xvfb-run -a ./run",
        )


def wayland_answers(name: str, environ: Mapping[str, str]) -> bool:
    """Whether a compositor listens under that name (a path, or a file of XDG_RUNTIME_DIR)."""
    return _answers(socket.AF_UNIX, str(Path(environ.get("XDG_RUNTIME_DIR", "/"), name)), greeting=b"")


def x11_answers(display: str) -> bool:
    """Whether an X server greets back at `:0`, `unix:0` or `host:10.0`; False for a malformed name."""
    host, _, rest = display.rpartition(":")
    number = rest.partition(".")[0]
    if not number.isascii() or not number.isdigit():
        return False
    if host in {"", "unix"}:
        path = f"/tmp/.X11-unix/X{number}"  # noqa: S108 where X servers listen
        places = ["\0" + path, path]
        return any(_answers(socket.AF_UNIX, place, _X11_GREETING) for place in places)
    return _answers(socket.AF_INET, (host, 6000 + int(number)), _X11_GREETING)


def _answers(family: socket.AddressFamily, address: str | tuple[str, int], greeting: bytes) -> bool:
    """Whether someone listens there and, where there is a greeting, says anything back to it."""
    with closing(socket.socket(family, socket.SOCK_STREAM)) as connection:
        connection.settimeout(_PATIENCE)
        try:
            connection.connect(address)
            if not greeting:
                return True
            connection.sendall(greeting)
            return connection.recv(1) != b""
        except (OSError, OverflowError):
            return False

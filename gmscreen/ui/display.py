"""Whether there is a screen to open a window on, asked before Qt, which would abort the process."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from contextlib import suppress

_LOCAL = re.compile(r"(?:unix)?:(?P<number>\d+)(?:\.\d+)?")
_TIMEOUT = 2.0


def display_problem(environment: Mapping[str, str]) -> str:
    """`no_display`, `stale_display`, or nothing when Qt may try; only a local X server is asked."""
    if not sys.platform.startswith("linux") or environment.get("QT_QPA_PLATFORM"):
        return ""
    if environment.get("WAYLAND_DISPLAY"):
        return ""
    display = environment.get("DISPLAY", "")
    if not display:
        return "no_display"
    local = _LOCAL.fullmatch(display)
    return "" if local is None or _answers(local["number"]) else "stale_display"


def _answers(number: str) -> bool:
    import socket  # noqa: PLC0415 - for start-up: most platforms need not ask

    path = f"/tmp/.X11-unix/X{number}"  # noqa: S108 - where X servers listen
    for address in (f"\0{path}", path):
        with socket.socket(socket.AF_UNIX) as connection, suppress(OSError):
            connection.settimeout(_TIMEOUT)
            connection.connect(address)
            return True
    return False

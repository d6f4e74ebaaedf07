"""Start and memory against gm-assistant, Debian's Qt tool for game masters, on one virtual screen.

Both are timed the same way, from outside: process start until their window stands on the screen and its
picture no longer changes from blank.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median
from tempfile import TemporaryDirectory

from benchmarks.measure import Measure, resident_kib

_RIVAL = "gm-assistant"
_NEEDED = {"Xvfb": "xvfb", "xdotool": "xdotool", "xwd": "x11-apps", _RIVAL: _RIVAL}
_ROUNDS = 5
_PATIENCE_SECONDS = 20.0


@dataclass(frozen=True, slots=True)
class _Seen:
    seconds: float
    kib: int


def measures() -> list[Measure]:
    """First paint and memory, ours over theirs, on the same Xvfb."""
    # Debian keeps games out of the path that root is given.
    os.environ["PATH"] = f"{os.environ['PATH']}:/usr/games"
    _install()
    with TemporaryDirectory() as home, _Screen() as display:
        environment = {
            **os.environ,
            "DISPLAY": display,
            "QT_QPA_PLATFORM": "xcb",
            "HOME": home,
            "XDG_CONFIG_HOME": f"{home}/config",
        }
        pairs = [
            (_watched([sys.executable, "-m", "gmscreen"], environment), _watched([_RIVAL], environment))
            for _ in range(_ROUNDS)
        ]
    ours, theirs = ([pair[side] for pair in pairs] for side in (0, 1))
    return [
        Measure("first paint", _RIVAL, _ms(ours), _ms(theirs), 1.6, "ms", "on Xvfb, from outside"),
        Measure("memory (RSS)", _RIVAL, _mib(ours), _mib(theirs), 1.3, "MiB"),
    ]


def _ms(seen: Sequence[_Seen]) -> float:
    return median(one.seconds for one in seen) * 1000


def _mib(seen: Sequence[_Seen]) -> float:
    return median(one.kib for one in seen) / 1024


def _install() -> None:
    missing = sorted({package for command, package in _NEEDED.items() if shutil.which(command) is None})
    if not missing:
        return
    command = ["apt-get", "install", "-y", "--no-install-recommends", *missing]
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        raise SystemExit(f"--rivals needs: {' '.join(missing)}\n  sudo {' '.join(command)}")
    subprocess.run(["apt-get", "update", "-q"], check=True, stdout=sys.stderr)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(command, check=True, stdout=sys.stderr, env=quiet)


class _Screen:
    """A virtual screen of this run, on a number the server chooses, stopped when done."""

    def __enter__(self) -> str:
        reading, writing = os.pipe()
        # Without -noreset the server starts over when its last client leaves, and takes with it whoever
        # is just coming in: the program that is measured, while a look for its window ends.
        server = ["Xvfb", "-noreset", "-displayfd", str(writing), "-screen", "0", "1600x900x24"]
        self._server = subprocess.Popen(
            [*server, "-nolisten", "tcp"], pass_fds=(writing,), stderr=subprocess.DEVNULL
        )
        os.close(writing)
        with os.fdopen(reading) as answer:
            return f":{answer.readline().strip()}"

    def __exit__(self, *_: object) -> None:
        self._server.terminate()
        self._server.wait(timeout=10)


def _watched(command: Sequence[str], environment: dict[str, str]) -> _Seen:
    start = time.perf_counter()
    program = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        seconds = _painted_at(program.pid, environment) - start
        time.sleep(1)
        return _Seen(seconds, resident_kib(program.pid))
    finally:
        program.terminate()
        program.wait(timeout=10)


def _painted_at(pid: int, environment: dict[str, str]) -> float:
    """When the process's window is on the screen with more than one colour in it."""
    deadline = time.perf_counter() + _PATIENCE_SECONDS
    find = ["xdotool", "search", "--onlyvisible", "--pid", str(pid)]
    while time.perf_counter() < deadline:
        found = subprocess.run(find, env=environment, capture_output=True, text=True, check=False)
        for window in found.stdout.split():
            if _has_picture(window, environment):
                return time.perf_counter()
        time.sleep(0.005)
    raise SystemExit(f"no window of process {pid} was painted in {_PATIENCE_SECONDS:g} s")


def _has_picture(window: str, environment: dict[str, str]) -> bool:
    dump = subprocess.run(
        ["xwd", "-silent", "-id", window], env=environment, capture_output=True, check=False
    )
    pixels = dump.stdout[4096:]
    return len(pixels) > 40_000 and len(set(pixels[::997])) > 2

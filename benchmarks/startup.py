"""Start of the window against a bare QMainWindow: first paint, data ready, memory, idle CPU."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from benchmarks.measure import Measure, resident_kib

_ROUNDS = 7
_IDLE_SECONDS = 20
_MOST_BUILDING_SECONDS = 60


@dataclass(frozen=True, slots=True)
class _Start:
    paint: float
    ready: float
    kib: int


@dataclass(frozen=True, slots=True)
class _Rest:
    percent: float
    kib: int


def measures() -> list[Measure]:
    """The figures of an ordinary start, on the campaign that a start before it made; offscreen."""
    with TemporaryDirectory() as home, _living_in(Path(home)):
        _start("app")
        return _measured()


def _measured() -> list[Measure]:
    pairs = [(_start("app"), _start("bare")) for _ in range(_ROUNDS)]
    ours = _middle([pair[0] for pair in pairs])
    bare = _middle([pair[1] for pair in pairs])
    at_rest = _at_rest()
    window = "bare QMainWindow"
    return [
        Measure("first paint", window, ours.paint * 1000, bare.paint * 1000, 2.0, "ms"),
        Measure("data ready", window, ours.ready * 1000, bare.paint * 1000, 5.5, "ms", "first panel drawn"),
        Measure("memory (RSS)", window, ours.kib / 1024, bare.kib / 1024, 2.5, "MiB"),
        Measure("memory, all panels built", window, at_rest.kib / 1024, bare.kib / 1024, 3.0, "MiB"),
        Measure(f"idle CPU, {_IDLE_SECONDS} s", "–", at_rest.percent, None, 0.5, "%"),
    ]


def _middle(starts: list[_Start]) -> _Start:
    return _Start(
        median(start.paint for start in starts),
        median(start.ready for start in starts),
        int(median(start.kib for start in starts)),
    )


@contextmanager
def _living_in(home: Path) -> Iterator[None]:
    """No settings and no campaigns but those of this run."""
    kept = dict(os.environ)
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR"):
        folder = home / name
        folder.mkdir(mode=0o700)
        os.environ[name] = str(folder)
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(kept)


def _environment() -> dict[str, str]:
    return {**os.environ, "QT_QPA_PLATFORM": "offscreen"}


def _start(kind: str) -> _Start:
    begin = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.paint_probe", kind],
        capture_output=True,
        text=True,
        check=True,
        env=_environment(),
    )
    paint, ready, kib = done.stdout.split()
    return _Start(float(paint) - begin, float(ready) - begin, int(kib))


def _at_rest() -> _Rest:
    """What an open window spends and weighs that nobody touches, once its panels are built."""
    window = subprocess.Popen([sys.executable, "-m", "gmscreen"], env=_environment())
    try:
        _wait_for_rest(window.pid)
        before = _cpu_seconds(window.pid)
        time.sleep(_IDLE_SECONDS)
        percent = 100 * (_cpu_seconds(window.pid) - before) / _IDLE_SECONDS
        return _Rest(percent, resident_kib(window.pid))
    finally:
        window.terminate()
        window.wait(timeout=10)


def _wait_for_rest(pid: int) -> None:
    """Wait until all is built: two seconds in which nothing was done, on a machine however busy."""
    last, calm = -1.0, 0
    for _ in range(_MOST_BUILDING_SECONDS):
        time.sleep(1)
        now = _cpu_seconds(pid)
        calm = calm + 1 if now == last else 0
        if calm == 2:
            return
        last = now


def _cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

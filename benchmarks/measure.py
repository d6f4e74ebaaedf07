"""What a benchmark gives: two figures taken side by side, their ratio, and the bar it must stay under."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median


@dataclass(frozen=True, slots=True)
class Measure:
    """One bar: `ours` and `theirs` in one unit; without a rival, `ours` is held against the bar itself."""

    name: str
    against: str
    ours: float
    theirs: float | None
    limit: float
    unit: str
    note: str = ""

    @property
    def ratio(self) -> float:
        """Ours over theirs, or ours alone where there is nothing to compare with."""
        return self.ours if self.theirs is None else self.ours / self.theirs

    @property
    def holds(self) -> bool:
        """Whether the bar is kept."""
        return self.ratio <= self.limit


def fastest(act: Callable[[], object], *, repeats: int, times: int = 1) -> float:
    """Seconds for one call: the least mean of `times` calls over `repeats` runs."""
    return min(_mean_seconds(act, times) for _ in range(repeats))


def _mean_seconds(act: Callable[[], object], times: int) -> float:
    start = time.perf_counter()
    for _ in range(times):
        act()
    return (time.perf_counter() - start) / times


def paired(ours: Callable[[], float], theirs: Callable[[], float], *, rounds: int) -> tuple[float, float]:
    """Medians of two readings taken turn by turn, so that a busy machine slows both alike."""
    pairs = [(ours(), theirs()) for _ in range(rounds)]
    return median(pair[0] for pair in pairs), median(pair[1] for pair in pairs)


def percentile_95(readings: Sequence[float]) -> float:
    """The reading that 95 of 100 stay under."""
    ordered = sorted(readings)
    return ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]


def python_child(*arguments: str, stdin: str | None = None) -> tuple[float, str]:
    """Run this Python with arguments; seconds from start to end, and what it printed."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    start = time.perf_counter()
    done = subprocess.run(
        [sys.executable, *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        check=True,
        env=environment,
    )
    return time.perf_counter() - start, done.stdout


def resident_kib(pid: int) -> int:
    """The memory that a process holds."""
    lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))

"""A note of a hundred thousand lines: how long it takes to open, and a key in it to be painted."""

from __future__ import annotations

import json

from benchmarks.measure import Measure, percentile_95, python_child


def measures() -> list[Measure]:
    """Milliseconds, in one window offscreen over a campaign's file, while what is typed goes to the disk."""
    readings = json.loads(python_child("-m", "benchmarks.note_probe")[1].splitlines()[-1])
    keys = percentile_95(readings["keys"])
    longest = f"longest {max(readings['keys']):.0f} ms"
    return [
        Measure("note of 100,000 lines opened", "–", readings["opened"], None, 1000, "ms"),
        Measure("key in it, p95", "–", keys, None, 16, "ms", longest),
    ]

"""Going from panel to panel: what a switch takes, and what the first visit takes over a later one."""

from __future__ import annotations

import json

from benchmarks.measure import Measure, percentile_95, python_child


def measures() -> list[Measure]:
    """Milliseconds until the panel is painted, in one window offscreen."""
    readings = json.loads(python_child("-m", "benchmarks.panel_probe")[1].splitlines()[-1])
    later = percentile_95(readings["later"])
    first = percentile_95(readings["first"])
    return [
        Measure("panel switch, p95", "–", later, None, 16, "ms"),
        Measure("first visit", "built panel, p95 each", first, later, 3, "ms"),
    ]

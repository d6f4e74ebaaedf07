"""A library of five thousand sheets: what a key in its search costs, until it is painted."""

from __future__ import annotations

import json

from benchmarks.measure import Measure, percentile_95, python_child

_BARS = {
    "key": ("a key in the search of 5,000 sheets, painted, p95", 16, "ms"),
    "edit": ("a key in a sheet among 5,000: the library followed, p95", 8, "ms"),
    "list": ("5,000 sheets listed for the first time", 2000, "ms"),
}


def measures() -> list[Measure]:
    """Milliseconds of each."""
    readings = json.loads(python_child("-m", "benchmarks.library_probe")[1].splitlines()[-1])
    return [
        Measure(name, "–", percentile_95(readings[key]), None, limit, unit)
        for key, (name, limit, unit) in _BARS.items()
    ]

"""A table of 10,000 rows: made, filtered and put in order, against Qt's own ways."""

from __future__ import annotations

import json
from statistics import median

from benchmarks.measure import Measure, python_child

_BARS = {
    "create": ("QTableWidget", 0.1),
    "filter": ("QSortFilterProxyModel", 0.25),
    "sort": ("QSortFilterProxyModel", 0.05),
}


def measures() -> list[Measure]:
    """Milliseconds until it is painted, medians of rounds taken turn by turn."""
    rounds = json.loads(python_child("-m", "benchmarks.table_probe")[1].splitlines()[-1])
    return [
        Measure(
            f"table of 10,000 rows: {act}",
            rival,
            median(each[act][0] for each in rounds),
            median(each[act][1] for each in rounds),
            limit,
            "ms",
        )
        for act, (rival, limit) in _BARS.items()
    ]

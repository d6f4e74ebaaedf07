"""`gmscreen batch` with one request, against importing pydantic alone."""

from __future__ import annotations

from benchmarks.measure import Measure, paired, python_child

_REQUEST = '{"calc": "load", "st": 12, "weight_kg": 25, "scale": "human"}\n'


def measure() -> Measure:
    """Process start to last byte, in milliseconds."""
    ours, theirs = paired(
        lambda: python_child("-m", "gmscreen", "batch", stdin=_REQUEST)[0],
        lambda: python_child("-c", "import pydantic")[0],
        rounds=9,
    )
    return Measure("batch, one load", "import pydantic", ours * 1000, theirs * 1000, 2.5, "ms")

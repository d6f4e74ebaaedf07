"""The figures as a table for people and as JSON for programs."""

from __future__ import annotations

import json
import platform
from collections.abc import Sequence

from benchmarks.measure import Measure

_HEAD = ("what", "against", "ours", "theirs", "ratio", "limit", "")


def as_table(measures: Sequence[Measure]) -> str:
    """One line a bar, columns aligned, the verdict in words."""
    rows = [_HEAD, *(_row(measure) for measure in measures)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(_HEAD))]
    return "\n".join(_line(row, widths) for row in rows)


def _row(measure: Measure) -> tuple[str, ...]:
    theirs = "–" if measure.theirs is None else _figure(measure.theirs, measure.unit)
    verdict = "ok" if measure.holds else "OVER"
    note = f"{verdict} ({measure.note})" if measure.note else verdict
    ratio, limit = f"{measure.ratio:.3g}", f"{measure.limit:g}"
    return (measure.name, measure.against, _figure(measure.ours, measure.unit), theirs, ratio, limit, note)


def _figure(value: float, unit: str) -> str:
    return f"{value:.4g} {unit}"


def _line(row: Sequence[str], widths: Sequence[int]) -> str:
    left = [cell.ljust(width) for cell, width in zip(row[:2], widths[:2], strict=True)]
    right = [cell.rjust(width) for cell, width in zip(row[2:6], widths[2:6], strict=True)]
    return "  ".join([*left, *right, row[6]]).rstrip()


def as_json(measures: Sequence[Measure]) -> str:
    """The same figures, with what they were taken on."""
    figures = [
        {
            "name": measure.name,
            "against": measure.against,
            "ours": measure.ours,
            "theirs": measure.theirs,
            "unit": measure.unit,
            "ratio": measure.ratio,
            "limit": measure.limit,
            "holds": measure.holds,
            "note": measure.note,
        }
        for measure in measures
    ]
    machine = {"python": platform.python_version(), "system": platform.platform()}
    return json.dumps({"machine": machine, "measures": figures}, ensure_ascii=False, indent=2)

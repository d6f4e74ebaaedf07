"""Penalties by distance and speed, and by size (20 §4.11)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from gmscreen.canon.canon_file import read_canon
from gmscreen.canon.fields import AtLeastOne, CanonModel, Exact, Source
from gmscreen.locator import resource
from gmscreen.rules.garganta.attack import RangeRow, RangeTable


class RowModel(CanonModel):
    """Up to and with `limit`."""

    limit: Exact
    penalty: int


class RangesModel(CanonModel):
    """The table, as its file writes it."""

    source: Source
    rows: AtLeastOne[RowModel]


def read_ranges(path: Path) -> RangeTable:
    """The table; CanonError where its rows do not rise in distance and fall in penalty."""
    file = read_canon(path, RangesModel)
    rows = tuple(RangeRow(row.limit, row.penalty) for row in file.content.rows)
    with file.refusing("range_order", ("rows",)):
        return RangeTable(rows, file.content.source)


@cache
def ranges() -> RangeTable:
    """Penalties by distance plus speed."""
    return read_ranges(resource("canon", "garganta", "ranges.toml"))

"""What a TOML text may hold, counted before it is parsed: depth and items.

The parser calls itself once a bracket, and takes the square of a dotted key's length.
"""

from __future__ import annotations

from gmscreen.sheets.toml_tokens import DEPTH, marks

DEEPEST = 32
MOST_ITEMS = 50_000


class CapError(Exception):
    """Too much of something: a key of the texts file (under `sheet_error.`) and the line where it shows."""

    def __init__(self, key: str, line: int) -> None:
        super().__init__(key, line)
        self.key = key
        self.line = line


def require_modest(source: str) -> None:
    """CapError for brackets or dotted keys deeper than 32, or for more than 50,000 items."""
    depth = dots = items = 0
    for mark, position in marks(source):
        depth = max(0, depth + DEPTH.get(mark, 0))
        dots = dots + 1 if mark == "." else 0
        items += mark in "[=,"
        if depth > DEEPEST or dots > DEEPEST:
            raise CapError("too_deep", _line(source, position))
        if items > MOST_ITEMS:
            raise CapError("too_many_items", _line(source, position))


def _line(source: str, position: int) -> int:
    return source.count("\n", 0, position) + 1

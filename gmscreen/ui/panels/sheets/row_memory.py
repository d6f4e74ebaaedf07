"""Rows that were made before, for what has not changed since."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from gmscreen.ui.widgets.table import Cell

T = TypeVar("T")
Row = tuple[Cell, ...]


class RowMemory:
    """An edit leaves all that it did not touch the same object, so that each row of a list is made once."""

    def __init__(self) -> None:
        self._made: dict[str, dict[int, tuple[object, Row]]] = {}

    def rows(self, key: str, items: Sequence[T], make: Callable[[T], Row]) -> tuple[Row, ...]:
        """The rows of a list, one an item."""
        before = self._made.get(key, {})
        now = {id(item): before.get(id(item)) or (item, make(item)) for item in items}
        self._made[key] = now
        return tuple(now[id(item)][1] for item in items)

    def forget(self) -> None:
        """Make all of them anew: what they are read with has changed."""
        self._made.clear()

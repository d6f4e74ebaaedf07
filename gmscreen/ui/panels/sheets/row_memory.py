"""Rows that were made before, for what has not changed since."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import is_not
from typing import TypeVar, cast

from gmscreen.ui.widgets.table import Cell

T = TypeVar("T")
V = TypeVar("V")
Row = tuple[Cell, ...]


class RowMemory:
    """An edit leaves all that it did not touch the same object, so that each row of a list is made once."""

    def __init__(self) -> None:
        self._made: dict[str, dict[int, tuple[object, Row]]] = {}
        self._kept: dict[str, tuple[tuple[object, ...], object]] = {}

    def rows(self, key: str, items: Sequence[T], make: Callable[[T], Row]) -> tuple[Row, ...]:
        """The rows of a list, one an item."""
        before = self._made.get(key, {})
        now = {id(item): before.get(id(item)) or (item, make(item)) for item in items}
        self._made[key] = now
        return tuple(now[id(item)][1] for item in items)

    def kept(self, key: str, of: tuple[object, ...], make: Callable[[], V]) -> V:
        """What was made of these very objects before, or is made of them now."""
        found = self._kept.get(key)
        if found is None or len(found[0]) != len(of) or any(map(is_not, found[0], of)):
            found = self._kept[key] = (of, make())
        return cast("V", found[1])

    def forget(self) -> None:
        """Make all of them anew: what they are read with has changed."""
        self._made.clear()
        self._kept.clear()

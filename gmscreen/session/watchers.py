"""Whoever wants to know when a part of the campaign has changed."""

from __future__ import annotations

from collections.abc import Callable, Collection

from gmscreen.session.campaign import Campaign
from gmscreen.session.records import Part

Watcher = Callable[[Campaign, Campaign], None]
"""Told the campaign before and after."""


class Watchers:
    """Told only when a part that they watch is another object than before."""

    def __init__(self) -> None:
        self._watchers: list[tuple[frozenset[Part], Watcher]] = []

    def add(self, parts: Collection[Part], watcher: Watcher) -> Callable[[], None]:
        """Watch these parts; gives the act that ends it."""
        entry = (frozenset(parts), watcher)
        self._watchers.append(entry)
        return lambda: self._watchers.remove(entry) if entry in self._watchers else None

    def tell(self, before: Campaign, after: Campaign) -> None:
        """Tell all who are concerned, even if one of them fails; the first failure is raised at the end."""
        changed = {part for part in Part if getattr(before, part.value) is not getattr(after, part.value)}
        failures: list[Exception] = []
        for parts, watcher in tuple(self._watchers):
            if parts & changed:
                _tell(watcher, before, after, failures)
        if failures:
            raise failures[0]


def _tell(watcher: Watcher, before: Campaign, after: Campaign, failures: list[Exception]) -> None:
    try:
        watcher(before, after)
    except Exception as failure:  # one screen that fails must not keep the others from the truth
        failures.append(failure)

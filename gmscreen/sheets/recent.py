"""What was worked out lately, kept for whoever asks again."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Recent(Generic[K, V]):
    """The newest `most` values by their keys; unlike a cached function, it can be told a value."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._values: dict[K, V] = {}
        self._lock = Lock()

    def of(self, key: K, make: Callable[[K], V]) -> V:
        """The value of a key, made if it is not there."""
        found = self.get(key)
        if found is None:
            found = make(key)
            self.put(key, found)
        return found

    def get(self, key: K) -> V | None:
        """The value of a key, or None."""
        with self._lock:
            if key not in self._values:
                return None
            found = self._values[key] = self._values.pop(key)
            return found

    def put(self, key: K, value: V) -> None:
        """Keep a value, and let go of the one that nobody asked for the longest."""
        with self._lock:
            self._values.pop(key, None)
            self._values[key] = value
            while len(self._values) > self._most:
                del self._values[next(iter(self._values))]

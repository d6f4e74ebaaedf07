"""Where the rolls of a sitting are at hand."""

from __future__ import annotations

from collections import deque
from typing import Protocol

from gmscreen.session.rolls import Roll

RECENT = 1000


class Journal(Protocol):
    """An append-only record of rolls."""

    def append(self, roll: Roll) -> None:
        """Keep a roll that is in the ledger."""
        ...

    def rolls(self) -> tuple[Roll, ...]:
        """The rolls at hand, oldest first."""
        ...


class MemoryJournal:
    """Every roll, for as long as the program lasts."""

    def __init__(self) -> None:
        self._rolls: list[Roll] = []

    def append(self, roll: Roll) -> None:
        """Keep a roll."""
        self._rolls.append(roll)

    def rolls(self) -> tuple[Roll, ...]:
        """Every roll kept, oldest first."""
        return tuple(self._rolls)


class RecentJournal:
    """The last thousand: all of them are in the campaign's ledger, and need not be in memory too."""

    def __init__(self) -> None:
        self._rolls: deque[Roll] = deque(maxlen=RECENT)

    def append(self, roll: Roll) -> None:
        """Keep a roll, and let go of the oldest when there are too many."""
        self._rolls.append(roll)

    def rolls(self) -> tuple[Roll, ...]:
        """The rolls at hand, oldest first."""
        return tuple(self._rolls)

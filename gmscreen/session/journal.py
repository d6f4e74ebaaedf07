"""Where rolls are kept."""

from __future__ import annotations

from typing import Protocol

from gmscreen.session.rolls import Roll


class Journal(Protocol):
    """An append-only record of rolls."""

    def append(self, roll: Roll) -> None:
        """Keep a roll; it is kept before anyone sees it."""
        ...

    def rolls(self) -> tuple[Roll, ...]:
        """Every roll kept, oldest first."""
        ...


class MemoryJournal:
    """A journal that lasts as long as the program."""

    def __init__(self) -> None:
        self._rolls: list[Roll] = []

    def append(self, roll: Roll) -> None:
        """Keep a roll."""
        self._rolls.append(roll)

    def rolls(self) -> tuple[Roll, ...]:
        """Every roll kept, oldest first."""
        return tuple(self._rolls)

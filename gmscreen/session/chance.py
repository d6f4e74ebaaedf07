"""Where chance and time come from; both are arguments, so that a test can give them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from random import SystemRandom
from typing import Protocol

Clock = Callable[[], datetime]


class Dice(Protocol):
    """A source of chance."""

    def roll_die(self, sides: int) -> int:
        """A face from 1 to `sides`, each as likely as the others."""
        ...


class SystemDice:
    """The operating system's randomness."""

    def __init__(self) -> None:
        self._random = SystemRandom()

    def roll_die(self, sides: int) -> int:
        """A face from 1 to `sides`."""
        return self._random.randint(1, sides)


def utc_now() -> datetime:
    """The present moment, in UTC."""
    return datetime.now(UTC)

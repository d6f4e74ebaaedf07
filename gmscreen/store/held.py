"""Which files this program has open: opening and closing one by hand would free SQLite's locks on it."""

from __future__ import annotations

from collections import Counter
from threading import Lock

_HELD: Counter[tuple[int, int]] = Counter()
_GUARD = Lock()


def hold(device: int, inode: int) -> None:
    """Remember that SQLite has this file open."""
    with _GUARD:
        _HELD[device, inode] += 1


def let_go(device: int, inode: int) -> None:
    """It has been closed once."""
    with _GUARD:
        _HELD[device, inode] -= 1


def is_held(device: int, inode: int) -> bool:
    """Whether SQLite has it open in this program."""
    with _GUARD:
        return _HELD[device, inode] > 0

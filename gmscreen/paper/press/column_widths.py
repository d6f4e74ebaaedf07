"""How wide the columns of a table are."""

from __future__ import annotations

from collections.abc import Sequence

_STEPS = 40


def shared_widths(
    natural: Sequence[float], least: Sequence[float], room: float, growing: Sequence[int]
) -> tuple[float, ...]:
    """The room shared out, in points; the widths add up to it.

    With enough of it each column is as wide as its widest cell, and the `growing` share the rest. Otherwise
    the widest are cut to one width, none below its `least` (its longest word) unless even these have no room.
    """
    if sum(natural) <= room:
        share = (room - sum(natural)) / len(growing)
        return tuple(wide + (share if index in growing else 0) for index, wide in enumerate(natural))
    if sum(least) >= room:
        return tuple(narrow * room / sum(least) for narrow in least)
    return _cut(natural, least, room)


def _cut(natural: Sequence[float], least: Sequence[float], room: float) -> tuple[float, ...]:
    low, high = 0.0, max(natural)
    for _ in range(_STEPS):
        middle = (low + high) / 2
        low, high = (middle, high) if sum(_capped(natural, least, middle)) <= room else (low, middle)
    return _capped(natural, least, low)


def _capped(natural: Sequence[float], least: Sequence[float], cap: float) -> tuple[float, ...]:
    return tuple(max(narrow, min(wide, cap)) for wide, narrow in zip(natural, least, strict=True))

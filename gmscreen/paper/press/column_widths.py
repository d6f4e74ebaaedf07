"""How wide the columns of a table are."""

from __future__ import annotations

from collections.abc import Sequence

_STEPS = 40


def shared_widths(
    natural: Sequence[float], least: Sequence[float], room: float, shares: Sequence[int]
) -> tuple[float, ...]:
    """The room shared out, in points; the widths add up to it.

    With enough of it each column is as wide as its widest cell, and takes its share of the rest. Otherwise
    the widest are cut to one width, none below its `least` (its longest word) unless even these have no room.
    """
    if sum(natural) <= room:
        each = (room - sum(natural)) / sum(shares)
        return tuple(wide + share * each for wide, share in zip(natural, shares, strict=True))
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

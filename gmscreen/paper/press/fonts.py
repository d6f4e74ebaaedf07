"""The weights as fonts, and how lines of type stand under each other."""

from __future__ import annotations

from functools import lru_cache

from gmscreen.paper.press.inks import Ink
from gmscreen.paper.press.marks import Font
from gmscreen.paper.press.typeface import Weight

LEADING = 1.18
"""Line height over letter size."""

_MOST_KEPT = 512


@lru_cache(_MOST_KEPT)
def regular(size: float, ink: Ink = Ink.TEXT) -> Font:
    """Running text."""
    return Font(Weight.REGULAR, size, ink)


@lru_cache(_MOST_KEPT)
def semibold(size: float, ink: Ink = Ink.TEXT) -> Font:
    """Words that lead."""
    return Font(Weight.SEMIBOLD, size, ink)


@lru_cache(_MOST_KEPT)
def bold(size: float, ink: Ink = Ink.TEXT) -> Font:
    """Names and big numbers."""
    return Font(Weight.BOLD, size, ink)


@lru_cache(_MOST_KEPT)
def italic(size: float, ink: Ink = Ink.TEXT) -> Font:
    """Words told apart from their sentence."""
    return Font(Weight.ITALIC, size, ink)


def leading(size: float) -> float:
    """The height of a line."""
    return size * LEADING


def baseline(size: float) -> float:
    """How far under the top of its line a text stands."""
    return size * (LEADING - 1) / 2 + size * 0.75

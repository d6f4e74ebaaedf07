"""Where windows stand: on which screen, and back on one that can be seen when that one is gone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum


class Spread(StrEnum):
    """How much of its screen a window takes."""

    NORMAL = "normal"
    MAXIMIZED = "maximized"
    FULL = "full"


@dataclass(frozen=True, slots=True)
class Place:
    """A window's upper left corner on its screen, and the size of its inside, in logical pixels."""

    screen: str
    x: int
    y: int
    width: int
    height: int
    spread: Spread = Spread.NORMAL


@dataclass(frozen=True, slots=True)
class ScreenArea:
    """A screen by its name, and the part of the desktop on it that windows may take."""

    name: str
    x: int
    y: int
    width: int
    height: int


_TITLE_BAR = 40
"""What the desktop puts around the inside of a window, at most."""


def visible_place(place: Place, screens: Sequence[ScreenArea]) -> Place:
    """The place, wholly on its screen or, if that is gone, on the first; no larger than the screen."""
    screen = screen_of(place.screen, screens)
    width, height = min(place.width, screen.width), min(place.height, screen.height - _TITLE_BAR)
    return replace(
        place,
        screen=screen.name,
        x=min(max(place.x, 0), screen.width - width),
        y=min(max(place.y, 0), screen.height - _TITLE_BAR - height),
        width=width,
        height=height,
    )


def screen_of(name: str, screens: Sequence[ScreenArea]) -> ScreenArea:
    """The screen of that name, or the first, which is the main one."""
    return next((screen for screen in screens if screen.name == name), screens[0])

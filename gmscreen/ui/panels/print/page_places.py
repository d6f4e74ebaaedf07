"""Where pages lie under one another, and how large they are drawn: arithmetic without a window."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

LEAST_PERCENT, MOST_PERCENT = 10, 400
STEPS = (10, 25, 33, 50, 67, 75, 100, 125, 150, 200, 300, 400)
"""The percents at which zooming stops."""


class Fit(StrEnum):
    """How large a page is drawn in the room there is."""

    PAGE = "page"
    WIDTH = "width"
    REAL = "real"
    """At a percent of its size on paper."""


@dataclass(frozen=True, slots=True)
class Zoom:
    """A fit; `percent` counts where the size is the real one."""

    fit: Fit = Fit.PAGE
    percent: int = 100


@dataclass(frozen=True, slots=True)
class Room:
    """What pages are laid out in: the view's width and height, the space around each page, in pixels;
    `inch` is an inch of the screen in pixels.
    """

    width: int
    height: int
    gap: int
    inch: float


@dataclass(frozen=True, slots=True)
class PagePlace:
    """Where a page lies, in pixels from the top left of all pages."""

    x: int
    y: int
    width: int
    height: int

    @property
    def end(self) -> int:
        """Where it ends below."""
        return self.y + self.height


Sizes = Sequence[tuple[float, float]]


def page_scale(sizes: Sizes, zoom: Zoom, room: Room) -> float:
    """Pixels per point; the largest page decides where pages fit the room."""
    real = room.inch / 72
    if zoom.fit is Fit.REAL or not sizes:
        return real * zoom.percent / 100
    width = max(1, room.width - 2 * room.gap) / max(width for width, _ in sizes)
    if zoom.fit is Fit.WIDTH:
        return _within(width, real)
    height = max(1, room.height - 2 * room.gap) / max(height for _, height in sizes)
    return _within(min(width, height), real)


def _within(scale: float, real: float) -> float:
    return min(max(scale, real * LEAST_PERCENT / 100), real * MOST_PERCENT / 100)


def shown_percent(scale: float, room: Room) -> int:
    """How large that is, in percent of the paper."""
    return round(scale * 72 / room.inch * 100)


def stepped_percent(percent: int, steps: int) -> int:
    """The next stop above (1) or below (−1) a percent, or the last there is."""
    if steps > 0:
        return next((step for step in STEPS if step > percent), STEPS[-1])
    return next((step for step in reversed(STEPS) if step < percent), STEPS[0])


class PagePlaces:
    """All pages under one another, each in the middle of the room or of the widest."""

    def __init__(self, sizes: Sizes, scale: float, room: Room) -> None:
        drawn = [(max(1, round(width * scale)), max(1, round(height * scale))) for width, height in sizes]
        self.width = max([room.width, *(width + 2 * room.gap for width, _ in drawn)])
        self.places: tuple[PagePlace, ...] = tuple(self._placed(drawn, room))
        self.height = self.places[-1].end + room.gap if self.places else 0
        self._tops = [place.y for place in self.places]

    def _placed(self, drawn: list[tuple[int, int]], room: Room) -> list[PagePlace]:
        alone = len(drawn) == 1
        y = max(room.gap, (room.height - drawn[0][1]) // 2) if alone else room.gap
        placed = []
        for width, height in drawn:
            placed.append(PagePlace((self.width - width) // 2, y, width, height))
            y += height + room.gap
        return placed

    def at(self, y: int) -> int:
        """The page at a height, or the nearest above it."""
        return max(0, bisect_right(self._tops, y) - 1)

    def between(self, top: int, bottom: int) -> range:
        """The pages of which something lies between two heights."""
        first = self.at(top)
        last = bisect_right(self._tops, bottom)
        return range(min(first, last), last)

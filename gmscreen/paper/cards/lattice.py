"""The lattice of thin diamonds on a card's back, with a clearing in its middle."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import floor, sqrt

from gmscreen.paper.press.inks import Ink
from gmscreen.paper.press.marks import Mark, PathMark, Point, ellipse
from gmscreen.paper.press.measures import Extent

_THIN = 0.3
_SLOPE = 1.6
"""Height over width of a diamond."""
_DIAMONDS = 13
"""So many stand side by side."""


def lattice(inset: float, inside: Extent, clearing: Point) -> Iterator[Mark]:
    """Two families of parallel lines in a rectangle, none within an ellipse of these half axes.

    The ellipse and the rectangle have the same centre, which is also that of the pattern.
    """
    half = (inside.width / 2, inside.height / 2)
    centre = (inset + half[0], inset + half[1])
    pitch = inside.width / _DIAMONDS
    strokes = tuple(
        (start, end)
        for slope in (_SLOPE, -_SLOPE)
        for line in _crossings(half, slope, pitch)
        for start, end in _outside(line, clearing)
    )
    yield PathMark(*centre, strokes, Ink.ON_BAND, _THIN)
    yield from _rim(centre, clearing)


def _crossings(half: Point, slope: float, pitch: float) -> Iterator[tuple[Point, Point]]:
    """Lines y = slope · (x − at), as far as they lie in the rectangle."""
    reach = half[0] + half[1] / abs(slope)
    most = floor(reach / pitch - 0.5)
    for step in range(-most - 1, most + 1):
        at = (step + 0.5) * pitch
        ends = sorted((at - half[1] / slope, at + half[1] / slope))
        low, high = max(ends[0], -half[0]), min(ends[1], half[0])
        if low < high:
            yield (low, slope * (low - at)), (high, slope * (high - at))


def _outside(line: tuple[Point, Point], clearing: Point) -> Iterator[tuple[Point, Point]]:
    """What of a line lies outside the ellipse."""
    (x0, y0), (x1, y1) = line
    across, down = (x1 - x0) / clearing[0], (y1 - y0) / clearing[1]
    from_x, from_y = x0 / clearing[0], y0 / clearing[1]
    a = across * across + down * down
    b = from_x * across + from_y * down
    rest = b * b - a * (from_x * from_x + from_y * from_y - 1)
    cuts = [0.0, 1.0]
    if rest > 0:
        cuts = [0.0, (-b - sqrt(rest)) / a, (-b + sqrt(rest)) / a, 1.0]
    for number, (start, end) in enumerate(pairwise(cuts)):
        if number != 1 and start < end:
            yield (
                (x0 + start * (x1 - x0), y0 + start * (y1 - y0)),
                (x0 + end * (x1 - x0), y0 + end * (y1 - y0)),
            )


def _rim(centre: Point, clearing: Point) -> Iterator[Mark]:
    """A line around the clearing."""
    yield PathMark(*centre, (ellipse(*clearing),), Ink.ON_BAND, _THIN * 2, closed=True)

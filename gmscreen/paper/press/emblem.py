"""The house's emblem as lines: a shield, and on it a die that shows one, two and three."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from gmscreen.paper.press.inks import Ink
from gmscreen.paper.press.marks import Mark, PathMark, Point, ellipse

Stroke = tuple[Point, ...]
Curve = tuple[Point, Point, Point]

_WIDTH, _HEIGHT = 84.0, 102.0
"""The box of the drawing, whose upper left corner is its origin."""

ASPECT = _WIDTH / _HEIGHT
"""Width over height."""

_PIPS = (
    (42.0, 37.0, 5.4, 3.0),
    (24.5, 47.5, 2.7, 3.7),
    (34.5, 68.0, 2.7, 3.7),
    (49.0, 69.5, 2.6, 3.6),
    (54.5, 58.0, 2.6, 3.6),
    (60.0, 46.5, 2.6, 3.6),
)
"""Centre and half axes of each pip."""

_FACES = (
    ((42.0, 24.0), (67.0, 37.0), (42.0, 50.0), (17.0, 37.0)),
    ((17.0, 37.0), (42.0, 50.0), (42.0, 79.0), (17.0, 66.0)),
    ((67.0, 37.0), (67.0, 66.0), (42.0, 79.0), (42.0, 50.0)),
)
_STEPS = 12
"""Straight pieces that a curve is drawn with."""


def emblem(x: float, y: float, height: float, ink: Ink) -> Iterator[Mark]:
    """The emblem of a height in points, its upper left corner at `x`, `y`."""
    scale = height / _HEIGHT
    yield PathMark(x, y, _scaled((_shield(0),), scale), ink, 2.6 * scale, closed=True)
    yield PathMark(x, y, _scaled((_shield(6),), scale), ink, 1.0 * scale, closed=True)
    yield PathMark(x, y, _scaled(_FACES, scale), ink, 1.8 * scale, closed=True)
    yield PathMark(x, y, _scaled(tuple(_pip(*pip) for pip in _PIPS), scale), ink)


def _scaled(strokes: tuple[Stroke, ...], scale: float) -> tuple[Stroke, ...]:
    return tuple(tuple((x * scale, y * scale) for x, y in stroke) for stroke in strokes)


@cache
def _shield(inset: float) -> Stroke:
    """The rim, so many units within the outermost one."""
    left, right, middle = inset, _WIDTH - inset, _WIDTH / 2
    top, shoulder, foot = 1.05 * inset, 13 + 0.75 * inset, _HEIGHT - 1.1 * inset
    side, waist = 48.0, 92.0 - 1.2 * inset
    to_foot = ((right, 74.0 - 0.4 * inset), (middle + 24 - 0.6 * inset, waist), (middle, foot))
    to_side = ((middle - 24 + 0.6 * inset, waist), (left, 74.0 - 0.4 * inset), (left, side))
    edges = ((middle, top), (right, shoulder), (right, side))
    return (*edges, *_curve(edges[-1], to_foot), *_curve(to_foot[-1], to_side), (left, shoulder))


def _curve(start: Point, end: Curve) -> Iterator[Point]:
    for step in range(1, _STEPS + 1):
        t = step / _STEPS
        parts = zip(
            (start, *end), ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3), strict=True
        )
        weighed = [(point[0] * weight, point[1] * weight) for point, weight in parts]
        yield sum(x for x, _ in weighed), sum(y for _, y in weighed)


def _pip(x: float, y: float, half_width: float, half_height: float) -> Stroke:
    return tuple((x + across, y + down) for across, down in ellipse(half_width, half_height, 2 * _STEPS))

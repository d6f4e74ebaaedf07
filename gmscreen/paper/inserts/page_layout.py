"""A page of boxes in four even columns that end together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from gmscreen.paper.inserts.box_setting import LEAST_LETTERS, BoxStyle, box_section
from gmscreen.paper.inserts.insert_pages import Box
from gmscreen.paper.press.marks import Placed
from gmscreen.paper.press.pouring import Filled, balanced, columns_filled, set_down, spread
from gmscreen.paper.press.structure import StructurePath

COLUMNS = 4
_STEP, _SIZES = 0.1, 17
"""Sizes of letters that are tried, from the least one up."""

_PADS, _GAPS = (0.2, 0.3, 0.4, 0.5, 0.6), (4.5, 4.9, 5.3, 5.7, 6.0)
"""Over and under each row, and between boxes: the closest first, for letters of the least size."""

_MOST_SPREAD = 2.5
"""What is left of a column goes between its rows, so much at most, and then between its boxes."""


@dataclass(frozen=True, slots=True)
class Ground:
    """What of a page the columns lie on, in points."""

    x: float
    top: float
    width: float
    height: float
    gutter: float

    @property
    def column(self) -> float:
        """The width of a column."""
        return (self.width - (COLUMNS - 1) * self.gutter) / COLUMNS

    def start(self, column: int) -> float:
        """Where a column begins."""
        return self.x + column * (self.column + self.gutter)


@dataclass(frozen=True, slots=True)
class LaidOut:
    """The marks of each page that the boxes take, and the letters they are set in, in points."""

    pages: tuple[tuple[Placed, ...], ...]
    size: float


def laid_out(boxes: Sequence[Box], ground: Ground, within: StructurePath = ()) -> LaidOut:
    """The boxes in the largest letters that one page holds; at the least size they go on on another.

    `within` is the element of the page.
    """
    style = _best(boxes, ground)
    pages = []
    waiting = tuple(box_section(box, style, within) for box in boxes)
    while waiting:
        columns = balanced(waiting, COLUMNS, ground.height)
        pages.append(tuple(_even(columns, ground)))
        waiting = columns[-1].rest
    return LaidOut(tuple(pages), style.size)


def _best(boxes: Sequence[Box], ground: Ground) -> BoxStyle:
    """The most open style in which one page holds the boxes, found by halves; the closest where none does."""
    styles = [
        *(BoxStyle(LEAST_LETTERS, *space, ground.column) for space in zip(_PADS, _GAPS, strict=True)),
        *(
            BoxStyle(LEAST_LETTERS + step * _STEP, _PADS[-1], _GAPS[-1], ground.column)
            for step in range(1, _SIZES)
        ),
    ]
    least, most = 0, len(styles) - 1
    while least < most:
        middle = (least + most + 1) // 2
        if _holds(boxes, styles[middle], ground):
            least = middle
        else:
            most = middle - 1
    return styles[least]


def _holds(boxes: Sequence[Box], style: BoxStyle, ground: Ground) -> bool:
    sections = [box_section(box, style) for box in boxes]
    return not columns_filled(sections, COLUMNS, ground.height)[-1].rest


def _even(columns: Sequence[Filled], ground: Ground) -> Iterator[Placed]:
    """The columns at their places, all of one height."""
    for place, column in enumerate(columns):
        yield from set_down(spread(column, ground.height, _MOST_SPREAD), ground.start(place), ground.top)

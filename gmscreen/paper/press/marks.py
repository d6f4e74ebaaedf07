"""What is drawn, as data: texts, rules, boxes and paths, placed from the top left corner in points."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin

from gmscreen.paper.press.inks import Ink
from gmscreen.paper.press.picture import Picture
from gmscreen.paper.press.structure import StructurePath
from gmscreen.paper.press.typeface import Weight


@dataclass(frozen=True, slots=True)
class Font:
    """A weight at a size, in an ink."""

    weight: Weight
    size: float
    ink: Ink


@dataclass(frozen=True, slots=True)
class TextMark:
    """A text; `y` is its baseline, counted downwards. `place` is the element that it is a piece of.

    Its word goes on in the next mark where it is `joined`.
    """

    x: float
    y: float
    text: str
    font: Font
    place: StructurePath = ()
    joined: bool = False


@dataclass(frozen=True, slots=True)
class RuleMark:
    """A horizontal rule; `dash` is the length of its strokes and gaps, 0 for a whole one."""

    x: float
    y: float
    width: float
    thickness: float
    ink: Ink
    dash: float = 0


@dataclass(frozen=True, slots=True)
class BoxMark:
    """A box, filled or only outlined."""

    x: float
    y: float
    width: float
    height: float
    ink: Ink
    radius: float = 0
    outlined: bool = False


Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class PathMark:
    """Lines from point to point, each stroke of `strokes` its own; filled where `thickness` is 0."""

    x: float
    y: float
    strokes: tuple[tuple[Point, ...], ...]
    ink: Ink
    thickness: float = 0
    closed: bool = False


@dataclass(frozen=True, slots=True)
class PictureMark:
    """A picture in its box; `alternative` is what is read in its place."""

    x: float
    y: float
    width: float
    height: float
    picture: Picture
    alternative: str = ""
    place: StructurePath = ()


@dataclass(frozen=True, slots=True)
class LinkMark:
    """Where a click leads to `address`, which must be https; `place` is a `Role.LINK` with its words."""

    x: float
    y: float
    width: float
    height: float
    address: str
    place: StructurePath


Mark = TextMark | RuleMark | BoxMark | PathMark | PictureMark | LinkMark


def rectangle(width: float, height: float, x: float = 0, y: float = 0) -> tuple[Point, ...]:
    """A rectangle whose upper left corner is at `x`, `y`, for a closed path."""
    return ((x, y), (x + width, y), (x + width, y + height), (x, y + height))


def ellipse(half_width: float, half_height: float, steps: int = 72) -> tuple[Point, ...]:
    """An ellipse around the origin, for a closed path."""
    angles = [2 * pi * step / steps for step in range(steps)]
    return tuple((half_width * cos(angle), half_height * sin(angle)) for angle in angles)


@dataclass(frozen=True, slots=True)
class Block:
    """Marks that stay together, with their height; `gap` is the space before it, left out at the top.

    `glued` keeps the next block on the same card or page. `carried` is put once more over a block that begins
    a column or a page: the headings of a table that goes on there. One that `stretches` is a row, or a line
    of one: room that it is given goes over and under its words.
    """

    height: float
    marks: tuple[Mark, ...]
    gap: float = 0
    glued: bool = False
    carried: tuple[Block, ...] = ()
    stretches: bool = False


@dataclass(frozen=True, slots=True)
class Placed:
    """Marks at their place: `x` and `y` are added to those of each."""

    x: float
    y: float
    marks: tuple[Mark, ...]

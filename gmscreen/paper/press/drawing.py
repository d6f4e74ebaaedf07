"""Marks as the operators that draw them, and as the elements that they are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache

from gmscreen.paper.press.inks import Ink, Rgb
from gmscreen.paper.press.marks import (
    BoxMark,
    LinkMark,
    Mark,
    PathMark,
    PictureMark,
    Placed,
    RuleMark,
    TextMark,
)
from gmscreen.paper.press.print_canvas import PrintCanvas, resource_name
from gmscreen.paper.press.structure import StructurePath

_OUTLINE = 0.7
_GAP = 0.6
"""Gaps of a broken rule over its strokes."""

_ARTIFACT = "/Artifact BMC"
_END = "EMC"


@dataclass(frozen=True, slots=True)
class Drawing:
    """Operators ready to be drawn any number of times; each lacks the numbers of its pieces on the page.

    `places` has the element of each piece, in order; pictures and links have what the page needs besides.
    """

    operators: str
    places: tuple[StructurePath, ...]
    pictures: tuple[PictureMark, ...] = ()
    links: tuple[LinkMark, ...] = ()


def drawing(placed: Sequence[Placed], height: float, canvas: PrintCanvas) -> Drawing:
    """All marks, boxes and rules first, then words and pictures; `height` is that of whatever they lie on.

    The lower left corner is the origin. Neighbours of one element are one piece.
    """
    shapes, words = _Shapes(canvas), _Words(canvas)
    links: list[LinkMark] = []
    for part in placed:
        x, top = part.x, height - part.y
        for mark in part.marks:
            if isinstance(mark, _WORDS):
                words.add(mark, x + mark.x, top - mark.y)
            elif isinstance(mark, LinkMark):
                links.append(_laid(mark, part, height))
            else:
                shapes.add(mark, x + mark.x, top - mark.y)
    operators = "\n".join([*shapes.operators(), *words.operators()])
    return Drawing(operators, tuple(words.places), tuple(words.pictures), tuple(links))


_WORDS = (TextMark, PictureMark)


def _laid(link: LinkMark, part: Placed, height: float) -> LinkMark:
    """The link with the place of its lower left corner from below."""
    return replace(link, x=part.x + link.x, y=height - part.y - link.y - link.height)


def draw(drawn: Drawing, canvas: PrintCanvas, within: StructurePath = ()) -> None:
    """Draw on the canvas's page; `within` is the element that all of it belongs to."""
    canvas.addLiteral(drawn.operators % canvas.structure.marks(within, drawn.places))
    for picture in drawn.pictures:
        canvas.use(picture, within)
    for link in drawn.links:
        canvas.link(link, within)


def draw_marks(marks: Sequence[Mark], canvas: PrintCanvas, height: float) -> None:
    """Draw marks once, placed from the top left corner of something so high."""
    draw(drawing((Placed(0, 0, tuple(marks)),), height, canvas), canvas)


class _Shapes:
    """The operators of rules, boxes and paths, which all adorn."""

    def __init__(self, canvas: PrintCanvas) -> None:
        self._colours = canvas.colours
        self._lines: list[str] = []

    def add(self, mark: RuleMark | BoxMark | PathMark, x: float, top: float) -> None:
        """Add a mark whose origin lies there, counted upwards, unless the style leaves its ink out."""
        ink = self._colours.get(mark.ink)
        if ink is None:
            return
        colour = _operands(ink)
        if isinstance(mark, RuleMark):
            self._lines.append(_rule(mark, x, top, colour))
        elif isinstance(mark, BoxMark):
            self._lines.append(_box(mark, x, top, colour))
        else:
            self._lines += _path(mark, x, top, colour)

    def operators(self) -> list[str]:
        """All of them."""
        return [_ARTIFACT, *self._lines, _END] if self._lines else []


def _rule(mark: RuleMark, x: float, top: float, colour: str) -> str:
    dash = f"{mark.dash:.2f} {mark.dash * _GAP:.2f}" if mark.dash else ""
    y = top - mark.thickness / 2
    pen = f"{colour} RG {mark.thickness:.2f} w [{dash}] 0 d"
    return f"{pen}\n{x:.2f} {y:.2f} m {x + mark.width:.2f} {y:.2f} l S"


def _box(mark: BoxMark, x: float, top: float, colour: str) -> str:
    inset = _OUTLINE / 2 if mark.outlined else 0
    width, height = mark.width - 2 * inset, mark.height - 2 * inset
    box = f"{x + inset:.2f} {top - mark.height + inset:.2f} {width:.2f} {height:.2f} re"
    return f"{colour} RG {_OUTLINE} w [] 0 d {box} S" if mark.outlined else f"{colour} rg {box} f"


def _path(mark: PathMark, x: float, top: float, colour: str) -> Iterator[str]:
    yield f"{colour} RG {mark.thickness:.2f} w [] 0 d" if mark.thickness else f"{colour} rg"
    for stroke in mark.strokes:
        points = [f"{x + across:.2f} {top - down:.2f}" for across, down in stroke]
        yield f"{points[0]} m {' l '.join(points[1:])} l" if len(points) > 1 else f"{points[0]} m"
        if mark.closed and mark.thickness:
            yield "h"
    yield "S" if mark.thickness else "f"


class _Words:
    """The operators of words and pictures; place, ink and font are set only where they change."""

    def __init__(self, canvas: PrintCanvas) -> None:
        self.places: list[StructurePath] = []
        self.pictures: list[PictureMark] = []
        self._canvas = canvas
        self._lines = ["BT"]
        self._place: StructurePath | None = None
        self._ink: Ink | None = None
        self._subset, self._size = "", 0.0

    def add(self, mark: TextMark | PictureMark, x: float, y: float) -> None:
        """Add a mark whose origin lies there, counted upwards."""
        if mark.place != self._place:
            self._open(mark.place)
        if isinstance(mark, TextMark):
            self._write(mark, f"1 0 0 1 {x:.2f} {y:.2f} Tm")
        else:
            place = f"{mark.width:.2f} 0 0 {mark.height:.2f} {x:.2f} {y - mark.height:.2f} cm"
            self._lines.append(f"ET q {place} /{resource_name(mark.picture)} Do Q BT")
            self.pictures.append(mark)

    def operators(self) -> list[str]:
        """All of them."""
        return [*self._lines, *(() if self._place is None else (_END,)), "ET"]

    def _open(self, place: StructurePath) -> None:
        if self._place is not None:
            self._lines.append(_END)
        self._place = place
        if not place:
            self._lines.append(_ARTIFACT)
            return
        self.places.append(place)
        self._lines.append(f"/{place[-1][0].tag} <</MCID %d>>BDC")

    def _write(self, mark: TextMark, where: str) -> None:
        """Its glyphs, and those of a blank that parts it from the next for text tools."""
        font = mark.font
        if font.ink is not self._ink:
            self._ink = font.ink
            self._lines.append(f"{_operands(self._canvas.colours[font.ink])} rg")
        self._lines.append(where)
        for subset, string in self._canvas.glyphs(font.weight, mark.text, joined=mark.joined):
            is_set = subset == self._subset and font.size == self._size
            self._lines.append(f"({string}) Tj" if is_set else f"{subset} {font.size:.2f} Tf ({string}) Tj")
            self._subset, self._size = subset, font.size


@cache
def _operands(colour: Rgb) -> str:
    return " ".join(f"{part:.4f}" for part in colour)

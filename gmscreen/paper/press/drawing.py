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
from gmscreen.paper.press.print_canvas import Glyphs, PrintCanvas, resource_name
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
    places: list[StructurePath] = []
    shapes = [_ARTIFACT, *_shapes(placed, height, canvas), _END]
    words = ["BT", *_words(placed, height, canvas, places), "ET"]
    operators = "\n".join([*(shapes if len(shapes) > 2 else ()), *words])
    others = [(part, mark) for part in placed for mark in part.marks]
    return Drawing(
        operators,
        tuple(places),
        tuple(mark for _, mark in others if isinstance(mark, PictureMark)),
        tuple(_laid(mark, part, height) for part, mark in others if isinstance(mark, LinkMark)),
    )


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


def _shapes(placed: Sequence[Placed], height: float, canvas: PrintCanvas) -> Iterator[str]:
    for part in placed:
        for mark in part.marks:
            if isinstance(mark, RuleMark | BoxMark | PathMark) and mark.ink in canvas.colours:
                colour = _operands(canvas.colours[mark.ink])
                yield from _shape(mark, part.x + mark.x, height - part.y - mark.y, colour)


def _shape(mark: RuleMark | BoxMark | PathMark, x: float, top: float, colour: str) -> Iterator[str]:
    if isinstance(mark, RuleMark):
        dash = f"{mark.dash:.2f} {mark.dash * _GAP:.2f}" if mark.dash else ""
        y = top - mark.thickness / 2
        yield f"{colour} RG {mark.thickness:.2f} w [{dash}] 0 d"
        yield f"{x:.2f} {y:.2f} m {x + mark.width:.2f} {y:.2f} l S"
    elif isinstance(mark, BoxMark):
        inset = _OUTLINE / 2 if mark.outlined else 0
        width, height = mark.width - 2 * inset, mark.height - 2 * inset
        box = f"{x + inset:.2f} {top - mark.height + inset:.2f} {width:.2f} {height:.2f} re"
        pen = f"RG {_OUTLINE} w [] 0 d {box} S" if mark.outlined else f"rg {box} f"
        yield f"{colour} {pen}"
    else:
        pen = f"RG {mark.thickness:.2f} w [] 0 d" if mark.thickness else "rg"
        yield f"{colour} {pen}"
        yield from _path(mark, x, top)


def _path(mark: PathMark, x: float, top: float) -> Iterator[str]:
    for stroke in mark.strokes:
        first, *others = (f"{x + across:.2f} {top - down:.2f}" for across, down in stroke)
        yield " ".join([f"{first} m", *(f"{point} l" for point in others)])
        if mark.closed and mark.thickness:
            yield "h"
    yield "S" if mark.thickness else "f"


def _words(
    placed: Sequence[Placed], height: float, canvas: PrintCanvas, places: list[StructurePath]
) -> Iterator[str]:
    """Font and colour are set only where they change; adds the element of each piece to `places`."""
    pen = _Pen()
    place: StructurePath | None = None
    for part in placed:
        for mark in part.marks:
            if not isinstance(mark, TextMark | PictureMark):
                continue
            if mark.place != place:
                yield from () if place is None else (_END,)
                place = mark.place
                yield _opening(place, places)
            x, y = part.x + mark.x, height - part.y - mark.y
            yield from pen.set(mark, x, y, canvas) if isinstance(mark, TextMark) else _picture(mark, x, y)
    yield from () if place is None else (_END,)


def _picture(mark: PictureMark, x: float, top: float) -> Iterator[str]:
    """The picture, outside of the words that stand around it."""
    yield "ET"
    yield f"q {mark.width:.2f} 0 0 {mark.height:.2f} {x:.2f} {top - mark.height:.2f} cm"
    yield f"/{resource_name(mark.picture)} Do Q"
    yield "BT"


def _opening(place: StructurePath, places: list[StructurePath]) -> str:
    if not place:
        return _ARTIFACT
    places.append(place)
    return f"/{place[-1][0].tag} <</MCID %d>>BDC"


class _Pen:
    """The ink and the font that words are set in."""

    def __init__(self) -> None:
        self._ink: Ink | None = None
        self._font = ""

    def set(self, mark: TextMark, x: float, y: float, canvas: PrintCanvas) -> Iterator[str]:
        """The operators of a text."""
        if mark.font.ink is not self._ink:
            self._ink = mark.font.ink
            yield f"{_operands(canvas.colours[self._ink])} rg"
        yield f"1 0 0 1 {x:.2f} {y:.2f} Tm"
        for subset, string in _line(mark, canvas):
            font = f"{subset} {mark.font.size:.2f} Tf"
            yield f"({string}) Tj" if font == self._font else f"{font} ({string}) Tj"
            self._font = font


def _line(mark: TextMark, canvas: PrintCanvas) -> Glyphs:
    """The glyphs of a text, and of a blank that parts it from the next for text tools."""
    words = mark.text.replace("\n", " ")
    return canvas.glyphs(mark.font.weight, words if mark.joined else words + " ")


@cache
def _operands(colour: Rgb) -> str:
    return " ".join(f"{part:.4f}" for part in colour)

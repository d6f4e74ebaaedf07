"""A face as the operators that draw it, its lower left corner at the origin."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from gmscreen.paper.cards.faces import Face
from gmscreen.paper.press.inks import Ink, Rgb
from gmscreen.paper.press.marks import BoxMark, Mark, Placed, RuleMark, TextMark
from gmscreen.paper.press.print_canvas import Glyphs, PrintCanvas

_OUTLINE = 0.7
_GAP = 0.6
"""Gaps of a broken rule over its strokes."""


def face_operators(face: Face, height: float, canvas: PrintCanvas) -> str:
    """All that is on a face but its band: boxes and rules first, then the words. `height` is the card's."""
    return "\n".join(
        [*_shapes(face.placed, height, canvas), "BT", *_words(face.placed, height, canvas), "ET"]
    )


def _shapes(placed: Sequence[Placed], height: float, canvas: PrintCanvas) -> Iterator[str]:
    for part in placed:
        for mark in part.marks:
            if not isinstance(mark, TextMark) and mark.ink in canvas.colours:
                colour = _operands(canvas.colours[mark.ink])
                yield from _shape(mark, part.x + mark.x, height - part.y - mark.y, colour)


def _shape(mark: Mark, x: float, top: float, colour: str) -> Iterator[str]:
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


def _words(placed: Sequence[Placed], height: float, canvas: PrintCanvas) -> Iterator[str]:
    """Font and colour are set only where they change."""
    ink: Ink | None = None
    set_in = ""
    for part in placed:
        for mark in part.marks:
            if not isinstance(mark, TextMark):
                continue
            if mark.font.ink is not ink:
                ink = mark.font.ink
                yield f"{_operands(canvas.colours[ink])} rg"
            yield f"1 0 0 1 {part.x + mark.x:.2f} {height - part.y - mark.y:.2f} Tm"
            for subset, string in _line(mark, canvas):
                font = f"{subset} {mark.font.size:.2f} Tf"
                yield f"({string}) Tj" if font == set_in else f"{font} ({string}) Tj"
                set_in = font


def _line(mark: TextMark, canvas: PrintCanvas) -> Glyphs:
    """The glyphs of a text, and of a blank that parts it from the next for text tools."""
    return canvas.glyphs(mark.font.weight, mark.text.replace("\n", " ") + " ")


@cache
def _operands(colour: Rgb) -> str:
    return " ".join(f"{part:.4f}" for part in colour)

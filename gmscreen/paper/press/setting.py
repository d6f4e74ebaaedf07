"""Single pieces of type: a line of text to the left, the right or the middle, and running text in blocks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from gmscreen.paper.press.fonts import baseline, leading
from gmscreen.paper.press.lines_of_text import broken
from gmscreen.paper.press.marks import Block, Font, TextMark
from gmscreen.paper.press.typeface import typeface


def width_of(text: str, font: Font) -> float:
    """How wide a text is, in points."""
    return typeface(font.weight).width(text, font.size)


def text_lines(text: str, font: Font, width: float) -> list[str]:
    """The lines of a text in a font."""
    return broken(text, typeface(font.weight), font.size, width)


def left(x: float, top: float, text: str, font: Font) -> TextMark:
    """A text that begins at `x`, its line's top at `top`."""
    return TextMark(x, top + baseline(font.size), text, font)


def right(x: float, top: float, text: str, font: Font) -> TextMark:
    """A text that ends at `x`."""
    return left(x - width_of(text, font), top, text, font)


def running(text: str, font: Font, width: float, gap: float = 0) -> Iterator[Block]:
    """A text line by line, each its own block; nothing for an empty one."""
    lines = text_lines(text, font, width) if text else []
    blocks = [Block(leading(font.size), (left(0, 0, line, font),)) for line in lines]
    yield from _paragraph(blocks, gap)


def led(lead: str, text: str, lead_font: Font, font: Font, width: float, gap: float = 0) -> Iterator[Block]:
    """Running text that begins, on the same line, with words in another font."""
    taken = width_of(f"{lead} ", lead_font)
    if taken > width:
        yield from running(lead, lead_font, width, gap)
        yield from running(text, font, width)
        return
    first, *rest = broken(text, typeface(font.weight), font.size, width, width - taken)
    opening = Block(leading(font.size), (left(0, 0, lead, lead_font), left(taken, 0, first, font)))
    others = [Block(leading(font.size), (left(0, 0, line, font),)) for line in rest]
    yield from _paragraph([opening, *others], gap)


def unparted(blocks: Iterable[Block]) -> Iterator[Block]:
    """The same blocks, kept on one card."""
    *others, last = blocks
    yield from (replace(block, glued=True) for block in others)
    yield last


def _paragraph(blocks: Sequence[Block], gap: float) -> Iterator[Block]:
    """The lines of a paragraph: no first line is left behind alone, no last one goes on alone."""
    last = len(blocks) - 1
    for index, block in enumerate(blocks):
        glued = index < last and index in (0, last - 1)
        yield replace(block, gap=0 if index else gap, glued=glued)

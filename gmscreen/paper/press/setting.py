"""Single pieces of type: a line of text to the left, the right or the middle, and running text in blocks."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from gmscreen.paper.press.fonts import baseline, leading
from gmscreen.paper.press.lines_of_text import broken
from gmscreen.paper.press.marks import Block, Font, TextMark
from gmscreen.paper.press.structure import StructurePath
from gmscreen.paper.press.typeface import typeface


@dataclass(frozen=True, slots=True)
class Words:
    """A text, what it is set in, and the element that it is."""

    text: str
    font: Font
    place: StructurePath = ()


def width_of(text: str, font: Font) -> float:
    """How wide a text is, in points."""
    return typeface(font.weight).width(text, font.size)


def text_lines(text: str, font: Font, width: float) -> list[str]:
    """The lines of a text in a font."""
    return broken(text, typeface(font.weight), font.size, width)


def kept_blanks(line: str) -> str:
    """A line that shows all of its blanks, and is broken at one of those between words."""
    return re.sub(r"^ +| +(?= )", lambda blanks: "\N{NO-BREAK SPACE}" * len(blanks[0]), line)


def left(x: float, top: float, text: str, font: Font, place: StructurePath = ()) -> TextMark:
    """A text that begins at `x`, its line's top at `top`."""
    return TextMark(x, top + baseline(font.size), text, font, place)


def right(x: float, top: float, text: str, font: Font, place: StructurePath = ()) -> TextMark:
    """A text that ends at `x`."""
    return left(x - width_of(text, font), top, text, font, place)


def running(
    text: str, font: Font, width: float, gap: float = 0, *, place: StructurePath = ()
) -> Iterator[Block]:
    """A text line by line, each its own block; nothing for an empty one."""
    lines = text_lines(text, font, width) if text else []
    blocks = [Block(leading(font.size), (left(0, 0, line, font, place),)) for line in lines]
    yield from unwidowed(blocks, gap)


def led(lead: Words, words: Words, width: float, gap: float = 0) -> Iterator[Block]:
    """Running text that begins, on the same line, with words in another font."""
    taken = width_of(f"{lead.text} ", lead.font)
    if taken > width:
        yield from running(lead.text, lead.font, width, gap, place=lead.place)
        yield from running(words.text, words.font, width, place=words.place)
        return
    font, place = words.font, words.place
    first, *rest = broken(words.text, typeface(font.weight), font.size, width, width - taken)
    opening = (left(0, 0, lead.text, lead.font, lead.place), left(taken, 0, first, font, place))
    others = [Block(leading(font.size), (left(0, 0, line, font, place),)) for line in rest]
    yield from unwidowed([Block(leading(font.size), opening), *others], gap)


def unparted(blocks: Iterable[Block]) -> Iterator[Block]:
    """The same blocks, kept on one card."""
    *others, last = blocks
    yield from (
        Block(block.height, block.marks, block.gap, glued=True, carried=block.carried) for block in others
    )
    yield last


def unwidowed(blocks: Sequence[Block], gap: float) -> Iterator[Block]:
    """The lines of a paragraph: no first line is left behind alone, no last one goes on alone."""
    last = len(blocks) - 1
    for index, block in enumerate(blocks):
        glued = index < last and index in (0, last - 1)
        yield Block(block.height, block.marks, 0 if index else gap, glued)

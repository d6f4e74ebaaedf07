"""Blocks in a frame: a bar along their left, a tint behind them, a label before the first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from markdown_it.tree import SyntaxTreeNode

from gmscreen.paper.press.inks import Ink
from gmscreen.paper.press.marks import Block, BoxMark, Mark

BAR = 2.0
"""Width of a bar, in points."""


_EDGE = 0.6

_Back = Callable[[float], Mark]
"""What lies behind a block of a height."""


_APART = {"table", "blockquote", "fence", "code_block", "hr"}


def is_apart(node: SyntaxTreeNode) -> bool:
    """Whether a node stands apart from the text around it: no words, or words in a frame."""
    inline = node.children[0].children if node.type == "paragraph" and node.children else ()
    return node.type in _APART or [child.type for child in inline] == ["image"]


def solid(blocks: Iterable[Block]) -> Iterator[Block]:
    """The blocks with the gaps between them made part of them, so that a frame has no holes."""
    for index, block in enumerate(blocks):
        if index == 0 or not block.gap:
            yield block
            continue
        marks = tuple(replace(mark, y=mark.y + block.gap) for mark in block.marks)
        yield replace(block, height=block.gap + block.height, marks=marks, gap=0)


def padded(blocks: Iterable[Block], by: float) -> Iterator[Block]:
    """The blocks with so much air over the first and under the last."""
    made = list(blocks)
    if made:
        first = made[0]
        marks = tuple(replace(mark, y=mark.y + by) for mark in first.marks)
        made[0] = replace(first, height=first.height + by, marks=marks)
        made[-1] = replace(made[-1], height=made[-1].height + by)
    return iter(made)


def barred(blocks: Iterable[Block], ink: Ink, x: float = 0) -> Iterator[Block]:
    """The blocks with a bar at `x`, from the top of the first to the foot of the last."""
    return _backed(blocks, lambda height: BoxMark(x, 0, BAR, height, ink))


def tinted(blocks: Iterable[Block], width: float) -> Iterator[Block]:
    """The blocks on a tint of that width; a plain print has a thin line along their left in its place."""
    tint = _backed(blocks, lambda height: BoxMark(0, 0, width, height, Ink.STRIP))
    return _backed(tint, lambda height: BoxMark(0, 0, _EDGE, height, Ink.EDGE))


def _backed(blocks: Iterable[Block], back: _Back) -> Iterator[Block]:
    for block in solid(blocks):
        carried = tuple(_backed(block.carried, back))
        yield replace(block, marks=(back(block.height), *block.marks), carried=carried)


def with_label(blocks: Iterable[Block], label: tuple[Mark, ...], height: float) -> Iterator[Block]:
    """The blocks, the label's marks put to the first; a block of its own where there is none."""
    first = True
    for block in blocks:
        yield replace(block, marks=(*label, *block.marks)) if first else block
        first = False
    if first:
        yield Block(height, label)

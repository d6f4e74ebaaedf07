"""Two piles of blocks side by side, as one block."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from gmscreen.paper.press.marks import Block, Mark


def beside(piles: Sequence[Iterable[Block]], starts: Sequence[float], gap: float) -> Block:
    """Each pile at its start from the left, their tops in line; `gap` is the space over all of them."""
    stacked = [_stacked(pile) for pile in piles]
    marks = [
        replace(mark, x=mark.x + start)
        for (_, inside), start in zip(stacked, starts, strict=True)
        for mark in inside
    ]
    return Block(max(height for height, _ in stacked), tuple(marks), gap)


def _stacked(pile: Iterable[Block]) -> tuple[float, list[Mark]]:
    """The height of the pile, and its marks from its own top; the gap over the first block is left out."""
    y = 0.0
    marks: list[Mark] = []
    for number, block in enumerate(pile):
        y += block.gap if number else 0
        marks.extend(_lowered(block, y))
        y += block.height
    return y, marks


def _lowered(block: Block, y: float) -> Iterator[Mark]:
    return (replace(mark, y=mark.y + y) for mark in block.marks)

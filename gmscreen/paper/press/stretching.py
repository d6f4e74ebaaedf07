"""A row that is given more height: its ground grows, its words stay in the middle."""

from __future__ import annotations

from dataclasses import replace

from gmscreen.paper.press.marks import Block, BoxMark, Mark, RuleMark

_DUST = 0.001


def stretched(block: Block, over: float, under: float) -> Block:
    """The block with so much more room over and under what it says; a box over all of it, and a rule along
    its foot, go along.
    """
    marks = tuple(_stretched(mark, block.height, over, under) for mark in block.marks)
    return replace(block, height=block.height + over + under, marks=marks)


def _stretched(mark: Mark, height: float, over: float, under: float) -> Mark:
    if isinstance(mark, BoxMark) and mark.height >= height - _DUST:
        return replace(mark, height=mark.height + over + under)
    if isinstance(mark, RuleMark) and mark.y + mark.thickness >= height - _DUST:
        return replace(mark, y=mark.y + over + under)
    return replace(mark, y=mark.y + over)

"""Both lines of a sheet side by side, or one under the other where there are many numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from gmscreen.paper.cards.content import LineContent, Track
from gmscreen.paper.cards.numbers import line_blocks
from gmscreen.paper.cards.style import CardStyle
from gmscreen.paper.cards.ticks import tick_rows
from gmscreen.paper.full_sheet.pen import pen_line
from gmscreen.paper.full_sheet.sheet_style import SheetStyle
from gmscreen.paper.press.marks import Block, Mark
from gmscreen.paper.press.pouring import Section

MOST_OF_PAGE = 0.4
"""Share of a page's height that two lines side by side may take."""


def line_sections(lines: Sequence[LineContent], style: SheetStyle) -> Iterator[Section]:
    """The lines as sections; nothing without any."""
    if not lines:
        return
    piles = [[pen_line(line, style)] for line in lines] if style.for_pen else _piles(lines, style.card)
    if len(lines) == len(style.starts) and all(_height(pile) <= _most(style) for pile in piles):
        yield Section((), (_beside(piles, style.starts),), style.gap, keeps_whole=True)
        return
    for pile in _piles(lines, style.wide_card):
        yield Section((), tuple(replace(block, gap=0) for block in pile), style.gap)


def _piles(lines: Sequence[LineContent], style: CardStyle) -> list[list[Block]]:
    """The blocks of each line: the last of one isn't glued to the next."""
    piles: list[list[Block]] = [[]]
    for block in line_blocks(lines, style):
        piles[-1].append(block)
        if not block.glued:
            piles.append([])
    return piles[:-1]


def track_section(tracks: Sequence[Track], style: SheetStyle) -> Iterator[Section]:
    """PV and Fadiga to tick off, over the whole width; nothing without any."""
    blocks = list(tick_rows(tracks, style.track_card))
    if blocks:
        yield Section((), (_beside([blocks], [0]),), style.gap)


def _most(style: SheetStyle) -> float:
    return style.extent.height * MOST_OF_PAGE


def _height(pile: Sequence[Block]) -> float:
    return sum(block.height + block.gap for block in pile)


def _beside(piles: Sequence[Sequence[Block]], starts: Sequence[float]) -> Block:
    """Piles of blocks side by side, as one."""
    marks: list[Mark] = []
    for start, pile in zip(starts, piles, strict=True):
        y = 0.0
        for index, block in enumerate(pile):
            y += block.gap if index else 0
            marks += (replace(mark, x=mark.x + start, y=mark.y + y) for mark in block.marks)
            y += block.height
    return Block(max(map(_height, piles)), tuple(marks))

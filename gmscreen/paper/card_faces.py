"""A card's contents laid out on one face, or on as many as they need; nothing is cut."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from gmscreen.paper.card_content import CardContent
from gmscreen.paper.card_header import BAND_INKS, Header, band_marks, first_header, next_header
from gmscreen.paper.card_numbers import fact_rows, line_blocks
from gmscreen.paper.card_sections import section_blocks
from gmscreen.paper.card_style import CardStyle, regular, semibold
from gmscreen.paper.inks import Ink
from gmscreen.paper.marks import Block, Mark, moved
from gmscreen.paper.setting import running

SIZE_STEP = 0.25


@dataclass(frozen=True, slots=True)
class Face:
    """One printed card: the band of `band` points in `ink` across its top, and its marks."""

    name: str
    number: int
    count: int
    ink: Ink
    band: float
    marks: tuple[Mark, ...]


def faces(content: CardContent, style: CardStyle) -> tuple[Face, ...]:
    """The faces of a card, in the largest letters that need no more faces than the smallest would.

    Running text goes from `style.body` down to `style.least`, never below.
    """
    fewest = _pages(content, style, style.least)
    size = style.body
    while len(fewest) <= MOST_TRIED and size > style.least:
        larger = _pages(content, style, size)
        if len(larger) <= len(fewest):
            return _finished(content, style, larger)
        size -= SIZE_STEP
    return _finished(content, style, fewest)


MOST_TRIED = 4
"""Above so many faces the text is long, and the smallest letters stand."""


def _pages(content: CardContent, style: CardStyle, size: float) -> list[list[Mark]]:
    header = first_header(content, style)
    blocks = list(_flow(content, style, size, header))
    return _filled(blocks, header, next_header(content, style), style)


def _flow(content: CardContent, style: CardStyle, size: float, header: Header) -> Iterator[Block]:
    """Everything under the header, in order."""
    yield from running(content.about, regular(style.label * 1.1, Ink.MUTED), style.width)
    if not header.is_whole:
        yield from running(content.name, semibold(size), style.width, gap=size * 0.4)
    yield from fact_rows(content.facts, style)
    yield from line_blocks(content.lines, style)
    for section in content.sections:
        yield from section_blocks(section, size, style.width)
    if content.footnote:
        yield from running(content.footnote, regular(style.label, Ink.MUTED), style.width, gap=size * 0.5)


def _filled(blocks: Sequence[Block], first: Header, following: Header, style: CardStyle) -> list[list[Mark]]:
    """The marks of each face; blocks glued together share one where a face can hold them."""
    pile = _Pile(first, following, style)
    for group in _groups(blocks):
        pile.make_room(sum(block.gap + block.height for block in group))
        for block in group:
            pile.put(block)
    return pile.pages


class _Pile:
    """Faces being filled from the top down."""

    def __init__(self, first: Header, following: Header, style: CardStyle) -> None:
        self.pages = [list(first.marks)]
        self._following = following
        self._style = style
        self._top = self._y = first.height

    def make_room(self, height: float) -> None:
        """Turn to a new face where this one has not so much left and is not fresh."""
        if self._y + height > self._style.bottom and self._y > self._top:
            self.pages.append(list(self._following.marks))
            self._top = self._y = self._following.height + self._style.margin * 0.3

    def put(self, block: Block) -> None:
        """Add a block, on a new face where it must be; the gap before it is left out at the top."""
        self.make_room(block.gap + block.height)
        self._y += block.gap if self._y > self._top else 0
        self.pages[-1].extend(moved(mark, self._style.margin, self._y) for mark in block.marks)
        self._y += block.height


def _groups(blocks: Sequence[Block]) -> Iterator[list[Block]]:
    group: list[Block] = []
    for block in blocks:
        group.append(block)
        if not block.glued:
            yield group
            group = []
    if group:
        yield group


def _finished(content: CardContent, style: CardStyle, pages: Sequence[list[Mark]]) -> tuple[Face, ...]:
    count = len(pages)
    return tuple(
        Face(
            content.name,
            number,
            count,
            BAND_INKS[content.kind],
            style.band,
            (*band_marks(content, style, number, count), *marks),
        )
        for number, marks in enumerate(pages, start=1)
    )

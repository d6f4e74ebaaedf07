"""A card's contents laid out on one face, or on as many as they need; nothing is cut."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Protocol

from gmscreen.paper.cards.beside import beside
from gmscreen.paper.cards.blank_face import blank_pages
from gmscreen.paper.cards.content import CardContent
from gmscreen.paper.cards.header import BAND_INKS, Header, about_font, band_marks, first_header, next_header
from gmscreen.paper.cards.numbers import fact_rows, line_blocks
from gmscreen.paper.cards.places import ABOUT, FOOTNOTE, WHOLE_NAME
from gmscreen.paper.cards.sections import section_blocks
from gmscreen.paper.cards.style import CardStyle
from gmscreen.paper.cards.ticks import tick_rows, track_blocks
from gmscreen.paper.press.flow import glued_groups
from gmscreen.paper.press.fonts import regular, semibold
from gmscreen.paper.press.inks import Ink
from gmscreen.paper.press.marks import Block, Placed
from gmscreen.paper.press.setting import running

FEW_FACTS = 5
"""So many attributes take no more than a column of a wide card."""

SIZE_STEP = 0.25
MOST_TRIED = 4
"""Above so many faces the text is long, and the smallest letters stand."""

BALANCING_STEPS = 6

Pages = list[list[Placed]]


@dataclass(frozen=True, slots=True)
class Foot:
    """How far down the columns of a face may go, `face` counted from 1."""

    face: int
    y: float


class Tried(Protocol):
    """The faces of a card at a size of running text."""

    def __call__(self, size: float, last: Foot | None = None) -> Pages:
        """Set them; `last` bounds one of them."""


@dataclass(frozen=True, slots=True)
class Face:
    """One printed card: the band of `band` points in `ink` across its top, and all that is on it.

    `body` is the size of its running text.
    """

    name: str
    number: int
    count: int
    ink: Ink
    band: float
    body: float
    placed: tuple[Placed, ...]


def faces(content: CardContent, style: CardStyle) -> tuple[Face, ...]:
    """The faces of a card, in the largest letters that need no more faces than the smallest would.

    Running text goes from `style.body` down to `style.least`, never below. The accounts of numbers never
    cost a face.
    """
    if content.is_blank:
        return _finished(content, style, blank_pages(content, style), style.body)
    pages, size = _set(content, style)
    if style.tells and 1 < len(pages) <= MOST_TRIED:
        terse = _set(content, replace(style, tells=False, explains=False))
        pages, size = terse if len(terse[0]) < len(pages) else (pages, size)
    return _finished(content, style, pages, size)


def _set(content: CardContent, style: CardStyle) -> tuple[Pages, float]:
    """The faces, and the size of running text on them."""
    tried = _tried(content, style)
    pages, size = _best_pages(tried, style)
    if style.is_wide and len(pages) <= MOST_TRIED:
        pages = _balanced(tried, pages, size, style)
    return pages, size


def _tried(content: CardContent, style: CardStyle) -> Tried:
    """The faces at a size of running text."""
    header = first_header(content, style)
    numbers = tuple(_numbers(content, style, header))

    def pages(size: float, last: Foot | None = None) -> Pages:
        pile = _Pile(header, next_header(content, style), style, last)
        pile.put_all(numbers)
        pile.part()
        pile.put_all(_words(content, style, size, header))
        return pile.pages

    return pages


def _balanced(tried: Tried, pages: Pages, size: float, style: CardStyle) -> Pages:
    """The same faces, the columns of the last one as short as they can be."""
    low, high = 0.0, style.bottom
    for _ in range(BALANCING_STEPS):
        foot = (low + high) / 2
        shorter = tried(size, Foot(len(pages), foot))
        if len(shorter) == len(pages):
            pages, high = shorter, foot
        else:
            low = foot
    return pages


def _best_pages(pages: Tried, style: CardStyle) -> tuple[Pages, float]:
    """The faces, and the size of letters that they came out in."""
    largest = pages(style.body)
    fewest = largest if len(largest) == 1 else pages(style.least)
    size = style.body
    while len(fewest) < len(largest) and len(fewest) <= MOST_TRIED:
        size = max(size - SIZE_STEP, style.least)
        largest = pages(size)
    return (fewest, style.least) if len(fewest) < len(largest) else (largest, size)


def _numbers(content: CardContent, style: CardStyle, header: Header) -> Iterator[Block]:
    """What does not change its size: the words under the name, the attributes, boxes to tick, the lines."""
    if not header.holds_about:
        yield from running(content.about, about_font(style), style.width, place=ABOUT)
    if style.is_wide and content.tracks and len(content.facts) <= FEW_FACTS:
        yield _facts_beside_tracks(content, style)
        yield from line_blocks(content.lines, style)
        return
    yield from fact_rows(content.facts, style)
    yield from line_blocks(content.lines, style)
    yield from track_blocks(content.tracks, style)


def _facts_beside_tracks(content: CardContent, style: CardStyle) -> Block:
    narrow = style.in_column
    lowered = (Block(style.label * 0.4, ()), *tick_rows(content.tracks, narrow))
    piles = (fact_rows(content.facts, narrow), lowered)
    return beside(piles, [start - style.margin for start in style.columns], style.margin * 0.35)


def _words(content: CardContent, style: CardStyle, size: float, header: Header) -> Iterator[Block]:
    """The running text: the name where the header could not hold it, the sections, the footnote."""
    if not header.is_whole:
        yield from running(content.name, semibold(size), style.column_width, gap=size * 0.6, place=WHOLE_NAME)
    for number, section in enumerate(content.sections):
        yield from section_blocks(section, size, style.column_width, f"section {number}")
    if content.footnote:
        font = regular(style.label, Ink.MUTED)
        yield from running(content.footnote, font, style.column_width, gap=size * 0.5, place=FOOTNOTE)


class _Pile:
    """Faces being filled from the top down, once parted column after column."""

    def __init__(self, first: Header, following: Header, style: CardStyle, last: Foot | None) -> None:
        self.pages: Pages = [[Placed(0, 0, first.marks)]]
        self._following, self._last = following, last
        self._style = style
        self._page_top = self._top = self._y = first.height
        self._columns: tuple[float, ...] = (style.margin,)
        self._column = 0

    def put_all(self, blocks: Iterable[Block]) -> None:
        """Add blocks; those glued together share a column where one can hold them."""
        for group in glued_groups(blocks):
            self._make_room(sum(block.gap + block.height for block in group))
            for block in group:
                self._put(block)

    def part(self) -> None:
        """Go on in columns, as many as the style has."""
        self._columns = self._style.columns
        if len(self._columns) > 1:
            self._top = self._y = self._y + self._style.margin * 0.5

    def _make_room(self, height: float) -> None:
        """Go to the next column or face where this has not so much left, unless it is a whole one."""
        while self._y + height > self._foot and self._y > self._page_top:
            self._turn()

    @property
    def _foot(self) -> float:
        if self._last and self._last.face == len(self.pages):
            return self._last.y
        return self._style.bottom

    def _turn(self) -> None:
        self._column += 1
        if self._column == len(self._columns):
            self._column = 0
            self.pages.append([Placed(0, 0, self._following.marks)])
            self._page_top = self._top = self._following.height + self._style.margin * 0.3
        self._y = self._top

    def _put(self, block: Block) -> None:
        """Add a block, in a new column where it must be; the gap before it is left out at the top."""
        self._make_room(block.gap + block.height)
        self._y += block.gap if self._y > self._top else 0
        self.pages[-1].append(Placed(self._columns[self._column], self._y, block.marks))
        self._y += block.height


def _finished(content: CardContent, style: CardStyle, pages: Pages, body: float) -> tuple[Face, ...]:
    count = len(pages)
    return tuple(
        Face(
            content.name,
            number,
            count,
            BAND_INKS[content.kind],
            style.band,
            body,
            (Placed(0, 0, tuple(band_marks(content, style, number, count))), *placed),
        )
        for number, placed in enumerate(pages, start=1)
    )

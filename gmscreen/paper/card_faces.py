"""A card's contents laid out on one face, or on as many as they need; nothing is cut."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from gmscreen.paper.card_content import CardContent
from gmscreen.paper.card_header import BAND_INKS, Header, band_marks, first_header, next_header
from gmscreen.paper.card_numbers import fact_rows, line_blocks
from gmscreen.paper.card_sections import section_blocks
from gmscreen.paper.card_style import CardStyle, regular, semibold
from gmscreen.paper.inks import Ink
from gmscreen.paper.marks import Block, Placed
from gmscreen.paper.setting import running

SIZE_STEP = 0.25
MOST_TRIED = 4
"""Above so many faces the text is long, and the smallest letters stand."""

Pages = list[list[Placed]]


@dataclass(frozen=True, slots=True)
class Face:
    """One printed card: the band of `band` points in `ink` across its top, and all that is on it."""

    name: str
    number: int
    count: int
    ink: Ink
    band: float
    placed: tuple[Placed, ...]


def faces(content: CardContent, style: CardStyle) -> tuple[Face, ...]:
    """The faces of a card, in the largest letters that need no more faces than the smallest would.

    Running text goes from `style.body` down to `style.least`, never below.
    """
    header, numbers = first_header(content, style), tuple(_numbers(content, style))

    def pages(size: float) -> Pages:
        blocks = [*numbers, *_words(content, style, size, header)]
        return _filled(blocks, header, next_header(content, style), style)

    return _finished(content, style, _best_pages(pages, style))


def _best_pages(pages: Callable[[float], Pages], style: CardStyle) -> Pages:
    largest = pages(style.body)
    fewest = largest if len(largest) == 1 else pages(style.least)
    size = style.body
    while len(fewest) < len(largest) and len(fewest) <= MOST_TRIED:
        size = max(size - SIZE_STEP, style.least)
        largest = pages(size)
    return fewest if len(fewest) < len(largest) else largest


def _numbers(content: CardContent, style: CardStyle) -> Iterator[Block]:
    """What does not change its size: the words under the name, the attributes, the lines."""
    yield from running(content.about, regular(style.label * 1.1, Ink.MUTED), style.width)
    yield from fact_rows(content.facts, style)
    yield from line_blocks(content.lines, style)


def _words(content: CardContent, style: CardStyle, size: float, header: Header) -> Iterator[Block]:
    """The running text: the name where the header could not hold it, the sections, the footnote."""
    if not header.is_whole:
        yield from running(content.name, semibold(size), style.width, gap=size * 0.6)
    for section in content.sections:
        yield from section_blocks(section, size, style.width)
    if content.footnote:
        yield from running(content.footnote, regular(style.label, Ink.MUTED), style.width, gap=size * 0.5)


def _filled(blocks: Sequence[Block], first: Header, following: Header, style: CardStyle) -> Pages:
    """What is on each face; blocks glued together share one where a face can hold them."""
    pile = _Pile(first, following, style)
    for group in _groups(blocks):
        pile.make_room(sum(block.gap + block.height for block in group))
        for block in group:
            pile.put(block)
    return pile.pages


class _Pile:
    """Faces being filled from the top down."""

    def __init__(self, first: Header, following: Header, style: CardStyle) -> None:
        self.pages: Pages = [[Placed(0, 0, first.marks)]]
        self._following = following
        self._style = style
        self._top = self._y = first.height

    def make_room(self, height: float) -> None:
        """Turn to a new face where this one has not so much left and is not fresh."""
        if self._y + height > self._style.bottom and self._y > self._top:
            self.pages.append([Placed(0, 0, self._following.marks)])
            self._top = self._y = self._following.height + self._style.margin * 0.3

    def put(self, block: Block) -> None:
        """Add a block, on a new face where it must be; the gap before it is left out at the top."""
        self.make_room(block.gap + block.height)
        self._y += block.gap if self._y > self._top else 0
        self.pages[-1].append(Placed(self._style.margin, self._y, block.marks))
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


def _finished(content: CardContent, style: CardStyle, pages: Pages) -> tuple[Face, ...]:
    count = len(pages)
    return tuple(
        Face(
            content.name,
            number,
            count,
            BAND_INKS[content.kind],
            style.band,
            (Placed(0, 0, tuple(band_marks(content, style, number, count))), *placed),
        )
        for number, placed in enumerate(pages, start=1)
    )

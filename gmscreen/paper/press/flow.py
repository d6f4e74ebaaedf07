"""Blocks poured into pages: column after column, nothing cut, headings kept with what they lead."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from gmscreen.paper.press.marks import Block, Mark, Placed, TextMark


@dataclass(frozen=True, slots=True)
class Frame:
    """A column of a page: its left edge, top and bottom, in points from the page's top left corner."""

    x: float
    top: float
    bottom: float


Frames = Callable[[int], Sequence[Frame]]
"""The columns of a page, in the order in which they are filled, by its number from 0."""


@dataclass(slots=True)
class Page:
    """What lies on a page.

    One that is `whole` has no head, foot or margins: a picture fills it. One that is `turned` is shown on
    its side, and all places on it are on that side.
    """

    placed: list[Placed] = field(default_factory=list)
    whole: bool = False
    turned: bool = False


class Flow:
    """Pages being filled from the top down.

    Blocks glued together stay in one column where a column can hold them all; a block that is higher than a
    column is put at the top of one all the same, so builders make none.
    """

    def __init__(self, frames: Frames) -> None:
        self.pages: list[Page] = []
        self._frames = frames
        self._columns: Sequence[Frame] = ()
        self._column = 0
        self._y = 0.0

    def pour(self, blocks: Iterable[Block]) -> None:
        """Add blocks in order."""
        for group in glued_groups(blocks):
            self._make_room(sum(block.gap + block.height for block in group))
            for block in group:
                self._put(block)

    def turn_page(self) -> None:
        """Go on on a page of its own; nothing where this one is still empty."""
        if not self._is_fresh() or self._column:
            self._columns = ()

    def put_page(self, marks: Sequence[Mark], *, turned: bool = False) -> None:
        """A page that these marks fill from edge to edge; what is poured next begins another."""
        self.pages.append(Page([Placed(0, 0, tuple(marks))], whole=True, turned=turned))
        self._columns = ()

    @property
    def y(self) -> float:
        """Where the next block would begin, its gap left aside."""
        return self._y

    def _is_fresh(self) -> bool:
        return not self._columns or self._y <= self._columns[self._column].top

    def _make_room(self, height: float) -> None:
        """Go to the next column where this has not so much left, unless nothing stands in it yet."""
        if not self._columns:
            self._begin_page()
        while self._y + height > self._columns[self._column].bottom + _SLACK and not self._is_fresh():
            self._turn()

    def _turn(self) -> None:
        self._column += 1
        if self._column >= len(self._columns):
            self._begin_page()
        self._y = self._columns[self._column].top

    def _begin_page(self) -> None:
        self._columns = self._frames(len(self.pages))
        self.pages.append(Page())
        self._column = 0
        self._y = self._columns[0].top

    def _put(self, block: Block) -> None:
        """Add a block, in a new column where it must be; the gap before it is left out at the top."""
        self._make_room(block.gap + block.height)
        if self._is_fresh():
            for again in block.carried:
                self._place(again, tuple(map(_adornment, again.marks)))
        else:
            self._y += block.gap
        self._place(block, block.marks)

    def _place(self, block: Block, marks: tuple[Mark, ...]) -> None:
        self.pages[-1].placed.append(Placed(self._columns[self._column].x, self._y, marks))
        self._y += block.height


_SLACK = 0.01


def _adornment(mark: Mark) -> Mark:
    """What is repeated for the eye is told only once."""
    return replace(mark, place=()) if isinstance(mark, TextMark) else mark


def glued_groups(blocks: Iterable[Block]) -> Iterator[list[Block]]:
    """The blocks, those together that stay with the next one."""
    group: list[Block] = []
    for block in blocks:
        group.append(block)
        if not block.glued:
            yield group
            group = []
    if group:
        yield group


def shifted(blocks: Iterable[Block], by: float) -> Iterator[Block]:
    """The blocks further to the right, what they carry too."""
    for block in blocks:
        marks = tuple(replace(mark, x=mark.x + by) for mark in block.marks)
        yield replace(block, marks=marks, carried=tuple(shifted(block.carried, by)))


def spaced(blocks: Iterable[Block], gap: float) -> Iterator[Block]:
    """The blocks with another gap before the first."""
    for index, block in enumerate(blocks):
        yield block if index else replace(block, gap=gap)

"""A full sheet laid out on as few pages as it takes, two as a rule; nothing is cut."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from gmscreen.paper.full_sheet.content import FullSheet
from gmscreen.paper.full_sheet.line_panels import line_sections, track_section
from gmscreen.paper.full_sheet.load_drawing import load_section
from gmscreen.paper.full_sheet.portion_setting import portion_section
from gmscreen.paper.full_sheet.ruled_space import ruled_space
from gmscreen.paper.full_sheet.sheet_head import Head, head_sections, paragraph
from gmscreen.paper.full_sheet.sheet_style import BODY, LEAST, SheetStyle
from gmscreen.paper.press.content_texts import texts_of
from gmscreen.paper.press.fonts import regular
from gmscreen.paper.press.inks import Ink
from gmscreen.paper.press.marks import Placed
from gmscreen.paper.press.measures import Extent
from gmscreen.paper.press.pouring import Filled, Section, balanced, filled, set_down, spread
from gmscreen.paper.press.setting import running

USUAL_PAGES = 2
MOST_LETTERS = 60_000
"""Above so many the text is long, and the smallest letters stand."""

_STEP = 0.25
_MOST_SPREAD = 3.5
_LEAST_BEGUN = 160.0
"""What must be left of a page for two columns to begin on it and go on on the next."""

Pages = list[list[Placed]]


@dataclass(frozen=True, slots=True)
class LaidOut:
    """The marks of each page, and the letters of the tables, in points."""

    pages: tuple[tuple[Placed, ...], ...]
    size: float


def laid_out(head: Head, extent: Extent) -> LaidOut:
    """The sheet in the largest letters in which it takes two pages, or no more than in the smallest."""
    if sum(map(len, texts_of(head.sheet))) > MOST_LETTERS:
        return _at(head, extent, LEAST)
    best = _at(head, extent, BODY)
    if len(best.pages) <= USUAL_PAGES:
        return best
    fewest = _at(head, extent, LEAST)
    wanted = max(USUAL_PAGES, len(fewest.pages))
    if len(best.pages) <= wanted:
        return best
    size = BODY - _STEP
    while size > LEAST:
        tried = _at(head, extent, size)
        if len(tried.pages) <= wanted:
            return tried
        size -= _STEP
    return fewest


def _at(head: Head, extent: Extent, size: float) -> LaidOut:
    style = SheetStyle(extent, size, head.sheet.for_pen)
    pages = _SheetPages(style)
    pages.put_wide([*head_sections(head, style), *_wide(head.sheet, style)])
    pages.put_narrow([portion_section(portion, style, style.half) for portion in head.sheet.narrow])
    pages.put_last(_source(head.sheet, style))
    return LaidOut(tuple(map(tuple, pages.pages)), size)


def _wide(sheet: FullSheet, style: SheetStyle) -> Iterator[Section]:
    yield from track_section(sheet.tracks, style)
    yield from line_sections(sheet.lines, style)
    yield from load_section(sheet.load, style)
    for portion in sheet.wide:
        yield portion_section(portion, style, style.width)


def _source(sheet: FullSheet, style: SheetStyle) -> tuple[Section, ...]:
    font = regular(style.small, Ink.MUTED)
    lines = tuple(running(sheet.source, font, style.width, place=paragraph("source")))
    return (Section((), lines, style.gap * 0.6),) if lines else ()


class _SheetPages:
    """Pages being filled from the top down."""

    def __init__(self, style: SheetStyle) -> None:
        self._style = style
        self.pages: Pages = []
        self._y = 0.0
        self._open: Filled | None = None
        self._turn()

    def put_wide(self, sections: Sequence[Section]) -> None:
        """Sections over the whole width."""
        self._close()
        waiting = tuple(sections)
        self._y += sections[0].gap if sections and not self._is_fresh else 0
        while waiting:
            self._open = filled(waiting, self._room)
            waiting = self._open.rest
            if waiting:
                self._turn()

    def put_narrow(self, sections: Sequence[Section]) -> None:
        """Sections in two columns; on the first page only where all of them have the room there."""
        waiting = tuple(sections)
        while waiting:
            columns = balanced(waiting, len(self._style.starts), self._room - self._style.gap)
            if columns[-1].rest and self._is_better_begun_anew:
                self._turn()
                continue
            self._close()
            self._y += 0 if self._is_fresh else self._style.gap
            self._place(columns)
            waiting = columns[-1].rest
            if waiting:
                self._turn()

    @property
    def _is_better_begun_anew(self) -> bool:
        return not self._is_fresh and (len(self.pages) == 1 or self._room < _LEAST_BEGUN)

    def _close(self) -> None:
        """Place what lies over the whole width, as high as it is."""
        if self._open:
            self._place([self._open])
            self._open = None

    def put_last(self, sections: Sequence[Section]) -> None:
        """What ends the sheet; the room that is left is ruled, for a pen."""
        self.put_wide(sections)
        self._close()
        self.pages[-1] += ruled_space(self._style, self._y)

    @property
    def _room(self) -> float:
        return self._style.bottom - self._y - (self._open.height if self._open else 0)

    @property
    def _is_fresh(self) -> bool:
        return self._y <= self._top and not self._open

    @property
    def _top(self) -> float:
        return self._style.top if len(self.pages) == 1 else self._style.next_top

    def _turn(self) -> None:
        """Spread what lies over the whole width down to the foot, and begin a page."""
        if self._open:
            height = self._style.bottom - self._y
            self._open = spread(self._open, height, _MOST_SPREAD)
            self._close()
        self.pages.append([])
        self._y = self._top

    def _place(self, columns: Sequence[Filled]) -> None:
        starts = self._style.starts if len(columns) > 1 else (0.0,)
        for start, column in zip(starts, columns, strict=True):
            self.pages[-1] += set_down(column, self._style.margin + start, self._y)
        self._y += max(column.height for column in columns)

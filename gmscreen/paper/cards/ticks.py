"""Boxes to tick with a pencil, one a point, in fives, and the rungs that come after them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from gmscreen.paper.cards.beside import beside
from gmscreen.paper.cards.content import Rung, Track
from gmscreen.paper.cards.places import track_place
from gmscreen.paper.cards.style import CardStyle
from gmscreen.paper.press.fonts import baseline, bold, leading, regular, semibold
from gmscreen.paper.press.inks import Ink
from gmscreen.paper.press.marks import Block, Font, Mark, PathMark, TextMark, rectangle
from gmscreen.paper.press.setting import running, unparted, width_of
from gmscreen.paper.press.structure import StructurePath
from gmscreen.texts.catalogue import text

MOST_ROWS = 2
"""Rows that boxes may take; beyond that a box stands for more points than one."""

STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500)
"""Points that a box may stand for."""

_FIVE = 5
_FIRST_RUNGS = 3
_SIDES = (1.12, 1.0, 0.9)
"""Sides of a box over the size of labels."""

_OUTLINE, _LAST_OUTLINE = 0.45, 0.8


@dataclass(frozen=True, slots=True)
class _Sizes:
    """The measures of a track on a card of some width."""

    width: float
    start: float
    side: float
    label: float

    @property
    def step(self) -> float:
        """From one box to the next."""
        return self.side * 1.2

    @property
    def parting(self) -> float:
        """The space that parts a five, or a rung, from the next."""
        return self.side * 0.42

    @property
    def height(self) -> float:
        """The height of a row, with the space under it."""
        return self.side * 1.38


@dataclass(frozen=True, slots=True)
class _Piece:
    """What stays together on a row: its width, and marks from its own left edge and the row's top."""

    width: float
    marks: tuple[Mark, ...]


Laid = list[list[tuple[float, _Piece]]]
"""Rows of pieces, each with the place where it begins."""


def track_blocks(tracks: Sequence[Track], style: CardStyle) -> Iterator[Block]:
    """Every track, all on one card; two of them side by side on a wide one."""
    if not tracks:
        return
    if style.is_wide and len(tracks) == len(style.columns):
        pv, fatigue = replace(tracks[0], aside=""), replace(tracks[1], aside=tracks[0].aside)
        piles = (tick_rows([pv], style.in_column), tick_rows([fatigue], style.in_column, 1))
        yield beside(piles, [start - style.margin for start in style.columns], style.label * 0.5)
    else:
        yield from unparted(tick_rows(tracks, style))


def tick_rows(tracks: Sequence[Track], style: CardStyle, first_key: int = 0) -> Iterator[Block]:
    """Label, boxes and rungs of each; the boxes of all begin under one another. Then what signs mean."""
    labels = [width_of(track.label, semibold(style.label)) for track in tracks]
    start = max(labels, default=0) + style.label * 0.7
    places = [track_place(first_key + index) for index in range(len(tracks))]
    sizes, laid = _fewest_rows(tracks, start, style, places)
    for track, place in zip(tracks, places, strict=True):
        _add_aside(laid, _words(track.aside, regular(sizes.label, Ink.MUTED), sizes, place), sizes)
    for number, (track, rows, place) in enumerate(zip(tracks, laid, places, strict=True)):
        yield from _blocks(track.label, rows, sizes, place, style.label * (0.25 if number else 0.75))
    small = regular(sizes.label * 0.93, Ink.MUTED)
    for track, place in zip(tracks, places, strict=True):
        words = track.legend if style.explains else ""
        yield from running(words, small, style.width, gap=style.label * 0.2, place=place)


def _fewest_rows(
    tracks: Sequence[Track], start: float, style: CardStyle, places: Sequence[StructurePath]
) -> tuple[_Sizes, list[Laid]]:
    """The largest boxes that take as few rows as the smallest would, and how they lie."""

    def tried(side: float) -> tuple[_Sizes, list[Laid]]:
        sizes = _Sizes(style.width, start, style.label * side, style.label)
        return sizes, [_laid(track, sizes, place) for track, place in zip(tracks, places, strict=True)]

    best = tried(_SIDES[0])
    for side in _SIDES[1:]:
        if _rows(best) > len(tracks):
            best = min(best, tried(side), key=_rows)
    return best


def _rows(tried: tuple[_Sizes, Sequence[Laid]]) -> int:
    return sum(map(len, tried[1]))


def _laid(track: Track, sizes: _Sizes, place: StructurePath) -> Laid:
    """The rows of a track: boxes, then rungs."""
    each = _points_a_box(track.count, sizes)
    laid = _flowed([*_fives(track, each, sizes, place)], sizes)
    rungs = track.rungs if each == 1 else (Rung(text("card.track.half", at=track.weak)), *track.rungs)
    _add_rungs(laid, _rungs(rungs, track, sizes, place), sizes)
    return laid


def _blocks(label: str, laid: Laid, sizes: _Sizes, place: StructurePath, gap: float) -> Iterator[Block]:
    for number, row in enumerate(laid):
        marks = [replace(mark, x=mark.x + x) for x, piece in row for mark in piece.marks]
        if number == 0:
            marks.insert(0, TextMark(0, _foot(sizes), label, semibold(sizes.label), place))
        yield Block(sizes.height, tuple(marks), 0 if number else gap)


def _points_a_box(count: int, sizes: _Sizes) -> int:
    fives = int((sizes.width - sizes.start + sizes.parting) / (_FIVE * sizes.step + sizes.parting))
    most = MOST_ROWS * max(1, fives) * _FIVE
    return next((step for step in STEPS if count <= step * most), STEPS[-1])


def _fives(track: Track, each: int, sizes: _Sizes, place: StructurePath) -> Iterator[_Piece]:
    """Boxes in fives, those of the weak apart after a half sign; and what a box stands for."""
    boxes = -(-track.count // each)
    weak = min(track.weak, boxes) if each == 1 else 0
    for count in _in_fives(boxes - weak):
        yield _boxes(count, sizes)
    for number, count in enumerate(_in_fives(weak)):
        yield _boxes(count, sizes) if number else _signed(_boxes(count, sizes), sizes, place)
    if each > 1:
        words = text("card.track.each", points=each)
        yield _words(words, regular(sizes.label, Ink.MUTED), sizes, place)


def _in_fives(count: int) -> Iterator[int]:
    yield from [_FIVE] * (count // _FIVE)
    yield from [count % _FIVE] if count % _FIVE else []


def _boxes(count: int, sizes: _Sizes) -> _Piece:
    outlines = tuple(rectangle(sizes.side, sizes.side, number * sizes.step) for number in range(count))
    drawn = PathMark(0, 0, outlines, Ink.MUTED, _OUTLINE, closed=True)
    return _Piece((count - 1) * sizes.step + sizes.side, (drawn,))


def _signed(boxes: _Piece, sizes: _Sizes, place: StructurePath) -> _Piece:
    """The boxes after the sign of what is halved."""
    sign = _words(text("card.track.half_sign"), semibold(sizes.label * 0.95), sizes, place)
    start = sign.width + sizes.side * 0.25
    moved = tuple(replace(mark, x=mark.x + start) for mark in boxes.marks)
    return _Piece(start + boxes.width, (*sign.marks, *moved))


def _rungs(rungs: Sequence[Rung], track: Track, sizes: _Sizes, place: StructurePath) -> list[_Piece]:
    """All of them, or, where one row can't hold them, the first few, how it goes on, and the last."""
    pieces = [_rung(rung, sizes, place) for rung in rungs]
    if _taken(pieces, sizes) <= sizes.width or not track.every:
        return pieces
    every = _words(track.every, regular(sizes.label, Ink.MUTED), sizes, place)
    return [*pieces[:_FIRST_RUNGS], every, pieces[-1]]


def _rung(rung: Rung, sizes: _Sizes, place: StructurePath) -> _Piece:
    """The number in a box of its own, to be struck out; the last one is bold."""
    font = bold(sizes.label * 0.9) if rung.is_last else regular(sizes.label * 0.9)
    inside = sizes.side * 0.24
    width = width_of(rung.words, font) + 2 * inside
    ink, thickness = (Ink.TEXT, _LAST_OUTLINE) if rung.is_last else (Ink.MUTED, _OUTLINE)
    box = PathMark(0, 0, (rectangle(width, sizes.side),), ink, thickness, closed=True)
    return _Piece(width, (box, TextMark(inside, _foot(sizes, 0.9), rung.words, font, place)))


def _words(words: str, font: Font, sizes: _Sizes, place: StructurePath) -> _Piece:
    return _Piece(width_of(words, font), (TextMark(0, _foot(sizes), words, font, place),))


def _foot(sizes: _Sizes, share: float = 1.0) -> float:
    """The baseline of words in the middle of a row's boxes."""
    size = sizes.label * share
    return baseline(size) + (sizes.side - leading(size)) / 2


def _flowed(pieces: Sequence[_Piece], sizes: _Sizes) -> Laid:
    """Pieces side by side, going on under the first where a row is full."""
    laid: Laid = [[]]
    for piece in pieces:
        x = _end(laid, sizes)
        if x + piece.width > sizes.width and laid[-1]:
            laid.append([])
            x = sizes.start
        laid[-1].append((x, piece))
    return laid


def _end(laid: Laid, sizes: _Sizes) -> float:
    """Where the next piece of the last row begins."""
    if not laid[-1]:
        return sizes.start
    x, last = laid[-1][-1]
    return x + last.width + sizes.parting


def _add_rungs(laid: Laid, rungs: Sequence[_Piece], sizes: _Sizes) -> None:
    """After the boxes where all of them have the room, otherwise in rows of their own."""
    x = _end(laid, sizes) + sizes.parting
    if x + _taken(rungs, sizes) <= sizes.width:
        laid[-1].extend(_flowed(rungs, replace(sizes, start=x))[0])
    else:
        is_wide = _taken(rungs, sizes) > sizes.width - sizes.start
        laid.extend(_flowed(rungs, replace(sizes, start=0) if is_wide else sizes))


def _taken(pieces: Sequence[_Piece], sizes: _Sizes) -> float:
    """The width of pieces side by side."""
    return sum(piece.width + sizes.parting for piece in pieces) - sizes.parting


def _add_aside(laid: Sequence[Laid], aside: _Piece, sizes: _Sizes) -> None:
    """At the right end of the first row that has the room; in a row of its own where none has."""
    if not aside.width:
        return
    x = sizes.width - aside.width
    for row in (row for track in laid for row in track):
        if _end([row], sizes) + sizes.parting <= x:
            row.append((x, aside))
            return
    laid[0].append([(x, aside)])

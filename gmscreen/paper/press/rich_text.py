"""Running text in several fonts: lines of it, with what lies under words and where they lead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from gmscreen.paper.press.fonts import baseline, leading
from gmscreen.paper.press.inks import Ink
from gmscreen.paper.press.marks import Block, BoxMark, Font, LinkMark, Mark, RuleMark, TextMark
from gmscreen.paper.press.setting import unwidowed
from gmscreen.paper.press.structure import StructurePath
from gmscreen.paper.press.typeface import typeface

_HAIRLINE = 0.4


@dataclass(frozen=True, slots=True)
class Run:
    """Words in one font. `place` is their element: a `Role.LINK` where `address`, an https one, is given.

    `shaded` lays a tint under them, `struck` a rule through them. A line break in the text is one on paper.
    """

    text: str
    font: Font
    place: StructurePath = ()
    address: str = ""
    shaded: bool = False
    struck: bool = False


def rich(
    runs: Sequence[Run], width: float, gap: float = 0, *, align: float = 0, airy: float = 1
) -> Iterator[Block]:
    """The runs as one paragraph, line by line; nothing where they are empty.

    `align` is 0 for lines that begin at the left edge, 1 for those that end at the right one. Words are
    parted at blanks only, wherever runs end; one wider than a line is cut into pieces. `airy` is the height
    of a line over the usual one.
    """
    size = max((run.font.size for run in runs), default=0)
    lines = list(_lines(runs, width)) if any(run.text for run in runs) else []
    made = (tuple(_marks(_aligned(line, width, align), size, airy)) for line in lines)
    blocks = [Block(leading(size) * airy, marks) for marks in made]
    yield from unwidowed(blocks, gap)


def rich_width(runs: Sequence[Run]) -> float:
    """How wide the runs are on one line, in points."""
    return sum((_width(part) for run in runs for part in _drawable(run)), 0.0)


@dataclass(slots=True)
class _Piece:
    """Neighbours in one run on one line; `joined` says that no blank stands after it."""

    run: Run
    text: str
    x: float
    joined: bool = False


_Word = list[Run]
"""The parts of a word, each in its run's font."""

_BREAK: _Word = []


def _lines(runs: Sequence[Run], width: float) -> Iterator[list[_Piece]]:
    line: list[_Piece] = []
    end = blank = 0.0
    for word in _words(runs):
        if word is _BREAK:
            yield line
            line, end, blank = [], 0.0, 0.0
            continue
        for parts in _fitting(word, width):
            wide = sum(map(_width, parts))
            if line and end + blank + wide > width + _SLACK:
                yield line
                line, end, blank = [], 0.0, 0.0
            end = _put(line, parts, end, blank)
            blank = _blank(parts[-1])
    yield line


_SLACK = 0.01


def _put(line: list[_Piece], parts: _Word, end: float, blank: float) -> float:
    """Add a word to a line that ends at `end`; gives its new end."""
    at = end + blank if line else 0.0
    for index, part in enumerate(parts):
        last = line[-1] if line else None
        if last and _is_like(last.run, part):
            last.text += part.text if index else f" {part.text}"
        else:
            if last and index:
                last.joined = True
            line.append(_Piece(part, part.text, at))
        at += _width(part)
    return at


def _is_like(one: Run, other: Run) -> bool:
    return replace(one, text="") == replace(other, text="")


def _words(runs: Sequence[Run]) -> Iterator[_Word]:
    word: _Word = []
    for run in runs:
        for part in _drawable(run):
            for index, line in enumerate(part.text.split("\n")):
                if index:
                    yield from [word] if word else []
                    yield _BREAK
                    word = []
                first, *others = line.split(" ")
                word = [*word, replace(part, text=first)] if first else word
                for other in others:
                    yield from [word] if word else []
                    word = [replace(part, text=other)] if other else []
    yield from [word] if word else []


def _drawable(run: Run) -> Iterator[Run]:
    """The run, in parts where its italic lacks characters that the upright draws."""
    drawn = typeface(run.font.weight).widths
    if all(character in drawn for character in run.text):
        yield run
        return
    upright = replace(run.font, weight=run.font.weight.upright)
    start, slanted = 0, True
    for index, character in enumerate(run.text):
        if (character in drawn) is not slanted:
            if index > start:
                yield replace(run, text=run.text[start:index], font=run.font if slanted else upright)
            start, slanted = index, character in drawn
    yield replace(run, text=run.text[start:], font=run.font if slanted else upright)


def _fitting(word: _Word, width: float) -> Iterator[_Word]:
    """The word, or pieces of it that fit a line each."""
    if sum(map(_width, word)) <= width + _SLACK:
        yield word
        return
    piece: _Word = []
    taken = 0.0
    for part in word:
        widths, size, start = typeface(part.font.weight).widths, part.font.size / 1000, 0
        for index, character in enumerate(part.text):
            step = widths[character] * size
            if taken + step > width and (piece or index > start):
                yield [*piece, replace(part, text=part.text[start:index])] if index > start else piece
                piece, taken, start = [], 0.0, index
            taken += step
        piece = [*piece, replace(part, text=part.text[start:])]
    yield piece


def _width(run: Run) -> float:
    return typeface(run.font.weight).width(run.text, run.font.size)


def _blank(run: Run) -> float:
    return typeface(run.font.weight).width(" ", run.font.size)


def _aligned(line: list[_Piece], width: float, align: float) -> list[_Piece]:
    if align and line:
        last = line[-1]
        by = max(0.0, width - last.x - _width(replace(last.run, text=last.text))) * align
        return [replace(piece, x=piece.x + by) for piece in line]
    return line


def _marks(line: Sequence[_Piece], size: float, airy: float) -> Iterator[Mark]:
    height = leading(size) * airy
    foot = baseline(size) + (height - leading(size)) / 2
    for piece in line:
        run, wide = piece.run, _width(replace(piece.run, text=piece.text))
        if run.shaded:
            yield BoxMark(piece.x - 1, foot - size * 0.82, wide + 2, size * 1.1, Ink.STRIP)
        if run.struck:
            yield RuleMark(piece.x, foot - run.font.size * 0.27, wide, _HAIRLINE, run.font.ink)
        if run.address:
            yield RuleMark(piece.x, foot + size * 0.14, wide, _HAIRLINE, run.font.ink)
            yield LinkMark(piece.x, 0, wide, height, run.address, run.place)
        yield TextMark(piece.x, foot, piece.text, run.font, run.place, piece.joined)

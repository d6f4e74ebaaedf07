"""Text broken into lines of a given width."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from gmscreen.paper.press.typeface import Typeface

ELLIPSIS = "…"


def broken(
    text: str, face: Typeface, size: float, width: float, first_width: float | None = None
) -> list[str]:
    """The lines of a text, each at most `width` points wide, the first at most `first_width`.

    Line breaks of the text are kept, a run of blanks counts as one, and a word wider than a line is cut
    into pieces. Where the first line is too narrow for the first word, it is left empty.
    """
    limit = width * 1000 / size + _SLACK
    room = limit if first_width is None else first_width * 1000 / size
    return list((_broken_short if len(text) < _SHORT else _broken)(text, face, room, limit))


def _broken(text: str, face: Typeface, room: float, limit: float) -> tuple[str, ...]:
    lines: list[str] = []
    for paragraph in text.split("\n"):
        lines.extend(_paragraph(paragraph, face, room, limit))
        room = limit
    return tuple(lines)


_SHORT = 80
"""Letters of what is a label or a cell: the same ones stand on card after card, in columns as wide."""

_broken_short = lru_cache(maxsize=4096)(_broken)


_SLACK = 1
"""A thousandth of an em: a text is not too wide for a column that was made as wide as it is."""


def _paragraph(text: str, face: Typeface, room: float, limit: float) -> Iterator[str]:
    blank = face.widths[" "]
    line: list[str] = []
    taken = 0.0
    for word, width in _words(text, face, limit):
        if taken + width > room and (line or room < limit):
            yield " ".join(line)
            line, taken, room = [], 0.0, limit
        line.append(word)
        taken += width + blank
    yield " ".join(line)


def _words(text: str, face: Typeface, limit: float) -> Iterator[tuple[str, float]]:
    """Each word and its width in thousandths of an em; one wider than `limit` comes in pieces."""
    for word in text.split(" "):
        width: float = sum(map(face.widths.__getitem__, word))
        if width > limit:
            yield from _pieces(word, face, limit)
        elif word:
            yield word, width


def _pieces(word: str, face: Typeface, limit: float) -> Iterator[tuple[str, float]]:
    start = 0
    width = 0.0
    for index, character in enumerate(word):
        step = face.widths[character]
        if width + step > limit and index > start:
            yield word[start:index], width
            start, width = index, 0.0
        width += step
    yield word[start:], width


def clipped(text: str, face: Typeface, size: float, width: float) -> str:
    """The text on one line, or as much of it as fits before an ellipsis."""
    line, *rest = broken(text, face, size, width)
    if not rest:
        return line
    room = width - face.width(ELLIPSIS, size)
    return broken(text.replace(" ", "\N{NO-BREAK SPACE}"), face, size, room)[0] + ELLIPSIS


def fitting_size(text: str, face: Typeface, size: float, width: float) -> float:
    """The size at which the text fits the width, `size` at most."""
    wide = face.width(text, size)
    return size if wide <= width else size * width / wide

"""What is the master's alone: parted from the rest before anything else reads the text."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from gmscreen.texts.catalogue import text

_WORD = "mestre"
_OPENING = re.compile(r":::+\W*(\w+)")
_CLOSING = re.compile(r"[\s>]*:::+\s*\Z")


@dataclass(frozen=True, slots=True)
class Passage:
    """Lines of one kind, every other line left empty, so that each keeps its number."""

    text: str
    secret: bool


@dataclass(frozen=True, slots=True)
class Parted:
    """The text as players may read it, the passages of the whole in order, and what there is to say."""

    public: str
    passages: tuple[Passage, ...]
    notices: tuple[str, ...]


def parted(written: str) -> Parted:
    """Part a text at its fences: `:::mestre` opens, in whatever it stands, a line of `:::` alone closes.

    In doubt a line is secret: a block may hold others, one that is not closed goes to the end, an unknown
    word opens one too, and what stands before the fence on its line is public, what stands after it is not.
    """
    lines = written.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    notices: list[str] = []
    pieces = list(_pieces(lines, notices))
    public = [""] * len(lines)
    for piece in pieces:
        if not piece.secret:
            public[piece.line - 1] = piece.text
    return Parted("\n".join(public), tuple(_passages(pieces)), tuple(notices))


@dataclass(frozen=True, slots=True)
class _Piece:
    """A line, counted from 1, or its part before or after a fence."""

    line: int
    secret: bool
    text: str


def _pieces(lines: list[str], notices: list[str]) -> Iterator[_Piece]:
    opened: list[int] = []
    for number, line in enumerate(lines, start=1):
        plain = _plain(line)
        fence = _OPENING.search(plain)
        if fence is not None:
            after = plain[fence.end() :].strip()
            yield _Piece(number, bool(opened), _before(plain[: fence.start()]))
            yield _Piece(number, secret=True, text=after.rstrip(": "))
            opened += [] if after.endswith(":::") else [number]
            if fence[1].casefold() != _WORD:
                notices.append(text("handout.unknown_block", word=fence[1], line=number))
        elif _CLOSING.match(plain):
            if not opened:
                notices.append(text("handout.nothing_to_close", line=number))
            yield _Piece(number, bool(opened), "")
            del opened[-1:]
        else:
            yield _Piece(number, bool(opened), line)
    if opened:
        notices.append(text("handout.not_closed", line=opened[0]))


def _before(words: str) -> str:
    """What stands before a fence on its line, unless it only says how the line is set in."""
    return words if words.strip(" \t>*+-0123456789.") else ""


def _plain(line: str) -> str:
    """The line with its colons as such, and no sign between them that nobody sees."""
    if ":" not in line and not any(ord(sign) > _ASCII for sign in line):
        return line
    seen = "".join(sign for sign in line if unicodedata.category(sign) != "Cf")
    return seen.translate(_COLONS)


_ASCII = 127
_COLONS = {ord(sign): ":" for sign in "\N{FULLWIDTH COLON}\N{SMALL COLON}\N{RATIO}\N{MODIFIER LETTER COLON}"}


def _passages(pieces: list[_Piece]) -> Iterator[Passage]:
    """Runs of public and of secret lines, each as long as the text up to its end."""
    for secret, run in groupby(pieces, key=lambda piece: piece.secret):
        lines = list(run)
        if any(piece.text.strip() for piece in lines):
            start = "\n" * (lines[0].line - 1)
            yield Passage(start + "\n".join(piece.text for piece in lines), secret)

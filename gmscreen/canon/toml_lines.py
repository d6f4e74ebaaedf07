"""Which line of a TOML file a key or a table stands on."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

Location = tuple[int | str, ...]

DEEPEST = 50
"""How many names of a place are told apart; a longer one is known by its beginning."""

_PART = r"""(?:[A-Za-z0-9_-]+|"[^"\n]*"|'[^'\n]*')"""
_DOTTED = rf"{_PART}(?:[ \t]*\.[ \t]*{_PART})*"
_HEADER = re.compile(rf"[ \t]*(?P<open>\[\[?)[ \t]*(?P<name>{_DOTTED})[ \t]*\]")
_KEY = re.compile(rf"[ \t]*(?P<name>{_DOTTED})[ \t]*=")
_LONG_QUOTES = re.compile(r'"""|\'\'\'')


def line_of(source: str, location: Sequence[int | str]) -> int | None:
    """The line (from 1) of a field, or of the nearest table around it; None where none is written."""
    lines = written_lines(source)
    whole = tuple(location)
    nearest = (lines.get(whole[:length]) for length in range(len(whole), 0, -1))
    return next((line for line in nearest if line is not None), None)


def written_lines(source: str) -> dict[Location, int]:
    """The line on which each table and each key is first written; inline items are not told apart.

    Places on one line stand from the whole to its tables.
    """
    lines: dict[Location, int] = {}
    sizes: dict[Location, int] = {}
    table: Location = ()
    for number, line in _outside_long_strings(source):
        place = table
        if header := _HEADER.match(line):
            place = table = _opened(_parts(header["name"]), sizes, repeated=header["open"] == "[[")
        elif key := _KEY.match(line):
            place = (*table, *_parts(key["name"]))
        for length in range(min(len(place), DEEPEST), 0, -1):
            lines.setdefault(place[:length], number)
    return lines


def _outside_long_strings(source: str) -> Iterator[tuple[int, str]]:
    """Lines that do not begin inside a string of several lines."""
    closing = ""
    for number, line in enumerate(source.split("\n"), 1):
        if not closing:
            yield number, line
        for quotes in _LONG_QUOTES.findall(line):
            closing = "" if quotes == closing else closing or quotes


def _parts(name: str) -> list[str]:
    return [part.strip("\"'") for part in re.findall(_PART, name)]


def _opened(parts: Sequence[str], sizes: dict[Location, int], *, repeated: bool) -> Location:
    """Where a header leads: the last item of every list of tables on the way, or a new item."""
    place: Location = ()
    for index, part in enumerate(parts):
        place = (*place, part)
        if repeated and index == len(parts) - 1:
            sizes[place] = sizes.get(place, 0) + 1
        if place in sizes:
            place = (*place, sizes[place] - 1)
    return place

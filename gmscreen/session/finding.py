"""Searching notes and Pendências: every word somewhere, without accents and case; any sign is only a sign."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain

from gmscreen.session.campaign import Campaign
from gmscreen.session.records import Note, PendingEntry
from gmscreen.texts.folded import folded, folded_with_origins

_LONG = 1 << 15
"""Of texts from this length on only a few are remembered: a long note is another text at every key."""


def found_notes(campaign: Campaign, query: str) -> tuple[Note, ...]:
    """The notes with all these words in title or text, in their order; all of them for an empty query."""
    words = folded(query).split()
    return tuple(note for note in campaign.notes.values() if _has(words, note.title, note.text))


def found_pending(campaign: Campaign, query: str) -> tuple[PendingEntry, ...]:
    """The entries with all these words in title, text or origin, in their order."""
    words = folded(query).split()
    entries = campaign.pending.values()
    return tuple(one for one in entries if _has(words, one.title, one.text, one.origin))


def found_place(text: str, query: str, after: int = 0) -> tuple[int, int] | None:
    """Where one of these words stands in a text, from `after` on or else before it: start and length."""
    words = [word for word in folded(query).split() if word in _ground_of(text)]
    lines = chain(_lines(text, after, len(text)), _lines(text, 0, after)) if words else ()
    for start, line in lines:
        place = _first_in(line, words)
        if place is not None:
            return start + place[0], place[1]
    return None


def _lines(text: str, start: int, end: int) -> Iterator[tuple[int, str]]:
    """The lines of a part of a text, each with its place."""
    while start < end:
        stop = text.find("\n", start, end)
        stop = end if stop < 0 else stop
        yield start, text[start:stop]
        start = stop + 1


def _first_in(line: str, words: list[str]) -> tuple[int, int] | None:
    ground = folded(line)
    if not any(word in ground for word in words):
        return None
    ground, origins = folded_with_origins(line)
    at, word = min((ground.find(word), word) for word in words if word in ground)
    start, last = origins[at], origins[at + len(word) - 1]
    return start, last + 1 - start


def _has(words: list[str], *texts: str) -> bool:
    if not words:
        return True
    grounds = [_ground_of(text) for text in texts]
    return all(any(word in ground for ground in grounds) for word in words)


def _ground_of(text: str) -> str:
    return _long_ground(text) if len(text) > _LONG else _ground(text)


@lru_cache(maxsize=1 << 13)
def _ground(text: str) -> str:
    return folded(text)


@lru_cache(maxsize=8)
def _long_ground(text: str) -> str:
    return folded(text)
